//! `mcpctl deploy` against servers that are none, or not well: what is told, and the exit code 4.

use std::io::{Read, Write};
use std::net::TcpListener;

use super::support::TestEnv;
use super::support::env::Run;

/// A server that reads a request, writes this and ends the connection.
fn answering(bytes: &'static [u8]) -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = listener.local_addr().expect("an address").port();
    std::thread::spawn(move || {
        for mut stream in listener.incoming().map_while(Result::ok) {
            let _ = stream.read(&mut [0; 8192]);
            let _ = stream.write_all(bytes);
        }
    });
    port
}

#[test]
fn what_is_wrong_with_a_server_is_told_in_words() {
    let env = TestEnv::with_fixture("quickstart");
    let deploy = |url: &str| -> Run {
        let mut command = env.mcpctl();
        command.env("MCPCTL_SERVER_URL", url).env("MCPCTL_AUTH_TOKEN", "a-token-of-the-shell-0123");
        command.args(["deploy", "--yes", "-F", "json"]).output().expect("the binary starts").into()
    };
    let page = b"HTTP/1.1 502 Bad Gateway\r\ncontent-type: text/html\r\ncontent-length: 18\r\nconnection: close\r\n\r\n<html>nginx</html>";
    let half = b"HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{\"vers";
    for (scheme, bytes, told, help) in [
        ("http", &b""[..], "closed before the answer was complete", "run the same again"),
        ("http", half, "closed before the answer was complete", "run the same again"),
        ("http", b"SSH-2.0-OpenSSH_9.9\r\n", "does not speak HTTP", "check the URL"),
        ("http", page, "502: bad gateway", "a proxy in front of it"),
        ("https", b"HTTP/1.1 400 Bad Request\r\n\r\n", "does not speak TLS", "correct the URL"),
        ("https", b"", "ended the connection during the handshake", "--ca-bundle"),
    ] {
        let run = deploy(&format!("{scheme}://127.0.0.1:{}", answering(bytes))).expect(4);
        let document = run.json();
        let (message, advice) = (document["message"].to_string(), document["help"].to_string());
        assert!(message.contains(told) && advice.contains(help), "{document:#}");
        assert!(!run.to_string().contains("a-token-of-the-shell"), "{run}");
    }
    let closed = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr()).expect("a port").port();
    let run = deploy(&format!("http://127.0.0.1:{closed}")).expect(4);
    assert!(run.json()["help"].to_string().contains("is it running"), "{run}");
}
