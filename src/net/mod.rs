//! Everything that goes out: egress policy, bounded sender, retries, TLS settings.
