//! What projection may know about an environment, whether it comes from files or from a stored revision.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use indexmap::IndexMap;

use crate::model::application::DEFAULT_TOOLS;
use crate::model::{
    AgentDefinition, AgentTypeName, Application, ComponentDefinition, ComponentName, EnvironmentName, Import,
    ImportFilter, NameGlob, Prefix, RuntimeFile, ToolDefinition, ToolName, ToolSource,
};

use super::rendered::{RenderedTool, TooManyNames};
use super::surface::{ImportSurface, ImportedTool, Known};

/// Definitions, declarations and bindings of one environment. Fill it before asking it: lookups build an index once.
#[derive(Debug, Clone, Default)]
pub struct Catalog {
    /// Every declared component in name order, with what it offers where that can be known. Environments of one
    /// application share it.
    pub components: Arc<IndexMap<ComponentName, CatalogComponent>>,
    /// `tools.<name>`: where implementations are.
    pub tools: Arc<IndexMap<ToolName, ToolSource>>,
    /// The releases that tools are, where they are known: by the tool's name, the publisher's component and what it has.
    pub releases: Arc<BTreeMap<ToolName, (ComponentName, ToolDefinition)>>,
    /// The environment's imports in precedence order, with what they provide where that can be known.
    pub imports: Vec<(Import, Known<ImportSurface>)>,
    /// The environment's default tools, which the platform provides.
    pub default_tools: BTreeSet<ToolName>,
    index: Arc<OnceLock<Index>>,
    /// Positions in `imports` by prefix; the empty text stands for none.
    by_prefix: OnceLock<HashMap<String, Vec<usize>>>,
    /// Native tools as clients see them, made when they are first exported.
    rendered: Arc<Mutex<Renderings>>,
}

/// By component and tool.
type Renderings = HashMap<(ComponentName, ToolName), Arc<Result<RenderedTool, TooManyNames>>>;

/// What lookups would otherwise search all components for.
#[derive(Debug, Clone, Default)]
struct Index {
    tools: HashMap<ToolName, Vec<ComponentName>>,
    agents: HashMap<AgentTypeName, Vec<ComponentName>>,
    /// Why the set of agent types and discovered tools is not known, if it is not.
    unknown: Option<String>,
}

/// A component as projection sees it.
#[derive(Debug, Clone)]
pub struct CatalogComponent {
    /// What it offers.
    pub definition: Known<ComponentDefinition>,
    /// The tools its component-level bindings authorise.
    pub bindings: BTreeSet<ToolName>,
}

/// What a tool name leads to. Application tools come before default tools, these before imports, and earlier imports
/// before later ones.
#[derive(Debug, Clone)]
pub enum ToolLookup<'a> {
    /// A native tool.
    Native {
        /// The component that implements it.
        component: &'a ComponentName,
        /// Its definition.
        definition: &'a ToolDefinition,
    },
    /// A tool of an import.
    Imported {
        /// The import.
        import: &'a Import,
        /// The tool.
        tool: &'a ImportedTool,
    },
    /// It exists, but its definition is not known; the text says why.
    NotKnown(String),
    /// It can only come from this import, which is not known; the text says why.
    Unlisted {
        /// The first import that could supply it.
        import: &'a Import,
        /// Why it is not known.
        reason: String,
    },
    /// It is declared, but the component that should have it (or all, where none is named) does not.
    NotImplemented(Option<&'a ComponentName>),
    /// Several components implement it.
    Ambiguous(Vec<&'a ComponentName>),
    /// Nothing declares, implements or could supply it.
    Unknown,
}

/// What an agent type name leads to.
#[derive(Debug, Clone, PartialEq)]
pub enum AgentLookup<'a> {
    /// An agent type.
    Found {
        /// The component that implements it.
        component: &'a ComponentName,
        /// Its definition.
        definition: &'a AgentDefinition,
    },
    /// A component that is not known may have it; the text says which.
    NotKnown(String),
    /// Several components have it.
    Ambiguous(Vec<&'a ComponentName>),
    /// All components are known and none has it.
    Unknown,
}

impl Catalog {
    /// What the manifest and the runtime file say about an environment. Imports start unknown; see
    /// [`Self::with_import`].
    pub fn of(application: &Application, environment: &EnvironmentName, runtime: Option<&RuntimeFile>) -> Self {
        let mut components: IndexMap<_, _> = application
            .components
            .iter()
            .map(|(name, component)| {
                let bindings = component.bindings.get(environment).keys().cloned().collect();
                (name.clone(), CatalogComponent { definition: definition_of(name, runtime), bindings })
            })
            .collect();
        components.sort_unstable_keys();
        let catalog = Self {
            components: Arc::new(components),
            tools: Arc::new(application.tools.iter().map(|(name, tool)| (name.clone(), tool.source.clone())).collect()),
            ..Self::default()
        };
        catalog.with_own(application, environment)
    }

    /// The same application in another environment; what does not differ is shared.
    #[must_use]
    pub fn in_environment(&self, application: &Application, environment: &EnvironmentName) -> Self {
        let mut components = Arc::clone(&self.components);
        let mut index = Arc::clone(&self.index);
        if application.components.values().any(|component| !component.bindings.special.is_empty()) {
            for (name, component) in Arc::make_mut(&mut components) {
                if let Some(declared) = application.components.get(name) {
                    component.bindings = declared.bindings.get(environment).keys().cloned().collect();
                }
            }
            index = Arc::default();
        }
        let catalog = Self {
            components,
            tools: Arc::clone(&self.tools),
            releases: Arc::clone(&self.releases),
            index,
            rendered: Arc::clone(&self.rendered),
            ..Self::default()
        };
        catalog.with_own(application, environment)
    }

    /// Adds what is an environment's own.
    fn with_own(mut self, application: &Application, environment: &EnvironmentName) -> Self {
        self.default_tools = application.environments.get(environment).map_or_else(BTreeSet::new, |declared| {
            DEFAULT_TOOLS
                .iter()
                .filter(|name| declared.default_tools.has(name))
                .filter_map(|name| ToolName::parse(name).ok())
                .collect()
        });
        self.imports = application
            .imports_of(environment)
            .iter()
            .map(|import| (import.clone(), Known::No(format!("{} has no lock entry", title_of(import)))))
            .collect();
        self
    }

    /// Says what the import at a position provides (from a lock, or from the upstream itself).
    #[must_use]
    pub fn with_import(self, index: usize, surface: ImportSurface) -> Self {
        self.with_known(index, Known::Yes(surface))
    }

    /// Says what the import at a position provides, or why that is not known.
    #[must_use]
    pub fn with_known(mut self, index: usize, known: Known<ImportSurface>) -> Self {
        let position = match self.imports.get(index) {
            Some((import, _)) if import.index == index => Some(index),
            _ => self.imports.iter().position(|(import, _)| import.index == index),
        };
        if let Some(position) = position {
            self.imports[position].1 = known;
        }
        self
    }

    /// How a tool that a component implements looks to clients.
    pub(super) fn rendered(
        &self,
        component: &ComponentName,
        tool: &ToolName,
        definition: &ToolDefinition,
    ) -> Arc<Result<RenderedTool, TooManyNames>> {
        let mut rendered = self.rendered.lock().unwrap_or_else(PoisonError::into_inner);
        let entry = rendered.entry((component.clone(), tool.clone()));
        Arc::clone(entry.or_insert_with(|| Arc::new(RenderedTool::of(definition))))
    }

    /// The tools that more than one component implements.
    pub fn implemented_twice(&self) -> BTreeSet<&ToolName> {
        self.index().tools.iter().filter(|(_, components)| components.len() > 1).map(|(tool, _)| tool).collect()
    }

    /// Whether a tool name leads anywhere: [`ToolLookup::Unknown`] asked for without the answer's details.
    pub fn is_known(&self, name: &ToolName) -> bool {
        self.tools.contains_key(name)
            || self.default_tools.contains(name)
            || self.index().tools.contains_key(name)
            || !matches!(self.imported(name), ToolLookup::Unknown)
    }

    /// The declared tools whose component is known and does not have them, or whose component nobody named.
    pub fn doubtful_tools(&self) -> impl Iterator<Item = &ToolName> {
        let is_fine = |name: &ToolName, source: &ToolSource| match source {
            ToolSource::Component(component) => match self.components.get(component).map(|entry| &entry.definition) {
                Some(Known::Yes(definition)) => definition.tools.contains_key(name),
                Some(Known::No(_)) | None => true,
            },
            ToolSource::ReleaseId(_) | ToolSource::Release { .. } => true,
            ToolSource::Discovered => false,
        };
        self.tools.iter().filter(move |(name, source)| !is_fine(name, source)).map(|(name, _)| name)
    }

    /// What a tool name leads to.
    pub fn tool(&self, name: &ToolName) -> ToolLookup<'_> {
        match self.tools.get(name) {
            Some(ToolSource::Component(component)) => self.implemented_by(component, name),
            Some(ToolSource::ReleaseId(_) | ToolSource::Release { .. }) => match self.releases.get(name) {
                Some((component, definition)) => ToolLookup::Native { component, definition },
                None => ToolLookup::NotKnown(format!("`{name}` is a published release")),
            },
            Some(ToolSource::Discovered) => self.discovered(name, true),
            None if self.default_tools.contains(name) => {
                ToolLookup::NotKnown(format!("`{name}` is a default tool of the platform"))
            }
            None => match self.discovered(name, false) {
                ToolLookup::Unknown => self.imported(name),
                found => found,
            },
        }
    }

    fn implemented_by(&self, component: &ComponentName, name: &ToolName) -> ToolLookup<'_> {
        match self.components.get_key_value(component) {
            None => ToolLookup::NotKnown(format!("component `{component}` is not declared")),
            Some((_, CatalogComponent { definition: Known::No(reason), .. })) => ToolLookup::NotKnown(reason.clone()),
            Some((component, CatalogComponent { definition: Known::Yes(definition), .. })) => {
                match definition.tools.get(name) {
                    Some(definition) => ToolLookup::Native { component, definition },
                    None => ToolLookup::NotImplemented(Some(component)),
                }
            }
        }
    }

    fn discovered(&self, name: &ToolName, declared: bool) -> ToolLookup<'_> {
        let found = self.index().tools.get(name).map_or(&[][..], Vec::as_slice);
        match (found, declared) {
            ([component], _) => self.implemented_by(component, name),
            ([], true) => match self.first_unknown_component() {
                Some(reason) => ToolLookup::NotKnown(reason.to_owned()),
                None => ToolLookup::NotImplemented(None),
            },
            ([], false) => ToolLookup::Unknown,
            _ => ToolLookup::Ambiguous(found.iter().collect()),
        }
    }

    fn imported(&self, name: &ToolName) -> ToolLookup<'_> {
        for position in self.candidate_imports(name) {
            let (import, surface) = &self.imports[position];
            match surface {
                Known::Yes(surface) => {
                    if let Some(tool) = surface.tools.iter().find(|tool| tool.name == *name) {
                        return ToolLookup::Imported { import, tool };
                    }
                }
                Known::No(reason) if could_supply(import, name) => {
                    return ToolLookup::Unlisted { import, reason: reason.clone() };
                }
                Known::No(_) => {}
            }
        }
        ToolLookup::Unknown
    }

    /// The imports whose prefix a name has, in precedence order.
    fn candidate_imports(&self, name: &ToolName) -> Vec<usize> {
        let by_prefix = self.by_prefix.get_or_init(|| {
            let mut by_prefix: HashMap<String, Vec<usize>> = HashMap::new();
            for (position, (import, _)) in self.imports.iter().enumerate() {
                let prefix = import.prefix.as_ref().map(ToString::to_string).unwrap_or_default();
                by_prefix.entry(prefix).or_default().push(position);
            }
            by_prefix
        });
        let prefixes = name.as_str().match_indices('-').map(|(at, _)| &name.as_str()[..at]);
        let mut positions: Vec<usize> =
            prefixes.chain([""]).filter_map(|prefix| by_prefix.get(prefix)).flatten().copied().collect();
        positions.sort_unstable();
        positions
    }

    /// What an agent type name leads to.
    pub fn agent(&self, name: &AgentTypeName) -> AgentLookup<'_> {
        match self.index().agents.get(name).map_or(&[][..], Vec::as_slice) {
            [component] => match self.components.get(component).map(|entry| &entry.definition) {
                Some(Known::Yes(definition)) if definition.agents.contains_key(name) => {
                    AgentLookup::Found { component, definition: &definition.agents[name] }
                }
                _ => AgentLookup::Unknown,
            },
            [] => match self.first_unknown_component() {
                Some(reason) => AgentLookup::NotKnown(reason.to_owned()),
                None => AgentLookup::Unknown,
            },
            several => AgentLookup::Ambiguous(several.iter().collect()),
        }
    }

    /// Why the set of agent types and discovered tools is not known, if it is not.
    pub fn first_unknown_component(&self) -> Option<&str> {
        self.index().unknown.as_deref()
    }

    fn index(&self) -> &Index {
        self.index.get_or_init(|| {
            let mut index = Index::default();
            for (name, component) in self.components.iter() {
                match &component.definition {
                    Known::Yes(definition) => {
                        for tool in definition.tools.keys() {
                            index.tools.entry(tool.clone()).or_default().push(name.clone());
                        }
                        for agent in definition.agents.keys() {
                            index.agents.entry(agent.clone()).or_default().push(name.clone());
                        }
                    }
                    Known::No(reason) if index.unknown.is_none() => index.unknown = Some(reason.clone()),
                    Known::No(_) => {}
                }
            }
            index
        })
    }

    /// The agent types of all components that are known, in name order.
    pub fn known_agents(&self) -> BTreeSet<&AgentTypeName> {
        self.definitions().flat_map(|definition| definition.agents.keys()).collect()
    }

    /// Every tool name that is declared, implemented, default or imported, as far as it is known.
    pub fn known_tools(&self) -> BTreeSet<&ToolName> {
        let imported = self.imports.iter().flat_map(|(_, surface)| match surface {
            Known::Yes(surface) => surface.tools.as_slice(),
            Known::No(_) => &[],
        });
        self.definitions()
            .flat_map(|definition| definition.tools.keys())
            .chain(self.tools.keys())
            .chain(&self.default_tools)
            .chain(imported.map(|tool| &tool.name))
            .collect()
    }

    fn definitions(&self) -> impl Iterator<Item = &ComponentDefinition> {
        self.components.values().filter_map(|entry| match &entry.definition {
            Known::Yes(definition) => Some(definition),
            Known::No(_) => None,
        })
    }
}

/// Whether an import could provide a tool of this name, by its prefix and filter alone.
pub fn could_supply(import: &Import, name: &ToolName) -> bool {
    could_have(import.prefix.as_ref(), &import.filter, name)
}

/// Whether a prefix and a filter let a tool of this name through.
pub fn could_have(prefix: Option<&Prefix>, filter: &ImportFilter, name: &ToolName) -> bool {
    let name = name.as_str();
    // Of a list that could be read only in part, nobody knows what it selects.
    let is_half_read = match filter {
        ImportFilter::All => false,
        ImportFilter::Include(globs) | ImportFilter::Exclude(globs) => globs.iter().any(NameGlob::is_malformed),
    };
    let admits = |name: &str| is_half_read || filter.admits(name);
    match prefix {
        None => admits(name),
        Some(prefix) => name
            .strip_prefix(prefix.as_str())
            .and_then(|rest| rest.strip_prefix('-'))
            .is_some_and(|rest| !rest.is_empty() && admits(rest)),
    }
}

/// What is not checked about a tool, completing "not checked: ".
pub fn unknown_commands(tool: &ToolName, reason: &str) -> String {
    format!("the commands of `{tool}` ({reason})")
}

/// What is not checked about an agent type, completing "not checked: ".
pub fn unknown_methods(agent: &AgentTypeName, reason: &str) -> String {
    format!("the methods of `{agent}` ({reason})")
}

/// What is not checked about an import, completing "not checked: ".
pub fn unknown_tools(import: &Import, reason: &str) -> String {
    format!("what {} provides ({reason})", title_of(import))
}

/// An import for people: its name, or its position. Never its URL.
pub fn title_of(import: &Import) -> String {
    match &import.name {
        Some(name) => format!("import `{name}`"),
        None => format!("unnamed import {}", import.index),
    }
}

fn definition_of(name: &ComponentName, runtime: Option<&RuntimeFile>) -> Known<ComponentDefinition> {
    match runtime.and_then(|file| file.components.get(name)) {
        None => Known::No(format!("`{name}` has no definition in `mcpctl.runtime.yaml`")),
        Some(component) => match &component.definition {
            Some(definition) => Known::Yes(definition.clone()),
            None => Known::No(format!("only the running server of `{name}` can tell what it offers")),
        },
    }
}
