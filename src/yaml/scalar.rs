//! What plain scalars mean: the core schema of YAML 1.2. `yes`, `no`, `on` and `012` are texts or decimal numbers,
//! never booleans or octal numbers.

use serde_json::{Map, Number, Value};

use super::node::{Content, Node, Scalar};

/// Whether a plain scalar means null.
pub(super) fn is_null(text: &str) -> bool {
    matches!(text, "" | "~" | "null" | "Null" | "NULL")
}

impl Scalar {
    /// The boolean that a plain scalar means.
    pub fn as_bool(&self) -> Option<bool> {
        match &*self.text {
            _ if !self.plain => None,
            "true" | "True" | "TRUE" => Some(true),
            "false" | "False" | "FALSE" => Some(false),
            _ => None,
        }
    }

    /// The number that a plain scalar means. Infinities and NaN have no JSON form and are texts.
    pub fn as_number(&self) -> Option<Number> {
        let text = &*self.text;
        if !self.plain || !text.starts_with(|c: char| c.is_ascii_digit() || matches!(c, '-' | '+' | '.')) {
            return None;
        }
        for (prefix, radix) in [("0o", 8), ("0x", 16)] {
            if let Some(digits) = text.strip_prefix(prefix) {
                let clean = digits.starts_with(|c: char| c.is_digit(radix));
                return clean.then(|| u64::from_str_radix(digits, radix).ok()).flatten().map(Number::from);
            }
        }
        let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
        if !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit()) {
            let unsigned = text.strip_prefix('+').unwrap_or(text);
            return (unsigned.parse::<i64>().map(Number::from).ok())
                .or_else(|| unsigned.parse::<u64>().map(Number::from).ok())
                .or_else(|| unsigned.parse::<f64>().ok().and_then(Number::from_f64));
        }
        is_float(digits).then(|| text.parse::<f64>().ok()).flatten().and_then(Number::from_f64)
    }
}

/// `[0-9]* . [0-9]* ([eE] [-+]? [0-9]+)?` with at least one digit before the exponent.
fn is_float(digits: &str) -> bool {
    let (mantissa, exponent) = match digits.split_once(['e', 'E']) {
        Some((mantissa, exponent)) => (mantissa, Some(exponent)),
        None => (digits, None),
    };
    let all_digits = |text: &str| text.bytes().all(|b| b.is_ascii_digit());
    let (whole, part) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    all_digits(whole)
        && all_digits(part)
        && !(whole.is_empty() && part.is_empty())
        && exponent.is_none_or(|text| {
            let text = text.strip_prefix(['-', '+']).unwrap_or(text);
            !text.is_empty() && all_digits(text)
        })
}

impl Node {
    /// The boolean, if it is one.
    pub fn as_bool(&self) -> Option<bool> {
        match &self.content {
            Content::Scalar(scalar) => scalar.as_bool(),
            _ => None,
        }
    }

    /// The number, if it is one.
    pub fn as_number(&self) -> Option<Number> {
        match &self.content {
            Content::Scalar(scalar) => scalar.as_number(),
            _ => None,
        }
    }

    /// The value as JSON. Bounded: the composer limits how large a tree with all aliases expanded can be.
    pub fn to_json(&self) -> Value {
        match &self.content {
            Content::Null | Content::Broken => Value::Null,
            Content::Scalar(scalar) => scalar.to_json(),
            Content::Sequence(items) => items.iter().map(Self::to_json).collect(),
            Content::Mapping(mapping) => Value::Object(
                mapping.entries().iter().map(|e| (e.key.text.to_string(), e.value.to_json())).collect::<Map<_, _>>(),
            ),
        }
    }
}

impl Scalar {
    /// The value as JSON.
    pub fn to_json(&self) -> Value {
        if let Some(boolean) = self.as_bool() {
            Value::Bool(boolean)
        } else if let Some(number) = self.as_number() {
            Value::Number(number)
        } else {
            Value::String(self.text.to_string())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn json(text: &str) -> Value {
        Scalar { text: text.into(), plain: true }.to_json()
    }

    #[test]
    fn the_core_schema_and_nothing_else() {
        for text in [
            "yes",
            "no",
            "on",
            "off",
            "y",
            "1_000",
            "0b1",
            "1:30",
            "1.2.3",
            "-",
            "+",
            ".",
            "1e",
            ".inf",
            ".nan",
            "0x",
            "0xg",
            "2024-01-01",
            "--1",
            "+-1",
            "0o8",
            "0x+1",
        ] {
            assert_eq!(json(text), Value::String(text.to_owned()), "{text}");
        }
        for (text, value) in [("012", 12), ("0o14", 12), ("0xC", 12), ("+12", 12), ("-12", -12), ("0", 0)] {
            assert_eq!(json(text), Value::from(value), "{text}");
        }
        for (text, value) in [("1.5", 1.5), (".5", 0.5), ("1.", 1.0), ("1e3", 1000.0), ("-1.5E-1", -0.15)] {
            assert_eq!(json(text), Value::from(value), "{text}");
        }
        assert_eq!(json("True"), Value::Bool(true));
        assert_eq!(json("18446744073709551615"), Value::from(u64::MAX));
        assert_eq!(Scalar { text: "12".into(), plain: false }.to_json(), Value::from("12"));
    }
}
