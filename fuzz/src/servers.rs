//! What a stranger's MCP server sends: event streams of messages, and tool definitions.

use mcpctl::mcp::jsonrpc::{self, Limits, Payload};
use mcpctl::mcp::sse::{Event, Reader, SseLimits};
use mcpctl::model::ImportFilter;
use mcpctl::projection::import::project_import;

/// Bounds small enough that the fuzzer reaches them.
const LIMITS: SseLimits = SseLimits { line: 4096, event: 16_384 };

/// The first byte cuts the rest into pieces: events are the same in any pieces, and each is a message or a reason.
pub fn sse(bytes: &[u8]) {
    let Some((size, stream)) = bytes.split_first() else { return };
    let (whole, cut) = (read(stream.chunks(stream.len().max(1))), read(stream.chunks(usize::from(*size).max(1))));
    match (&whole, &cut) {
        (Ok(whole), Ok(cut)) => assert_eq!(whole, cut, "pieces of {size} bytes"),
        (Err(_), Err(_)) => {}
        _ => panic!("only pieces of {size} bytes are over a limit, or only the whole is"),
    }
    for event in whole.into_iter().flatten() {
        if let Ok(Payload::Batch(parts)) = jsonrpc::parse(event.data.as_bytes(), &Limits::default()) {
            assert!(!parts.is_empty() && parts.len() <= Limits::default().batch, "a batch within bounds");
        }
    }
}

fn read<'a>(pieces: impl Iterator<Item = &'a [u8]>) -> Result<Vec<Event>, ()> {
    let mut reader = Reader::new(LIMITS);
    let mut events = Vec::new();
    for piece in pieces {
        events.extend(reader.push(piece).map_err(|_| ())?);
    }
    Ok(events)
}

/// A list of tools as JSON: each becomes a tool or a reason, whatever the order, and the answer is the same each time.
pub fn import(bytes: &[u8]) {
    let Ok(mut tools) = serde_json::from_slice::<Vec<serde_json::Value>>(bytes) else { return };
    let surface = project_import(&tools, None, &ImportFilter::All);
    assert_eq!(surface.tools.len() + surface.diagnostics.len(), tools.len(), "nothing disappears");
    assert_eq!(project_import(&tools, None, &ImportFilter::All), surface, "the same each time");
    tools.reverse();
    let turned = project_import(&tools, None, &ImportFilter::All);
    assert_eq!(turned.tools, surface.tools, "order means nothing");
}
