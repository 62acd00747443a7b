//! Keeps `path` values inside their root, and everything out of the data folder.
//!
//! The check runs just before the program starts. A link that is swapped between the check and the program's own
//! `open` is not caught: that needs write access to the root, which the runtime file's author controls.

use std::collections::BTreeSet;
use std::path::{Component, Path, PathBuf};

use indexmap::IndexMap;
use serde_json::Value;

use crate::model::ValueType;
use crate::model::schema::PathSpec;

use super::CallError;

/// Where paths are judged.
pub(super) struct Confinement<'a> {
    /// The program's working folder; roots are relative to it.
    pub(super) cwd: &'a Path,
    /// The data folder, in canonical form.
    pub(super) private: Option<&'a Path>,
    /// Named types of the tool.
    pub(super) defs: &'a IndexMap<String, ValueType>,
}

impl Confinement<'_> {
    /// Checks every path inside a value and rewrites it from "relative to its root" to "relative to the working folder".
    pub(super) fn apply(&self, property: &str, kind: &ValueType, value: &mut Value) -> Result<(), CallError> {
        match (kind, value) {
            (ValueType::Path(spec), Value::String(text)) => {
                *text = self.path(spec, text).map_err(|reason| CallError::argument(property, reason))?;
                Ok(())
            }
            (ValueType::Ref(name), value) => match self.defs.get(name) {
                Some(kind) => self.apply(property, kind, value),
                None => Ok(()),
            },
            (ValueType::Option(_), Value::Null) => Ok(()),
            (ValueType::Option(kind), value) => self.apply(property, kind, value),
            (ValueType::List { item, .. } | ValueType::FixedList { item, .. }, Value::Array(items)) => {
                items.iter_mut().try_for_each(|value| self.apply(property, item, value))
            }
            (ValueType::Tuple(kinds), Value::Array(items)) => {
                kinds.iter().zip(items).try_for_each(|(kind, value)| self.apply(property, kind, value))
            }
            (ValueType::Map(kind), Value::Object(members)) => {
                members.values_mut().try_for_each(|value| self.apply(property, kind, value))
            }
            (ValueType::Record(fields), Value::Object(members)) => {
                fields.iter().try_for_each(|(name, field)| match members.get_mut(name) {
                    Some(value) => self.apply(property, &field.r#type, value),
                    None => Ok(()),
                })
            }
            (ValueType::Variant(_) | ValueType::Result { .. } | ValueType::Union(_), _)
                if holds_path(kind, self.defs, &mut BTreeSet::new()) =>
            {
                // Which case a value is depends on its shape; rather than guess, such a type takes no value.
                Err(CallError::argument(property, "cannot be checked: a path must not stand inside a union or variant"))
            }
            _ => Ok(()),
        }
    }

    fn path(&self, spec: &PathSpec, text: &str) -> Result<String, String> {
        let everything = spec.root == "/";
        let path = Path::new(text);
        if text.is_empty() {
            return Err("must not be empty".to_owned());
        }
        if text.contains('\0') {
            return Err("must not hold a NUL character".to_owned());
        }
        if path.is_absolute() && !everything {
            return Err("must be a relative path".to_owned());
        }
        if path.components().any(|part| part == Component::ParentDir) {
            return Err("must not contain `..`".to_owned());
        }
        let root = self.cwd.join(&spec.root);
        let root = fs_err::canonicalize(root).map_err(|_| "has a root folder that does not exist".to_owned())?;
        let target = real_path(&root.join(path))?;
        if !target.starts_with(&root) {
            return Err("must stay inside its root folder: a link leads out of it".to_owned());
        }
        if self.private.is_some_and(|private| target.starts_with(private)) {
            return Err("must not lie in the data folder".to_owned());
        }
        if spec.root == "." {
            // Programs read their stdin where a file is called `-`.
            return Ok(if text == "-" { "./-".to_owned() } else { text.to_owned() });
        }
        Path::new(&spec.root).join(path).into_os_string().into_string().map_err(|_| "must be valid Unicode".to_owned())
    }
}

/// The path without links. What does not exist yet is judged by the deepest folder that does.
fn real_path(path: &Path) -> Result<PathBuf, String> {
    let mut missing = Vec::new();
    let mut existing = path;
    loop {
        match existing.symlink_metadata() {
            Ok(_) => {
                let mut real = existing.canonicalize().map_err(|_| "must not be a broken link".to_owned())?;
                real.extend(missing.iter().rev());
                return Ok(real);
            }
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
                let (Some(parent), Some(name)) = (existing.parent(), existing.file_name()) else {
                    return Err("must be a path".to_owned());
                };
                missing.push(name);
                existing = parent;
            }
            // A name too long, a file used as a folder, no permission: the program could not open it either.
            Err(error) => return Err(format!("cannot be looked up: {}", error.kind())),
        }
    }
}

/// Whether a path can stand somewhere in a type. Named types may refer to themselves: each is entered once.
fn holds_path<'a>(kind: &'a ValueType, defs: &'a IndexMap<String, ValueType>, seen: &mut BTreeSet<&'a str>) -> bool {
    match kind {
        ValueType::Path(_) => true,
        ValueType::Ref(name) => seen.insert(name) && defs.get(name).is_some_and(|kind| holds_path(kind, defs, seen)),
        ValueType::Variant(cases) => cases.values().flatten().any(|kind| holds_path(kind, defs, seen)),
        ValueType::Result { ok, err } => ok.iter().chain(err).any(|kind| holds_path(kind, defs, seen)),
        ValueType::Union(kinds) | ValueType::Tuple(kinds) => kinds.iter().any(|kind| holds_path(kind, defs, seen)),
        ValueType::List { item, .. } | ValueType::FixedList { item, .. } => holds_path(item, defs, seen),
        ValueType::Map(kind) | ValueType::Option(kind) => holds_path(kind, defs, seen),
        ValueType::Record(fields) => fields.values().any(|field| holds_path(&field.r#type, defs, seen)),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outcome(cwd: &Path, private: Option<&Path>, root: &str, value: &str) -> Result<String, String> {
        let defs = IndexMap::new();
        let confinement = Confinement { cwd, private, defs: &defs };
        let mut json = Value::String(value.to_owned());
        confinement
            .apply("path", &ValueType::Path(PathSpec { root: root.to_owned() }), &mut json)
            .map(|()| json.as_str().unwrap_or_default().to_owned())
            .map_err(|error| error.to_string())
    }

    #[test]
    fn paths_stay_inside_their_root() {
        let dir = tempfile::tempdir().expect("folder");
        let cwd = dir.path().canonicalize().expect("real");
        fs_err::create_dir_all(cwd.join("data/inner")).expect("folder");
        fs_err::create_dir_all(cwd.join(".mcpctl")).expect("folder");
        fs_err::write(cwd.join("outside.txt"), "x").expect("file");
        fs_err::write(cwd.join("data/file.txt"), "x").expect("file");
        for (target, link) in [
            (cwd.join("outside.txt"), "data/out"),
            (PathBuf::from("file.txt"), "data/in"),
            (PathBuf::from("/etc"), "data/etc"),
            (PathBuf::from("../nowhere"), "data/broken"),
        ] {
            std::os::unix::fs::symlink(target, cwd.join(link)).expect("link");
        }
        let private = cwd.join(".mcpctl");
        let data = |value: &str| outcome(&cwd, Some(&private), "data", value);

        assert_eq!(data("file.txt").as_deref(), Ok("data/file.txt"));
        assert_eq!(data("in").as_deref(), Ok("data/in"));
        assert_eq!(data("inner/new/file").as_deref(), Ok("data/inner/new/file"));
        for bad in ["/etc/passwd", "../outside.txt", "inner/../file.txt", "out", "etc/passwd", "broken", "", "a\0b"] {
            let error = data(bad).expect_err(bad);
            assert!(error.contains("`path` "), "{error}");
        }

        assert_eq!(outcome(&cwd, Some(&private), ".", "outside.txt").as_deref(), Ok("outside.txt"));
        assert!(outcome(&cwd, Some(&private), ".", ".mcpctl/token").expect_err("private").contains("data folder"));
        assert_eq!(outcome(&cwd, Some(&private), "/", "/etc").as_deref(), Ok("/etc"));
        let hidden = private.join("x");
        assert!(outcome(&cwd, Some(&private), "/", hidden.to_str().expect("UTF-8")).is_err());
    }

    #[test]
    fn nested_paths_are_checked_too() {
        let defs = IndexMap::from([("file".to_owned(), ValueType::Path(PathSpec::default()))]);
        let dir = tempfile::tempdir().expect("folder");
        let confinement = Confinement { cwd: dir.path(), private: None, defs: &defs };
        let list = ValueType::List {
            item: Box::new(ValueType::Ref("file".to_owned())),
            limits: crate::model::schema::ListLimits::default(),
        };
        let mut value = serde_json::json!(["a", "../b"]);
        assert!(confinement.apply("files", &list, &mut value).is_err());
        let mut value = serde_json::json!({"kind": "file"});
        assert!(confinement.apply("files", &ValueType::Union(vec![list]), &mut value).is_err());
    }
}
