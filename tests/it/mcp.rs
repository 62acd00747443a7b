//! Properties of the wire formats: whatever is cut or written, the same is read.

use mcpctl::mcp::jsonrpc::{self, Limits};
use mcpctl::mcp::sse::{Event, Reader, SseLimits};
use mcpctl::mcp::{Id, headers};
use proptest::prelude::*;

fn read(bytes: &[u8], cuts: &[usize]) -> Vec<Event> {
    let mut reader = Reader::new(SseLimits::default());
    let mut events = Vec::new();
    let mut at = 0;
    let mut cuts: Vec<usize> = cuts.iter().map(|cut| cut % (bytes.len() + 1)).collect();
    cuts.sort_unstable();
    for cut in cuts.into_iter().chain([bytes.len()]) {
        events.extend(reader.push(&bytes[at..cut]).expect("within limits"));
        at = cut;
    }
    events
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn event_streams_read_the_same_in_any_pieces(
        bytes in "(data|id|event|retry|x)?(: ?)?[a-z0-9é\\u{feff}]{0,4}(\r\n|\n|\r|\n\n|\r\n\r\n|\r\r|: c\n){0,3}".prop_flat_map(|_| {
            prop::collection::vec("(data|id|event|retry|x|)(:|: |)[a-z0-9é]{0,4}(\r\n|\n|\r|\n\n|\r\n\r\n|\r\r)", 0..12)
        }),
        cuts in prop::collection::vec(any::<usize>(), 0..8),
    ) {
        let bytes = bytes.concat().into_bytes();
        prop_assert_eq!(read(&bytes, &cuts), read(&bytes, &[]));
    }

    #[test]
    fn hostile_bytes_never_panic(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let _ = Reader::default().push(&bytes);
        let _ = jsonrpc::parse(&bytes, &Limits::default());
    }

    #[test]
    fn hostile_text_never_panics_the_message_reader(text in "[\\[\\]{}\",:0-9a-z.e\\-]{0,60}") {
        let _ = jsonrpc::parse(text.as_bytes(), &Limits::default());
        let _ = Id::from_json(&text);
    }

    #[test]
    fn written_events_are_read_back(data in "[a-z\n é]{0,20}", id in proptest::option::of("[a-z0-9/]{1,5}")) {
        let event = Event { data, id, ..Event::default() };
        prop_assert_eq!(read(event.to_wire().as_bytes(), &[]), vec![event]);
    }

    #[test]
    fn header_values_come_back(value in any::<String>()) {
        let header = headers::encode(&value).into_owned();
        prop_assert!(header.bytes().all(|b| (0x20..0x7f).contains(&b)));
        prop_assert_eq!(headers::decode(&header).expect("decodes"), value);
    }
}
