//! Lists, page by page, within bounds.

use std::collections::{BTreeMap, HashSet};
use std::time::Duration;

use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Map, Value};

use crate::mcp::{RpcError, method};

use super::client::Upstream;
use super::error::UpstreamError;
use super::unique::Unique;

/// Listings in a row while a program goes on changing its tools.
const MOST_LISTINGS: usize = 3;

/// What can be listed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ListKind {
    /// Tools.
    Tools,
    /// Resources.
    Resources,
    /// Resource templates.
    ResourceTemplates,
    /// Prompts.
    Prompts,
}

impl ListKind {
    fn method(self) -> &'static str {
        match self {
            Self::Tools => method::TOOLS_LIST,
            Self::Resources => method::RESOURCES_LIST,
            Self::ResourceTemplates => method::RESOURCE_TEMPLATES_LIST,
            Self::Prompts => method::PROMPTS_LIST,
        }
    }

    /// The result's member.
    pub fn member(self) -> &'static str {
        match self {
            Self::Tools => "tools",
            Self::Resources => "resources",
            Self::ResourceTemplates => "resourceTemplates",
            Self::Prompts => "prompts",
        }
    }

    /// The server capability that covers it.
    pub fn capability(self) -> &'static str {
        match self {
            Self::Tools => "tools",
            Self::Resources | Self::ResourceTemplates => "resources",
            Self::Prompts => "prompts",
        }
    }
}

/// A whole list: items as the server wrote them, broken ones included.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Listing {
    /// The items, in the server's order.
    pub items: Vec<Value>,
    /// Items that cannot be read, by position, and why; only their names stand in `items`.
    pub unreadable: BTreeMap<usize, String>,
    /// What was wrong with the listing itself.
    pub notes: Vec<String>,
    /// Whether the server has more than was read: what is missing is not known.
    pub incomplete: bool,
    /// How long the server says that it stays fresh; the shortest of all pages.
    pub fresh_for: Duration,
    /// Whether it may be shared between callers with different credentials.
    pub public: bool,
}

/// A page. Only the members that paging needs; the items stay raw.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Page {
    #[serde(default)]
    result_type: Option<Value>,
    #[serde(default)]
    next_cursor: Option<Value>,
    #[serde(default)]
    ttl_ms: Option<Value>,
    #[serde(default)]
    cache_scope: Option<Value>,
}

impl Upstream {
    /// Whether the server offers something; `None` when it did not say what it offers.
    pub fn offers(&self, kind: ListKind) -> Option<bool> {
        match &self.info().capabilities {
            Value::Object(capabilities) => Some(capabilities.get(kind.capability()).is_some_and(|c| !c.is_null())),
            _ => None,
        }
    }

    /// Lists the tools; again, a few times, while a program says that they changed meanwhile.
    ///
    /// # Errors
    /// As [`Self::list`].
    pub async fn settled_tools(&self) -> Result<Listing, UpstreamError> {
        let mut changes = self.tool_changes();
        let mut listing = self.list(ListKind::Tools).await?;
        for _ in 1..MOST_LISTINGS {
            match &mut changes {
                Some(changes) if changes.has_changed().unwrap_or(false) => changes.mark_unchanged(),
                _ => break,
            }
            listing = self.list(ListKind::Tools).await?;
        }
        Ok(listing)
    }

    /// Lists everything of a kind, following every page.
    ///
    /// # Errors
    /// [`UpstreamError::NoCapability`] when the server does not offer it, and whatever ends the request.
    pub async fn list(&self, kind: ListKind) -> Result<Listing, UpstreamError> {
        if self.offers(kind) == Some(false) {
            return Err(UpstreamError::NoCapability(kind.capability()));
        }
        let mut pages = Pages::new(kind);
        loop {
            let params = match &pages.cursor {
                Some(cursor) => Map::from_iter([("cursor".to_owned(), Value::from(cursor.as_str()))]),
                None => Map::new(),
            };
            let result = match self.request(kind.method(), params, Vec::new(), self.options.timeout).await {
                Err(UpstreamError::Rpc { error, .. }) if error.code == RpcError::METHOD_NOT_FOUND => {
                    return Err(UpstreamError::NoCapability(kind.capability()));
                }
                other => other?,
            };
            if !pages.add(&result, self.options.max_pages, self.options.max_items, self.options.max_answer)? {
                break;
            }
        }
        if kind == ListKind::Tools {
            self.tools.remember(&pages.listing.items);
        }
        Ok(pages.listing)
    }
}

/// The pages so far.
struct Pages {
    kind: ListKind,
    cursor: Option<String>,
    seen: HashSet<String>,
    bytes: usize,
    count: usize,
    listing: Listing,
}

impl Pages {
    fn new(kind: ListKind) -> Self {
        Self {
            kind,
            cursor: None,
            seen: HashSet::new(),
            bytes: 0,
            count: 0,
            listing: Listing { fresh_for: Duration::MAX, public: true, ..Listing::default() },
        }
    }

    /// Takes a page; says whether there is another one.
    fn add(
        &mut self,
        result: &RawValue,
        max_pages: usize,
        max_items: usize,
        max_bytes: usize,
    ) -> Result<bool, UpstreamError> {
        self.count += 1;
        self.bytes += result.get().len();
        if self.bytes > max_bytes {
            return Err(UpstreamError::result(format!("the whole listing is larger than {max_bytes} bytes")));
        }
        let page: Page =
            serde_json::from_str(result.get()).map_err(|error| UpstreamError::result(error.to_string()))?;
        match page.result_type.as_ref().map(|kind| kind.as_str().unwrap_or_default()) {
            None | Some("complete") => {}
            // A list is never a task, and never asks for input (MCP 2026-07-28).
            Some(other) => {
                let reason = format!("is `{other}`, which no list is");
                return Err(UpstreamError::InvalidResult { pointer: "/resultType".to_owned(), reason });
            }
        }
        let mut items = self.items(result)?;
        self.hints(&page);
        let next = match page.next_cursor {
            None | Some(Value::Null) => None,
            // An empty text is a cursor like any other.
            Some(Value::String(cursor)) => Some(cursor),
            Some(_) => {
                self.listing.incomplete = true;
                self.listing.notes.push("`nextCursor` is no text; later pages are not read".to_owned());
                None
            }
        };
        let repeated = next.as_ref().is_some_and(|cursor| !self.seen.insert(cursor.clone()));
        if repeated {
            self.listing.incomplete = true;
            self.listing.notes.push("the server repeats a page cursor; later pages are not read".to_owned());
            // A cursor that never advances brings the same page again.
            items.retain(|(item, _)| !self.listing.items.contains(item));
        }
        for (item, reason) in items {
            if let Some(reason) = reason {
                self.listing.unreadable.insert(self.listing.items.len(), reason);
            }
            self.listing.items.push(item);
        }
        if self.listing.items.len() > max_items {
            self.listing.items.truncate(max_items);
            self.listing.unreadable.split_off(&max_items);
            self.listing.incomplete = true;
            self.listing.notes.push(format!("more than {max_items} items; the rest is not read"));
            return Ok(false);
        }
        if next.is_some() && !repeated && self.count >= max_pages {
            self.listing.incomplete = true;
            self.listing.notes.push(format!("more than {max_pages} pages; the rest is not read"));
            return Ok(false);
        }
        self.cursor = next;
        Ok(self.cursor.is_some() && !repeated)
    }

    fn items(&self, result: &RawValue) -> Result<Vec<(Value, Option<String>)>, UpstreamError> {
        let member = self.kind.member();
        let wrong =
            || UpstreamError::InvalidResult { pointer: format!("/{member}"), reason: "must be a list".to_owned() };
        let members: BTreeMap<String, Box<RawValue>> =
            serde_json::from_str(result.get()).map_err(|error| UpstreamError::result(error.to_string()))?;
        let items = members.get(member).ok_or_else(wrong)?;
        let items: Vec<&RawValue> = serde_json::from_str(items.get()).map_err(|_| wrong())?;
        Ok(items.into_iter().map(item).collect())
    }

    fn hints(&mut self, page: &Page) {
        let ttl = page.ttl_ms.as_ref().and_then(Value::as_u64).unwrap_or(0);
        self.listing.fresh_for = self.listing.fresh_for.min(Duration::from_millis(ttl));
        self.listing.public &= page.cache_scope.as_ref().and_then(Value::as_str) == Some("public");
    }
}

/// An item; of one that cannot be read its name, and why it cannot.
fn item(raw: &RawValue) -> (Value, Option<String>) {
    #[derive(Deserialize)]
    struct Named {
        name: Value,
    }
    serde_json::from_str(raw.get()).map(|Unique(value)| value).map_or_else(
        |error| {
            let name = serde_json::from_str::<Named>(raw.get()).map(|named| serde_json::json!({ "name": named.name }));
            (name.unwrap_or_default(), Some(format!("it cannot be read: {error}")))
        },
        |item| (item, None),
    )
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// Feeds pages until the reader stops; the last page repeats.
    fn read(pages: &[Value]) -> (Listing, usize) {
        let mut reader = Pages::new(ListKind::Tools);
        let mut at = 0;
        loop {
            let page = &pages[at.min(pages.len() - 1)];
            at += 1;
            if !reader.add(&crate::mcp::jsonrpc::raw(page).expect("JSON"), 5, 100, 10_000).expect("a page") {
                return (reader.listing, at);
            }
        }
    }

    #[test]
    fn every_page_is_read_and_an_empty_cursor_is_a_cursor() {
        let (listing, pages) = read(&[
            json!({"tools": [1], "nextCursor": ""}),
            json!({"tools": [2], "nextCursor": "x"}),
            json!({"tools": [3], "nextCursor": null}),
        ]);
        assert_eq!((listing.items, pages, listing.notes.len()), (vec![json!(1), json!(2), json!(3)], 3, 0));
    }

    #[test]
    fn an_item_that_cannot_be_read_is_alone_in_that() {
        let deep = format!("{}{}", "[".repeat(500), "]".repeat(500));
        let twice = r#"{"name": "twice", "x": {"y": 1, "y": 2}}"#;
        let page = format!(
            r#"{{"tools": [{{"name": "a"}}, {{"name": "big", "x": 1e400}}, {{"name": "deep", "x": {deep}}}, 4, {twice}]}}"#
        );
        let mut reader = Pages::new(ListKind::Tools);
        reader.add(&RawValue::from_string(page).expect("JSON"), 5, 100, 10_000).expect("a page");
        let names =
            [json!({"name": "a"}), json!({"name": "big"}), json!({"name": "deep"}), json!(4), json!({"name": "twice"})];
        assert_eq!(reader.listing.items, names);
        let reasons: Vec<_> = reader.listing.unreadable.iter().map(|(at, why)| format!("{at} {why}")).collect();
        assert!(
            reasons.len() == 3
                && reasons[0].contains("out of range")
                && reasons[1].contains("recursion")
                && reasons[2].contains("the key `y` stands twice"),
            "{reasons:?}"
        );
    }

    #[test]
    fn a_cursor_that_never_advances_ends_the_listing_without_duplicates() {
        let (listing, pages) = read(&[json!({"tools": [1, 2], "nextCursor": "same"})]);
        assert_eq!((listing.items, pages), (vec![json!(1), json!(2)], 2));
        assert_eq!(listing.notes, ["the server repeats a page cursor; later pages are not read"]);
        assert!(listing.incomplete);
    }

    #[test]
    fn a_list_that_is_no_complete_result_is_no_list() {
        for (kind, accepted) in
            [(json!("complete"), true), (json!("input_required"), false), (json!("task"), false), (json!(5), false)]
        {
            let page = json!({ "resultType": kind, "tools": [] }).to_string();
            let mut reader = Pages::new(ListKind::Tools);
            let read = reader.add(&RawValue::from_string(page).expect("JSON"), 5, 100, 10_000);
            match read {
                Ok(_) => assert!(accepted, "{kind}"),
                Err(UpstreamError::InvalidResult { pointer, .. }) => {
                    assert_eq!((accepted, &*pointer), (false, "/resultType"));
                }
                Err(other) => panic!("{other}"),
            }
        }
    }

    #[test]
    fn endless_pages_and_items_are_cut_with_a_note() {
        let endless: Vec<Value> = (0..9).map(|n| json!({"tools": [n], "nextCursor": n.to_string()})).collect();
        let (listing, pages) = read(&endless);
        assert_eq!((listing.items.len(), pages), (5, 5));
        assert_eq!(listing.notes, ["more than 5 pages; the rest is not read"]);
        let many: Vec<u32> = (0..200).collect();
        let (listing, _) = read(&[json!({"tools": many})]);
        assert_eq!(listing.items.len(), 100);
    }
}
