//! The vectors: what a running Golem of model 4 returned, and what its written rules give for the rest.

use serde_json::{Value, json};

use super::*;

fn environment() -> Uuid {
    Uuid::parse_str("018f0000-0000-7000-8000-000000000001").expect("a UUID")
}

fn endpoint_of(value: Value) -> EndpointSnapshot {
    serde_json::from_value(value).expect("an endpoint")
}

#[test]
fn endpoints_hash_as_golem_does() {
    let tool = json!({ "ownerComponent": "demo:greeter", "securityScheme": null, "include": null, "exclude": null });
    for (model, value, expected) in [
        (Model::V4, json!({}), "ba449c9a464917a3baa364b67e9fa8aff46850d9f129d2663f90db6ca8445962"),
        (
            Model::V4,
            json!({ "agents": { "WeatherAgent": { "securityScheme": "nope" } } }),
            "f71121ea031af7abbd4ded6cb0d9145969adc4cdd9a470e3b72b573854cd773c",
        ),
        (
            Model::V4,
            json!({ "agents": { "WeatherAgent": {} } }),
            "00be25854cc7d77d056320a23fa60cb2143115e22f65c9e39d1784015cddb1ee",
        ),
        (
            Model::V4,
            json!({ "agents": { "B": {}, "A": { "securityScheme": "oidc" } } }),
            "beaee6718d0ade233ca725b1d1a5d4979ecab0e46b613487da6bec3f3388ab31",
        ),
        (
            Model::Newest,
            json!({ "agents": { "WeatherAgent": {} } }),
            "ed28ec4d24040a5626797ef269fd2305e246621d283a7284d501b968182a1412",
        ),
        (
            Model::Newest,
            json!({ "tools": { "greeter": tool } }),
            "142e152e8ccc6221305ad1734274178b3af72e090fd094cc7dd0a3e371889637",
        ),
        // The superset puts the tools where the newest shape has them, so both agree once there are tools.
        (
            Model::V4,
            json!({ "tools": { "greeter": tool } }),
            "142e152e8ccc6221305ad1734274178b3af72e090fd094cc7dd0a3e371889637",
        ),
    ] {
        assert_eq!(endpoint(model, &endpoint_of(value.clone())).to_string(), expected, "{model:?} {value}");
    }
}

#[test]
fn deployments_hash_as_golem_does() {
    let plain = json!({ "agents": { "WeatherAgent": {} } });
    for (model, endpoints, expected) in [
        (Model::V4, json!({}), "6e46dd10defc9b56c29a6ec56b508c21f54c08192194e4df25bf36f0c9c3c279"),
        (
            Model::V4,
            json!({ "hello.localhost:9007": {} }),
            "4be53dad88be4392cea2dab194e77248a2df1f1e4ad008c2cfddfe808b54ab9d",
        ),
        (
            Model::V4,
            json!({ "hello.localhost:9007": plain }),
            "bb407f8afd19c9558aa1a65ac08181570d3974e698d11d97ca002a0f1e188553",
        ),
        (
            Model::V4,
            json!({ "localhost:9007": plain }),
            "893cb6a81f5d0709389f4a122c21bc4d212a265a0e518ce673ca0de00a8d8a78",
        ),
        (Model::Newest, json!({}), "e4b82634a55e535bf3ca5f9a7504fb9ff294dfb2d5cc1561c2932fdd5f2dadc9"),
    ] {
        let snapshot: Snapshot = serde_json::from_value(json!({ "mcpDeployments": endpoints })).expect("a content");
        assert_eq!(snapshot.hash(model).to_string(), expected, "{model:?} {endpoints}");
    }
}

fn import_of(auth: Option<InlineAuth>) -> ImportDeclaration {
    let with_credentials = auth.is_some();
    ImportDeclaration {
        name: None,
        url: "https://tools.example.com/mcp".to_owned(),
        auth,
        security_scheme: None,
        prefix: with_credentials.then(|| "acme".parse().expect("a prefix")),
        include: with_credentials.then(|| vec![NameGlob::parse("get-*").expect("a glob")]),
        exclude: None,
        version: None,
    }
}

#[test]
fn imports_and_credentials_hash_as_golem_does() {
    let bearer = InlineAuth::Bearer("secret".to_owned());
    let basic = InlineAuth::Basic { user: "user".to_owned(), password: "pw".to_owned() };
    for (hash, expected) in [
        (credential_digest(environment(), &bearer), "f7d2a3389fb8d698805a0bca9dcc8e6709723853fba7643df9f28eb21598ca04"),
        (credential_digest(environment(), &basic), "fc31d05a98ec4c50a0cc9b57ab2e6fb04ecca3ddc43ac174a5343f0d47a6963b"),
        (import(&import_of(None), environment()), "40b6f9d3452d092bc2afa6b3f914a452699934d0824c8a85188bfda43299e0df"),
        (
            import(&import_of(Some(bearer)), environment()),
            "61ae510d010fb3c577192529f174cef7c4801e0baa7dcc419a45664cf0ca293c",
        ),
    ] {
        assert_eq!(hash.to_string(), expected);
    }
}

#[test]
fn the_newest_shape_covers_imports() {
    let snapshot = Snapshot {
        mcp_deployments: [(
            "localhost:9007".parse().expect("a domain"),
            endpoint_of(json!({ "agents": { "WeatherAgent": {} } })),
        )]
        .into(),
        mcp_imports: vec![import_of(None).snapshot(import(&import_of(None), environment()))],
        ..Snapshot::default()
    };
    assert_eq!(
        snapshot.hash(Model::Newest).to_string(),
        "bca5e8f046ca7c9b74e1e475adfefa3130818e2d7e46d33affe16bb3dd19608c"
    );
}

#[test]
fn import_positions_sort_as_text() {
    let one = component(&ComponentSnapshot::default());
    let parts = Parts { mcp_imports: vec![one; 11], ..Parts::default() };
    let members: Vec<String> =
        ["0", "1", "10", "2", "3", "4", "5", "6", "7", "8", "9"].map(|at| format!("\"{at}\":\"{one}\"")).into();
    let text = format!("{{\"mcpImports\":{{{}}}}}", members.join(","));
    assert_eq!(parts.hash(Model::V4).as_bytes(), blake3::hash(text.as_bytes()).as_bytes());
}

#[test]
fn a_components_hash_knows_no_order_of_parameters() {
    let bound = |text: &str| ComponentSnapshot {
        tool_bindings: [("file-tools".parse().expect("a tool"), serde_json::from_str(text).expect("JSON"))].into(),
        ..ComponentSnapshot::default()
    };
    assert_eq!(component(&bound(r#"{"a":{"x":1,"y":2},"b":[]}"#)), component(&bound(r#"{"b":[],"a":{"y":2,"x":1}}"#)));
    assert_ne!(component(&bound(r#"{"a":1}"#)), component(&bound(r#"{"a":2}"#)));
    assert_ne!(component(&bound("{}")), component(&ComponentSnapshot::default()));
}

#[test]
fn hashes_read_upper_case_and_write_lower_case() {
    let hash = component(&ComponentSnapshot::default());
    assert_eq!(hash.to_string().to_uppercase().parse(), Ok(hash));
    assert_eq!("abc".parse::<ContentHash>(), Err(InvalidHash));
}

#[test]
fn releases_are_hashed_and_what_is_published_is_not() {
    let content = |value: Value| serde_json::from_value::<Snapshot>(value).expect("a content");
    let release = |digest: &str| {
        content(json!({ "remoteTools": { "search": {
            "releaseId": "019a3f5e-7c1b-7000-8000-2f1c5d0e9b42", "account": "alice@example.com", "name": "find",
            "version": "1.0.0", "component": "alice:find", "componentDigest": digest, "metadataDigest": "m",
            "definition": { "root": { "name": "find" } },
        } } }))
    };
    let release_text = r#"{"releaseId":"019a3f5e-7c1b-7000-8000-2f1c5d0e9b42","account":"alice@example.com","name":"find","version":"1.0.0","componentDigest":"c","metadataDigest":"m"}"#;
    let text = format!(r#"{{"remoteTools":{{"search":"{}"}}}}"#, blake3::hash(release_text.as_bytes()));
    assert_eq!(release("c").hash(Model::V4).as_bytes(), blake3::hash(text.as_bytes()).as_bytes());
    assert_ne!(release("c").hash(Model::V4), release("d").hash(Model::V4));
    assert_eq!(content(json!({ "publishedTools": ["search"] })).hash(Model::V4), Snapshot::default().hash(Model::V4));
}
