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
complete -c mcpctl -n "__fish_mcpctl_needs_command" -f -a "up" -d 'Serve the application on this machine, and again after every edit'
complete -c mcpctl -n "__fish_mcpctl_needs_command" -f -a "server" -d 'Run control plane and gateway as a service'
complete -c mcpctl -n "__fish_mcpctl_needs_command" -f -a "plan" -d 'Show what a deploy would change'
complete -c mcpctl -n "__fish_mcpctl_needs_command" -f -a "deploy" -d 'Make the control plane hold what the manifest says'
complete -c mcpctl -n "__fish_mcpctl_needs_command" -f -a "rollback" -d 'Make an earlier deployment the current one again'
complete -c mcpctl -n "__fish_mcpctl_needs_command" -f -a "status" -d 'Show what is deployed, what runs, and whether it is what the manifest says'
complete -c mcpctl -n "__fish_mcpctl_needs_command" -f -a "deployments" -d 'List deployments, or show one'
complete -c mcpctl -n "__fish_mcpctl_needs_command" -f -a "import" -d 'Show and read the imports of an environment'
complete -c mcpctl -n "__fish_mcpctl_needs_command" -f -a "call" -d 'Call a tool of any MCP server'
complete -c mcpctl -n "__fish_mcpctl_needs_command" -f -a "inspect" -d 'Show what any MCP server is and offers'
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
complete -c mcpctl -n "__fish_mcpctl_using_subcommand up" -l router-addr -d 'Address of the control plane [default: `localServer.routerAddr`, then 127.0.0.1]' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand up" -l router-port -d 'Port of the control plane, 0 for a free one [default: `localServer.routerPort`, then 9881]' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand up" -l mcp-port -d 'Port of the MCP endpoints, 0 for a free one [default: `localServer.mcpPort`, then 9007]' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand up" -l ports-file -d 'Write the ports to this file as JSON [default: `localServer.portsFile`]' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand up" -l data-dir -d 'Where the state is kept [default: `MCPCTL_DATA_DIR`, `localServer.dataDir`, then `.mcpctl` beside the manifest]' -r -F
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
complete -c mcpctl -n "__fish_mcpctl_using_subcommand server; and __fish_seen_subcommand_from run" -s h -l help -d 'Print help'
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
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and not __fish_seen_subcommand_from list tools refresh help" -s F -l format -d 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit' -r -f -a "text\t''
json\t''
yaml\t''
sarif\t''
github\t''
gitlab\t''
junit\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and not __fish_seen_subcommand_from list tools refresh help" -s E -l environment -d 'Environment of the manifest' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and not __fish_seen_subcommand_from list tools refresh help" -s A -l app-manifest-path -d 'The manifest file, or `-` for standard input' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and not __fish_seen_subcommand_from list tools refresh help" -s P -l preset -d 'Component presets, in order; they replace the environment\'s own' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and not __fish_seen_subcommand_from list tools refresh help" -l color -d 'When to colour: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and not __fish_seen_subcommand_from list tools refresh help" -s L -l local -d 'The environment named `local`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and not __fish_seen_subcommand_from list tools refresh help" -s C -l cloud -d 'The environment named `cloud`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and not __fish_seen_subcommand_from list tools refresh help" -s X -l disable-app-manifest-discovery -d 'Work without a manifest'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and not __fish_seen_subcommand_from list tools refresh help" -s Y -s y -l yes -d 'Answer every question with yes'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and not __fish_seen_subcommand_from list tools refresh help" -l no-input -d 'Never ask; a missing answer is an error'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and not __fish_seen_subcommand_from list tools refresh help" -s v -l verbose -d 'Say more (repeatable)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and not __fish_seen_subcommand_from list tools refresh help" -s q -l quiet -d 'Say only what matters'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and not __fish_seen_subcommand_from list tools refresh help" -s h -l help -d 'Print help'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and not __fish_seen_subcommand_from list tools refresh help" -f -a "list" -d 'List the imports: health, era and counts'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and not __fish_seen_subcommand_from list tools refresh help" -f -a "tools" -d 'Show the tools that an import provides, and why others are left out'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and not __fish_seen_subcommand_from list tools refresh help" -f -a "refresh" -d 'Make the control plane ask the server of a deployed import again'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and not __fish_seen_subcommand_from list tools refresh help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from list" -l revision -d 'The import as it was deployed, in this deployment (default: the current one), through the control plane' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from list" -l timeout -d 'Time for each upstream, in seconds' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from list" -l env-file -d 'Read variables from this file too; those of the environment win (repeatable)' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from list" -l allow-env -d 'Let the manifest read these variables and no others' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from list" -l trust-server -d 'Send the token of the environment to this host too, which the manifest alone names (repeatable)' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from list" -l ca-bundle -d 'Trust the authorities of this PEM file besides the system\'s' -r -F
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
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from help" -f -a "list" -d 'List the imports: health, era and counts'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from help" -f -a "tools" -d 'Show the tools that an import provides, and why others are left out'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from help" -f -a "refresh" -d 'Make the control plane ask the server of a deployed import again'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand import; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
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
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and not __fish_seen_subcommand_from mcp-import help" -s F -l format -d 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit' -r -f -a "text\t''
json\t''
yaml\t''
sarif\t''
github\t''
gitlab\t''
junit\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and not __fish_seen_subcommand_from mcp-import help" -s E -l environment -d 'Environment of the manifest' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and not __fish_seen_subcommand_from mcp-import help" -s A -l app-manifest-path -d 'The manifest file, or `-` for standard input' -r -F
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and not __fish_seen_subcommand_from mcp-import help" -s P -l preset -d 'Component presets, in order; they replace the environment\'s own' -r
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and not __fish_seen_subcommand_from mcp-import help" -l color -d 'When to colour: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and not __fish_seen_subcommand_from mcp-import help" -s L -l local -d 'The environment named `local`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and not __fish_seen_subcommand_from mcp-import help" -s C -l cloud -d 'The environment named `cloud`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and not __fish_seen_subcommand_from mcp-import help" -s X -l disable-app-manifest-discovery -d 'Work without a manifest'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and not __fish_seen_subcommand_from mcp-import help" -s Y -s y -l yes -d 'Answer every question with yes'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and not __fish_seen_subcommand_from mcp-import help" -l no-input -d 'Never ask; a missing answer is an error'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and not __fish_seen_subcommand_from mcp-import help" -s v -l verbose -d 'Say more (repeatable)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and not __fish_seen_subcommand_from mcp-import help" -s q -l quiet -d 'Say only what matters'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and not __fish_seen_subcommand_from mcp-import help" -s h -l help -d 'Print help'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and not __fish_seen_subcommand_from mcp-import help" -f -a "mcp-import" -d 'The same as `mcpctl import`'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and not __fish_seen_subcommand_from mcp-import help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
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
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and __fish_seen_subcommand_from mcp-import" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand api; and __fish_seen_subcommand_from help" -f -a "mcp-import" -d 'The same as `mcpctl import`'
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
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and not __fish_seen_subcommand_from init validate surface why up server plan deploy rollback status deployments import call inspect api explain schema completions man help" -f -a "init" -d 'Write a small working application'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and not __fish_seen_subcommand_from init validate surface why up server plan deploy rollback status deployments import call inspect api explain schema completions man help" -f -a "validate" -d 'Check the manifest: every error at once, with place and mend'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and not __fish_seen_subcommand_from init validate surface why up server plan deploy rollback status deployments import call inspect api explain schema completions man help" -f -a "surface" -d 'Show the exact names that clients will see'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and not __fish_seen_subcommand_from init validate surface why up server plan deploy rollback status deployments import call inspect api explain schema completions man help" -f -a "why" -d 'Explain how a name came about, or why it is not there'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and not __fish_seen_subcommand_from init validate surface why up server plan deploy rollback status deployments import call inspect api explain schema completions man help" -f -a "up" -d 'Serve the application on this machine, and again after every edit'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and not __fish_seen_subcommand_from init validate surface why up server plan deploy rollback status deployments import call inspect api explain schema completions man help" -f -a "server" -d 'Run control plane and gateway as a service'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and not __fish_seen_subcommand_from init validate surface why up server plan deploy rollback status deployments import call inspect api explain schema completions man help" -f -a "plan" -d 'Show what a deploy would change'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and not __fish_seen_subcommand_from init validate surface why up server plan deploy rollback status deployments import call inspect api explain schema completions man help" -f -a "deploy" -d 'Make the control plane hold what the manifest says'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and not __fish_seen_subcommand_from init validate surface why up server plan deploy rollback status deployments import call inspect api explain schema completions man help" -f -a "rollback" -d 'Make an earlier deployment the current one again'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and not __fish_seen_subcommand_from init validate surface why up server plan deploy rollback status deployments import call inspect api explain schema completions man help" -f -a "status" -d 'Show what is deployed, what runs, and whether it is what the manifest says'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and not __fish_seen_subcommand_from init validate surface why up server plan deploy rollback status deployments import call inspect api explain schema completions man help" -f -a "deployments" -d 'List deployments, or show one'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and not __fish_seen_subcommand_from init validate surface why up server plan deploy rollback status deployments import call inspect api explain schema completions man help" -f -a "import" -d 'Show and read the imports of an environment'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and not __fish_seen_subcommand_from init validate surface why up server plan deploy rollback status deployments import call inspect api explain schema completions man help" -f -a "call" -d 'Call a tool of any MCP server'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and not __fish_seen_subcommand_from init validate surface why up server plan deploy rollback status deployments import call inspect api explain schema completions man help" -f -a "inspect" -d 'Show what any MCP server is and offers'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and not __fish_seen_subcommand_from init validate surface why up server plan deploy rollback status deployments import call inspect api explain schema completions man help" -f -a "api" -d 'Commands in Golem\'s spelling'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and not __fish_seen_subcommand_from init validate surface why up server plan deploy rollback status deployments import call inspect api explain schema completions man help" -f -a "explain" -d 'Explain a diagnostic code'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and not __fish_seen_subcommand_from init validate surface why up server plan deploy rollback status deployments import call inspect api explain schema completions man help" -f -a "schema" -d 'Print a JSON Schema'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and not __fish_seen_subcommand_from init validate surface why up server plan deploy rollback status deployments import call inspect api explain schema completions man help" -f -a "completions" -d 'Print the completion script of a shell'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and not __fish_seen_subcommand_from init validate surface why up server plan deploy rollback status deployments import call inspect api explain schema completions man help" -f -a "man" -d 'Print a manual page, or write all of them'
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and not __fish_seen_subcommand_from init validate surface why up server plan deploy rollback status deployments import call inspect api explain schema completions man help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
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
complete -c mcpctl -n "__fish_mcpctl_using_subcommand help; and __fish_seen_subcommand_from api" -f -a "mcp-import" -d 'The same as `mcpctl import`'
