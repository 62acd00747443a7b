//! Which era a server speaks, read from its answer to a modern `server/discover`.

use serde_json::Value;
use serde_json::value::RawValue;

use crate::mcp::{RpcError, Version};

/// What the answer to the probe says.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Verdict {
    /// Modern; the result of `server/discover`, or null where it is not implemented.
    Modern(Value),
    /// Probably modern: it refused the method in the modern way. A list will tell.
    PerhapsModern,
    /// Legacy: open a session with `initialize`, wanting this revision.
    Legacy(Version),
    /// Modern, but of other revisions.
    Incompatible(Vec<String>),
    /// It refused our revision and offers it all the same: worth asking once more.
    Contradiction(Vec<String>),
}

impl Verdict {
    /// A contradiction that stays is a refusal.
    pub(super) fn settled(self) -> Self {
        match self {
            Self::Contradiction(supported) => Self::Incompatible(supported),
            other => other,
        }
    }
}

/// Reads the answer. `http_status` is absent on stdio.
///
/// No single error code decides for legacy: servers of that era answer a request they do not know in every possible
/// way. Only what a modern server alone can say decides for modern.
pub(super) fn verdict(outcome: &Result<Box<RawValue>, RpcError>, http_status: Option<u16>) -> Verdict {
    match outcome {
        Ok(result) => of_result(result),
        Err(error) if error.code == RpcError::UNSUPPORTED_VERSION => of_unsupported(error),
        Err(error) if error.is_modern() => Verdict::Modern(Value::Null),
        Err(error) if error.code == RpcError::METHOD_NOT_FOUND && http_status == Some(404) => Verdict::PerhapsModern,
        Err(_) => Verdict::Legacy(Version::NEWEST_LEGACY),
    }
}

/// A result counts as modern only with a member that no legacy result has: some legacy servers answer anything.
fn of_result(result: &RawValue) -> Verdict {
    let Ok(result) = serde_json::from_str::<Value>(result.get()) else {
        return Verdict::Legacy(Version::NEWEST_LEGACY);
    };
    let versions = result.get("supportedVersions").and_then(Value::as_array);
    match versions {
        None if result.get("resultType").is_some() => Verdict::Modern(result),
        None => Verdict::Legacy(Version::NEWEST_LEGACY),
        // Some list every revision, some only the modern one; absence of the older ones proves nothing.
        Some(versions) => {
            let names: Vec<String> = versions.iter().filter_map(Value::as_str).map(str::to_owned).collect();
            match choose(&names) {
                Some(version) if version == Version::NEWEST => Verdict::Modern(result),
                Some(version) => Verdict::Legacy(version),
                None => Verdict::Incompatible(names),
            }
        }
    }
}

fn of_unsupported(error: &RpcError) -> Verdict {
    let names: Vec<String> = error
        .data
        .as_ref()
        .and_then(|data| data.get("supported"))
        .and_then(Value::as_array)
        .map(|names| names.iter().filter_map(Value::as_str).map(str::to_owned).collect())
        .unwrap_or_default();
    match choose(&names) {
        Some(version) if version == Version::NEWEST => Verdict::Contradiction(names),
        Some(version) => Verdict::Legacy(version),
        None => Verdict::Incompatible(names),
    }
}

fn choose(names: &[String]) -> Option<Version> {
    Version::ALL.into_iter().find(|version| names.iter().any(|name| name == version.as_str()))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn of(answer: &Value, status: Option<u16>) -> Verdict {
        let outcome = match answer.get("error") {
            Some(error) => Err(RpcError {
                code: error["code"].as_i64().expect("a code"),
                message: String::new(),
                data: error.get("data").cloned(),
            }),
            None => Ok(crate::mcp::jsonrpc::raw(&answer["result"]).expect("JSON")),
        };
        verdict(&outcome, status)
    }

    fn error(code: i64) -> Value {
        json!({"error": {"code": code}})
    }

    #[test]
    fn shapes_of_legacy_servers_lead_to_initialize() {
        let legacy = Verdict::Legacy(Version::V2025_11_25);
        for (answer, status) in [
            (error(-32000), Some(400)),
            (error(-32600), Some(400)),
            (error(-32601), Some(200)),
            (error(-32601), None),
            (error(-32602), Some(400)),
            (error(-32603), Some(500)),
            (json!({"result": {"tools": []}}), Some(200)),
            (json!({"result": {}}), Some(200)),
        ] {
            assert_eq!(of(&answer, status), legacy, "{answer} {status:?}");
        }
    }

    #[test]
    fn only_modern_signs_count_as_modern() {
        let discover = json!({"resultType": "complete", "supportedVersions": ["2026-07-28"]});
        assert_eq!(of(&json!({"result": discover}), Some(200)), Verdict::Modern(discover));
        for code in [-32020, -32021] {
            assert_eq!(of(&error(code), Some(400)), Verdict::Modern(Value::Null));
        }
        assert_eq!(of(&error(-32601), Some(404)), Verdict::PerhapsModern);
    }

    #[test]
    fn a_refused_revision_is_answered_with_a_choice_and_never_with_a_guess() {
        let refused = |supported: Value| json!({"error": {"code": -32022, "data": {"supported": supported}}});
        assert_eq!(of(&refused(json!(["2025-06-18", "2025-03-26"])), Some(400)), Verdict::Legacy(Version::V2025_06_18));
        assert_eq!(of(&refused(json!(["2027-01-01"])), Some(400)), Verdict::Incompatible(vec!["2027-01-01".into()]));
        assert_eq!(of(&error(-32022), Some(400)), Verdict::Incompatible(vec![]));
        let again = of(&refused(json!(["2026-07-28"])), Some(400));
        assert_eq!(again.clone().settled(), Verdict::Incompatible(vec!["2026-07-28".into()]));
        assert_eq!(again, Verdict::Contradiction(vec!["2026-07-28".into()]));
    }
}
