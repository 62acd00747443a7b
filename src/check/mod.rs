//! Rules over the model: one rule, one file, one code. Rules name subjects; `manifest` knows their places. Pure.
