# Completion of mcpctl for Bash: the program is asked, which looks into the files of the folder.
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
