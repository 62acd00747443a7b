//! OAuth: discovery, consent, exchange, refresh; validation of inbound tokens in its own file.
