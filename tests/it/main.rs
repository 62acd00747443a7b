//! Integration tests: the binary as users run it, protocols as peers speak them.

#[test]
fn t() {}
