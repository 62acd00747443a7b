//! A proxy between a client and a control plane that counts requests and does something at a chosen one: kill, lose,
//! hold. One connection carries one request, so that nothing is in flight unseen.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// Where a request is. Requests are counted from 1 in the order in which they arrive.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Moment {
    /// It has arrived and the server has not seen it.
    Before(usize),
    /// The server has answered and the client has not seen it.
    After(usize),
}

/// What becomes of the request or its answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fate {
    /// It goes on.
    Pass,
    /// The connection ends instead.
    Lose,
}

type Decide = dyn Fn(Moment, &str) -> Fate + Send + Sync;

struct Shared {
    upstream: Mutex<String>,
    count: AtomicUsize,
    seen: Mutex<Vec<String>>,
    recorded: Mutex<Vec<Vec<u8>>>,
    decide: Box<Decide>,
}

/// A running proxy.
pub(crate) struct Proxy {
    shared: Arc<Shared>,
    /// Where clients find it.
    pub(crate) url: String,
}

impl Proxy {
    /// Starts a proxy to a server (`http://host:port`). `decide` is asked at both moments of every request, with the
    /// request's method and path; it may block, which holds the request.
    pub(crate) fn start(upstream: &str, decide: impl Fn(Moment, &str) -> Fate + Send + Sync + 'static) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let url = format!("http://{}", listener.local_addr().expect("an address"));
        let shared = Arc::new(Shared {
            upstream: Mutex::new(address(upstream)),
            count: AtomicUsize::new(0),
            seen: Mutex::default(),
            recorded: Mutex::default(),
            decide: Box::new(decide),
        });
        let accepting = Arc::clone(&shared);
        std::thread::spawn(move || {
            for client in listener.incoming() {
                let Ok(client) = client else { return };
                let shared = Arc::clone(&accepting);
                // A peer that was killed breaks the connection, which is the point.
                std::thread::spawn(move || serve(&shared, client).ok());
            }
        });
        Self { shared, url }
    }

    /// How many requests have arrived.
    pub(crate) fn count(&self) -> usize {
        self.shared.count.load(Ordering::SeqCst)
    }

    /// The requests that have arrived, byte by byte.
    pub(crate) fn recorded(&self) -> Vec<Vec<u8>> {
        self.shared.recorded.lock().expect("lock").clone()
    }

    /// Method and path of the requests that have arrived.
    pub(crate) fn seen(&self) -> Vec<String> {
        self.shared.seen.lock().expect("lock").clone()
    }
}

fn address(url: &str) -> String {
    url.trim_start_matches("http://").trim_end_matches('/').to_owned()
}

fn serve(shared: &Shared, mut client: TcpStream) -> std::io::Result<()> {
    client.set_read_timeout(Some(Duration::from_secs(60)))?;
    client.set_nodelay(true)?;
    let Some(request) = read_request(&mut client)? else { return Ok(()) };
    let number = shared.count.fetch_add(1, Ordering::SeqCst) + 1;
    let line = String::from_utf8_lossy(&request).lines().next().unwrap_or_default().to_owned();
    let line = line.trim_end_matches(" HTTP/1.1").to_owned();
    shared.seen.lock().expect("lock").push(line.clone());
    shared.recorded.lock().expect("lock").push(request.clone());
    if (shared.decide)(Moment::Before(number), &line) == Fate::Lose {
        return Ok(());
    }
    let upstream = shared.upstream.lock().expect("lock").clone();
    let mut server = TcpStream::connect(upstream)?;
    server.set_nodelay(true)?;
    server.write_all(&request)?;
    let mut answer = Vec::new();
    server.read_to_end(&mut answer)?;
    if answer.is_empty() || (shared.decide)(Moment::After(number), &line) == Fate::Lose {
        return Ok(());
    }
    client.write_all(&answer)
}

/// One whole request, which asks the server to close the connection after its answer.
fn read_request(client: &mut TcpStream) -> std::io::Result<Option<Vec<u8>>> {
    let mut bytes = Vec::new();
    let mut buffer = [0; 16384];
    let head = loop {
        if let Some(at) = bytes.windows(4).position(|window| window == b"\r\n\r\n") {
            break at + 4;
        }
        match client.read(&mut buffer)? {
            0 => return Ok(None),
            count => bytes.extend_from_slice(&buffer[..count]),
        }
    };
    let text = String::from_utf8_lossy(&bytes[..head]).into_owned();
    let header = |name: &str| {
        text.lines().find_map(|line| line.split_once(':').filter(|(key, _)| key.eq_ignore_ascii_case(name)))
    };
    let length = header("content-length").map_or(0, |(_, value)| value.trim().parse().expect("a length"));
    assert!(header("transfer-encoding").is_none(), "the client sends whole bodies");
    while bytes.len() < head + length {
        match client.read(&mut buffer)? {
            0 => return Ok(None),
            count => bytes.extend_from_slice(&buffer[..count]),
        }
    }
    let mut request = text[..head - 2]
        .lines()
        .filter(|line| !line.to_ascii_lowercase().starts_with("connection:"))
        .fold(String::new(), |head, line| head + line + "\r\n");
    request.push_str("connection: close\r\n\r\n");
    let mut request = request.into_bytes();
    request.extend_from_slice(&bytes[head..]);
    Ok(Some(request))
}
