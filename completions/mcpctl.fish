# Print an optspec for argparse to handle cmd's options that are independent of any subcommand.
function __fish_mcpctl_global_optspecs
    string join \n F/format= E/environment= L/local C/cloud A/app-manifest-path= X/disable-app-manifest-discovery P/preset= Y/yes no-input v/verbose q/quiet color= h/help V/version
end

function __fish_mcpctl_needs_command
    # Figure out if the current invocation already has a command.
    set -l cmd (commandline -opc)
    set -e cmd[1]
    argparse -s (__fish_mcpctl_global_optspecs) -- $cmd 2>/dev/null
    or return
    if set -q argv[1]
        # Also print the command, so this can be used to figure out what it is.
        echo $argv[1]
        return 1
    end
    return 0
end

function __fish_mcpctl_using_subcommand
    set -l cmd (__fish_mcpctl_needs_command)
    test -z "$cmd"
    and return 1
    contains -- $cmd[1] $argv
end

complete -c mcpctl -n "__fish_mcpctl_needs_command" -s F -l format -d 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit' -r -f -a "text\t''
json\t''
yaml\t''
sarif\t''
github\t''
gitlab\t''
junit\t''"
complete -c mcpctl -n "__fish_mcpctl_needs_command" -s E -l environment -d 'Environment of the manifest' -r
complete -c mcpctl -n "__fish_mcpctl_needs_command" -s A -l app-manifest-path -d 'The manifest file, or `-` for standard input' -r -F
complete -c mcpctl -n "__fish_mcpctl_needs_command" -s P -l preset -d 'Component presets, in order; they replace the environment\'s own' -r
complete -c mcpctl -n "__fish_mcpctl_needs_command" -l color -d 'When to colour: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c mcpctl -n "__fish_mcpctl_needs_command" -s L -l local -d 'The environment named `local`'
complete -c mcpctl -n "__fish_mcpctl_needs_command" -s C -l cloud -d 'The environment named `cloud`'
complete -c mcpctl -n "__fish_mcpctl_needs_command" -s X -l disable-app-manifest-discovery -d 'Work without a manifest'
complete -c mcpctl -n "__fish_mcpctl_needs_command" -s Y -s y -l yes -d 'Answer every question with yes'
complete -c mcpctl -n "__fish_mcpctl_needs_command" -l no-input -d 'Never ask; a missing answer is an error'
complete -c mcpctl -n "__fish_mcpctl_needs_command" -s v -l verbose -d 'Say more (repeatable)'
complete -c mcpctl -n "__fish_mcpctl_needs_command" -s q -l quiet -d 'Say only what matters'
complete -c mcpctl -n "__fish_mcpctl_needs_command" -s h -l help -d 'Print help'
complete -c mcpctl -n "__fish_mcpctl_needs_command" -s V -l version -d 'Print version'
complete -c mcpctl -n "__fish_mcpctl_needs_command" -f -a "init" -d 'Write a small working application'
complete -c mcpctl -n "__fish_mcpctl_needs_command" -f -a "validate" -d 'Check the manifest: every error at once, with place and mend'
complete -c mcpctl -n "__fish_mcpctl_needs_command" -f -a "surface" -d 'Show the exact names that clients will see'
complete -c mcpctl -n "__fish_mcpctl_needs_command" -f -a "why" -d 'Explain how a name came about, or why it is not there'
complete -c mcpctl -n "__fish_mcpctl_needs_command" -f -a "lock" -d 'Pin what imports provide in `mcp.lock`, and find what changed since'
complete -c mcpctl -n "__fish_mcpctl_needs_command" -f -a "up" -d 'Serve the application on this machine, and again after every edit'
complete -c mcpctl -n "__fish_mcpctl_needs_command" -f -a "server" -d 'Run control plane and gateway as a service'
complete -c mcpctl -n "__fish_mcpctl_needs_command" -f -a "plan" -d 'Show what a deploy would change'
complete -c mcpctl -n "__fish_mcpctl_needs_command" -f -a "deploy" -d 'Make the control plane hold what the manifest says'
complete -c mcpctl -n "__fish_mcpctl_needs_command" -f -a "rollback" -d 'Make an earlier deployment the current one again'
complete -c mcpctl -n "__fish_mcpctl_needs_command" -f -a "status" -d 'Show what is deployed, what runs, and whether it is what the manifest says'
complete -c mcpctl -n "__fish_mcpctl_needs_command" -f -a "deployments" -d 'List deployments, or show one'
complete -c mcpctl -n "__fish_mcpctl_needs_command" -f -a "import" -d 'Show, authorize and read the imports of an environment'
complete -c mcpctl -n "__fish_mcpctl_needs_command" -f -a "security-scheme" -d 'Manage the OAuth clients that protect endpoints and open imports'
complete -c mcpctl -n "__fish_mcpctl_needs_command" -f -a "login" -d 'Sign in to a control plane'
complete -c mcpctl -n "__fish_mcpctl_needs_command" -f -a "logout" -d 'Forget the sign-in to a control plane'
complete -c mcpctl -n "__fish_mcpctl_needs_command" -f -a "whoami" -d 'Show which account a control plane knows you as'
complete -c mcpctl -n "__fish_mcpctl_needs_command" -f -a "call" -d 'Call a tool of any MCP server'
complete -c mcpctl -n "__fish_mcpctl_needs_command" -f -a "inspect" -d 'Show what any MCP server is and offers'
complete -c mcpctl -n "__fish_mcpctl_needs_command" -f -a "environment" -d 'Show and make the environments of the application'
complete -c mcpctl -n "__fish_mcpctl_needs_command" -f -a "domain" -d 'Manage the domains that an environment may serve'
complete -c mcpctl -n "__fish_mcpctl_needs_command" -f -a "api" -d 'Commands in Golem\'s spelling'
complete -c mcpctl -n "__fish_mcpctl_needs_command" -f -a "explain" -d 'Explain a diagnostic code'
complete -c mcpctl -n "__fish_mcpctl_needs_command" -f -a "schema" -d 'Print a JSON Schema'
complete -c mcpctl -n "__fish_mcpctl_needs_command" -f -a "completions" -d 'Print the completion script of a shell'
complete -c mcpctl -n "__fish_mcpctl_needs_command" -f -a "man" -d 'Print a manual page, or write all of them'
complete -c mcpctl -n "__fish_mcpctl_needs_command" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand init" -l app -d 'The application\'s name; the folder\'s name when absent' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand init" -s F -l format -d 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit' -r -f -a "text\t''
json\t''
yaml\t''
sarif\t''
github\t''
gitlab\t''
junit\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand init" -s E -l environment -d 'Environment of the manifest' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand init" -s A -l app-manifest-path -d 'The manifest file, or `-` for standard input' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand init" -s P -l preset -d 'Component presets, in order; they replace the environment\'s own' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand init" -l color -d 'When to colour: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand init" -s L -l local -d 'The environment named `local`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand init" -s C -l cloud -d 'The environment named `cloud`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand init" -s X -l disable-app-manifest-discovery -d 'Work without a manifest'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand init" -s Y -s y -l yes -d 'Answer every question with yes'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand init" -l no-input -d 'Never ask; a missing answer is an error'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand init" -s v -l verbose -d 'Say more (repeatable)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand init" -s q -l quiet -d 'Say only what matters'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand init" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand validate" -l max-tools -d 'Warn when an endpoint shows more tools than this' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand validate" -l max-tokens -d 'Warn when the tools of an endpoint cost a client more tokens than this (an estimate)' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand validate" -l timeout -d 'Time for each upstream with `--online`, in seconds' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand validate" -l baseline -d 'Accept the findings of this file, a document that `validate -F json` wrote before' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand validate" -l env-file -d 'Read variables from this file too; those of the environment win (repeatable)' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand validate" -l allow-env -d 'Let the manifest read these variables and no others' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand validate" -s F -l format -d 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit' -r -f -a "text\t''
json\t''
yaml\t''
sarif\t''
github\t''
gitlab\t''
junit\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand validate" -s E -l environment -d 'Environment of the manifest' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand validate" -s A -l app-manifest-path -d 'The manifest file, or `-` for standard input' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand validate" -s P -l preset -d 'Component presets, in order; they replace the environment\'s own' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand validate" -l color -d 'When to colour: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand validate" -l locked -d 'Make it an error when an import is not pinned in `mcp.lock`, or pinned for another filter'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand validate" -l online -d 'Ask the servers of imports what they provide, instead of `mcp.lock`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand validate" -l fix -d 'Apply the mends that are certain; comments and layout stay'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand validate" -l diff -d 'Show what `--fix` would change and change nothing; exit 1 when there is something'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand validate" -l strict-env -d 'Make an unset variable an error instead of a note'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand validate" -s L -l local -d 'The environment named `local`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand validate" -s C -l cloud -d 'The environment named `cloud`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand validate" -s X -l disable-app-manifest-discovery -d 'Work without a manifest'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand validate" -s Y -s y -l yes -d 'Answer every question with yes'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand validate" -l no-input -d 'Never ask; a missing answer is an error'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand validate" -s v -l verbose -d 'Say more (repeatable)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand validate" -s q -l quiet -d 'Say only what matters'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand validate" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand surface" -l env-file -d 'Read variables from this file too; those of the environment win (repeatable)' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand surface" -l allow-env -d 'Let the manifest read these variables and no others' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand surface" -s F -l format -d 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit' -r -f -a "text\t''
json\t''
yaml\t''
sarif\t''
github\t''
gitlab\t''
junit\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand surface" -s E -l environment -d 'Environment of the manifest' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand surface" -s A -l app-manifest-path -d 'The manifest file, or `-` for standard input' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand surface" -s P -l preset -d 'Component presets, in order; they replace the environment\'s own' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand surface" -l color -d 'When to colour: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand surface" -l strict-env -d 'Make an unset variable an error instead of a note'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand surface" -s L -l local -d 'The environment named `local`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand surface" -s C -l cloud -d 'The environment named `cloud`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand surface" -s X -l disable-app-manifest-discovery -d 'Work without a manifest'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand surface" -s Y -s y -l yes -d 'Answer every question with yes'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand surface" -l no-input -d 'Never ask; a missing answer is an error'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand surface" -s v -l verbose -d 'Say more (repeatable)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand surface" -s q -l quiet -d 'Say only what matters'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand surface" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand why" -l env-file -d 'Read variables from this file too; those of the environment win (repeatable)' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand why" -l allow-env -d 'Let the manifest read these variables and no others' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand why" -s F -l format -d 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit' -r -f -a "text\t''
json\t''
yaml\t''
sarif\t''
github\t''
gitlab\t''
junit\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand why" -s E -l environment -d 'Environment of the manifest' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand why" -s A -l app-manifest-path -d 'The manifest file, or `-` for standard input' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand why" -s P -l preset -d 'Component presets, in order; they replace the environment\'s own' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand why" -l color -d 'When to colour: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand why" -l strict-env -d 'Make an unset variable an error instead of a note'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand why" -s L -l local -d 'The environment named `local`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand why" -s C -l cloud -d 'The environment named `cloud`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand why" -s X -l disable-app-manifest-discovery -d 'Work without a manifest'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand why" -s Y -s y -l yes -d 'Answer every question with yes'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand why" -l no-input -d 'Never ask; a missing answer is an error'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand why" -s v -l verbose -d 'Say more (repeatable)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand why" -s q -l quiet -d 'Say only what matters'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand why" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand lock" -l only -d 'Only this import (repeatable)' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand lock" -l revision -d 'The import as it was deployed, in this deployment (default: the current one), through the control plane' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand lock" -l timeout -d 'Time for each upstream, in seconds' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand lock" -l env-file -d 'Read variables from this file too; those of the environment win (repeatable)' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand lock" -l allow-env -d 'Let the manifest read these variables and no others' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand lock" -l trust-server -d 'Send the token of the environment to this host too, which the manifest alone names (repeatable)' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand lock" -l ca-bundle -d 'Trust the authorities of this PEM file besides the system\'s' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand lock" -l experimental-diff-model -d 'Try the newest known hash rules on environments of this diff model, which nobody has verified' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand lock" -s F -l format -d 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit' -r -f -a "text\t''
json\t''
yaml\t''
sarif\t''
github\t''
gitlab\t''
junit\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand lock" -s E -l environment -d 'Environment of the manifest' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand lock" -s A -l app-manifest-path -d 'The manifest file, or `-` for standard input' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand lock" -s P -l preset -d 'Component presets, in order; they replace the environment\'s own' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand lock" -l color -d 'When to colour: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand lock" -l check -d 'Write nothing; compare what is pinned with what the servers say now'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand lock" -l update -d 'Agree to what changed: replace what is pinned'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand lock" -l manifest -d 'The import as the manifest declares it, through the control plane'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand lock" -l local -d 'The import as the manifest declares it, read by this program from this machine (choose environments with `-E`)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand lock" -l strict-env -d 'Make an unset variable an error instead of a note'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand lock" -s C -l cloud -d 'The environment named `cloud`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand lock" -s X -l disable-app-manifest-discovery -d 'Work without a manifest'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand lock" -s Y -s y -l yes -d 'Answer every question with yes'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand lock" -l no-input -d 'Never ask; a missing answer is an error'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand lock" -s v -l verbose -d 'Say more (repeatable)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand lock" -s q -l quiet -d 'Say only what matters'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand lock" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand up" -l router-addr -d 'Address of the control plane [default: `localServer.routerAddr`, then 127.0.0.1]' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand up" -l router-port -d 'Port of the control plane, 0 for a free one [default: `localServer.routerPort`, then 9881]' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand up" -l mcp-port -d 'Port of the MCP endpoints, 0 for a free one [default: `localServer.mcpPort`, then 9007]' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand up" -l ports-file -d 'Write the ports to this file as JSON [default: `localServer.portsFile`]' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand up" -l data-dir -d 'Where the state is kept [default: `MCPCTL_DATA_DIR`, `localServer.dataDir`, then `.mcpctl` beside the manifest]' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand up" -l on-drift -d 'What to do when an import provides something else than `mcp.lock` pins: `serve` it, `hide` those tools, or `fail` the import' -r -f -a "serve\t''
hide\t''
fail\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand up" -l env-file -d 'Read variables from this file too; those of the environment win (repeatable)' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand up" -l allow-env -d 'Let the manifest read these variables and no others' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand up" -s F -l format -d 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit' -r -f -a "text\t''
json\t''
yaml\t''
sarif\t''
github\t''
gitlab\t''
junit\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand up" -s E -l environment -d 'Environment of the manifest' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand up" -s A -l app-manifest-path -d 'The manifest file, or `-` for standard input' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand up" -s P -l preset -d 'Component presets, in order; they replace the environment\'s own' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand up" -l color -d 'When to colour: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand up" -l golem-token -d 'Accept the public token that Golem\'s own tools use on local servers'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand up" -l no-watch -d 'Deploy once and serve; do not watch the files'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand up" -l strict-env -d 'Make an unset variable an error instead of a note'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand up" -s L -l local -d 'The environment named `local`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand up" -s C -l cloud -d 'The environment named `cloud`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand up" -s X -l disable-app-manifest-discovery -d 'Work without a manifest'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand up" -s Y -s y -l yes -d 'Answer every question with yes'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand up" -l no-input -d 'Never ask; a missing answer is an error'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand up" -s v -l verbose -d 'Say more (repeatable)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand up" -s q -l quiet -d 'Say only what matters'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand up" -s h -l help -d 'Print help'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and not __fish_seen_subcommand_from run token migrate backup restore rekey help" -s F -l format -d 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit' -r -f -a "text\t''
json\t''
yaml\t''
sarif\t''
github\t''
gitlab\t''
junit\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and not __fish_seen_subcommand_from run token migrate backup restore rekey help" -s E -l environment -d 'Environment of the manifest' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and not __fish_seen_subcommand_from run token migrate backup restore rekey help" -s A -l app-manifest-path -d 'The manifest file, or `-` for standard input' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and not __fish_seen_subcommand_from run token migrate backup restore rekey help" -s P -l preset -d 'Component presets, in order; they replace the environment\'s own' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and not __fish_seen_subcommand_from run token migrate backup restore rekey help" -l color -d 'When to colour: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and not __fish_seen_subcommand_from run token migrate backup restore rekey help" -s L -l local -d 'The environment named `local`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and not __fish_seen_subcommand_from run token migrate backup restore rekey help" -s C -l cloud -d 'The environment named `cloud`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and not __fish_seen_subcommand_from run token migrate backup restore rekey help" -s X -l disable-app-manifest-discovery -d 'Work without a manifest'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and not __fish_seen_subcommand_from run token migrate backup restore rekey help" -s Y -s y -l yes -d 'Answer every question with yes'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and not __fish_seen_subcommand_from run token migrate backup restore rekey help" -l no-input -d 'Never ask; a missing answer is an error'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and not __fish_seen_subcommand_from run token migrate backup restore rekey help" -s v -l verbose -d 'Say more (repeatable)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and not __fish_seen_subcommand_from run token migrate backup restore rekey help" -s q -l quiet -d 'Say only what matters'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and not __fish_seen_subcommand_from run token migrate backup restore rekey help" -s h -l help -d 'Print help'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and not __fish_seen_subcommand_from run token migrate backup restore rekey help" -f -a "run" -d 'Serve until a signal'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and not __fish_seen_subcommand_from run token migrate backup restore rekey help" -f -a "token" -d 'Make, list and revoke tokens on the database itself'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and not __fish_seen_subcommand_from run token migrate backup restore rekey help" -f -a "migrate" -d 'Bring a database to this version\'s schema'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and not __fish_seen_subcommand_from run token migrate backup restore rekey help" -f -a "backup" -d 'Write a consistent copy of a SQLite database, also while it is served'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and not __fish_seen_subcommand_from run token migrate backup restore rekey help" -f -a "restore" -d 'Make a database out of a backup'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and not __fish_seen_subcommand_from run token migrate backup restore rekey help" -f -a "rekey" -d 'Seal all stored secrets again with the current key'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and not __fish_seen_subcommand_from run token migrate backup restore rekey help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from run" -l config -d 'Settings as YAML; flags win' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from run" -l database -d 'SQLite database [default: `mcpctl.db`]' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from run" -l database-url -d 'PostgreSQL database; better set `MCPCTL_DATABASE_URL`, which other users of the machine cannot see' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from run" -l key-file -d 'The key that seals secrets, made when absent [default: `MCPCTL_SECRET_KEY`, then a file of the user]' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from run" -l old-key-file -d 'A key that was used before and still opens what it sealed, until `server rekey` (repeatable)' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from run" -l listen -d 'Address of the control plane [default: 127.0.0.1:9881]' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from run" -l mcp-listen -d 'Address of the MCP endpoints (repeatable) [default: port 9007 on loopback]' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from run" -l runtime-file -d 'How this machine runs components' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from run" -l public-url -d 'The control plane\'s URL as clients see it' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from run" -l on-drift -d 'What to do when an import provides something else than it is pinned to: `serve` it, `hide` those tools, or `fail` the import' -r -f -a "serve\t''
hide\t''
fail\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from run" -l trusted-proxy -d 'Address or network of the TLS proxy: nobody else beyond this machine may connect (repeatable)' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from run" -l metrics-addr -d 'Address of the metrics for Prometheus, on this machine [default: none]' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from run" -l egress -d 'Where imports and OAuth providers may be: `public` addresses, those and this machine (`loopback`, with plain http), or `any` [default: `public`; `loopback` when only this machine reaches the server]' -r -f -a "public\t'Public addresses alone'
loopback\t'Public addresses and this machine, where plain http is allowed'
any\t'Anywhere'"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from run" -s F -l format -d 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit' -r -f -a "text\t''
json\t''
yaml\t''
sarif\t''
github\t''
gitlab\t''
junit\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from run" -s E -l environment -d 'Environment of the manifest' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from run" -s A -l app-manifest-path -d 'The manifest file, or `-` for standard input' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from run" -s P -l preset -d 'Component presets, in order; they replace the environment\'s own' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from run" -l color -d 'When to colour: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from run" -l behind-tls-proxy -d 'A proxy in front ends TLS: needed to listen beyond this machine'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from run" -s L -l local -d 'The environment named `local`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from run" -s C -l cloud -d 'The environment named `cloud`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from run" -s X -l disable-app-manifest-discovery -d 'Work without a manifest'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from run" -s Y -s y -l yes -d 'Answer every question with yes'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from run" -l no-input -d 'Never ask; a missing answer is an error'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from run" -s v -l verbose -d 'Say more (repeatable)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from run" -s q -l quiet -d 'Say only what matters'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from run" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from token" -s F -l format -d 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit' -r -f -a "text\t''
json\t''
yaml\t''
sarif\t''
github\t''
gitlab\t''
junit\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from token" -s E -l environment -d 'Environment of the manifest' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from token" -s A -l app-manifest-path -d 'The manifest file, or `-` for standard input' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from token" -s P -l preset -d 'Component presets, in order; they replace the environment\'s own' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from token" -l color -d 'When to colour: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from token" -s L -l local -d 'The environment named `local`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from token" -s C -l cloud -d 'The environment named `cloud`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from token" -s X -l disable-app-manifest-discovery -d 'Work without a manifest'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from token" -s Y -s y -l yes -d 'Answer every question with yes'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from token" -l no-input -d 'Never ask; a missing answer is an error'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from token" -s v -l verbose -d 'Say more (repeatable)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from token" -s q -l quiet -d 'Say only what matters'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from token" -s h -l help -d 'Print help'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from token" -f -a "create" -d 'Make a token of the first account, which is made too when absent'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from token" -f -a "list" -d 'List the first account\'s tokens; the secrets themselves are not stored'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from token" -f -a "revoke" -d 'Take a token back: it stops working at once'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from token" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from migrate" -l config -d 'Settings as YAML; flags win' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from migrate" -l database -d 'SQLite database [default: `mcpctl.db`]' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from migrate" -l database-url -d 'PostgreSQL database; better set `MCPCTL_DATABASE_URL`, which other users of the machine cannot see' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from migrate" -l key-file -d 'The key that seals secrets, made when absent [default: `MCPCTL_SECRET_KEY`, then a file of the user]' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from migrate" -l old-key-file -d 'A key that was used before and still opens what it sealed, until `server rekey` (repeatable)' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from migrate" -s F -l format -d 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit' -r -f -a "text\t''
json\t''
yaml\t''
sarif\t''
github\t''
gitlab\t''
junit\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from migrate" -s E -l environment -d 'Environment of the manifest' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from migrate" -s A -l app-manifest-path -d 'The manifest file, or `-` for standard input' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from migrate" -s P -l preset -d 'Component presets, in order; they replace the environment\'s own' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from migrate" -l color -d 'When to colour: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from migrate" -s L -l local -d 'The environment named `local`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from migrate" -s C -l cloud -d 'The environment named `cloud`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from migrate" -s X -l disable-app-manifest-discovery -d 'Work without a manifest'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from migrate" -s Y -s y -l yes -d 'Answer every question with yes'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from migrate" -l no-input -d 'Never ask; a missing answer is an error'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from migrate" -s v -l verbose -d 'Say more (repeatable)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from migrate" -s q -l quiet -d 'Say only what matters'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from migrate" -s h -l help -d 'Print help'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from backup" -l config -d 'Settings as YAML; flags win' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from backup" -l database -d 'SQLite database [default: `mcpctl.db`]' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from backup" -l database-url -d 'PostgreSQL database; better set `MCPCTL_DATABASE_URL`, which other users of the machine cannot see' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from backup" -l key-file -d 'The key that seals secrets, made when absent [default: `MCPCTL_SECRET_KEY`, then a file of the user]' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from backup" -l old-key-file -d 'A key that was used before and still opens what it sealed, until `server rekey` (repeatable)' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from backup" -s F -l format -d 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit' -r -f -a "text\t''
json\t''
yaml\t''
sarif\t''
github\t''
gitlab\t''
junit\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from backup" -s E -l environment -d 'Environment of the manifest' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from backup" -s A -l app-manifest-path -d 'The manifest file, or `-` for standard input' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from backup" -s P -l preset -d 'Component presets, in order; they replace the environment\'s own' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from backup" -l color -d 'When to colour: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from backup" -s L -l local -d 'The environment named `local`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from backup" -s C -l cloud -d 'The environment named `cloud`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from backup" -s X -l disable-app-manifest-discovery -d 'Work without a manifest'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from backup" -s Y -s y -l yes -d 'Answer every question with yes'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from backup" -l no-input -d 'Never ask; a missing answer is an error'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from backup" -s v -l verbose -d 'Say more (repeatable)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from backup" -s q -l quiet -d 'Say only what matters'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from backup" -s h -l help -d 'Print help'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from restore" -l config -d 'Settings as YAML; flags win' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from restore" -l database -d 'SQLite database [default: `mcpctl.db`]' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from restore" -l database-url -d 'PostgreSQL database; better set `MCPCTL_DATABASE_URL`, which other users of the machine cannot see' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from restore" -l key-file -d 'The key that seals secrets, made when absent [default: `MCPCTL_SECRET_KEY`, then a file of the user]' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from restore" -l old-key-file -d 'A key that was used before and still opens what it sealed, until `server rekey` (repeatable)' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from restore" -s F -l format -d 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit' -r -f -a "text\t''
json\t''
yaml\t''
sarif\t''
github\t''
gitlab\t''
junit\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from restore" -s E -l environment -d 'Environment of the manifest' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from restore" -s A -l app-manifest-path -d 'The manifest file, or `-` for standard input' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from restore" -s P -l preset -d 'Component presets, in order; they replace the environment\'s own' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from restore" -l color -d 'When to colour: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from restore" -s L -l local -d 'The environment named `local`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from restore" -s C -l cloud -d 'The environment named `cloud`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from restore" -s X -l disable-app-manifest-discovery -d 'Work without a manifest'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from restore" -s Y -s y -l yes -d 'Answer every question with yes'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from restore" -l no-input -d 'Never ask; a missing answer is an error'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from restore" -s v -l verbose -d 'Say more (repeatable)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from restore" -s q -l quiet -d 'Say only what matters'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from restore" -s h -l help -d 'Print help'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from rekey" -l config -d 'Settings as YAML; flags win' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from rekey" -l database -d 'SQLite database [default: `mcpctl.db`]' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from rekey" -l database-url -d 'PostgreSQL database; better set `MCPCTL_DATABASE_URL`, which other users of the machine cannot see' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from rekey" -l key-file -d 'The key that seals secrets, made when absent [default: `MCPCTL_SECRET_KEY`, then a file of the user]' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from rekey" -l old-key-file -d 'A key that was used before and still opens what it sealed, until `server rekey` (repeatable)' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from rekey" -s F -l format -d 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit' -r -f -a "text\t''
json\t''
yaml\t''
sarif\t''
github\t''
gitlab\t''
junit\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from rekey" -s E -l environment -d 'Environment of the manifest' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from rekey" -s A -l app-manifest-path -d 'The manifest file, or `-` for standard input' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from rekey" -s P -l preset -d 'Component presets, in order; they replace the environment\'s own' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from rekey" -l color -d 'When to colour: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from rekey" -s L -l local -d 'The environment named `local`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from rekey" -s C -l cloud -d 'The environment named `cloud`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from rekey" -s X -l disable-app-manifest-discovery -d 'Work without a manifest'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from rekey" -s Y -s y -l yes -d 'Answer every question with yes'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from rekey" -l no-input -d 'Never ask; a missing answer is an error'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from rekey" -s v -l verbose -d 'Say more (repeatable)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from rekey" -s q -l quiet -d 'Say only what matters'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from rekey" -s h -l help -d 'Print help'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from help" -f -a "run" -d 'Serve until a signal'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from help" -f -a "token" -d 'Make, list and revoke tokens on the database itself'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from help" -f -a "migrate" -d 'Bring a database to this version\'s schema'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from help" -f -a "backup" -d 'Write a consistent copy of a SQLite database, also while it is served'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from help" -f -a "restore" -d 'Make a database out of a backup'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from help" -f -a "rekey" -d 'Seal all stored secrets again with the current key'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand plan" -s o -l out -d 'Save the plan, to be deployed later exactly as it is (`-` for standard output)' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand plan" -l env-file -d 'Read variables from this file too; those of the environment win (repeatable)' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand plan" -l allow-env -d 'Let the manifest read these variables and no others' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand plan" -l trust-server -d 'Send the token of the environment to this host too, which the manifest alone names (repeatable)' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand plan" -l ca-bundle -d 'Trust the authorities of this PEM file besides the system\'s' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand plan" -l experimental-diff-model -d 'Try the newest known hash rules on environments of this diff model, which nobody has verified' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand plan" -s F -l format -d 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit' -r -f -a "text\t''
json\t''
yaml\t''
sarif\t''
github\t''
gitlab\t''
junit\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand plan" -s E -l environment -d 'Environment of the manifest' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand plan" -s A -l app-manifest-path -d 'The manifest file, or `-` for standard input' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand plan" -s P -l preset -d 'Component presets, in order; they replace the environment\'s own' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand plan" -l color -d 'When to colour: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand plan" -l exit-code -d 'Exit with 6 when there are differences'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand plan" -l strict-env -d 'Make an unset variable an error instead of a note'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand plan" -s L -l local -d 'The environment named `local`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand plan" -s C -l cloud -d 'The environment named `cloud`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand plan" -s X -l disable-app-manifest-discovery -d 'Work without a manifest'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand plan" -s Y -s y -l yes -d 'Answer every question with yes'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand plan" -l no-input -d 'Never ask; a missing answer is an error'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand plan" -s v -l verbose -d 'Say more (repeatable)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand plan" -s q -l quiet -d 'Say only what matters'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand plan" -s h -l help -d 'Print help'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deploy" -l deployment-version -d 'A version text to find this deployment by' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deploy" -l env-file -d 'Read variables from this file too; those of the environment win (repeatable)' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deploy" -l allow-env -d 'Let the manifest read these variables and no others' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deploy" -l trust-server -d 'Send the token of the environment to this host too, which the manifest alone names (repeatable)' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deploy" -l ca-bundle -d 'Trust the authorities of this PEM file besides the system\'s' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deploy" -l experimental-diff-model -d 'Try the newest known hash rules on environments of this diff model, which nobody has verified' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deploy" -s F -l format -d 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit' -r -f -a "text\t''
json\t''
yaml\t''
sarif\t''
github\t''
gitlab\t''
junit\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deploy" -s E -l environment -d 'Environment of the manifest' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deploy" -s A -l app-manifest-path -d 'The manifest file, or `-` for standard input' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deploy" -s P -l preset -d 'Component presets, in order; they replace the environment\'s own' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deploy" -l color -d 'When to colour: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deploy" -l locked -d 'Deploy only what imports provide exactly as `mcp.lock` says, and pin it on the server'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deploy" -l strict-env -d 'Make an unset variable an error instead of a note'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deploy" -s L -l local -d 'The environment named `local`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deploy" -s C -l cloud -d 'The environment named `cloud`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deploy" -s X -l disable-app-manifest-discovery -d 'Work without a manifest'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deploy" -s Y -s y -l yes -d 'Answer every question with yes'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deploy" -l no-input -d 'Never ask; a missing answer is an error'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deploy" -s v -l verbose -d 'Say more (repeatable)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deploy" -s q -l quiet -d 'Say only what matters'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deploy" -s h -l help -d 'Print help'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand rollback" -l revision -d 'Its number' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand rollback" -l version -d 'Its version text' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand rollback" -l env-file -d 'Read variables from this file too; those of the environment win (repeatable)' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand rollback" -l allow-env -d 'Let the manifest read these variables and no others' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand rollback" -l trust-server -d 'Send the token of the environment to this host too, which the manifest alone names (repeatable)' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand rollback" -l ca-bundle -d 'Trust the authorities of this PEM file besides the system\'s' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand rollback" -l experimental-diff-model -d 'Try the newest known hash rules on environments of this diff model, which nobody has verified' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand rollback" -s F -l format -d 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit' -r -f -a "text\t''
json\t''
yaml\t''
sarif\t''
github\t''
gitlab\t''
junit\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand rollback" -s E -l environment -d 'Environment of the manifest' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand rollback" -s A -l app-manifest-path -d 'The manifest file, or `-` for standard input' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand rollback" -s P -l preset -d 'Component presets, in order; they replace the environment\'s own' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand rollback" -l color -d 'When to colour: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand rollback" -l strict-env -d 'Make an unset variable an error instead of a note'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand rollback" -s L -l local -d 'The environment named `local`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand rollback" -s C -l cloud -d 'The environment named `cloud`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand rollback" -s X -l disable-app-manifest-discovery -d 'Work without a manifest'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand rollback" -s Y -s y -l yes -d 'Answer every question with yes'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand rollback" -l no-input -d 'Never ask; a missing answer is an error'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand rollback" -s v -l verbose -d 'Say more (repeatable)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand rollback" -s q -l quiet -d 'Say only what matters'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand rollback" -s h -l help -d 'Print help'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand status" -l env-file -d 'Read variables from this file too; those of the environment win (repeatable)' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand status" -l allow-env -d 'Let the manifest read these variables and no others' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand status" -l trust-server -d 'Send the token of the environment to this host too, which the manifest alone names (repeatable)' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand status" -l ca-bundle -d 'Trust the authorities of this PEM file besides the system\'s' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand status" -l experimental-diff-model -d 'Try the newest known hash rules on environments of this diff model, which nobody has verified' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand status" -s F -l format -d 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit' -r -f -a "text\t''
json\t''
yaml\t''
sarif\t''
github\t''
gitlab\t''
junit\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand status" -s E -l environment -d 'Environment of the manifest' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand status" -s A -l app-manifest-path -d 'The manifest file, or `-` for standard input' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand status" -s P -l preset -d 'Component presets, in order; they replace the environment\'s own' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand status" -l color -d 'When to colour: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand status" -l exit-code -d 'Exit with 6 when the manifest differs from what is deployed, or a component is not ready'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand status" -l strict-env -d 'Make an unset variable an error instead of a note'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand status" -s L -l local -d 'The environment named `local`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand status" -s C -l cloud -d 'The environment named `cloud`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand status" -s X -l disable-app-manifest-discovery -d 'Work without a manifest'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand status" -s Y -s y -l yes -d 'Answer every question with yes'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand status" -l no-input -d 'Never ask; a missing answer is an error'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand status" -s v -l verbose -d 'Say more (repeatable)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand status" -s q -l quiet -d 'Say only what matters'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand status" -s h -l help -d 'Print help'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deployments; and not __fish_seen_subcommand_from list show help" -s F -l format -d 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit' -r -f -a "text\t''
json\t''
yaml\t''
sarif\t''
github\t''
gitlab\t''
junit\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deployments; and not __fish_seen_subcommand_from list show help" -s E -l environment -d 'Environment of the manifest' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deployments; and not __fish_seen_subcommand_from list show help" -s A -l app-manifest-path -d 'The manifest file, or `-` for standard input' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deployments; and not __fish_seen_subcommand_from list show help" -s P -l preset -d 'Component presets, in order; they replace the environment\'s own' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deployments; and not __fish_seen_subcommand_from list show help" -l color -d 'When to colour: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deployments; and not __fish_seen_subcommand_from list show help" -s L -l local -d 'The environment named `local`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deployments; and not __fish_seen_subcommand_from list show help" -s C -l cloud -d 'The environment named `cloud`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deployments; and not __fish_seen_subcommand_from list show help" -s X -l disable-app-manifest-discovery -d 'Work without a manifest'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deployments; and not __fish_seen_subcommand_from list show help" -s Y -s y -l yes -d 'Answer every question with yes'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deployments; and not __fish_seen_subcommand_from list show help" -l no-input -d 'Never ask; a missing answer is an error'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deployments; and not __fish_seen_subcommand_from list show help" -s v -l verbose -d 'Say more (repeatable)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deployments; and not __fish_seen_subcommand_from list show help" -s q -l quiet -d 'Say only what matters'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deployments; and not __fish_seen_subcommand_from list show help" -s h -l help -d 'Print help'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deployments; and not __fish_seen_subcommand_from list show help" -f -a "list" -d 'List the deployments of the environment, newest first'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deployments; and not __fish_seen_subcommand_from list show help" -f -a "show" -d 'Show what a deployment holds'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deployments; and not __fish_seen_subcommand_from list show help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deployments; and __fish_seen_subcommand_from list" -l env-file -d 'Read variables from this file too; those of the environment win (repeatable)' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deployments; and __fish_seen_subcommand_from list" -l allow-env -d 'Let the manifest read these variables and no others' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deployments; and __fish_seen_subcommand_from list" -l trust-server -d 'Send the token of the environment to this host too, which the manifest alone names (repeatable)' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deployments; and __fish_seen_subcommand_from list" -l ca-bundle -d 'Trust the authorities of this PEM file besides the system\'s' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deployments; and __fish_seen_subcommand_from list" -l experimental-diff-model -d 'Try the newest known hash rules on environments of this diff model, which nobody has verified' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deployments; and __fish_seen_subcommand_from list" -s F -l format -d 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit' -r -f -a "text\t''
json\t''
yaml\t''
sarif\t''
github\t''
gitlab\t''
junit\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deployments; and __fish_seen_subcommand_from list" -s E -l environment -d 'Environment of the manifest' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deployments; and __fish_seen_subcommand_from list" -s A -l app-manifest-path -d 'The manifest file, or `-` for standard input' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deployments; and __fish_seen_subcommand_from list" -s P -l preset -d 'Component presets, in order; they replace the environment\'s own' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deployments; and __fish_seen_subcommand_from list" -l color -d 'When to colour: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deployments; and __fish_seen_subcommand_from list" -l strict-env -d 'Make an unset variable an error instead of a note'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deployments; and __fish_seen_subcommand_from list" -s L -l local -d 'The environment named `local`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deployments; and __fish_seen_subcommand_from list" -s C -l cloud -d 'The environment named `cloud`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deployments; and __fish_seen_subcommand_from list" -s X -l disable-app-manifest-discovery -d 'Work without a manifest'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deployments; and __fish_seen_subcommand_from list" -s Y -s y -l yes -d 'Answer every question with yes'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deployments; and __fish_seen_subcommand_from list" -l no-input -d 'Never ask; a missing answer is an error'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deployments; and __fish_seen_subcommand_from list" -s v -l verbose -d 'Say more (repeatable)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deployments; and __fish_seen_subcommand_from list" -s q -l quiet -d 'Say only what matters'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deployments; and __fish_seen_subcommand_from list" -s h -l help -d 'Print help'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deployments; and __fish_seen_subcommand_from show" -l env-file -d 'Read variables from this file too; those of the environment win (repeatable)' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deployments; and __fish_seen_subcommand_from show" -l allow-env -d 'Let the manifest read these variables and no others' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deployments; and __fish_seen_subcommand_from show" -l trust-server -d 'Send the token of the environment to this host too, which the manifest alone names (repeatable)' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deployments; and __fish_seen_subcommand_from show" -l ca-bundle -d 'Trust the authorities of this PEM file besides the system\'s' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deployments; and __fish_seen_subcommand_from show" -l experimental-diff-model -d 'Try the newest known hash rules on environments of this diff model, which nobody has verified' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deployments; and __fish_seen_subcommand_from show" -s F -l format -d 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit' -r -f -a "text\t''
json\t''
yaml\t''
sarif\t''
github\t''
gitlab\t''
junit\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deployments; and __fish_seen_subcommand_from show" -s E -l environment -d 'Environment of the manifest' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deployments; and __fish_seen_subcommand_from show" -s A -l app-manifest-path -d 'The manifest file, or `-` for standard input' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deployments; and __fish_seen_subcommand_from show" -s P -l preset -d 'Component presets, in order; they replace the environment\'s own' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deployments; and __fish_seen_subcommand_from show" -l color -d 'When to colour: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deployments; and __fish_seen_subcommand_from show" -l strict-env -d 'Make an unset variable an error instead of a note'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deployments; and __fish_seen_subcommand_from show" -s L -l local -d 'The environment named `local`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deployments; and __fish_seen_subcommand_from show" -s C -l cloud -d 'The environment named `cloud`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deployments; and __fish_seen_subcommand_from show" -s X -l disable-app-manifest-discovery -d 'Work without a manifest'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deployments; and __fish_seen_subcommand_from show" -s Y -s y -l yes -d 'Answer every question with yes'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deployments; and __fish_seen_subcommand_from show" -l no-input -d 'Never ask; a missing answer is an error'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deployments; and __fish_seen_subcommand_from show" -s v -l verbose -d 'Say more (repeatable)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deployments; and __fish_seen_subcommand_from show" -s q -l quiet -d 'Say only what matters'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deployments; and __fish_seen_subcommand_from show" -s h -l help -d 'Print help'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deployments; and __fish_seen_subcommand_from help" -f -a "list" -d 'List the deployments of the environment, newest first'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deployments; and __fish_seen_subcommand_from help" -f -a "show" -d 'Show what a deployment holds'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand deployments; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and not __fish_seen_subcommand_from list tools refresh authorize complete status disconnect help" -s F -l format -d 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit' -r -f -a "text\t''
json\t''
yaml\t''
sarif\t''
github\t''
gitlab\t''
junit\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and not __fish_seen_subcommand_from list tools refresh authorize complete status disconnect help" -s E -l environment -d 'Environment of the manifest' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and not __fish_seen_subcommand_from list tools refresh authorize complete status disconnect help" -s A -l app-manifest-path -d 'The manifest file, or `-` for standard input' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and not __fish_seen_subcommand_from list tools refresh authorize complete status disconnect help" -s P -l preset -d 'Component presets, in order; they replace the environment\'s own' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and not __fish_seen_subcommand_from list tools refresh authorize complete status disconnect help" -l color -d 'When to colour: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and not __fish_seen_subcommand_from list tools refresh authorize complete status disconnect help" -s L -l local -d 'The environment named `local`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and not __fish_seen_subcommand_from list tools refresh authorize complete status disconnect help" -s C -l cloud -d 'The environment named `cloud`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and not __fish_seen_subcommand_from list tools refresh authorize complete status disconnect help" -s X -l disable-app-manifest-discovery -d 'Work without a manifest'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and not __fish_seen_subcommand_from list tools refresh authorize complete status disconnect help" -s Y -s y -l yes -d 'Answer every question with yes'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and not __fish_seen_subcommand_from list tools refresh authorize complete status disconnect help" -l no-input -d 'Never ask; a missing answer is an error'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and not __fish_seen_subcommand_from list tools refresh authorize complete status disconnect help" -s v -l verbose -d 'Say more (repeatable)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and not __fish_seen_subcommand_from list tools refresh authorize complete status disconnect help" -s q -l quiet -d 'Say only what matters'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and not __fish_seen_subcommand_from list tools refresh authorize complete status disconnect help" -s h -l help -d 'Print help'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and not __fish_seen_subcommand_from list tools refresh authorize complete status disconnect help" -f -a "list" -d 'List the imports: health, era and counts'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and not __fish_seen_subcommand_from list tools refresh authorize complete status disconnect help" -f -a "tools" -d 'Show the tools that an import provides, and why others are left out'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and not __fish_seen_subcommand_from list tools refresh authorize complete status disconnect help" -f -a "refresh" -d 'Make the control plane ask the server of a deployed import again'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and not __fish_seen_subcommand_from list tools refresh authorize complete status disconnect help" -f -a "authorize" -d 'Begin the OAuth consent for an import'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and not __fish_seen_subcommand_from list tools refresh authorize complete status disconnect help" -f -a "complete" -d 'Complete the OAuth consent for an import'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and not __fish_seen_subcommand_from list tools refresh authorize complete status disconnect help" -f -a "status" -d 'Show where the OAuth consent for an import stands'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and not __fish_seen_subcommand_from list tools refresh authorize complete status disconnect help" -f -a "disconnect" -d 'End the OAuth consent for an import'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and not __fish_seen_subcommand_from list tools refresh authorize complete status disconnect help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from list" -l revision -d 'The import as it was deployed, in this deployment (default: the current one), through the control plane' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from list" -l timeout -d 'Time for each upstream, in seconds' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from list" -l env-file -d 'Read variables from this file too; those of the environment win (repeatable)' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from list" -l allow-env -d 'Let the manifest read these variables and no others' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from list" -l trust-server -d 'Send the token of the environment to this host too, which the manifest alone names (repeatable)' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from list" -l ca-bundle -d 'Trust the authorities of this PEM file besides the system\'s' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from list" -l experimental-diff-model -d 'Try the newest known hash rules on environments of this diff model, which nobody has verified' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from list" -s F -l format -d 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit' -r -f -a "text\t''
json\t''
yaml\t''
sarif\t''
github\t''
gitlab\t''
junit\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from list" -s E -l environment -d 'Environment of the manifest' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from list" -s A -l app-manifest-path -d 'The manifest file, or `-` for standard input' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from list" -s P -l preset -d 'Component presets, in order; they replace the environment\'s own' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from list" -l color -d 'When to colour: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from list" -l manifest -d 'The import as the manifest declares it, through the control plane'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from list" -l local -d 'The import as the manifest declares it, read by this program from this machine (choose environments with `-E`)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from list" -l strict-env -d 'Make an unset variable an error instead of a note'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from list" -s C -l cloud -d 'The environment named `cloud`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from list" -s X -l disable-app-manifest-discovery -d 'Work without a manifest'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from list" -s Y -s y -l yes -d 'Answer every question with yes'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from list" -l no-input -d 'Never ask; a missing answer is an error'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from list" -s v -l verbose -d 'Say more (repeatable)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from list" -s q -l quiet -d 'Say only what matters'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from list" -s h -l help -d 'Print help'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from tools" -l revision -d 'The import as it was deployed, in this deployment (default: the current one), through the control plane' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from tools" -l timeout -d 'Time for each upstream, in seconds' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from tools" -l env-file -d 'Read variables from this file too; those of the environment win (repeatable)' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from tools" -l allow-env -d 'Let the manifest read these variables and no others' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from tools" -l trust-server -d 'Send the token of the environment to this host too, which the manifest alone names (repeatable)' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from tools" -l ca-bundle -d 'Trust the authorities of this PEM file besides the system\'s' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from tools" -l experimental-diff-model -d 'Try the newest known hash rules on environments of this diff model, which nobody has verified' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from tools" -s F -l format -d 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit' -r -f -a "text\t''
json\t''
yaml\t''
sarif\t''
github\t''
gitlab\t''
junit\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from tools" -s E -l environment -d 'Environment of the manifest' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from tools" -s A -l app-manifest-path -d 'The manifest file, or `-` for standard input' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from tools" -s P -l preset -d 'Component presets, in order; they replace the environment\'s own' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from tools" -l color -d 'When to colour: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from tools" -l manifest -d 'The import as the manifest declares it, through the control plane'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from tools" -l local -d 'The import as the manifest declares it, read by this program from this machine (choose environments with `-E`)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from tools" -l strict-env -d 'Make an unset variable an error instead of a note'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from tools" -s C -l cloud -d 'The environment named `cloud`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from tools" -s X -l disable-app-manifest-discovery -d 'Work without a manifest'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from tools" -s Y -s y -l yes -d 'Answer every question with yes'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from tools" -l no-input -d 'Never ask; a missing answer is an error'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from tools" -s v -l verbose -d 'Say more (repeatable)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from tools" -s q -l quiet -d 'Say only what matters'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from tools" -s h -l help -d 'Print help'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from refresh" -l revision -d 'The deployment (default: the current one)' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from refresh" -l timeout -d 'Time for the upstream, in seconds' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from refresh" -l env-file -d 'Read variables from this file too; those of the environment win (repeatable)' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from refresh" -l allow-env -d 'Let the manifest read these variables and no others' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from refresh" -l trust-server -d 'Send the token of the environment to this host too, which the manifest alone names (repeatable)' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from refresh" -l ca-bundle -d 'Trust the authorities of this PEM file besides the system\'s' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from refresh" -l experimental-diff-model -d 'Try the newest known hash rules on environments of this diff model, which nobody has verified' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from refresh" -s F -l format -d 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit' -r -f -a "text\t''
json\t''
yaml\t''
sarif\t''
github\t''
gitlab\t''
junit\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from refresh" -s E -l environment -d 'Environment of the manifest' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from refresh" -s A -l app-manifest-path -d 'The manifest file, or `-` for standard input' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from refresh" -s P -l preset -d 'Component presets, in order; they replace the environment\'s own' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from refresh" -l color -d 'When to colour: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from refresh" -l strict-env -d 'Make an unset variable an error instead of a note'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from refresh" -s L -l local -d 'The environment named `local`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from refresh" -s C -l cloud -d 'The environment named `cloud`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from refresh" -s X -l disable-app-manifest-discovery -d 'Work without a manifest'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from refresh" -s Y -s y -l yes -d 'Answer every question with yes'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from refresh" -l no-input -d 'Never ask; a missing answer is an error'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from refresh" -s v -l verbose -d 'Say more (repeatable)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from refresh" -s q -l quiet -d 'Say only what matters'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from refresh" -s h -l help -d 'Print help'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from authorize" -l revision -d 'The import as it was deployed, in this deployment [default: the current one]' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from authorize" -l env-file -d 'Read variables from this file too; those of the environment win (repeatable)' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from authorize" -l allow-env -d 'Let the manifest read these variables and no others' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from authorize" -l trust-server -d 'Send the token of the environment to this host too, which the manifest alone names (repeatable)' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from authorize" -l ca-bundle -d 'Trust the authorities of this PEM file besides the system\'s' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from authorize" -l experimental-diff-model -d 'Try the newest known hash rules on environments of this diff model, which nobody has verified' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from authorize" -s F -l format -d 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit' -r -f -a "text\t''
json\t''
yaml\t''
sarif\t''
github\t''
gitlab\t''
junit\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from authorize" -s E -l environment -d 'Environment of the manifest' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from authorize" -s A -l app-manifest-path -d 'The manifest file, or `-` for standard input' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from authorize" -s P -l preset -d 'Component presets, in order; they replace the environment\'s own' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from authorize" -l color -d 'When to colour: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from authorize" -l manifest -d 'The import as the manifest declares it, deployed or not'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from authorize" -l strict-env -d 'Make an unset variable an error instead of a note'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from authorize" -l replace -d 'Begin anew although there is a consent that works'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from authorize" -l open -d 'Open the URL in the browser of this machine'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from authorize" -s L -l local -d 'The environment named `local`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from authorize" -s C -l cloud -d 'The environment named `cloud`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from authorize" -s X -l disable-app-manifest-discovery -d 'Work without a manifest'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from authorize" -s Y -s y -l yes -d 'Answer every question with yes'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from authorize" -l no-input -d 'Never ask; a missing answer is an error'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from authorize" -s v -l verbose -d 'Say more (repeatable)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from authorize" -s q -l quiet -d 'Say only what matters'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from authorize" -s h -l help -d 'Print help'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from complete" -l revision -d 'The import as it was deployed, in this deployment [default: the current one]' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from complete" -l env-file -d 'Read variables from this file too; those of the environment win (repeatable)' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from complete" -l allow-env -d 'Let the manifest read these variables and no others' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from complete" -l trust-server -d 'Send the token of the environment to this host too, which the manifest alone names (repeatable)' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from complete" -l ca-bundle -d 'Trust the authorities of this PEM file besides the system\'s' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from complete" -l experimental-diff-model -d 'Try the newest known hash rules on environments of this diff model, which nobody has verified' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from complete" -s F -l format -d 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit' -r -f -a "text\t''
json\t''
yaml\t''
sarif\t''
github\t''
gitlab\t''
junit\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from complete" -s E -l environment -d 'Environment of the manifest' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from complete" -s A -l app-manifest-path -d 'The manifest file, or `-` for standard input' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from complete" -s P -l preset -d 'Component presets, in order; they replace the environment\'s own' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from complete" -l color -d 'When to colour: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from complete" -l manifest -d 'The import as the manifest declares it, deployed or not'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from complete" -l strict-env -d 'Make an unset variable an error instead of a note'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from complete" -s L -l local -d 'The environment named `local`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from complete" -s C -l cloud -d 'The environment named `cloud`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from complete" -s X -l disable-app-manifest-discovery -d 'Work without a manifest'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from complete" -s Y -s y -l yes -d 'Answer every question with yes'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from complete" -l no-input -d 'Never ask; a missing answer is an error'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from complete" -s v -l verbose -d 'Say more (repeatable)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from complete" -s q -l quiet -d 'Say only what matters'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from complete" -s h -l help -d 'Print help'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from status" -l revision -d 'The import as it was deployed, in this deployment [default: the current one]' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from status" -l env-file -d 'Read variables from this file too; those of the environment win (repeatable)' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from status" -l allow-env -d 'Let the manifest read these variables and no others' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from status" -l trust-server -d 'Send the token of the environment to this host too, which the manifest alone names (repeatable)' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from status" -l ca-bundle -d 'Trust the authorities of this PEM file besides the system\'s' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from status" -l experimental-diff-model -d 'Try the newest known hash rules on environments of this diff model, which nobody has verified' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from status" -l wait -d 'Wait until consent is granted, at most this long (90s, 10m, 1h); then as `--exit-code`' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from status" -s F -l format -d 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit' -r -f -a "text\t''
json\t''
yaml\t''
sarif\t''
github\t''
gitlab\t''
junit\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from status" -s E -l environment -d 'Environment of the manifest' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from status" -s A -l app-manifest-path -d 'The manifest file, or `-` for standard input' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from status" -s P -l preset -d 'Component presets, in order; they replace the environment\'s own' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from status" -l color -d 'When to colour: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from status" -l manifest -d 'The import as the manifest declares it, deployed or not'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from status" -l strict-env -d 'Make an unset variable an error instead of a note'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from status" -l exit-code -d 'Exit with 3 unless consent is granted'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from status" -s L -l local -d 'The environment named `local`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from status" -s C -l cloud -d 'The environment named `cloud`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from status" -s X -l disable-app-manifest-discovery -d 'Work without a manifest'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from status" -s Y -s y -l yes -d 'Answer every question with yes'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from status" -l no-input -d 'Never ask; a missing answer is an error'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from status" -s v -l verbose -d 'Say more (repeatable)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from status" -s q -l quiet -d 'Say only what matters'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from status" -s h -l help -d 'Print help'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from disconnect" -l revision -d 'The import as it was deployed, in this deployment [default: the current one]' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from disconnect" -l env-file -d 'Read variables from this file too; those of the environment win (repeatable)' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from disconnect" -l allow-env -d 'Let the manifest read these variables and no others' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from disconnect" -l trust-server -d 'Send the token of the environment to this host too, which the manifest alone names (repeatable)' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from disconnect" -l ca-bundle -d 'Trust the authorities of this PEM file besides the system\'s' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from disconnect" -l experimental-diff-model -d 'Try the newest known hash rules on environments of this diff model, which nobody has verified' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from disconnect" -s F -l format -d 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit' -r -f -a "text\t''
json\t''
yaml\t''
sarif\t''
github\t''
gitlab\t''
junit\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from disconnect" -s E -l environment -d 'Environment of the manifest' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from disconnect" -s A -l app-manifest-path -d 'The manifest file, or `-` for standard input' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from disconnect" -s P -l preset -d 'Component presets, in order; they replace the environment\'s own' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from disconnect" -l color -d 'When to colour: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from disconnect" -l manifest -d 'The import as the manifest declares it, deployed or not'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from disconnect" -l strict-env -d 'Make an unset variable an error instead of a note'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from disconnect" -s L -l local -d 'The environment named `local`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from disconnect" -s C -l cloud -d 'The environment named `cloud`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from disconnect" -s X -l disable-app-manifest-discovery -d 'Work without a manifest'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from disconnect" -s Y -s y -l yes -d 'Answer every question with yes'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from disconnect" -l no-input -d 'Never ask; a missing answer is an error'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from disconnect" -s v -l verbose -d 'Say more (repeatable)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from disconnect" -s q -l quiet -d 'Say only what matters'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from disconnect" -s h -l help -d 'Print help'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from help" -f -a "list" -d 'List the imports: health, era and counts'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from help" -f -a "tools" -d 'Show the tools that an import provides, and why others are left out'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from help" -f -a "refresh" -d 'Make the control plane ask the server of a deployed import again'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from help" -f -a "authorize" -d 'Begin the OAuth consent for an import'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from help" -f -a "complete" -d 'Complete the OAuth consent for an import'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from help" -f -a "status" -d 'Show where the OAuth consent for an import stands'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from help" -f -a "disconnect" -d 'End the OAuth consent for an import'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and not __fish_seen_subcommand_from create get list update delete help" -s F -l format -d 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit' -r -f -a "text\t''
json\t''
yaml\t''
sarif\t''
github\t''
gitlab\t''
junit\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and not __fish_seen_subcommand_from create get list update delete help" -s E -l environment -d 'Environment of the manifest' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and not __fish_seen_subcommand_from create get list update delete help" -s A -l app-manifest-path -d 'The manifest file, or `-` for standard input' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and not __fish_seen_subcommand_from create get list update delete help" -s P -l preset -d 'Component presets, in order; they replace the environment\'s own' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and not __fish_seen_subcommand_from create get list update delete help" -l color -d 'When to colour: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and not __fish_seen_subcommand_from create get list update delete help" -s L -l local -d 'The environment named `local`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and not __fish_seen_subcommand_from create get list update delete help" -s C -l cloud -d 'The environment named `cloud`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and not __fish_seen_subcommand_from create get list update delete help" -s X -l disable-app-manifest-discovery -d 'Work without a manifest'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and not __fish_seen_subcommand_from create get list update delete help" -s Y -s y -l yes -d 'Answer every question with yes'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and not __fish_seen_subcommand_from create get list update delete help" -l no-input -d 'Never ask; a missing answer is an error'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and not __fish_seen_subcommand_from create get list update delete help" -s v -l verbose -d 'Say more (repeatable)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and not __fish_seen_subcommand_from create get list update delete help" -s q -l quiet -d 'Say only what matters'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and not __fish_seen_subcommand_from create get list update delete help" -s h -l help -d 'Print help'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and not __fish_seen_subcommand_from create get list update delete help" -f -a "create" -d 'Create a security scheme, with its environment where that does not exist yet'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and not __fish_seen_subcommand_from create get list update delete help" -f -a "get" -d 'Show a security scheme'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and not __fish_seen_subcommand_from create get list update delete help" -f -a "list" -d 'List the security schemes of an environment'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and not __fish_seen_subcommand_from create get list update delete help" -f -a "update" -d 'Change a security scheme; consents given through it end'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and not __fish_seen_subcommand_from create get list update delete help" -f -a "delete" -d 'Delete a security scheme; consents given through it end'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and not __fish_seen_subcommand_from create get list update delete help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from create" -l provider-type -d 'Who issues the tokens: google, facebook, microsoft, gitlab or custom' -r -f -a "google\t''
facebook\t''
microsoft\t''
gitlab\t''
custom\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from create" -l custom-provider-name -d 'Name of a custom provider, for people [default: the issuer\'s host]' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from create" -l custom-issuer-url -d 'Issuer of a custom provider, exactly as its metadata says' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from create" -l client-id -d 'The OAuth client\'s id at the provider' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from create" -l register-at -d 'Let the control plane register a client of its own at the provider that protects this import' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from create" -l client-secret -d 'The client\'s secret, or better `-` to read it from standard input' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from create" -l client-secret-file -d 'The file that holds the client\'s secret (`-` is standard input)' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from create" -l scope -d 'A scope to request (repeatable); without any, those that discovery finds' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from create" -l redirect-url -d 'Where the provider sends people back to, as registered there' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from create" -l env-file -d 'Read variables from this file too; those of the environment win (repeatable)' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from create" -l allow-env -d 'Let the manifest read these variables and no others' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from create" -l trust-server -d 'Send the token of the environment to this host too, which the manifest alone names (repeatable)' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from create" -l ca-bundle -d 'Trust the authorities of this PEM file besides the system\'s' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from create" -l experimental-diff-model -d 'Try the newest known hash rules on environments of this diff model, which nobody has verified' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from create" -s F -l format -d 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit' -r -f -a "text\t''
json\t''
yaml\t''
sarif\t''
github\t''
gitlab\t''
junit\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from create" -s E -l environment -d 'Environment of the manifest' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from create" -s A -l app-manifest-path -d 'The manifest file, or `-` for standard input' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from create" -s P -l preset -d 'Component presets, in order; they replace the environment\'s own' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from create" -l color -d 'When to colour: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from create" -l public-client -d 'The client is a public one, without a secret'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from create" -l strict-env -d 'Make an unset variable an error instead of a note'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from create" -s L -l local -d 'The environment named `local`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from create" -s C -l cloud -d 'The environment named `cloud`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from create" -s X -l disable-app-manifest-discovery -d 'Work without a manifest'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from create" -s Y -s y -l yes -d 'Answer every question with yes'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from create" -l no-input -d 'Never ask; a missing answer is an error'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from create" -s v -l verbose -d 'Say more (repeatable)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from create" -s q -l quiet -d 'Say only what matters'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from create" -s h -l help -d 'Print help'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from get" -l env-file -d 'Read variables from this file too; those of the environment win (repeatable)' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from get" -l allow-env -d 'Let the manifest read these variables and no others' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from get" -l trust-server -d 'Send the token of the environment to this host too, which the manifest alone names (repeatable)' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from get" -l ca-bundle -d 'Trust the authorities of this PEM file besides the system\'s' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from get" -l experimental-diff-model -d 'Try the newest known hash rules on environments of this diff model, which nobody has verified' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from get" -s F -l format -d 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit' -r -f -a "text\t''
json\t''
yaml\t''
sarif\t''
github\t''
gitlab\t''
junit\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from get" -s E -l environment -d 'Environment of the manifest' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from get" -s A -l app-manifest-path -d 'The manifest file, or `-` for standard input' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from get" -s P -l preset -d 'Component presets, in order; they replace the environment\'s own' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from get" -l color -d 'When to colour: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from get" -l strict-env -d 'Make an unset variable an error instead of a note'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from get" -s L -l local -d 'The environment named `local`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from get" -s C -l cloud -d 'The environment named `cloud`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from get" -s X -l disable-app-manifest-discovery -d 'Work without a manifest'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from get" -s Y -s y -l yes -d 'Answer every question with yes'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from get" -l no-input -d 'Never ask; a missing answer is an error'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from get" -s v -l verbose -d 'Say more (repeatable)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from get" -s q -l quiet -d 'Say only what matters'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from get" -s h -l help -d 'Print help'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from list" -l env-file -d 'Read variables from this file too; those of the environment win (repeatable)' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from list" -l allow-env -d 'Let the manifest read these variables and no others' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from list" -l trust-server -d 'Send the token of the environment to this host too, which the manifest alone names (repeatable)' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from list" -l ca-bundle -d 'Trust the authorities of this PEM file besides the system\'s' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from list" -l experimental-diff-model -d 'Try the newest known hash rules on environments of this diff model, which nobody has verified' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from list" -s F -l format -d 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit' -r -f -a "text\t''
json\t''
yaml\t''
sarif\t''
github\t''
gitlab\t''
junit\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from list" -s E -l environment -d 'Environment of the manifest' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from list" -s A -l app-manifest-path -d 'The manifest file, or `-` for standard input' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from list" -s P -l preset -d 'Component presets, in order; they replace the environment\'s own' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from list" -l color -d 'When to colour: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from list" -l strict-env -d 'Make an unset variable an error instead of a note'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from list" -s L -l local -d 'The environment named `local`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from list" -s C -l cloud -d 'The environment named `cloud`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from list" -s X -l disable-app-manifest-discovery -d 'Work without a manifest'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from list" -s Y -s y -l yes -d 'Answer every question with yes'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from list" -l no-input -d 'Never ask; a missing answer is an error'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from list" -s v -l verbose -d 'Say more (repeatable)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from list" -s q -l quiet -d 'Say only what matters'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from list" -s h -l help -d 'Print help'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from update" -l provider-type -d 'Who issues the tokens: google, facebook, microsoft, gitlab or custom' -r -f -a "google\t''
facebook\t''
microsoft\t''
gitlab\t''
custom\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from update" -l custom-provider-name -d 'Name of a custom provider, for people [default: the issuer\'s host]' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from update" -l custom-issuer-url -d 'Issuer of a custom provider, exactly as its metadata says' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from update" -l client-id -d 'A new client id' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from update" -l client-secret -d 'The client\'s secret, or better `-` to read it from standard input' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from update" -l client-secret-file -d 'The file that holds the client\'s secret (`-` is standard input)' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from update" -l scope -d 'The scopes from now on (repeatable)' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from update" -l redirect-url -d 'A new redirect URL' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from update" -l revision -d 'Only if the scheme is still at this revision (see `get`)' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from update" -l env-file -d 'Read variables from this file too; those of the environment win (repeatable)' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from update" -l allow-env -d 'Let the manifest read these variables and no others' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from update" -l trust-server -d 'Send the token of the environment to this host too, which the manifest alone names (repeatable)' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from update" -l ca-bundle -d 'Trust the authorities of this PEM file besides the system\'s' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from update" -l experimental-diff-model -d 'Try the newest known hash rules on environments of this diff model, which nobody has verified' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from update" -s F -l format -d 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit' -r -f -a "text\t''
json\t''
yaml\t''
sarif\t''
github\t''
gitlab\t''
junit\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from update" -s E -l environment -d 'Environment of the manifest' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from update" -s A -l app-manifest-path -d 'The manifest file, or `-` for standard input' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from update" -s P -l preset -d 'Component presets, in order; they replace the environment\'s own' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from update" -l color -d 'When to colour: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from update" -l no-scopes -d 'No scopes of its own: those that discovery finds'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from update" -l strict-env -d 'Make an unset variable an error instead of a note'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from update" -s L -l local -d 'The environment named `local`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from update" -s C -l cloud -d 'The environment named `cloud`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from update" -s X -l disable-app-manifest-discovery -d 'Work without a manifest'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from update" -s Y -s y -l yes -d 'Answer every question with yes'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from update" -l no-input -d 'Never ask; a missing answer is an error'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from update" -s v -l verbose -d 'Say more (repeatable)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from update" -s q -l quiet -d 'Say only what matters'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from update" -s h -l help -d 'Print help'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from delete" -l revision -d 'Only if the scheme is still at this revision (see `get`)' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from delete" -l env-file -d 'Read variables from this file too; those of the environment win (repeatable)' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from delete" -l allow-env -d 'Let the manifest read these variables and no others' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from delete" -l trust-server -d 'Send the token of the environment to this host too, which the manifest alone names (repeatable)' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from delete" -l ca-bundle -d 'Trust the authorities of this PEM file besides the system\'s' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from delete" -l experimental-diff-model -d 'Try the newest known hash rules on environments of this diff model, which nobody has verified' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from delete" -s F -l format -d 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit' -r -f -a "text\t''
json\t''
yaml\t''
sarif\t''
github\t''
gitlab\t''
junit\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from delete" -s E -l environment -d 'Environment of the manifest' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from delete" -s A -l app-manifest-path -d 'The manifest file, or `-` for standard input' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from delete" -s P -l preset -d 'Component presets, in order; they replace the environment\'s own' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from delete" -l color -d 'When to colour: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from delete" -l strict-env -d 'Make an unset variable an error instead of a note'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from delete" -s L -l local -d 'The environment named `local`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from delete" -s C -l cloud -d 'The environment named `cloud`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from delete" -s X -l disable-app-manifest-discovery -d 'Work without a manifest'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from delete" -s Y -s y -l yes -d 'Answer every question with yes'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from delete" -l no-input -d 'Never ask; a missing answer is an error'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from delete" -s v -l verbose -d 'Say more (repeatable)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from delete" -s q -l quiet -d 'Say only what matters'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from delete" -s h -l help -d 'Print help'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from help" -f -a "create" -d 'Create a security scheme, with its environment where that does not exist yet'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from help" -f -a "get" -d 'Show a security scheme'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from help" -f -a "list" -d 'List the security schemes of an environment'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from help" -f -a "update" -d 'Change a security scheme; consents given through it end'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from help" -f -a "delete" -d 'Delete a security scheme; consents given through it end'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand security-scheme; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand login" -l provider -d 'The identity provider of a login by browser' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand login" -l wait -d 'How long to wait for a login by browser, in seconds' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand login" -l server -d 'This control plane, whatever the manifest says' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand login" -l env-file -d 'Read variables from this file too; those of the environment win (repeatable)' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand login" -l allow-env -d 'Let the manifest read these variables and no others' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand login" -l trust-server -d 'Send the token of the environment to this host too, which the manifest alone names (repeatable)' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand login" -l ca-bundle -d 'Trust the authorities of this PEM file besides the system\'s' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand login" -l experimental-diff-model -d 'Try the newest known hash rules on environments of this diff model, which nobody has verified' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand login" -s F -l format -d 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit' -r -f -a "text\t''
json\t''
yaml\t''
sarif\t''
github\t''
gitlab\t''
junit\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand login" -s E -l environment -d 'Environment of the manifest' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand login" -s A -l app-manifest-path -d 'The manifest file, or `-` for standard input' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand login" -s P -l preset -d 'Component presets, in order; they replace the environment\'s own' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand login" -l color -d 'When to colour: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand login" -l token-stdin -d 'Read the token from standard input instead of asking the server for one'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand login" -l open -d 'Open the page of a login by browser'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand login" -l strict-env -d 'Make an unset variable an error instead of a note'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand login" -s L -l local -d 'The environment named `local`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand login" -s C -l cloud -d 'The environment named `cloud`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand login" -s X -l disable-app-manifest-discovery -d 'Work without a manifest'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand login" -s Y -s y -l yes -d 'Answer every question with yes'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand login" -l no-input -d 'Never ask; a missing answer is an error'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand login" -s v -l verbose -d 'Say more (repeatable)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand login" -s q -l quiet -d 'Say only what matters'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand login" -s h -l help -d 'Print help'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand logout" -l server -d 'This control plane, whatever the manifest says' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand logout" -l env-file -d 'Read variables from this file too; those of the environment win (repeatable)' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand logout" -l allow-env -d 'Let the manifest read these variables and no others' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand logout" -l trust-server -d 'Send the token of the environment to this host too, which the manifest alone names (repeatable)' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand logout" -l ca-bundle -d 'Trust the authorities of this PEM file besides the system\'s' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand logout" -l experimental-diff-model -d 'Try the newest known hash rules on environments of this diff model, which nobody has verified' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand logout" -s F -l format -d 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit' -r -f -a "text\t''
json\t''
yaml\t''
sarif\t''
github\t''
gitlab\t''
junit\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand logout" -s E -l environment -d 'Environment of the manifest' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand logout" -s A -l app-manifest-path -d 'The manifest file, or `-` for standard input' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand logout" -s P -l preset -d 'Component presets, in order; they replace the environment\'s own' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand logout" -l color -d 'When to colour: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand logout" -l strict-env -d 'Make an unset variable an error instead of a note'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand logout" -s L -l local -d 'The environment named `local`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand logout" -s C -l cloud -d 'The environment named `cloud`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand logout" -s X -l disable-app-manifest-discovery -d 'Work without a manifest'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand logout" -s Y -s y -l yes -d 'Answer every question with yes'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand logout" -l no-input -d 'Never ask; a missing answer is an error'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand logout" -s v -l verbose -d 'Say more (repeatable)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand logout" -s q -l quiet -d 'Say only what matters'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand logout" -s h -l help -d 'Print help'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand whoami" -l server -d 'This control plane, whatever the manifest says' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand whoami" -l env-file -d 'Read variables from this file too; those of the environment win (repeatable)' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand whoami" -l allow-env -d 'Let the manifest read these variables and no others' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand whoami" -l trust-server -d 'Send the token of the environment to this host too, which the manifest alone names (repeatable)' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand whoami" -l ca-bundle -d 'Trust the authorities of this PEM file besides the system\'s' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand whoami" -l experimental-diff-model -d 'Try the newest known hash rules on environments of this diff model, which nobody has verified' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand whoami" -s F -l format -d 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit' -r -f -a "text\t''
json\t''
yaml\t''
sarif\t''
github\t''
gitlab\t''
junit\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand whoami" -s E -l environment -d 'Environment of the manifest' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand whoami" -s A -l app-manifest-path -d 'The manifest file, or `-` for standard input' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand whoami" -s P -l preset -d 'Component presets, in order; they replace the environment\'s own' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand whoami" -l color -d 'When to colour: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand whoami" -l strict-env -d 'Make an unset variable an error instead of a note'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand whoami" -s L -l local -d 'The environment named `local`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand whoami" -s C -l cloud -d 'The environment named `cloud`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand whoami" -s X -l disable-app-manifest-discovery -d 'Work without a manifest'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand whoami" -s Y -s y -l yes -d 'Answer every question with yes'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand whoami" -l no-input -d 'Never ask; a missing answer is an error'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand whoami" -s v -l verbose -d 'Say more (repeatable)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand whoami" -s q -l quiet -d 'Say only what matters'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand whoami" -s h -l help -d 'Print help'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand call" -l input -d 'Read the arguments from a file with a JSON object (`-` for standard input); words add to it' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand call" -l timeout -d 'Time for one request, in seconds' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand call" -l init-timeout -d 'Time until the server is ready, in seconds' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand call" -l era -d 'Protocol era; `auto` asks the server' -r -f -a "auto\t''
legacy\t''
modern\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand call" -l header -d 'Send this header too, `Name: value` (repeatable)' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand call" -l ca-bundle -d 'Trust the authorities of this PEM file besides the system\'s' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand call" -l env -d 'Set a variable of the program after `--`, `NAME=value` (repeatable)' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand call" -l cwd -d 'Start the program after `--` in this folder' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand call" -l env-file -d 'Read variables from this file too; those of the environment win (repeatable)' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand call" -l allow-env -d 'Let the manifest read these variables and no others' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand call" -s F -l format -d 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit' -r -f -a "text\t''
json\t''
yaml\t''
sarif\t''
github\t''
gitlab\t''
junit\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand call" -s E -l environment -d 'Environment of the manifest' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand call" -s A -l app-manifest-path -d 'The manifest file, or `-` for standard input' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand call" -s P -l preset -d 'Component presets, in order; they replace the environment\'s own' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand call" -l color -d 'When to colour: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand call" -l unchecked -d 'Send the arguments even where the tool\'s schema refuses them, to test the server\'s own checks'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand call" -l strict-env -d 'Make an unset variable an error instead of a note'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand call" -s L -l local -d 'The environment named `local`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand call" -s C -l cloud -d 'The environment named `cloud`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand call" -s X -l disable-app-manifest-discovery -d 'Work without a manifest'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand call" -s Y -s y -l yes -d 'Answer every question with yes'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand call" -l no-input -d 'Never ask; a missing answer is an error'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand call" -s v -l verbose -d 'Say more (repeatable)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand call" -s q -l quiet -d 'Say only what matters'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand call" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand inspect" -l timeout -d 'Time for one request, in seconds' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand inspect" -l init-timeout -d 'Time until the server is ready, in seconds' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand inspect" -l era -d 'Protocol era; `auto` asks the server' -r -f -a "auto\t''
legacy\t''
modern\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand inspect" -l header -d 'Send this header too, `Name: value` (repeatable)' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand inspect" -l ca-bundle -d 'Trust the authorities of this PEM file besides the system\'s' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand inspect" -l env -d 'Set a variable of the program after `--`, `NAME=value` (repeatable)' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand inspect" -l cwd -d 'Start the program after `--` in this folder' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand inspect" -l env-file -d 'Read variables from this file too; those of the environment win (repeatable)' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand inspect" -l allow-env -d 'Let the manifest read these variables and no others' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand inspect" -s F -l format -d 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit' -r -f -a "text\t''
json\t''
yaml\t''
sarif\t''
github\t''
gitlab\t''
junit\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand inspect" -s E -l environment -d 'Environment of the manifest' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand inspect" -s A -l app-manifest-path -d 'The manifest file, or `-` for standard input' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand inspect" -s P -l preset -d 'Component presets, in order; they replace the environment\'s own' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand inspect" -l color -d 'When to colour: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand inspect" -l strict-env -d 'Make an unset variable an error instead of a note'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand inspect" -s L -l local -d 'The environment named `local`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand inspect" -s C -l cloud -d 'The environment named `cloud`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand inspect" -s X -l disable-app-manifest-discovery -d 'Work without a manifest'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand inspect" -s Y -s y -l yes -d 'Answer every question with yes'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand inspect" -l no-input -d 'Never ask; a missing answer is an error'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand inspect" -s v -l verbose -d 'Say more (repeatable)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand inspect" -s q -l quiet -d 'Say only what matters'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand inspect" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand environment; and not __fish_seen_subcommand_from list create help" -s F -l format -d 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit' -r -f -a "text\t''
json\t''
yaml\t''
sarif\t''
github\t''
gitlab\t''
junit\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand environment; and not __fish_seen_subcommand_from list create help" -s E -l environment -d 'Environment of the manifest' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand environment; and not __fish_seen_subcommand_from list create help" -s A -l app-manifest-path -d 'The manifest file, or `-` for standard input' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand environment; and not __fish_seen_subcommand_from list create help" -s P -l preset -d 'Component presets, in order; they replace the environment\'s own' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand environment; and not __fish_seen_subcommand_from list create help" -l color -d 'When to colour: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand environment; and not __fish_seen_subcommand_from list create help" -s L -l local -d 'The environment named `local`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand environment; and not __fish_seen_subcommand_from list create help" -s C -l cloud -d 'The environment named `cloud`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand environment; and not __fish_seen_subcommand_from list create help" -s X -l disable-app-manifest-discovery -d 'Work without a manifest'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand environment; and not __fish_seen_subcommand_from list create help" -s Y -s y -l yes -d 'Answer every question with yes'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand environment; and not __fish_seen_subcommand_from list create help" -l no-input -d 'Never ask; a missing answer is an error'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand environment; and not __fish_seen_subcommand_from list create help" -s v -l verbose -d 'Say more (repeatable)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand environment; and not __fish_seen_subcommand_from list create help" -s q -l quiet -d 'Say only what matters'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand environment; and not __fish_seen_subcommand_from list create help" -s h -l help -d 'Print help'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand environment; and not __fish_seen_subcommand_from list create help" -f -a "list" -d 'List the environments of the manifest, and those that only the server knows'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand environment; and not __fish_seen_subcommand_from list create help" -f -a "create" -d 'Make an environment, with its application, on its control plane'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand environment; and not __fish_seen_subcommand_from list create help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand environment; and __fish_seen_subcommand_from list" -l env-file -d 'Read variables from this file too; those of the environment win (repeatable)' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand environment; and __fish_seen_subcommand_from list" -l allow-env -d 'Let the manifest read these variables and no others' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand environment; and __fish_seen_subcommand_from list" -l trust-server -d 'Send the token of the environment to this host too, which the manifest alone names (repeatable)' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand environment; and __fish_seen_subcommand_from list" -l ca-bundle -d 'Trust the authorities of this PEM file besides the system\'s' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand environment; and __fish_seen_subcommand_from list" -l experimental-diff-model -d 'Try the newest known hash rules on environments of this diff model, which nobody has verified' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand environment; and __fish_seen_subcommand_from list" -s F -l format -d 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit' -r -f -a "text\t''
json\t''
yaml\t''
sarif\t''
github\t''
gitlab\t''
junit\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand environment; and __fish_seen_subcommand_from list" -s E -l environment -d 'Environment of the manifest' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand environment; and __fish_seen_subcommand_from list" -s A -l app-manifest-path -d 'The manifest file, or `-` for standard input' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand environment; and __fish_seen_subcommand_from list" -s P -l preset -d 'Component presets, in order; they replace the environment\'s own' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand environment; and __fish_seen_subcommand_from list" -l color -d 'When to colour: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand environment; and __fish_seen_subcommand_from list" -l strict-env -d 'Make an unset variable an error instead of a note'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand environment; and __fish_seen_subcommand_from list" -s L -l local -d 'The environment named `local`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand environment; and __fish_seen_subcommand_from list" -s C -l cloud -d 'The environment named `cloud`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand environment; and __fish_seen_subcommand_from list" -s X -l disable-app-manifest-discovery -d 'Work without a manifest'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand environment; and __fish_seen_subcommand_from list" -s Y -s y -l yes -d 'Answer every question with yes'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand environment; and __fish_seen_subcommand_from list" -l no-input -d 'Never ask; a missing answer is an error'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand environment; and __fish_seen_subcommand_from list" -s v -l verbose -d 'Say more (repeatable)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand environment; and __fish_seen_subcommand_from list" -s q -l quiet -d 'Say only what matters'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand environment; and __fish_seen_subcommand_from list" -s h -l help -d 'Print help'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand environment; and __fish_seen_subcommand_from create" -l env-file -d 'Read variables from this file too; those of the environment win (repeatable)' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand environment; and __fish_seen_subcommand_from create" -l allow-env -d 'Let the manifest read these variables and no others' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand environment; and __fish_seen_subcommand_from create" -l trust-server -d 'Send the token of the environment to this host too, which the manifest alone names (repeatable)' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand environment; and __fish_seen_subcommand_from create" -l ca-bundle -d 'Trust the authorities of this PEM file besides the system\'s' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand environment; and __fish_seen_subcommand_from create" -l experimental-diff-model -d 'Try the newest known hash rules on environments of this diff model, which nobody has verified' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand environment; and __fish_seen_subcommand_from create" -s F -l format -d 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit' -r -f -a "text\t''
json\t''
yaml\t''
sarif\t''
github\t''
gitlab\t''
junit\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand environment; and __fish_seen_subcommand_from create" -s E -l environment -d 'Environment of the manifest' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand environment; and __fish_seen_subcommand_from create" -s A -l app-manifest-path -d 'The manifest file, or `-` for standard input' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand environment; and __fish_seen_subcommand_from create" -s P -l preset -d 'Component presets, in order; they replace the environment\'s own' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand environment; and __fish_seen_subcommand_from create" -l color -d 'When to colour: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand environment; and __fish_seen_subcommand_from create" -l strict-env -d 'Make an unset variable an error instead of a note'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand environment; and __fish_seen_subcommand_from create" -s L -l local -d 'The environment named `local`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand environment; and __fish_seen_subcommand_from create" -s C -l cloud -d 'The environment named `cloud`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand environment; and __fish_seen_subcommand_from create" -s X -l disable-app-manifest-discovery -d 'Work without a manifest'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand environment; and __fish_seen_subcommand_from create" -s Y -s y -l yes -d 'Answer every question with yes'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand environment; and __fish_seen_subcommand_from create" -l no-input -d 'Never ask; a missing answer is an error'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand environment; and __fish_seen_subcommand_from create" -s v -l verbose -d 'Say more (repeatable)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand environment; and __fish_seen_subcommand_from create" -s q -l quiet -d 'Say only what matters'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand environment; and __fish_seen_subcommand_from create" -s h -l help -d 'Print help'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand environment; and __fish_seen_subcommand_from help" -f -a "list" -d 'List the environments of the manifest, and those that only the server knows'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand environment; and __fish_seen_subcommand_from help" -f -a "create" -d 'Make an environment, with its application, on its control plane'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand environment; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and not __fish_seen_subcommand_from list register delete help" -s F -l format -d 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit' -r -f -a "text\t''
json\t''
yaml\t''
sarif\t''
github\t''
gitlab\t''
junit\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and not __fish_seen_subcommand_from list register delete help" -s E -l environment -d 'Environment of the manifest' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and not __fish_seen_subcommand_from list register delete help" -s A -l app-manifest-path -d 'The manifest file, or `-` for standard input' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and not __fish_seen_subcommand_from list register delete help" -s P -l preset -d 'Component presets, in order; they replace the environment\'s own' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and not __fish_seen_subcommand_from list register delete help" -l color -d 'When to colour: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and not __fish_seen_subcommand_from list register delete help" -s L -l local -d 'The environment named `local`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and not __fish_seen_subcommand_from list register delete help" -s C -l cloud -d 'The environment named `cloud`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and not __fish_seen_subcommand_from list register delete help" -s X -l disable-app-manifest-discovery -d 'Work without a manifest'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and not __fish_seen_subcommand_from list register delete help" -s Y -s y -l yes -d 'Answer every question with yes'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and not __fish_seen_subcommand_from list register delete help" -l no-input -d 'Never ask; a missing answer is an error'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and not __fish_seen_subcommand_from list register delete help" -s v -l verbose -d 'Say more (repeatable)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and not __fish_seen_subcommand_from list register delete help" -s q -l quiet -d 'Say only what matters'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and not __fish_seen_subcommand_from list register delete help" -s h -l help -d 'Print help'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and not __fish_seen_subcommand_from list register delete help" -f -a "list" -d 'List the domains of an environment'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and not __fish_seen_subcommand_from list register delete help" -f -a "register" -d 'Register a domain for an environment'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and not __fish_seen_subcommand_from list register delete help" -f -a "delete" -d 'Give a domain up, so that another environment can have it'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and not __fish_seen_subcommand_from list register delete help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and __fish_seen_subcommand_from list" -l env-file -d 'Read variables from this file too; those of the environment win (repeatable)' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and __fish_seen_subcommand_from list" -l allow-env -d 'Let the manifest read these variables and no others' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and __fish_seen_subcommand_from list" -l trust-server -d 'Send the token of the environment to this host too, which the manifest alone names (repeatable)' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and __fish_seen_subcommand_from list" -l ca-bundle -d 'Trust the authorities of this PEM file besides the system\'s' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and __fish_seen_subcommand_from list" -l experimental-diff-model -d 'Try the newest known hash rules on environments of this diff model, which nobody has verified' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and __fish_seen_subcommand_from list" -s F -l format -d 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit' -r -f -a "text\t''
json\t''
yaml\t''
sarif\t''
github\t''
gitlab\t''
junit\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and __fish_seen_subcommand_from list" -s E -l environment -d 'Environment of the manifest' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and __fish_seen_subcommand_from list" -s A -l app-manifest-path -d 'The manifest file, or `-` for standard input' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and __fish_seen_subcommand_from list" -s P -l preset -d 'Component presets, in order; they replace the environment\'s own' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and __fish_seen_subcommand_from list" -l color -d 'When to colour: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and __fish_seen_subcommand_from list" -l strict-env -d 'Make an unset variable an error instead of a note'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and __fish_seen_subcommand_from list" -s L -l local -d 'The environment named `local`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and __fish_seen_subcommand_from list" -s C -l cloud -d 'The environment named `cloud`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and __fish_seen_subcommand_from list" -s X -l disable-app-manifest-discovery -d 'Work without a manifest'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and __fish_seen_subcommand_from list" -s Y -s y -l yes -d 'Answer every question with yes'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and __fish_seen_subcommand_from list" -l no-input -d 'Never ask; a missing answer is an error'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and __fish_seen_subcommand_from list" -s v -l verbose -d 'Say more (repeatable)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and __fish_seen_subcommand_from list" -s q -l quiet -d 'Say only what matters'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and __fish_seen_subcommand_from list" -s h -l help -d 'Print help'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and __fish_seen_subcommand_from register" -l env-file -d 'Read variables from this file too; those of the environment win (repeatable)' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and __fish_seen_subcommand_from register" -l allow-env -d 'Let the manifest read these variables and no others' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and __fish_seen_subcommand_from register" -l trust-server -d 'Send the token of the environment to this host too, which the manifest alone names (repeatable)' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and __fish_seen_subcommand_from register" -l ca-bundle -d 'Trust the authorities of this PEM file besides the system\'s' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and __fish_seen_subcommand_from register" -l experimental-diff-model -d 'Try the newest known hash rules on environments of this diff model, which nobody has verified' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and __fish_seen_subcommand_from register" -s F -l format -d 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit' -r -f -a "text\t''
json\t''
yaml\t''
sarif\t''
github\t''
gitlab\t''
junit\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and __fish_seen_subcommand_from register" -s E -l environment -d 'Environment of the manifest' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and __fish_seen_subcommand_from register" -s A -l app-manifest-path -d 'The manifest file, or `-` for standard input' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and __fish_seen_subcommand_from register" -s P -l preset -d 'Component presets, in order; they replace the environment\'s own' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and __fish_seen_subcommand_from register" -l color -d 'When to colour: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and __fish_seen_subcommand_from register" -l strict-env -d 'Make an unset variable an error instead of a note'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and __fish_seen_subcommand_from register" -s L -l local -d 'The environment named `local`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and __fish_seen_subcommand_from register" -s C -l cloud -d 'The environment named `cloud`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and __fish_seen_subcommand_from register" -s X -l disable-app-manifest-discovery -d 'Work without a manifest'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and __fish_seen_subcommand_from register" -s Y -s y -l yes -d 'Answer every question with yes'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and __fish_seen_subcommand_from register" -l no-input -d 'Never ask; a missing answer is an error'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and __fish_seen_subcommand_from register" -s v -l verbose -d 'Say more (repeatable)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and __fish_seen_subcommand_from register" -s q -l quiet -d 'Say only what matters'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and __fish_seen_subcommand_from register" -s h -l help -d 'Print help'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and __fish_seen_subcommand_from delete" -l env-file -d 'Read variables from this file too; those of the environment win (repeatable)' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and __fish_seen_subcommand_from delete" -l allow-env -d 'Let the manifest read these variables and no others' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and __fish_seen_subcommand_from delete" -l trust-server -d 'Send the token of the environment to this host too, which the manifest alone names (repeatable)' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and __fish_seen_subcommand_from delete" -l ca-bundle -d 'Trust the authorities of this PEM file besides the system\'s' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and __fish_seen_subcommand_from delete" -l experimental-diff-model -d 'Try the newest known hash rules on environments of this diff model, which nobody has verified' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and __fish_seen_subcommand_from delete" -s F -l format -d 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit' -r -f -a "text\t''
json\t''
yaml\t''
sarif\t''
github\t''
gitlab\t''
junit\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and __fish_seen_subcommand_from delete" -s E -l environment -d 'Environment of the manifest' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and __fish_seen_subcommand_from delete" -s A -l app-manifest-path -d 'The manifest file, or `-` for standard input' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and __fish_seen_subcommand_from delete" -s P -l preset -d 'Component presets, in order; they replace the environment\'s own' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and __fish_seen_subcommand_from delete" -l color -d 'When to colour: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and __fish_seen_subcommand_from delete" -l strict-env -d 'Make an unset variable an error instead of a note'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and __fish_seen_subcommand_from delete" -s L -l local -d 'The environment named `local`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and __fish_seen_subcommand_from delete" -s C -l cloud -d 'The environment named `cloud`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and __fish_seen_subcommand_from delete" -s X -l disable-app-manifest-discovery -d 'Work without a manifest'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and __fish_seen_subcommand_from delete" -s Y -s y -l yes -d 'Answer every question with yes'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and __fish_seen_subcommand_from delete" -l no-input -d 'Never ask; a missing answer is an error'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and __fish_seen_subcommand_from delete" -s v -l verbose -d 'Say more (repeatable)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and __fish_seen_subcommand_from delete" -s q -l quiet -d 'Say only what matters'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and __fish_seen_subcommand_from delete" -s h -l help -d 'Print help'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and __fish_seen_subcommand_from help" -f -a "list" -d 'List the domains of an environment'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and __fish_seen_subcommand_from help" -f -a "register" -d 'Register a domain for an environment'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and __fish_seen_subcommand_from help" -f -a "delete" -d 'Give a domain up, so that another environment can have it'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand domain; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and not __fish_seen_subcommand_from mcp-import security-scheme domain help" -s F -l format -d 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit' -r -f -a "text\t''
json\t''
yaml\t''
sarif\t''
github\t''
gitlab\t''
junit\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and not __fish_seen_subcommand_from mcp-import security-scheme domain help" -s E -l environment -d 'Environment of the manifest' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and not __fish_seen_subcommand_from mcp-import security-scheme domain help" -s A -l app-manifest-path -d 'The manifest file, or `-` for standard input' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and not __fish_seen_subcommand_from mcp-import security-scheme domain help" -s P -l preset -d 'Component presets, in order; they replace the environment\'s own' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and not __fish_seen_subcommand_from mcp-import security-scheme domain help" -l color -d 'When to colour: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and not __fish_seen_subcommand_from mcp-import security-scheme domain help" -s L -l local -d 'The environment named `local`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and not __fish_seen_subcommand_from mcp-import security-scheme domain help" -s C -l cloud -d 'The environment named `cloud`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and not __fish_seen_subcommand_from mcp-import security-scheme domain help" -s X -l disable-app-manifest-discovery -d 'Work without a manifest'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and not __fish_seen_subcommand_from mcp-import security-scheme domain help" -s Y -s y -l yes -d 'Answer every question with yes'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and not __fish_seen_subcommand_from mcp-import security-scheme domain help" -l no-input -d 'Never ask; a missing answer is an error'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and not __fish_seen_subcommand_from mcp-import security-scheme domain help" -s v -l verbose -d 'Say more (repeatable)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and not __fish_seen_subcommand_from mcp-import security-scheme domain help" -s q -l quiet -d 'Say only what matters'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and not __fish_seen_subcommand_from mcp-import security-scheme domain help" -s h -l help -d 'Print help'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and not __fish_seen_subcommand_from mcp-import security-scheme domain help" -f -a "mcp-import" -d 'The same as `mcpctl import`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and not __fish_seen_subcommand_from mcp-import security-scheme domain help" -f -a "security-scheme" -d 'The same as `mcpctl security-scheme`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and not __fish_seen_subcommand_from mcp-import security-scheme domain help" -f -a "domain" -d 'The same as `mcpctl domain`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and not __fish_seen_subcommand_from mcp-import security-scheme domain help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and __fish_seen_subcommand_from mcp-import" -s F -l format -d 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit' -r -f -a "text\t''
json\t''
yaml\t''
sarif\t''
github\t''
gitlab\t''
junit\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and __fish_seen_subcommand_from mcp-import" -s E -l environment -d 'Environment of the manifest' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and __fish_seen_subcommand_from mcp-import" -s A -l app-manifest-path -d 'The manifest file, or `-` for standard input' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and __fish_seen_subcommand_from mcp-import" -s P -l preset -d 'Component presets, in order; they replace the environment\'s own' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and __fish_seen_subcommand_from mcp-import" -l color -d 'When to colour: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and __fish_seen_subcommand_from mcp-import" -s L -l local -d 'The environment named `local`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and __fish_seen_subcommand_from mcp-import" -s C -l cloud -d 'The environment named `cloud`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and __fish_seen_subcommand_from mcp-import" -s X -l disable-app-manifest-discovery -d 'Work without a manifest'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and __fish_seen_subcommand_from mcp-import" -s Y -s y -l yes -d 'Answer every question with yes'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and __fish_seen_subcommand_from mcp-import" -l no-input -d 'Never ask; a missing answer is an error'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and __fish_seen_subcommand_from mcp-import" -s v -l verbose -d 'Say more (repeatable)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and __fish_seen_subcommand_from mcp-import" -s q -l quiet -d 'Say only what matters'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and __fish_seen_subcommand_from mcp-import" -s h -l help -d 'Print help'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and __fish_seen_subcommand_from mcp-import" -f -a "list" -d 'List the imports: health, era and counts'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and __fish_seen_subcommand_from mcp-import" -f -a "tools" -d 'Show the tools that an import provides, and why others are left out'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and __fish_seen_subcommand_from mcp-import" -f -a "refresh" -d 'Make the control plane ask the server of a deployed import again'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and __fish_seen_subcommand_from mcp-import" -f -a "authorize" -d 'Begin the OAuth consent for an import'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and __fish_seen_subcommand_from mcp-import" -f -a "complete" -d 'Complete the OAuth consent for an import'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and __fish_seen_subcommand_from mcp-import" -f -a "status" -d 'Show where the OAuth consent for an import stands'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and __fish_seen_subcommand_from mcp-import" -f -a "disconnect" -d 'End the OAuth consent for an import'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and __fish_seen_subcommand_from mcp-import" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and __fish_seen_subcommand_from security-scheme" -s F -l format -d 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit' -r -f -a "text\t''
json\t''
yaml\t''
sarif\t''
github\t''
gitlab\t''
junit\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and __fish_seen_subcommand_from security-scheme" -s E -l environment -d 'Environment of the manifest' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and __fish_seen_subcommand_from security-scheme" -s A -l app-manifest-path -d 'The manifest file, or `-` for standard input' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and __fish_seen_subcommand_from security-scheme" -s P -l preset -d 'Component presets, in order; they replace the environment\'s own' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and __fish_seen_subcommand_from security-scheme" -l color -d 'When to colour: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and __fish_seen_subcommand_from security-scheme" -s L -l local -d 'The environment named `local`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and __fish_seen_subcommand_from security-scheme" -s C -l cloud -d 'The environment named `cloud`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and __fish_seen_subcommand_from security-scheme" -s X -l disable-app-manifest-discovery -d 'Work without a manifest'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and __fish_seen_subcommand_from security-scheme" -s Y -s y -l yes -d 'Answer every question with yes'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and __fish_seen_subcommand_from security-scheme" -l no-input -d 'Never ask; a missing answer is an error'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and __fish_seen_subcommand_from security-scheme" -s v -l verbose -d 'Say more (repeatable)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and __fish_seen_subcommand_from security-scheme" -s q -l quiet -d 'Say only what matters'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and __fish_seen_subcommand_from security-scheme" -s h -l help -d 'Print help'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and __fish_seen_subcommand_from security-scheme" -f -a "create" -d 'Create a security scheme, with its environment where that does not exist yet'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and __fish_seen_subcommand_from security-scheme" -f -a "get" -d 'Show a security scheme'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and __fish_seen_subcommand_from security-scheme" -f -a "list" -d 'List the security schemes of an environment'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and __fish_seen_subcommand_from security-scheme" -f -a "update" -d 'Change a security scheme; consents given through it end'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and __fish_seen_subcommand_from security-scheme" -f -a "delete" -d 'Delete a security scheme; consents given through it end'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and __fish_seen_subcommand_from security-scheme" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and __fish_seen_subcommand_from domain" -s F -l format -d 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit' -r -f -a "text\t''
json\t''
yaml\t''
sarif\t''
github\t''
gitlab\t''
junit\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and __fish_seen_subcommand_from domain" -s E -l environment -d 'Environment of the manifest' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and __fish_seen_subcommand_from domain" -s A -l app-manifest-path -d 'The manifest file, or `-` for standard input' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and __fish_seen_subcommand_from domain" -s P -l preset -d 'Component presets, in order; they replace the environment\'s own' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and __fish_seen_subcommand_from domain" -l color -d 'When to colour: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and __fish_seen_subcommand_from domain" -s L -l local -d 'The environment named `local`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and __fish_seen_subcommand_from domain" -s C -l cloud -d 'The environment named `cloud`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and __fish_seen_subcommand_from domain" -s X -l disable-app-manifest-discovery -d 'Work without a manifest'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and __fish_seen_subcommand_from domain" -s Y -s y -l yes -d 'Answer every question with yes'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and __fish_seen_subcommand_from domain" -l no-input -d 'Never ask; a missing answer is an error'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and __fish_seen_subcommand_from domain" -s v -l verbose -d 'Say more (repeatable)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and __fish_seen_subcommand_from domain" -s q -l quiet -d 'Say only what matters'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and __fish_seen_subcommand_from domain" -s h -l help -d 'Print help'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and __fish_seen_subcommand_from domain" -f -a "list" -d 'List the domains of an environment'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and __fish_seen_subcommand_from domain" -f -a "register" -d 'Register a domain for an environment'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and __fish_seen_subcommand_from domain" -f -a "delete" -d 'Give a domain up, so that another environment can have it'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and __fish_seen_subcommand_from domain" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and __fish_seen_subcommand_from help" -f -a "mcp-import" -d 'The same as `mcpctl import`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and __fish_seen_subcommand_from help" -f -a "security-scheme" -d 'The same as `mcpctl security-scheme`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and __fish_seen_subcommand_from help" -f -a "domain" -d 'The same as `mcpctl domain`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand explain" -s F -l format -d 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit' -r -f -a "text\t''
json\t''
yaml\t''
sarif\t''
github\t''
gitlab\t''
junit\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand explain" -s E -l environment -d 'Environment of the manifest' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand explain" -s A -l app-manifest-path -d 'The manifest file, or `-` for standard input' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand explain" -s P -l preset -d 'Component presets, in order; they replace the environment\'s own' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand explain" -l color -d 'When to colour: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand explain" -s L -l local -d 'The environment named `local`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand explain" -s C -l cloud -d 'The environment named `cloud`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand explain" -s X -l disable-app-manifest-discovery -d 'Work without a manifest'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand explain" -s Y -s y -l yes -d 'Answer every question with yes'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand explain" -l no-input -d 'Never ask; a missing answer is an error'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand explain" -s v -l verbose -d 'Say more (repeatable)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand explain" -s q -l quiet -d 'Say only what matters'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand explain" -s h -l help -d 'Print help'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand schema" -s F -l format -d 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit' -r -f -a "text\t''
json\t''
yaml\t''
sarif\t''
github\t''
gitlab\t''
junit\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand schema" -s E -l environment -d 'Environment of the manifest' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand schema" -s A -l app-manifest-path -d 'The manifest file, or `-` for standard input' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand schema" -s P -l preset -d 'Component presets, in order; they replace the environment\'s own' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand schema" -l color -d 'When to colour: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand schema" -s L -l local -d 'The environment named `local`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand schema" -s C -l cloud -d 'The environment named `cloud`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand schema" -s X -l disable-app-manifest-discovery -d 'Work without a manifest'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand schema" -s Y -s y -l yes -d 'Answer every question with yes'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand schema" -l no-input -d 'Never ask; a missing answer is an error'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand schema" -s v -l verbose -d 'Say more (repeatable)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand schema" -s q -l quiet -d 'Say only what matters'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand schema" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand completions" -s F -l format -d 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit' -r -f -a "text\t''
json\t''
yaml\t''
sarif\t''
github\t''
gitlab\t''
junit\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand completions" -s E -l environment -d 'Environment of the manifest' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand completions" -s A -l app-manifest-path -d 'The manifest file, or `-` for standard input' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand completions" -s P -l preset -d 'Component presets, in order; they replace the environment\'s own' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand completions" -l color -d 'When to colour: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand completions" -s L -l local -d 'The environment named `local`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand completions" -s C -l cloud -d 'The environment named `cloud`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand completions" -s X -l disable-app-manifest-discovery -d 'Work without a manifest'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand completions" -s Y -s y -l yes -d 'Answer every question with yes'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand completions" -l no-input -d 'Never ask; a missing answer is an error'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand completions" -s v -l verbose -d 'Say more (repeatable)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand completions" -s q -l quiet -d 'Say only what matters'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand completions" -s h -l help -d 'Print help'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand man" -l dir -d 'Write the pages of all commands into this folder' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand man" -s F -l format -d 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit' -r -f -a "text\t''
json\t''
yaml\t''
sarif\t''
github\t''
gitlab\t''
junit\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand man" -s E -l environment -d 'Environment of the manifest' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand man" -s A -l app-manifest-path -d 'The manifest file, or `-` for standard input' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand man" -s P -l preset -d 'Component presets, in order; they replace the environment\'s own' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand man" -l color -d 'When to colour: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand man" -s L -l local -d 'The environment named `local`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand man" -s C -l cloud -d 'The environment named `cloud`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand man" -s X -l disable-app-manifest-discovery -d 'Work without a manifest'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand man" -s Y -s y -l yes -d 'Answer every question with yes'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand man" -l no-input -d 'Never ask; a missing answer is an error'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand man" -s v -l verbose -d 'Say more (repeatable)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand man" -s q -l quiet -d 'Say only what matters'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand man" -s h -l help -d 'Print help'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and not __fish_seen_subcommand_from init validate surface why lock up server plan deploy rollback status deployments import security-scheme login logout whoami call inspect environment domain api explain schema completions man help" -f -a "init" -d 'Write a small working application'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and not __fish_seen_subcommand_from init validate surface why lock up server plan deploy rollback status deployments import security-scheme login logout whoami call inspect environment domain api explain schema completions man help" -f -a "validate" -d 'Check the manifest: every error at once, with place and mend'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and not __fish_seen_subcommand_from init validate surface why lock up server plan deploy rollback status deployments import security-scheme login logout whoami call inspect environment domain api explain schema completions man help" -f -a "surface" -d 'Show the exact names that clients will see'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and not __fish_seen_subcommand_from init validate surface why lock up server plan deploy rollback status deployments import security-scheme login logout whoami call inspect environment domain api explain schema completions man help" -f -a "why" -d 'Explain how a name came about, or why it is not there'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and not __fish_seen_subcommand_from init validate surface why lock up server plan deploy rollback status deployments import security-scheme login logout whoami call inspect environment domain api explain schema completions man help" -f -a "lock" -d 'Pin what imports provide in `mcp.lock`, and find what changed since'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and not __fish_seen_subcommand_from init validate surface why lock up server plan deploy rollback status deployments import security-scheme login logout whoami call inspect environment domain api explain schema completions man help" -f -a "up" -d 'Serve the application on this machine, and again after every edit'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and not __fish_seen_subcommand_from init validate surface why lock up server plan deploy rollback status deployments import security-scheme login logout whoami call inspect environment domain api explain schema completions man help" -f -a "server" -d 'Run control plane and gateway as a service'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and not __fish_seen_subcommand_from init validate surface why lock up server plan deploy rollback status deployments import security-scheme login logout whoami call inspect environment domain api explain schema completions man help" -f -a "plan" -d 'Show what a deploy would change'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and not __fish_seen_subcommand_from init validate surface why lock up server plan deploy rollback status deployments import security-scheme login logout whoami call inspect environment domain api explain schema completions man help" -f -a "deploy" -d 'Make the control plane hold what the manifest says'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and not __fish_seen_subcommand_from init validate surface why lock up server plan deploy rollback status deployments import security-scheme login logout whoami call inspect environment domain api explain schema completions man help" -f -a "rollback" -d 'Make an earlier deployment the current one again'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and not __fish_seen_subcommand_from init validate surface why lock up server plan deploy rollback status deployments import security-scheme login logout whoami call inspect environment domain api explain schema completions man help" -f -a "status" -d 'Show what is deployed, what runs, and whether it is what the manifest says'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and not __fish_seen_subcommand_from init validate surface why lock up server plan deploy rollback status deployments import security-scheme login logout whoami call inspect environment domain api explain schema completions man help" -f -a "deployments" -d 'List deployments, or show one'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and not __fish_seen_subcommand_from init validate surface why lock up server plan deploy rollback status deployments import security-scheme login logout whoami call inspect environment domain api explain schema completions man help" -f -a "import" -d 'Show, authorize and read the imports of an environment'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and not __fish_seen_subcommand_from init validate surface why lock up server plan deploy rollback status deployments import security-scheme login logout whoami call inspect environment domain api explain schema completions man help" -f -a "security-scheme" -d 'Manage the OAuth clients that protect endpoints and open imports'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and not __fish_seen_subcommand_from init validate surface why lock up server plan deploy rollback status deployments import security-scheme login logout whoami call inspect environment domain api explain schema completions man help" -f -a "login" -d 'Sign in to a control plane'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and not __fish_seen_subcommand_from init validate surface why lock up server plan deploy rollback status deployments import security-scheme login logout whoami call inspect environment domain api explain schema completions man help" -f -a "logout" -d 'Forget the sign-in to a control plane'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and not __fish_seen_subcommand_from init validate surface why lock up server plan deploy rollback status deployments import security-scheme login logout whoami call inspect environment domain api explain schema completions man help" -f -a "whoami" -d 'Show which account a control plane knows you as'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and not __fish_seen_subcommand_from init validate surface why lock up server plan deploy rollback status deployments import security-scheme login logout whoami call inspect environment domain api explain schema completions man help" -f -a "call" -d 'Call a tool of any MCP server'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and not __fish_seen_subcommand_from init validate surface why lock up server plan deploy rollback status deployments import security-scheme login logout whoami call inspect environment domain api explain schema completions man help" -f -a "inspect" -d 'Show what any MCP server is and offers'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and not __fish_seen_subcommand_from init validate surface why lock up server plan deploy rollback status deployments import security-scheme login logout whoami call inspect environment domain api explain schema completions man help" -f -a "environment" -d 'Show and make the environments of the application'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and not __fish_seen_subcommand_from init validate surface why lock up server plan deploy rollback status deployments import security-scheme login logout whoami call inspect environment domain api explain schema completions man help" -f -a "domain" -d 'Manage the domains that an environment may serve'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and not __fish_seen_subcommand_from init validate surface why lock up server plan deploy rollback status deployments import security-scheme login logout whoami call inspect environment domain api explain schema completions man help" -f -a "api" -d 'Commands in Golem\'s spelling'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and not __fish_seen_subcommand_from init validate surface why lock up server plan deploy rollback status deployments import security-scheme login logout whoami call inspect environment domain api explain schema completions man help" -f -a "explain" -d 'Explain a diagnostic code'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and not __fish_seen_subcommand_from init validate surface why lock up server plan deploy rollback status deployments import security-scheme login logout whoami call inspect environment domain api explain schema completions man help" -f -a "schema" -d 'Print a JSON Schema'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and not __fish_seen_subcommand_from init validate surface why lock up server plan deploy rollback status deployments import security-scheme login logout whoami call inspect environment domain api explain schema completions man help" -f -a "completions" -d 'Print the completion script of a shell'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and not __fish_seen_subcommand_from init validate surface why lock up server plan deploy rollback status deployments import security-scheme login logout whoami call inspect environment domain api explain schema completions man help" -f -a "man" -d 'Print a manual page, or write all of them'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and not __fish_seen_subcommand_from init validate surface why lock up server plan deploy rollback status deployments import security-scheme login logout whoami call inspect environment domain api explain schema completions man help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and __fish_seen_subcommand_from server" -f -a "run" -d 'Serve until a signal'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and __fish_seen_subcommand_from server" -f -a "token" -d 'Make, list and revoke tokens on the database itself'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and __fish_seen_subcommand_from server" -f -a "migrate" -d 'Bring a database to this version\'s schema'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and __fish_seen_subcommand_from server" -f -a "backup" -d 'Write a consistent copy of a SQLite database, also while it is served'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and __fish_seen_subcommand_from server" -f -a "restore" -d 'Make a database out of a backup'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and __fish_seen_subcommand_from server" -f -a "rekey" -d 'Seal all stored secrets again with the current key'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and __fish_seen_subcommand_from deployments" -f -a "list" -d 'List the deployments of the environment, newest first'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and __fish_seen_subcommand_from deployments" -f -a "show" -d 'Show what a deployment holds'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and __fish_seen_subcommand_from import" -f -a "list" -d 'List the imports: health, era and counts'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and __fish_seen_subcommand_from import" -f -a "tools" -d 'Show the tools that an import provides, and why others are left out'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and __fish_seen_subcommand_from import" -f -a "refresh" -d 'Make the control plane ask the server of a deployed import again'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and __fish_seen_subcommand_from import" -f -a "authorize" -d 'Begin the OAuth consent for an import'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and __fish_seen_subcommand_from import" -f -a "complete" -d 'Complete the OAuth consent for an import'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and __fish_seen_subcommand_from import" -f -a "status" -d 'Show where the OAuth consent for an import stands'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and __fish_seen_subcommand_from import" -f -a "disconnect" -d 'End the OAuth consent for an import'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and __fish_seen_subcommand_from security-scheme" -f -a "create" -d 'Create a security scheme, with its environment where that does not exist yet'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and __fish_seen_subcommand_from security-scheme" -f -a "get" -d 'Show a security scheme'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and __fish_seen_subcommand_from security-scheme" -f -a "list" -d 'List the security schemes of an environment'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and __fish_seen_subcommand_from security-scheme" -f -a "update" -d 'Change a security scheme; consents given through it end'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and __fish_seen_subcommand_from security-scheme" -f -a "delete" -d 'Delete a security scheme; consents given through it end'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and __fish_seen_subcommand_from environment" -f -a "list" -d 'List the environments of the manifest, and those that only the server knows'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and __fish_seen_subcommand_from environment" -f -a "create" -d 'Make an environment, with its application, on its control plane'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and __fish_seen_subcommand_from domain" -f -a "list" -d 'List the domains of an environment'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and __fish_seen_subcommand_from domain" -f -a "register" -d 'Register a domain for an environment'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and __fish_seen_subcommand_from domain" -f -a "delete" -d 'Give a domain up, so that another environment can have it'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and __fish_seen_subcommand_from api" -f -a "mcp-import" -d 'The same as `mcpctl import`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and __fish_seen_subcommand_from api" -f -a "security-scheme" -d 'The same as `mcpctl security-scheme`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and __fish_seen_subcommand_from api" -f -a "domain" -d 'The same as `mcpctl domain`'
