//! Secret types that cannot be printed, redacted URLs, sealing at rest, credential stores.
