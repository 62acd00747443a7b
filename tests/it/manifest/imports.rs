//! `mcp.imports` and substitution: what is wrong, and what is never shown.

use mcpctl::manifest::Variables;
use mcpctl::model::{Auth, ImportFilter};

use super::{TOP, lines, load_text, load_with};

fn imports(yaml: &str) -> String {
    format!("{TOP}mcp:\n  imports:\n    local:\n{yaml}")
}

fn variables(pairs: &[(&str, &str)]) -> Variables {
    Variables::new(pairs.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())))
}

#[test]
fn urls_have_rules_and_stay_unseen() {
    let urls = [
        "hunter2",
        "ftp://hunter2.example.com/",
        "https://",
        "https://hunter2:x@example.com/mcp",
        "https://example.com/mcp#hunter2",
        "https://example.com/mcp?api_key=hunter2",
        "http://[::1]:8080/mcp",
    ];
    let list: String = urls.iter().map(|url| format!("      - url: {url}\n")).collect();
    let text = lines(&load_text(&imports(&list)));
    assert!(!text.contains("hunter2"), "{text}");
    insta::assert_snapshot!(text, @r#"
    <stdin>:9:14 error [invalid-import-url] the URL of import 0 is not an absolute URL | write `https://HOST/PATH`
    <stdin>:10:14 error [invalid-import-url] the URL of import 1 is neither `http` nor `https` | MCP imports use Streamable HTTP: write `https://HOST/PATH`
    <stdin>:11:14 error [invalid-import-url] the URL of import 2 is not an absolute URL | write `https://HOST/PATH`
    <stdin>:12:14 error [invalid-import-url] the URL of import 3 holds a user or password | use `auth: { basic: { user: …, password: … } }` instead
    <stdin>:13:14 error [invalid-import-url] the URL of import 4 has a fragment (`#…`) | remove the fragment
    <stdin>:14:14 warning [literal-credential] the URL of import 5 holds a credential in `apikey` | put the value into a variable: `"https://…?key={{ NAME }}"`, or use `auth`
    "#);
}

#[test]
fn credentials_have_rules_and_stay_unseen() {
    let text = imports(
        "      - { url: \"https://a.example.com\", auth: { bearer: hunter2 } }\n      - { url: \"https://b.example.com\", auth: { basic: { user: \"a:hunter2\", password: \"\" } } }\n      - { url: \"https://c.example.com\", auth: { bearer: \"{{ TOKEN }}\" } }\n      - { url: \"https://d.example.com\", auth: { bearer: \"{{ hunter2 \" } }\n      - { url: \"https://e.example.com\", auth: { bearer: \"x\", basic: { user: u } } }\n      - { url: \"https://f.example.com\", auth: {} }\n      - { url: \"https://g.example.com\", auth: { bearer: \"{{ TOKEN }}\" }, securityScheme: s }\n      - { url: \"https://h.example.com\", auth: { bearer: \"{{ MCPCTL_AUTH_TOKEN }}\" } }\n",
    );
    let loaded = load_with(&text, variables(&[("TOKEN", "hunter2\n"), ("MCPCTL_AUTH_TOKEN", "hunter2")]));
    let shown = lines(&loaded);
    assert!(!shown.contains("hunter2"), "{shown}");
    assert!(!format!("{loaded:?}").contains("hunter2\\n"), "values are not in debug output");
    insta::assert_snapshot!(shown, @r#"
    <stdin>:9:57 warning [literal-credential] `bearer` of import 0 stands in the manifest itself | put it into a variable and write `"{{ NAME }}"`
    <stdin>:10:64 error [invalid-credential] `user` of import 1 holds a `:`, which basic authentication cannot carry in a user
    <stdin>:11:57 error [invalid-credential] `bearer` of import 2 holds control characters
    <stdin>:12:57 error [invalid-template] `bearer` of import 3 is not a valid template | write `{{ NAME }}` or `{{ NAME | default('value') }}`
    <stdin>:13:57 warning [literal-credential] `bearer` of import 4 stands in the manifest itself | put it into a variable and write `"{{ NAME }}"`
    <stdin>:13:62 error [exclusive-keys] `bearer` and `basic` exclude each other | write exactly one of `bearer` and `basic`
    <stdin>:13:62 error [missing-key] `basic` needs `password` | add `password`: the password
    <stdin>:14:41 error [exclusive-keys] `auth` needs `bearer` or `basic` | write exactly one of `bearer` and `basic`
    <stdin>:15:57 error [invalid-credential] `bearer` of import 6 holds control characters
    <stdin>:15:74 error [auth-with-security-scheme] `auth` and `securityScheme` exclude each other | keep `auth` for fixed credentials, or `securityScheme` for OAuth
    <stdin>:16:57 error [forbidden-variable] `bearer` of import 7 reads `MCPCTL_AUTH_TOKEN`, which no manifest can read | use a variable of its own for this value
    "#);
}

#[test]
fn unset_variables_are_notes_until_they_are_needed() {
    let text = imports(
        "      - name: docs\n        url: \"https://{{ HOST }}/{{ PATH }}\"\n        auth: { bearer: \"{{ T }}\" }\n",
    );
    insta::assert_snapshot!(lines(&load_text(&text)), @r"
    <stdin>:10:14 note [not-checked] not checked: `url` of import `docs`: variables `HOST`, `PATH` are not set | set it in the environment or in a file given with `--env-file` to check the value too
    <stdin>:11:25 note [not-checked] not checked: `bearer` of import `docs`: variable `T` is not set | set it in the environment or in a file given with `--env-file` to check the value too
    ");
    insta::assert_snapshot!(lines(&load_with(&text, variables(&[("PATH", "p")]).strict(true))), @r"
    <stdin>:10:14 error [unset-variable] `url` of import `docs` needs variable `HOST`, not set here | set it in the environment or in a file given with `--env-file`
    <stdin>:11:25 error [unset-variable] `bearer` of import `docs` needs variable `T`, not set here | set it in the environment or in a file given with `--env-file`
    ");
    let allowed =
        variables(&[("HOST", "h"), ("PATH", "p"), ("T", "t")]).allow_only(["HOST".to_owned(), "PATH".to_owned()]);
    insta::assert_snapshot!(lines(&load_with(&text, allowed)), @"<stdin>:11:25 error [forbidden-variable] `bearer` of import `docs` reads `T`, which is not allowed | add `T` to `--allow-env`");
}

#[test]
fn imports_keep_order_names_and_filters() {
    let text = imports(
        "      - { name: one, url: \"https://a.example.com\", include: [], prefix: p, version: \"2026-07-28\" }\n      - { name: one, url: \"https://b.example.com\", exclude: [\"*-x\"] }\n      - { url: \"https://c.example.com\", include: [\"[\"], securityScheme: s }\n",
    );
    let loaded = load_text(&text);
    insta::assert_snapshot!(lines(&loaded), @r"
    <stdin>:10:17 error [duplicate-import-name] two imports are named `one` | give each import of an environment a name of its own
    <stdin>:11:52 error [malformed-pattern] `[` is not a name glob | the glob is malformed: unclosed character class; missing ']'; it may hold `*`, `?`, `[…]`, `{a,b}` and a leading `!`
    ");
    let [one, two, three] = loaded.application.imports["local"].as_slice() else { panic!("three") };
    assert_eq!((one.index, two.index, three.index), (0, 1, 2));
    assert_eq!(one.filter, ImportFilter::Include(Vec::new()), "an empty list selects nothing");
    assert!(!two.filter.admits("a-x") && two.filter.admits("a"));
    assert!(matches!(&three.auth, Auth::Scheme(scheme) if scheme.as_str() == "s"));
}
