#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| mcpctl_fuzz::lock_file(bytes));
