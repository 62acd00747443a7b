//! The one place where library errors become failures with an exit code, a message and a next step.
