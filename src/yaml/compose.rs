//! Events of the parser → positioned tree.

use std::collections::HashMap;
use std::sync::Arc;

use granit_parser::{Event, Parser, ScalarStyle, Span as EventSpan, StructureStyle, Tag};

use super::node::{Content, Entry, Key, Mapping, Node, Scalar};
use super::{scalar, syntax};
use crate::diagnostics::registry::codes;
use crate::diagnostics::{Edit, FileId, Finding, Fix, Place, Span};

/// How deep collections may nest.
pub const MAX_DEPTH: usize = 128;
/// How many nodes a text may hold, aliases counted with all they stand for.
pub const MAX_NODES: u64 = 2_000_000;

/// What a text holds.
#[derive(Debug)]
pub struct Composed {
    /// The tree; `None` when a syntax error or a limit ended the reading.
    pub root: Option<Node>,
    /// What was wrong.
    pub findings: Vec<Finding>,
}

/// Reads one document.
///
/// Golem's reader accepts flow collections and quoted texts that are indented too little; YAML does not. Such a file
/// is read, with a warning where the trouble begins.
pub fn compose(file: FileId, text: &str) -> Composed {
    let strict = attempt(file, text, true);
    if strict.root.is_some() {
        return strict;
    }
    let Some(error) = strict.findings.last().filter(|finding| finding.code == codes::YAML_SYNTAX) else {
        return strict;
    };
    let mut lenient = attempt(file, text, false);
    if lenient.root.is_none() {
        return strict;
    }
    let mut warning = Finding::new(codes::YAML_INDENTATION, "this line must be indented deeper than its key");
    warning.place = error.place;
    lenient.findings.push(warning.help("indent it; Golem reads the file as it is, other YAML readers refuse it"));
    lenient
}

fn attempt(file: FileId, text: &str, strict: bool) -> Composed {
    let mut composer = Composer {
        file,
        text,
        frames: Vec::new(),
        anchors: HashMap::new(),
        nodes: 0,
        documents: 0,
        root: None,
        findings: Vec::new(),
    };
    let read = composer.read(strict);
    let Composer { root, mut findings, .. } = composer;
    match read {
        Ok(()) => Composed { root: Some(root.unwrap_or_else(|| Node::empty(file))), findings },
        Err(finding) => {
            if finding.code == codes::UNQUOTED_TEMPLATE {
                findings.retain(|earlier| !earlier.place.is_some_and(|place| inside(place, finding.place)));
            }
            findings.push(*finding);
            Composed { root: None, findings }
        }
    }
}

/// A collection that is not closed yet.
struct Frame {
    start: usize,
    anchor: usize,
    flow: bool,
    size: Size,
    broken: bool,
    kind: FrameKind,
}

/// How much a node stands for when all aliases are written out.
#[derive(Clone, Copy)]
struct Size {
    nodes: u64,
    depth: usize,
}

const ONE: Size = Size { nodes: 1, depth: 0 };

enum FrameKind {
    Sequence(Vec<Node>),
    Mapping { mapping: Mapping, key: Option<PendingKey> },
}

/// A key that waits for its value.
enum PendingKey {
    Text(Key),
    /// A key that cannot be used; it has a finding and its value is dropped.
    Dropped(Span),
}

struct Composer<'text> {
    file: FileId,
    text: &'text str,
    frames: Vec<Frame>,
    anchors: HashMap<usize, (Node, Size)>,
    nodes: u64,
    documents: usize,
    root: Option<Node>,
    findings: Vec<Finding>,
}

type Step = Result<(), Box<Finding>>;

impl<'text> Composer<'text> {
    fn read(&mut self, strict: bool) -> Step {
        let mut options = granit_parser::options! {
            strict_indentation: strict,
            flow_nesting_limit: MAX_DEPTH,
            block_nesting_limit: MAX_DEPTH,
        };
        options.set_emit_comments(false);
        for next in Parser::new_from_str_with_options(self.text, options) {
            let (event, span) = next.map_err(|error| Box::new(syntax::finding(self.file, self.text, &error)))?;
            self.event(event, span)?;
        }
        Ok(())
    }

    fn event(&mut self, event: Event<'text>, span: EventSpan) -> Step {
        let bytes = span.byte_range().unwrap_or(0..0);
        match event {
            Event::DocumentStart(..) => {
                self.documents += 1;
                if self.documents > 1 {
                    return Err(Box::new(
                        Finding::new(codes::YAML_SYNTAX, "a second document starts here")
                            .at(self.file, Span::new(bytes.start, bytes.end.max(bytes.start)))
                            .help("keep one document a file: remove the `---`, or use `includes` for a second file"),
                    ));
                }
            }
            Event::Scalar(text, style, anchor, tag) => {
                let omitted = bytes.is_empty() && style == ScalarStyle::Plain;
                let span = self.scalar_span(bytes, omitted);
                let content = self.scalar(&text, style, omitted, tag.as_deref(), span);
                self.place_node(Node { place: self.at(span), content }, anchor, ONE)?;
            }
            Event::Alias(anchor) => self.alias(anchor, Span::new(bytes.start, bytes.end))?,
            Event::SequenceStart(style, anchor, tag) => {
                let kind = FrameKind::Sequence(Vec::new());
                self.open(kind, style, anchor, tag.as_deref(), bytes.start)?;
            }
            Event::MappingStart(style, anchor, tag) => {
                let kind = FrameKind::Mapping { mapping: Mapping::default(), key: None };
                self.open(kind, style, anchor, tag.as_deref(), bytes.start)?;
            }
            Event::SequenceEnd | Event::MappingEnd => self.close(bytes.end)?,
            _ => {}
        }
        Ok(())
    }

    fn at(&self, span: Span) -> Place {
        Place { file: self.file, span }
    }

    /// Where a collection begins: a bracket, a dash, or the first character of its first key.
    fn first_character(&self, start: usize) -> Span {
        let first = self.text.get(start..).and_then(|rest| rest.chars().next());
        Span::new(start, start + first.map_or(0, char::len_utf8))
    }

    /// A block scalar's span without the blank lines after it; an omitted value stands where its key stands.
    fn scalar_span(&self, bytes: std::ops::Range<usize>, omitted: bool) -> Span {
        if omitted && let Some(Frame { kind: FrameKind::Mapping { key: Some(key), .. }, .. }) = self.frames.last() {
            return match key {
                PendingKey::Text(key) => key.place.span,
                PendingKey::Dropped(span) => *span,
            };
        }
        let end = self.text.get(bytes.clone()).map_or(bytes.end, |slice| bytes.start + slice.trim_end().len());
        Span::new(bytes.start, end)
    }

    fn scalar(&mut self, text: &str, style: ScalarStyle, omitted: bool, tag: Option<&Tag>, span: Span) -> Content {
        let plain = style == ScalarStyle::Plain;
        let forced_text = match tag.map(Tag::core_suffix) {
            Some(Some("str")) => true,
            None | Some(Some("null" | "bool" | "int" | "float")) => false,
            Some(_) => {
                self.refuse_tag(span);
                return Content::Broken;
            }
        };
        if !forced_text && plain && (omitted || scalar::is_null(text)) {
            return Content::Null;
        }
        let text = if omitted { "" } else { text };
        Content::Scalar(Arc::new(Scalar { text: text.into(), plain: plain && !forced_text }))
    }

    fn refuse_tag(&mut self, span: Span) {
        self.findings.push(
            Finding::new(codes::YAML_UNSUPPORTED, "tags such as `!name` have no meaning here")
                .at(self.file, span)
                .help("remove the tag"),
        );
    }

    fn open(&mut self, kind: FrameKind, style: StructureStyle, anchor: usize, tag: Option<&Tag>, start: usize) -> Step {
        if self.frames.len() >= MAX_DEPTH {
            return Err(Box::new(too_deep(self.at(self.first_character(start)))));
        }
        let core = tag.map(Tag::core_suffix);
        let broken = core.is_some_and(|suffix| !matches!(suffix, Some("map" | "seq")));
        if broken {
            self.refuse_tag(self.first_character(start));
        }
        self.frames.push(Frame { start, anchor, flow: style == StructureStyle::Flow, size: ONE, broken, kind });
        Ok(())
    }

    fn close(&mut self, event_end: usize) -> Step {
        let Some(frame) = self.frames.pop() else { return Ok(()) };
        let last = match &frame.kind {
            FrameKind::Sequence(items) => items.last().map(|node| node.place.span.end),
            FrameKind::Mapping { mapping, .. } => {
                mapping.entries().last().map(|entry| entry.value.place.span.end.max(entry.key.place.span.end))
            }
        };
        // The end of a block collection is reported where the next token begins, after comments and blank lines.
        let end = if frame.flow { event_end } else { last.map_or(event_end, |end| end as usize) };
        // A list that is not indented deeper than its key is reported where its first item's value begins.
        let before = self.text[..frame.start].trim_end();
        let dash = !frame.flow
            && matches!(frame.kind, FrameKind::Sequence(_))
            && !self.text[frame.start..].starts_with('-')
            && before.ends_with('-');
        let span = Span::new(if dash { before.len() - 1 } else { frame.start }, end);
        if self.is_unquoted_template(&frame, span) {
            return self.unquoted_template(span, frame.anchor);
        }
        let content = match frame.kind {
            _ if frame.broken => Content::Broken,
            FrameKind::Sequence(items) => Content::Sequence(items.into()),
            FrameKind::Mapping { mapping, .. } => Content::Mapping(Arc::new(mapping)),
        };
        self.place_node(Node { place: self.at(span), content }, frame.anchor, frame.size)
    }

    /// `{{ NAME }}` without quotes is a mapping in a mapping.
    fn is_unquoted_template(&self, frame: &Frame, span: Span) -> bool {
        frame.flow
            && matches!(frame.kind, FrameKind::Mapping { .. })
            && self.text.get(span.range()).is_some_and(|text| text.starts_with("{{") && text.ends_with("}}"))
    }

    fn unquoted_template(&mut self, span: Span, anchor: usize) -> Step {
        let written = &self.text[span.range()];
        let mut finding = Finding::new(codes::UNQUOTED_TEMPLATE, "a value that begins with `{{` must be quoted")
            .at(self.file, span)
            .help("put the whole value in double quotes");
        let both = written.contains('"') && written.contains('\'');
        if !both && !written.contains(['\n', '\\']) {
            let quote = if written.contains('"') { '\'' } else { '"' };
            let edit = Edit { place: self.at(span), replacement: format!("{quote}{written}{quote}") };
            finding = finding.fix(Fix { title: "quote the value".to_owned(), certain: true, edits: vec![edit] });
        }
        // What was found inside (a mapping as a key) is the same mistake.
        let whole = Some(self.at(span));
        self.findings.retain(|earlier| !earlier.place.is_some_and(|place| inside(place, whole)));
        self.findings.push(finding);
        self.place_node(Node { place: self.at(span), content: Content::Broken }, anchor, ONE)
    }

    fn alias(&mut self, anchor: usize, span: Span) -> Step {
        match self.anchors.get(&anchor) {
            Some((node, size)) => {
                let (node, size) = (Node { place: self.at(span), content: node.content.clone() }, *size);
                self.place_node(node, 0, size)
            }
            None => Err(Box::new(
                Finding::new(codes::YAML_SYNTAX, "this alias stands inside what it stands for")
                    .at(self.file, span)
                    .help("write the value out"),
            )),
        }
    }

    /// Gives a finished node to its parent.
    fn place_node(&mut self, node: Node, anchor: usize, size: Size) -> Step {
        self.nodes += 1;
        if self.frames.len() + size.depth > MAX_DEPTH {
            return Err(Box::new(too_deep(node.place)));
        }
        if self.nodes > MAX_NODES || size.nodes > MAX_NODES {
            return Err(Box::new(
                Finding::new(codes::YAML_LIMIT, format!("the file stands for more than {MAX_NODES} values"))
                    .at(self.file, node.place.span)
                    .help("split the application over several files, and do not nest aliases in aliases"),
            ));
        }
        if anchor != 0 {
            self.anchors.insert(anchor, (node.clone(), size));
        }
        let Some(frame) = self.frames.last_mut() else {
            self.root = Some(node);
            return Ok(());
        };
        frame.size.nodes = frame.size.nodes.saturating_add(size.nodes);
        frame.size.depth = frame.size.depth.max(size.depth + 1);
        match &mut frame.kind {
            FrameKind::Sequence(items) => items.push(node),
            FrameKind::Mapping { key: slot @ None, .. } => {
                let (key, finding) = key(node);
                *slot = Some(key);
                self.findings.extend(finding);
            }
            FrameKind::Mapping { mapping, key: slot } => {
                if let Some(PendingKey::Text(key)) = slot.take()
                    && let Err((first, entry)) = mapping.insert(Entry { key, value: node })
                {
                    let first = mapping.entries()[first].key.place;
                    self.findings.push(duplicate(&entry.key, first));
                }
            }
        }
        Ok(())
    }
}

fn key(node: Node) -> (PendingKey, Option<Finding>) {
    let Place { file, span } = node.place;
    let unsupported = |message: &str, help: &str| {
        let finding = Finding::new(codes::YAML_UNSUPPORTED, message).at(file, span).help(help);
        (PendingKey::Dropped(span), Some(finding))
    };
    match node.content {
        Content::Scalar(scalar) if scalar.plain && &*scalar.text == "<<" => unsupported(
            "merge keys (`<<`) are not part of YAML 1.2, and Golem refuses them",
            "write the keys out, or share a whole value with an anchor (`&name`) and an alias (`*name`)",
        ),
        Content::Scalar(scalar) => (PendingKey::Text(Key { text: (&*scalar.text).into(), place: node.place }), None),
        Content::Null => (PendingKey::Text(Key { text: "null".into(), place: node.place }), None),
        Content::Broken => (PendingKey::Dropped(span), None),
        Content::Sequence(_) | Content::Mapping(_) => unsupported(
            "a list or mapping cannot be a key",
            "quote the key if it is a text that begins with `{` or `[`",
        ),
    }
}

fn inside(place: Place, whole: Option<Place>) -> bool {
    whole.is_some_and(|whole| {
        place.file == whole.file && place.span.start >= whole.span.start && place.span.end <= whole.span.end
    })
}

fn too_deep(place: Place) -> Finding {
    Finding::new(codes::YAML_LIMIT, format!("nested deeper than {MAX_DEPTH} levels"))
        .at(place.file, place.span)
        .help("flatten the structure")
}

fn duplicate(key: &Key, first: Place) -> Finding {
    Finding::new(codes::DUPLICATE_KEY, format!("`{}` is written twice in one mapping", key.text))
        .at(key.place.file, key.place.span)
        .label("written again here")
        .also_at(first.file, first.span, "first written here")
        .help("keep one of them, or merge their contents")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn codes_of(text: &str) -> Vec<&'static str> {
        compose(FileId(0), text).findings.iter().map(|finding| finding.code.as_str()).collect()
    }

    fn slice(text: &str, place: Place) -> &str {
        &text[place.span.range()]
    }

    #[test]
    fn every_key_and_value_knows_its_bytes() {
        let text = "a: one\nb:\n  - 'two'\n  - {c: 3} # x\nd:\ne: |\n  text\n\nf: &x [1]\ng: *x\n";
        let root = compose(FileId(0), text).root.expect("valid");
        let value = |key: &str| root.get(key).expect(key);
        assert_eq!(slice(text, value("a").place), "one");
        assert_eq!(slice(text, value("b").place), "- 'two'\n  - {c: 3}");
        assert_eq!(slice(text, value("b").items()[0].place), "'two'");
        assert_eq!(slice(text, value("b").items()[1].place), "{c: 3}");
        assert_eq!(slice(text, value("d").place), "d", "an omitted value stands where its key stands");
        assert_eq!(value("e").as_text(), Some("text\n"));
        assert_eq!(slice(text, value("f").place), "[1]");
        assert_eq!(slice(text, value("g").place), "*x", "an alias stands where it is written");
        assert_eq!(value("g").to_json(), serde_json::json!([1]));
    }

    #[test]
    fn duplicate_keys_have_both_places() {
        let text = "a:\n  x: 1\n  y: 2\n  x: 3\n";
        let composed = compose(FileId(0), text);
        let [finding] = composed.findings.as_slice() else { panic!("{:?}", composed.findings) };
        assert_eq!(finding.code, codes::DUPLICATE_KEY);
        assert_eq!(finding.place.map(|place| place.span), Some(Span::new(19, 20)));
        assert_eq!(finding.labels[0].place.map(|place| place.span), Some(Span::new(5, 6)));
    }

    #[test]
    fn what_manifests_do_not_have_is_named() {
        assert_eq!(codes_of("a: &a {x: 1}\nb:\n  <<: *a\n"), ["yaml-unsupported"]);
        assert_eq!(codes_of("a: !custom x\n"), ["yaml-unsupported"]);
        assert_eq!(codes_of("a: !!str 5\nb: !!map {}\n"), [""; 0]);
        assert_eq!(codes_of("? [a]\n: b\n"), ["yaml-unsupported"]);
        assert_eq!(codes_of("a: 1\n---\nb: 2\n"), ["yaml-syntax"]);
        assert_eq!(codes_of("a: &a [*a]\n"), ["yaml-syntax"]);
        assert_eq!(codes_of("a: *b\n"), ["yaml-syntax"]);
        assert_eq!(codes_of("a:\n\tb: 1\n"), ["yaml-syntax"]);
        assert_eq!(codes_of("a: [1\n"), ["yaml-syntax"]);
        assert_eq!(codes_of("a: \"one\ntwo\"\n"), ["yaml-indentation"]);
    }

    #[test]
    fn an_unquoted_template_is_one_finding_with_a_mend() {
        for text in ["a: {{ NAME }}\n", "a: {{NAME}} # c\n", "a: {{ NAME | default('x') }}\n", "a: [{{ NAME }}]\n"] {
            let composed = compose(FileId(0), text);
            let [finding] = composed.findings.as_slice() else { panic!("{text}: {:?}", composed.findings) };
            assert_eq!(finding.code, codes::UNQUOTED_TEMPLATE);
            let fix = finding.fix.as_ref().expect("a mend");
            let mended = super::super::edit::apply(text, &fix.edits).expect("fits");
            assert_eq!(codes_of(&mended), [""; 0], "{mended}");
        }
        assert_eq!(codes_of("a: {{ HOST }}/path\n"), ["unquoted-template"]);
        assert_eq!(codes_of("a: https://{{ HOST }}/path\n"), [""; 0]);
    }

    #[test]
    fn hostile_texts_are_refused_at_once() {
        let start = std::time::Instant::now();
        let mut bomb = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n".to_owned();
        for n in 1..40 {
            let aliases = vec![format!("*a{}", n - 1); 9].join(", ");
            bomb.push_str(&format!("a{n}: &a{n} [{aliases}]\n"));
        }
        assert_eq!(codes_of(&bomb), ["yaml-limit"]);
        assert_eq!(codes_of(&"[".repeat(100_000)), ["yaml-limit"]);
        assert_eq!(codes_of(&"{a: ".repeat(100_000)), ["yaml-limit"]);
        assert_eq!(codes_of(&"- ".repeat(100_000)), ["yaml-limit"]);
        let mut chain = "a0: &a0 [x]\n".to_owned();
        for n in 1..1_000 {
            chain.push_str(&format!("a{n}: &a{n} [*a{}]\n", n - 1));
        }
        assert_eq!(codes_of(&chain), ["yaml-limit"], "depth counts through aliases");
        assert!(start.elapsed() < std::time::Duration::from_secs(2), "{:?}", start.elapsed());
    }

    #[test]
    fn a_tag_before_a_key_of_other_letters_is_shown_whole() {
        for text in ["!\nä: 1", "!x\nä:\t"] {
            for finding in &compose(FileId(0), text).findings {
                let span = finding.place.expect("placed").span;
                assert!(text.get(span.range()).is_some(), "{span:?} of {text:?}");
            }
        }
    }

    proptest::proptest! {
        #[test]
        fn any_text_gives_a_tree_or_findings(text in "[ -~\\n\\t\u{e4}]{0,200}") {
            let composed = compose(FileId(0), &text);
            proptest::prop_assert!(composed.root.is_some() || !composed.findings.is_empty());
            for finding in &composed.findings {
                let span = finding.place.expect("placed").span;
                proptest::prop_assert!(text.get(span.range()).is_some(), "{span:?} of {text:?}");
            }
        }
    }
}
