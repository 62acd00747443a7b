//! What each shell runs to ask this program, and how it wants the answer.

use clap_complete::engine::CompletionCandidate;
use clap_complete::env::{Elvish, EnvCompleter, Powershell};

use super::Shell;
use crate::settings::env;

/// Bash takes words apart at `:` and `=`. A domain with a port and `--flag=value` belong together: the script joins
/// them for the question, and cuts what Bash keeps from the answers.
const BASH: &str = r#"# Completion of mcpctl for Bash: the program is asked, which looks into the files of the folder.
_mcpctl() {
    local line="${COMP_LINE:0:COMP_POINT}" words=() word blank i
    for ((i = 0; i <= COMP_CWORD; i++)); do
        word="${COMP_WORDS[i]}"
        blank="${line%%[![:space:]]*}"
        line="${line:${#blank}}"
        if ((i == COMP_CWORD)); then
            word="$line"
        fi
        if ((i > 0)) && [[ -z "$blank" ]]; then
            words[${#words[@]} - 1]+="$word"
        else
            words+=("$word")
        fi
        line="${line:${#word}}"
    done
    local last=$((${#words[@]} - 1)) quoted=
    if [[ "${words[last]}" == [\"\']* ]]; then
        quoted=yes
        words[last]="${words[last]:1}"
    fi
    local kept="${words[last]%"$2"}"
    COMPREPLY=()
    while IFS= read -r word; do
        word="${word#"$kept"}"
        if [[ -z "$quoted" && "$word" == *[[:space:]\\\&\;\(\)\$\'\"\<\>\|\*\?\[\`]* ]]; then
            printf -v word %q "$word"
        fi
        COMPREPLY+=("$word")
    done < <(MCPCTL_COMPLETE=bash mcpctl -- "${words[@]}" 2>/dev/null)
    if [[ ${#COMPREPLY[@]} -eq 1 && "${COMPREPLY[0]}" == *[=/:] ]]; then
        compopt -o nospace 2>/dev/null
    fi
}
complete -o nosort -F _mcpctl mcpctl 2>/dev/null || complete -F _mcpctl mcpctl
"#;

/// The file is the completion itself when `$fpath` leads to it, and registers it when it is sourced.
const ZSH: &str = r#"#compdef mcpctl
# Completion of mcpctl for Zsh: the program is asked, which looks into the files of the folder.
_mcpctl() {
    local -a answers folders open others
    local answer value
    answers=("${(@f)$(MCPCTL_COMPLETE=zsh mcpctl -- "${(@Q)words[1,CURRENT]}" 2>/dev/null)}")
    for answer in $answers; do
        value="${answer//\\:/ }"
        value="${value%%:*}"
        case "$value" in
            */) folders+=("${answer%/}") ;;
            *=) open+=("$answer") ;;
            *) others+=("$answer") ;;
        esac
    done
    [[ -n $folders ]] && _describe -V 'values' folders -S '/' -r '/'
    [[ -n $open ]] && _describe -V 'values' open -S ''
    [[ -n $others ]] && _describe -V 'values' others
}
if [ "$funcstack[1]" = "_mcpctl" ]; then
    _mcpctl "$@"
else
    compdef _mcpctl mcpctl
fi
"#;

const FISH: &str = "\
# Completion of mcpctl for Fish: the program is asked, which looks into the files of the folder.
complete --keep-order --exclusive --command mcpctl --arguments \"(MCPCTL_COMPLETE=fish mcpctl -- \
(commandline --current-process --tokenize --cut-at-cursor) (commandline --current-token --cut-at-cursor) 2>/dev/null)\"
";

/// The script of a shell.
pub(super) fn script(shell: Shell) -> String {
    let registered = |completer: &dyn EnvCompleter| {
        let mut script = Vec::new();
        completer
            .write_registration(env::COMPLETE.name, "mcpctl", "mcpctl", "mcpctl", &mut script)
            .expect("memory can be written");
        let script = String::from_utf8_lossy(&script);
        script.lines().map(str::trim_end).filter(|line| !line.is_empty()).map(|line| format!("{line}\n")).collect()
    };
    match shell {
        Shell::Bash => BASH.to_owned(),
        Shell::Elvish => registered(&Elvish),
        Shell::Fish => FISH.to_owned(),
        Shell::Power => registered(&Powershell),
        Shell::Zsh => ZSH.to_owned(),
    }
}

/// The answer to a script, one candidate a line.
pub(super) fn lines(shell: Shell, candidates: &[CompletionCandidate]) -> String {
    let mut text = String::new();
    for candidate in candidates {
        let value = candidate.get_value().to_string_lossy();
        let help = candidate.get_help().map(ToString::to_string).unwrap_or_default();
        let help = help.lines().next().unwrap_or_default();
        match shell {
            Shell::Bash | Shell::Elvish => text.push_str(&value),
            Shell::Fish | Shell::Power if help.is_empty() => text.push_str(&value),
            Shell::Fish | Shell::Power => text.push_str(&format!("{value}\t{help}")),
            Shell::Zsh => {
                text.push_str(&value.replace('\\', "\\\\").replace(':', "\\:"));
                if !help.is_empty() {
                    text.push_str(&format!(":{}", help.replace('\\', "\\\\")));
                }
            }
        }
        text.push('\n');
    }
    text
}
