//! The thin binary over the library.

use std::process::ExitCode;

fn main() -> ExitCode {
    mcpctl::cli::main()
}
