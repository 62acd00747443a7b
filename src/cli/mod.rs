//! What the user types: global flags, the list of commands, and the way from arguments to an exit code.
//!
//! Knows clap and `commands`; nothing below knows this room. Start-up stays lean: no runtime and no TLS before a
//! command asks for them.

mod global;
mod guard;
mod overview;
mod usage;

use std::ffi::OsString;
use std::process::ExitCode;

use clap::{ArgMatches, CommandFactory, FromArgMatches, Parser, Subcommand};

use crate::commands::{self, Context};
use crate::settings::Settings;
use crate::ui::{Exit, Failure, Format, Printer};

pub use global::GlobalArgs;

/// Prove, deploy and serve MCP tools from one golem.yaml
#[derive(Debug, Parser)]
#[command(name = "mcpctl", version, subcommand_required = true, arg_required_else_help = true, max_term_width = 100)]
pub struct Cli {
    #[command(flatten)]
    global: GlobalArgs,
    #[command(subcommand)]
    command: Command,
}

/// The commands. A new one also gets a place in [`overview`], where `mcpctl --help` groups them.
#[derive(Debug, Subcommand)]
enum Command {
    Init(commands::init::InitArgs),
    Validate(commands::validate::ValidateArgs),
    Surface(commands::surface::SurfaceArgs),
    Why(commands::why::WhyArgs),
    Lock(commands::lock::LockArgs),
    Up(commands::up::UpArgs),
    Server(commands::server::ServerCommandArgs),
    Plan(commands::plan::PlanArgs),
    Deploy(commands::deploy::DeployArgs),
    Rollback(commands::rollback::RollbackArgs),
    Status(commands::status::StatusArgs),
    Deployments(commands::deployments::DeploymentsArgs),
    Import(commands::import::ImportArgs),
    SecurityScheme(commands::security_scheme::SecuritySchemeArgs),
    Login(commands::login::LoginArgs),
    Logout(commands::logout::LogoutArgs),
    Whoami(commands::whoami::WhoamiArgs),
    Call(commands::call::CallArgs),
    Inspect(commands::inspect::InspectArgs),
    Environment(commands::environment::EnvironmentArgs),
    Domain(commands::domain::DomainArgs),
    #[command(hide = true)]
    Api(commands::api::ApiArgs),
    Explain(commands::explain::ExplainArgs),
    Schema(commands::schema::SchemaArgs),
    Completions(commands::completions::CompletionsArgs),
    Man(commands::man::ManArgs),
}

impl Command {
    fn run(self, context: &Context) -> Result<Exit, Failure> {
        match self {
            Self::Init(args) => commands::init::run(context, &args),
            Self::Validate(args) => commands::validate::run(context, &args),
            Self::Surface(args) => commands::surface::run(context, &args),
            Self::Why(args) => commands::why::run(context, &args),
            Self::Lock(args) => commands::lock::run(context, &args),
            Self::Up(args) => commands::up::run(context, &args),
            Self::Server(args) => commands::server::run(context, &args),
            Self::Plan(args) => commands::plan::run(context, &args),
            Self::Deploy(args) => commands::deploy::run(context, &args),
            Self::Rollback(args) => commands::rollback::run(context, &args),
            Self::Status(args) => commands::status::run(context, &args),
            Self::Deployments(args) => commands::deployments::run(context, &args),
            Self::Import(args) => commands::import::run(context, &args),
            Self::SecurityScheme(args) => commands::security_scheme::run(context, &args),
            Self::Login(args) => commands::login::run(context, &args),
            Self::Logout(args) => commands::logout::run(context, &args),
            Self::Whoami(args) => commands::whoami::run(context, &args),
            Self::Call(args) => commands::call::run(context, &args),
            Self::Inspect(args) => commands::inspect::run(context, &args),
            Self::Environment(args) => commands::environment::run(context, &args),
            Self::Domain(args) => commands::domain::run(context, &args),
            Self::Api(args) => commands::api::run(context, &args),
            Self::Explain(args) => commands::explain::run(context, &args),
            Self::Schema(args) => commands::schema::run(context, &args),
            Self::Completions(args) => commands::completions::run(context, &args),
            Self::Man(args) => commands::man::run(context, &args),
        }
    }

    /// Whether `--local` said how to read an import, and not which environment is meant.
    fn reads_locally(&self) -> bool {
        match self {
            Self::Import(args) => args.reads_locally(),
            Self::Api(args) => args.reads_locally(),
            Self::Lock(args) => args.reads_locally(),
            _ => false,
        }
    }

    /// Whether the result is a report of findings, which alone can be written for linters.
    fn reports_findings(&self) -> bool {
        matches!(self, Self::Validate(_))
    }
}

/// The whole command line, as clap knows it.
pub fn command() -> clap::Command {
    overview::group(Cli::command())
}

/// Runs the program with the process's arguments.
pub fn main() -> ExitCode {
    let arguments: Vec<OsString> = std::env::args_os().collect();
    let exit = commands::completions::answer(&arguments, command, settings_so_far).unwrap_or_else(|| run(arguments));
    ExitCode::from(exit.code())
}

/// The global settings of a command line that is still being typed.
fn settings_so_far(matches: &ArgMatches) -> Option<Settings> {
    let mut global = GlobalArgs::from_arg_matches(matches).ok()?;
    if matches!(matches.subcommand_name(), Some("import" | "lock" | "api")) {
        global.forget_local();
    }
    global.resolve().ok()
}

fn run(arguments: Vec<OsString>) -> Exit {
    let (format, color) = usage::look_ahead(&arguments);
    let printer = Printer::new(format, color, false, 0);
    let parsed = command().color(usage::clap_color(color)).try_get_matches_from(arguments);
    let mut cli = match parsed.and_then(|matches| Cli::from_arg_matches(&matches)) {
        Ok(cli) => cli,
        Err(error) => return usage::report(&printer, error),
    };
    if cli.command.reads_locally() {
        cli.global.forget_local();
    }
    let settings = match cli.global.resolve() {
        Ok(settings) => settings,
        Err(failure) => return fail(&printer, &failure),
    };
    let printer = Printer::new(settings.format, settings.color, settings.quiet, settings.verbose);
    if printer.format().is_for_findings() && !cli.command.reports_findings() {
        return fail(&printer, &not_for_findings(printer.format()));
    }
    let context = Context::new(settings, printer, command);
    match guard::guard(|| cli.command.run(&context)) {
        Ok(exit) => exit,
        Err(failure) => fail(&context.printer, &failure),
    }
}

fn fail(printer: &Printer, failure: &Failure) -> Exit {
    printer.failure(failure);
    failure.exit
}

fn not_for_findings(format: Format) -> Failure {
    Failure::usage("wrong-format", format!("only `validate` can write the format `{}`", format.as_str()))
        .help("use `-F text`, `-F json` or `-F yaml` here")
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_command_line_is_consistent() {
        super::command().debug_assert();
    }
}
