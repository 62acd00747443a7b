//! SHA-256 over the canonical form of a definition (RFC 8785, JCS): the order of members and the spelling of numbers
//! change nothing.

use std::fmt;
use std::str::FromStr;

use serde_json::{Number, Value};
use sha2::{Digest as _, Sha256};

/// The digest of a definition, written `sha256:` and 64 lower-case hex digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Digest([u8; 32]);

/// A text that is no digest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("must be `sha256:` and 64 lower-case hexadecimal digits")]
pub struct InvalidDigest;

impl Digest {
    /// The digest of a value.
    pub fn of(value: &Value) -> Self {
        Self(Sha256::digest(canonical(value)).into())
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "sha256:{}", hex::encode(self.0))
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Digest {
    type Err = InvalidDigest;
    fn from_str(text: &str) -> Result<Self, InvalidDigest> {
        let digits = text.strip_prefix("sha256:").ok_or(InvalidDigest)?;
        let mut bytes = [0; 32];
        hex::decode_to_slice(digits, &mut bytes).map_err(|_| InvalidDigest)?;
        if digits.bytes().any(|digit| digit.is_ascii_uppercase()) {
            return Err(InvalidDigest);
        }
        Ok(Self(bytes))
    }
}

/// The canonical form: members sorted by their UTF-16 code units, no spaces, numbers as ECMAScript writes them.
pub fn canonical(value: &Value) -> String {
    let mut text = String::new();
    write(value, &mut text);
    text
}

fn write(value: &Value, out: &mut String) {
    match value {
        Value::Number(number) => out.push_str(&ecmascript(number)),
        Value::Array(items) => {
            out.push('[');
            for (at, item) in items.iter().enumerate() {
                if at > 0 {
                    out.push(',');
                }
                write(item, out);
            }
            out.push(']');
        }
        Value::Object(members) => {
            let mut members: Vec<_> = members.iter().collect();
            members.sort_by(|(a, _), (b, _)| a.encode_utf16().cmp(b.encode_utf16()));
            out.push('{');
            for (at, (key, member)) in members.into_iter().enumerate() {
                if at > 0 {
                    out.push(',');
                }
                // Texts are escaped alike: the two-letter escapes, `\u00xx` for other controls, nothing else.
                out.push_str(&Value::from(key.as_str()).to_string());
                out.push(':');
                write(member, out);
            }
            out.push('}');
        }
        plain => out.push_str(&plain.to_string()),
    }
}

/// A number as ECMAScript's `Number::toString` writes it (RFC 8785, 3.2.2.3): all numbers are doubles.
pub(super) fn ecmascript(number: &Number) -> String {
    let value = number.as_f64().unwrap_or_default();
    if value == 0.0 {
        return "0".to_owned();
    }
    // The shortest digits that read back; of two that are as near, the even one (as serde_json prints, unlike `{:e}`).
    let shortest = Number::from_f64(value.abs()).map(|number| number.to_string()).unwrap_or_default();
    let (mantissa, exponent) = shortest.split_once(['e', 'E']).unwrap_or((&shortest, "0"));
    let (whole, part) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let all = format!("{whole}{part}");
    let significant = all.trim_start_matches('0');
    let leading = all.len() - significant.len();
    let digits = significant.trim_end_matches('0');
    let offset = i32::try_from(whole.len()).unwrap_or_default() - i32::try_from(leading).unwrap_or_default();
    let point = exponent.parse::<i32>().unwrap_or_default() + offset;
    let count = i32::try_from(digits.len()).unwrap_or(i32::MAX);
    let zeros = |n: i32| "0".repeat(usize::try_from(n).unwrap_or_default());
    let at = usize::try_from(point).unwrap_or_default();
    let magnitude = if (count..=21).contains(&point) {
        format!("{digits}{}", zeros(point - count))
    } else if (1..=21).contains(&point) {
        format!("{}.{}", &digits[..at], &digits[at..])
    } else if (-5..=0).contains(&point) {
        format!("0.{}{digits}", zeros(-point))
    } else {
        let (sign, power) = if point > 0 { ('+', point - 1) } else { ('-', 1 - point) };
        match digits.split_at(1) {
            (first, "") => format!("{first}e{sign}{power}"),
            (first, rest) => format!("{first}.{rest}e{sign}{power}"),
        }
    };
    if value < 0.0 { format!("-{magnitude}") } else { magnitude }
}

/// Whether two values have the same canonical form.
pub(super) fn same(a: &Value, b: &Value) -> bool {
    match (a, b) {
        (Value::Number(a), Value::Number(b)) => a.as_f64() == b.as_f64(),
        (Value::Array(a), Value::Array(b)) => a.len() == b.len() && a.iter().zip(b).all(|(a, b)| same(a, b)),
        (Value::Object(a), Value::Object(b)) => {
            a.len() == b.len() && a.iter().all(|(key, value)| b.get(key).is_some_and(|other| same(value, other)))
        }
        (a, b) => a == b,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn numbers_are_written_as_in_the_rfc() {
        // RFC 8785, appendix B, and the switches to and from exponents.
        for (bits, text) in [
            (0x0000_0000_0000_0000_u64, "0"),
            (0x8000_0000_0000_0000, "0"),
            (0x0000_0000_0000_0001, "5e-324"),
            (0x8000_0000_0000_0001, "-5e-324"),
            (0x7fef_ffff_ffff_ffff, "1.7976931348623157e+308"),
            (0x4340_0000_0000_0000, "9007199254740992"),
            (0x4430_0000_0000_0000, "295147905179352830000"),
            (0x44b5_2d02_c7e1_4af5, "9.999999999999997e+22"),
            (0x44b5_2d02_c7e1_4af6, "1e+23"),
            (0x44b5_2d02_c7e1_4af7, "1.0000000000000001e+23"),
            (0x444b_1ae4_d6e2_ef4e, "999999999999999700000"),
            (0x444b_1ae4_d6e2_ef4f, "999999999999999900000"),
            (0x444b_1ae4_d6e2_ef50, "1e+21"),
            (0x3eb0_c6f7_a0b5_ed8c, "9.999999999999997e-7"),
            (0x3eb0_c6f7_a0b5_ed8d, "0.000001"),
            (0x41b3_de43_5555_5553, "333333333.3333332"),
            (0xbecb_f647_612f_3696, "-0.0000033333333333333333"),
            (0x4314_3ff3_c1cb_0959, "1424953923781206.2"),
        ] {
            let number = Number::from_f64(f64::from_bits(bits)).expect("finite");
            assert_eq!(ecmascript(&number), text);
        }
        assert_eq!(canonical(&json!([1, 1.0, 1e2, -7, u64::MAX])), "[1,1,100,-7,18446744073709552000]");
    }

    #[test]
    fn the_example_of_the_rfc() {
        let value: Value = serde_json::from_str(
            r#"{"numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
               "string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/", "literals": [null, true, false]}"#,
        )
        .expect("JSON");
        assert_eq!(
            canonical(&value),
            r#"{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\u000f\nA'B\"\\\\\"/"}"#
        );
        let keys = json!({"\u{20ac}": 1, "\r": 2, "\u{fb33}": 3, "1": 4, "\u{1f600}": 5, "\u{80}": 6, "\u{f6}": 7});
        assert_eq!(
            canonical(&keys),
            "{\"\\r\":2,\"1\":4,\"\u{80}\":6,\"\u{f6}\":7,\"\u{20ac}\":1,\"\u{1f600}\":5,\"\u{fb33}\":3}"
        );
    }

    #[test]
    fn digests_read_back() {
        let digest = Digest::of(&json!({}));
        assert_eq!(digest.to_string(), "sha256:44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a");
        assert_eq!(digest.to_string().parse(), Ok(digest));
        for wrong in ["", "44136f", "sha256:44", &digest.to_string().to_uppercase()] {
            assert_eq!(wrong.parse::<Digest>(), Err(InvalidDigest), "{wrong}");
        }
    }
}
