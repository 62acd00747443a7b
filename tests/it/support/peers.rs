//! Programs that nobody here wrote: MCP clients and servers and an OAuth provider, from `tests/peers`.
//!
//! `.ci/run` installs them. Without them a test says in one line that it was skipped; with
//! `MCPCTL_TEST_REQUIRE_PEERS=1` their absence fails the test.

use std::io::Write;
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// How long a peer may take until it accepts connections (Python starts slowly on a busy machine).
const START_LIMIT: Duration = Duration::from_secs(60);

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/peers")
}

/// The path if it exists; otherwise the test is skipped in one visible line, or fails where peers are required.
pub(crate) fn require(path: PathBuf) -> Option<PathBuf> {
    if path.exists() {
        return Some(path);
    }
    absent(&path.display().to_string());
    None
}

/// Says that a peer is missing.
pub(crate) fn absent(what: &str) {
    assert!(
        std::env::var_os("MCPCTL_TEST_REQUIRE_PEERS").is_none_or(|value| value != "1"),
        "{what} is required (MCPCTL_TEST_REQUIRE_PEERS=1) and missing; .ci/run installs it"
    );
    // Not `eprintln!`: the test runner would swallow it where the test passes.
    let _ = writeln!(std::io::stderr(), "skipped: {what} is not installed (.ci/run installs it)");
}

/// A program of the Node packages, such as `mcp-inspector`.
pub(crate) fn node_bin(name: &str) -> Option<PathBuf> {
    require(folder().join("node_modules/.bin").join(name))
}

/// A file of the Node packages, such as a schema.
pub(crate) fn node_file(path: &str) -> Option<PathBuf> {
    require(folder().join("node_modules").join(path))
}

/// The Node interpreter of the packages (some peers need a newer one than the system's).
pub(crate) fn node() -> Option<PathBuf> {
    require(folder().join("node_modules/node/bin/node"))
}

/// The Python interpreter that has the Python packages.
pub(crate) fn python() -> Option<PathBuf> {
    require(folder().join(".venv/bin/python"))
}

/// A program of the Python packages, such as `mcp-server-time`.
pub(crate) fn python_bin(name: &str) -> Option<PathBuf> {
    require(folder().join(".venv/bin").join(name))
}

/// A script of `tests/peers`.
pub(crate) fn script(name: &str) -> PathBuf {
    folder().join(name)
}

/// A port that was free a moment ago. A peer that takes only a number needs it; everything of ours binds port 0.
pub(crate) fn free_port() -> u16 {
    TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).and_then(|listener| listener.local_addr()).expect("a free port").port()
}

/// A running peer; it is killed with its children when dropped.
pub(crate) struct Peer {
    child: Child,
    /// Where it listens.
    pub(crate) port: u16,
}

impl Peer {
    /// Starts a peer that will listen on this port, and waits until it accepts connections.
    #[track_caller]
    pub(crate) fn start(mut command: Command, port: u16) -> Self {
        use std::os::unix::process::CommandExt;
        let name = command.get_program().display().to_string();
        let child = command
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .process_group(0)
            .spawn()
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        let mut peer = Self { child, port };
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
        let deadline = Instant::now() + START_LIMIT;
        while TcpStream::connect_timeout(&address, Duration::from_millis(200)).is_err() {
            if let Ok(Some(status)) = peer.child.try_wait() {
                panic!("{name} ended before it listened: {status}");
            }
            assert!(Instant::now() < deadline, "{name} did not listen on {address} in time");
            std::thread::sleep(Duration::from_millis(30));
        }
        peer
    }

    /// The MCP endpoint at the usual path.
    pub(crate) fn mcp_url(&self) -> String {
        format!("http://127.0.0.1:{}/mcp", self.port)
    }
}

impl Drop for Peer {
    fn drop(&mut self) {
        if let Some(group) = i32::try_from(self.child.id()).ok().and_then(rustix::process::Pid::from_raw) {
            let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// `server-everything` over Streamable HTTP: the legacy era.
pub(crate) fn everything() -> Option<Peer> {
    let (node, script) = (node()?, node_bin("mcp-server-everything")?);
    let port = free_port();
    let mut command = Command::new(node);
    command.arg(script).arg("streamableHttp").env("PORT", port.to_string());
    Some(Peer::start(command, port))
}

/// A server of the Python `mcp` package: both eras (see `tests/peers/notes_server.py`).
pub(crate) fn notes() -> Option<Peer> {
    let python = python()?;
    let port = free_port();
    let mut command = Command::new(python);
    command.arg(script("notes_server.py")).arg(port.to_string());
    Some(Peer::start(command, port))
}

/// An OAuth provider (see `tests/peers/oidc_provider.mjs`): access tokens live for `seconds`, and each grant is a line
/// in the log.
pub(crate) fn oidc_provider(redirect: &str, seconds: u32, log: &Path) -> Option<Peer> {
    let node = node()?;
    node_file("oidc-provider")?;
    let port = free_port();
    let mut command = Command::new(node);
    command.arg(script("oidc_provider.mjs")).args([&port.to_string(), redirect, &seconds.to_string()]).arg(log);
    Some(Peer::start(command, port))
}

/// A protected MCP server of the Python `mcp` package that takes tokens of this issuer.
pub(crate) fn protected(issuer: &str) -> Option<Peer> {
    let python = python()?;
    let port = free_port();
    let mut command = Command::new(python);
    command.arg(script("protected_server.py")).args([&port.to_string(), issuer]);
    Some(Peer::start(command, port))
}

/// A server of the `fastmcp` package: both eras (see `tests/peers/fastmcp_server.py`).
pub(crate) fn fastmcp() -> Option<Peer> {
    let python = python()?;
    let port = free_port();
    let mut command = Command::new(python);
    command.arg(script("fastmcp_server.py")).arg(port.to_string());
    Some(Peer::start(command, port))
}

/// A server of the TypeScript package: both eras (see `tests/peers/ts_server.mjs`).
pub(crate) fn typescript() -> Option<Peer> {
    let node = node()?;
    node_file("@modelcontextprotocol/server/package.json")?;
    let port = free_port();
    let mut command = Command::new(node);
    command.arg(script("ts_server.mjs")).arg(port.to_string());
    Some(Peer::start(command, port))
}

/// How a peer is reached.
pub(crate) enum Server {
    /// A URL.
    Http(String),
    /// A program and its arguments.
    Stdio(Vec<String>),
}

/// Whether the Inspector can be asked.
pub(crate) fn inspector_is_there() -> Option<()> {
    node()?;
    node_bin("mcp-inspector").map(|_| ())
}

/// The MCP Inspector's command line against an endpoint; the parsed JSON document and the exit code.
pub(crate) fn inspector(url: &str, era: &str, args: &[&str], home: &Path) -> Option<(serde_json::Value, i32)> {
    inspector_of(&Server::Http(url.to_owned()), era, args, home)
}

/// The same against any server.
pub(crate) fn inspector_of(server: &Server, era: &str, args: &[&str], home: &Path) -> Option<(serde_json::Value, i32)> {
    let (node, script) = (node()?, node_bin("mcp-inspector")?);
    let mut command = Command::new(node);
    command.arg(script).arg("--cli");
    match server {
        Server::Http(url) => command.args([url, "--transport", "http"]),
        Server::Stdio(_) => command.args(["--transport", "stdio"]),
    };
    command.args(["--protocol-era", era, "--format", "json", "-q", "--connect-timeout", "60000"]).args(args);
    if let Server::Stdio(program) = server {
        command.arg("--").args(program);
    }
    command.env("HOME", home).env("MCP_CATALOG_PATH", home.join("catalog.json")).stdin(Stdio::null());
    let output = command.output().expect("the inspector starts");
    // A result is written to stdout, a failure to stderr; some failures have a result besides.
    let document = [&output.stdout, &output.stderr].into_iter().find_map(|bytes| serde_json::from_slice(bytes).ok());
    let value = document.unwrap_or_else(|| panic!("the inspector printed no JSON: {output:?}"));
    Some((value, output.status.code().unwrap_or(-1)))
}
