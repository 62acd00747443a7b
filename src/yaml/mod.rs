//! Text → positioned tree: every key and value with its byte range; in-place edits that keep comments. Pure.
