
using namespace System.Management.Automation
using namespace System.Management.Automation.Language

Register-ArgumentCompleter -Native -CommandName 'mcpctl' -ScriptBlock {
    param($wordToComplete, $commandAst, $cursorPosition)

    $commandElements = $commandAst.CommandElements
    $command = @(
        'mcpctl'
        for ($i = 1; $i -lt $commandElements.Count; $i++) {
            $element = $commandElements[$i]
            if ($element -isnot [StringConstantExpressionAst] -or
                $element.StringConstantType -ne [StringConstantType]::BareWord -or
                $element.Value.StartsWith('-') -or
                $element.Value -eq $wordToComplete) {
                break
        }
        $element.Value
    }) -join ';'

    $completions = @(switch ($command) {
        'mcpctl' {
            [CompletionResult]::new('-F', '-F ', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('-E', '-E ', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('--environment', '--environment', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('-A', '-A ', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('--app-manifest-path', '--app-manifest-path', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('-P', '-P ', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--preset', '--preset', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour: auto, always or never')
            [CompletionResult]::new('-L', '-L ', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('--local', '--local', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('--cloud', '--cloud', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('-X', '-X ', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('--disable-app-manifest-discovery', '--disable-app-manifest-discovery', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('-Y', '-Y ', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; a missing answer is an error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('init', 'init', [CompletionResultType]::ParameterValue, 'Write a small working application')
            [CompletionResult]::new('validate', 'validate', [CompletionResultType]::ParameterValue, 'Check the manifest: every error at once, with place and mend')
            [CompletionResult]::new('surface', 'surface', [CompletionResultType]::ParameterValue, 'Show the exact names that clients will see')
            [CompletionResult]::new('why', 'why', [CompletionResultType]::ParameterValue, 'Explain how a name came about, or why it is not there')
            [CompletionResult]::new('up', 'up', [CompletionResultType]::ParameterValue, 'Serve the application on this machine, and again after every edit')
            [CompletionResult]::new('server', 'server', [CompletionResultType]::ParameterValue, 'Run control plane and gateway as a service')
            [CompletionResult]::new('plan', 'plan', [CompletionResultType]::ParameterValue, 'Show what a deploy would change')
            [CompletionResult]::new('deploy', 'deploy', [CompletionResultType]::ParameterValue, 'Make the control plane hold what the manifest says')
            [CompletionResult]::new('rollback', 'rollback', [CompletionResultType]::ParameterValue, 'Make an earlier deployment the current one again')
            [CompletionResult]::new('status', 'status', [CompletionResultType]::ParameterValue, 'Show what is deployed, what runs, and whether it is what the manifest says')
            [CompletionResult]::new('deployments', 'deployments', [CompletionResultType]::ParameterValue, 'List deployments, or show one')
            [CompletionResult]::new('import', 'import', [CompletionResultType]::ParameterValue, 'Show and read the imports of an environment')
            [CompletionResult]::new('call', 'call', [CompletionResultType]::ParameterValue, 'Call a tool of any MCP server')
            [CompletionResult]::new('inspect', 'inspect', [CompletionResultType]::ParameterValue, 'Show what any MCP server is and offers')
            [CompletionResult]::new('api', 'api', [CompletionResultType]::ParameterValue, 'Commands in Golem''s spelling')
            [CompletionResult]::new('explain', 'explain', [CompletionResultType]::ParameterValue, 'Explain a diagnostic code')
            [CompletionResult]::new('schema', 'schema', [CompletionResultType]::ParameterValue, 'Print a JSON Schema')
            [CompletionResult]::new('completions', 'completions', [CompletionResultType]::ParameterValue, 'Print the completion script of a shell')
            [CompletionResult]::new('man', 'man', [CompletionResultType]::ParameterValue, 'Print a manual page, or write all of them')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'mcpctl;init' {
            [CompletionResult]::new('--app', '--app', [CompletionResultType]::ParameterName, 'The application''s name; the folder''s name when absent')
            [CompletionResult]::new('-F', '-F ', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('-E', '-E ', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('--environment', '--environment', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('-A', '-A ', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('--app-manifest-path', '--app-manifest-path', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('-P', '-P ', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--preset', '--preset', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour: auto, always or never')
            [CompletionResult]::new('-L', '-L ', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('--local', '--local', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('--cloud', '--cloud', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('-X', '-X ', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('--disable-app-manifest-discovery', '--disable-app-manifest-discovery', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('-Y', '-Y ', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; a missing answer is an error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'mcpctl;validate' {
            [CompletionResult]::new('--max-tools', '--max-tools', [CompletionResultType]::ParameterName, 'Warn when an endpoint shows more tools than this')
            [CompletionResult]::new('--max-tokens', '--max-tokens', [CompletionResultType]::ParameterName, 'Warn when the tools of an endpoint cost a client more tokens than this (an estimate)')
            [CompletionResult]::new('--baseline', '--baseline', [CompletionResultType]::ParameterName, 'Accept the findings of this file, a document that `validate -F json` wrote before')
            [CompletionResult]::new('--env-file', '--env-file', [CompletionResultType]::ParameterName, 'Read variables from this file too; those of the environment win (repeatable)')
            [CompletionResult]::new('--allow-env', '--allow-env', [CompletionResultType]::ParameterName, 'Let the manifest read these variables and no others')
            [CompletionResult]::new('-F', '-F ', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('-E', '-E ', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('--environment', '--environment', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('-A', '-A ', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('--app-manifest-path', '--app-manifest-path', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('-P', '-P ', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--preset', '--preset', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour: auto, always or never')
            [CompletionResult]::new('--fix', '--fix', [CompletionResultType]::ParameterName, 'Apply the mends that are certain; comments and layout stay')
            [CompletionResult]::new('--diff', '--diff', [CompletionResultType]::ParameterName, 'Show what `--fix` would change and change nothing; exit 1 when there is something')
            [CompletionResult]::new('--strict-env', '--strict-env', [CompletionResultType]::ParameterName, 'Make an unset variable an error instead of a note')
            [CompletionResult]::new('-L', '-L ', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('--local', '--local', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('--cloud', '--cloud', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('-X', '-X ', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('--disable-app-manifest-discovery', '--disable-app-manifest-discovery', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('-Y', '-Y ', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; a missing answer is an error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'mcpctl;surface' {
            [CompletionResult]::new('--env-file', '--env-file', [CompletionResultType]::ParameterName, 'Read variables from this file too; those of the environment win (repeatable)')
            [CompletionResult]::new('--allow-env', '--allow-env', [CompletionResultType]::ParameterName, 'Let the manifest read these variables and no others')
            [CompletionResult]::new('-F', '-F ', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('-E', '-E ', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('--environment', '--environment', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('-A', '-A ', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('--app-manifest-path', '--app-manifest-path', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('-P', '-P ', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--preset', '--preset', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour: auto, always or never')
            [CompletionResult]::new('--strict-env', '--strict-env', [CompletionResultType]::ParameterName, 'Make an unset variable an error instead of a note')
            [CompletionResult]::new('-L', '-L ', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('--local', '--local', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('--cloud', '--cloud', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('-X', '-X ', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('--disable-app-manifest-discovery', '--disable-app-manifest-discovery', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('-Y', '-Y ', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; a missing answer is an error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'mcpctl;why' {
            [CompletionResult]::new('--env-file', '--env-file', [CompletionResultType]::ParameterName, 'Read variables from this file too; those of the environment win (repeatable)')
            [CompletionResult]::new('--allow-env', '--allow-env', [CompletionResultType]::ParameterName, 'Let the manifest read these variables and no others')
            [CompletionResult]::new('-F', '-F ', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('-E', '-E ', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('--environment', '--environment', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('-A', '-A ', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('--app-manifest-path', '--app-manifest-path', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('-P', '-P ', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--preset', '--preset', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour: auto, always or never')
            [CompletionResult]::new('--strict-env', '--strict-env', [CompletionResultType]::ParameterName, 'Make an unset variable an error instead of a note')
            [CompletionResult]::new('-L', '-L ', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('--local', '--local', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('--cloud', '--cloud', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('-X', '-X ', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('--disable-app-manifest-discovery', '--disable-app-manifest-discovery', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('-Y', '-Y ', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; a missing answer is an error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'mcpctl;up' {
            [CompletionResult]::new('--router-addr', '--router-addr', [CompletionResultType]::ParameterName, 'Address of the control plane [default: `localServer.routerAddr`, then 127.0.0.1]')
            [CompletionResult]::new('--router-port', '--router-port', [CompletionResultType]::ParameterName, 'Port of the control plane, 0 for a free one [default: `localServer.routerPort`, then 9881]')
            [CompletionResult]::new('--mcp-port', '--mcp-port', [CompletionResultType]::ParameterName, 'Port of the MCP endpoints, 0 for a free one [default: `localServer.mcpPort`, then 9007]')
            [CompletionResult]::new('--ports-file', '--ports-file', [CompletionResultType]::ParameterName, 'Write the ports to this file as JSON [default: `localServer.portsFile`]')
            [CompletionResult]::new('--data-dir', '--data-dir', [CompletionResultType]::ParameterName, 'Where the state is kept [default: `MCPCTL_DATA_DIR`, `localServer.dataDir`, then `.mcpctl` beside the manifest]')
            [CompletionResult]::new('--env-file', '--env-file', [CompletionResultType]::ParameterName, 'Read variables from this file too; those of the environment win (repeatable)')
            [CompletionResult]::new('--allow-env', '--allow-env', [CompletionResultType]::ParameterName, 'Let the manifest read these variables and no others')
            [CompletionResult]::new('-F', '-F ', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('-E', '-E ', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('--environment', '--environment', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('-A', '-A ', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('--app-manifest-path', '--app-manifest-path', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('-P', '-P ', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--preset', '--preset', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour: auto, always or never')
            [CompletionResult]::new('--golem-token', '--golem-token', [CompletionResultType]::ParameterName, 'Accept the public token that Golem''s own tools use on local servers')
            [CompletionResult]::new('--no-watch', '--no-watch', [CompletionResultType]::ParameterName, 'Deploy once and serve; do not watch the files')
            [CompletionResult]::new('--strict-env', '--strict-env', [CompletionResultType]::ParameterName, 'Make an unset variable an error instead of a note')
            [CompletionResult]::new('-L', '-L ', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('--local', '--local', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('--cloud', '--cloud', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('-X', '-X ', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('--disable-app-manifest-discovery', '--disable-app-manifest-discovery', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('-Y', '-Y ', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; a missing answer is an error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'mcpctl;server' {
            [CompletionResult]::new('-F', '-F ', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('-E', '-E ', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('--environment', '--environment', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('-A', '-A ', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('--app-manifest-path', '--app-manifest-path', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('-P', '-P ', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--preset', '--preset', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour: auto, always or never')
            [CompletionResult]::new('-L', '-L ', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('--local', '--local', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('--cloud', '--cloud', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('-X', '-X ', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('--disable-app-manifest-discovery', '--disable-app-manifest-discovery', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('-Y', '-Y ', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; a missing answer is an error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('run', 'run', [CompletionResultType]::ParameterValue, 'Serve until a signal')
            [CompletionResult]::new('token', 'token', [CompletionResultType]::ParameterValue, 'Make, list and revoke tokens on the database itself')
            [CompletionResult]::new('migrate', 'migrate', [CompletionResultType]::ParameterValue, 'Bring a database to this version''s schema')
            [CompletionResult]::new('backup', 'backup', [CompletionResultType]::ParameterValue, 'Write a consistent copy of a SQLite database, also while it is served')
            [CompletionResult]::new('restore', 'restore', [CompletionResultType]::ParameterValue, 'Make a database out of a backup')
            [CompletionResult]::new('rekey', 'rekey', [CompletionResultType]::ParameterValue, 'Seal all stored secrets again with the current key')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'mcpctl;server;run' {
            [CompletionResult]::new('--config', '--config', [CompletionResultType]::ParameterName, 'Settings as YAML; flags win')
            [CompletionResult]::new('--database', '--database', [CompletionResultType]::ParameterName, 'SQLite database [default: `mcpctl.db`]')
            [CompletionResult]::new('--database-url', '--database-url', [CompletionResultType]::ParameterName, 'PostgreSQL database; better set `MCPCTL_DATABASE_URL`, which other users of the machine cannot see')
            [CompletionResult]::new('--key-file', '--key-file', [CompletionResultType]::ParameterName, 'The key that seals secrets, made when absent [default: `MCPCTL_SECRET_KEY`, then a file of the user]')
            [CompletionResult]::new('--old-key-file', '--old-key-file', [CompletionResultType]::ParameterName, 'A key that was used before and still opens what it sealed, until `server rekey` (repeatable)')
            [CompletionResult]::new('--listen', '--listen', [CompletionResultType]::ParameterName, 'Address of the control plane [default: 127.0.0.1:9881]')
            [CompletionResult]::new('--mcp-listen', '--mcp-listen', [CompletionResultType]::ParameterName, 'Address of the MCP endpoints (repeatable) [default: port 9007 on loopback]')
            [CompletionResult]::new('--runtime-file', '--runtime-file', [CompletionResultType]::ParameterName, 'How this machine runs components')
            [CompletionResult]::new('--public-url', '--public-url', [CompletionResultType]::ParameterName, 'The control plane''s URL as clients see it')
            [CompletionResult]::new('-F', '-F ', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('-E', '-E ', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('--environment', '--environment', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('-A', '-A ', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('--app-manifest-path', '--app-manifest-path', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('-P', '-P ', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--preset', '--preset', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour: auto, always or never')
            [CompletionResult]::new('--behind-tls-proxy', '--behind-tls-proxy', [CompletionResultType]::ParameterName, 'A proxy in front ends TLS: needed to listen beyond this machine')
            [CompletionResult]::new('-L', '-L ', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('--local', '--local', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('--cloud', '--cloud', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('-X', '-X ', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('--disable-app-manifest-discovery', '--disable-app-manifest-discovery', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('-Y', '-Y ', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; a missing answer is an error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'mcpctl;server;token' {
            [CompletionResult]::new('-F', '-F ', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('-E', '-E ', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('--environment', '--environment', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('-A', '-A ', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('--app-manifest-path', '--app-manifest-path', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('-P', '-P ', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--preset', '--preset', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour: auto, always or never')
            [CompletionResult]::new('-L', '-L ', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('--local', '--local', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('--cloud', '--cloud', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('-X', '-X ', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('--disable-app-manifest-discovery', '--disable-app-manifest-discovery', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('-Y', '-Y ', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; a missing answer is an error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Make a token of the first account, which is made too when absent')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the first account''s tokens; the secrets themselves are not stored')
            [CompletionResult]::new('revoke', 'revoke', [CompletionResultType]::ParameterValue, 'Take a token back: it stops working at once')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'mcpctl;server;token;create' {
            [CompletionResult]::new('--config', '--config', [CompletionResultType]::ParameterName, 'Settings as YAML; flags win')
            [CompletionResult]::new('--database', '--database', [CompletionResultType]::ParameterName, 'SQLite database [default: `mcpctl.db`]')
            [CompletionResult]::new('--database-url', '--database-url', [CompletionResultType]::ParameterName, 'PostgreSQL database; better set `MCPCTL_DATABASE_URL`, which other users of the machine cannot see')
            [CompletionResult]::new('--key-file', '--key-file', [CompletionResultType]::ParameterName, 'The key that seals secrets, made when absent [default: `MCPCTL_SECRET_KEY`, then a file of the user]')
            [CompletionResult]::new('--old-key-file', '--old-key-file', [CompletionResultType]::ParameterName, 'A key that was used before and still opens what it sealed, until `server rekey` (repeatable)')
            [CompletionResult]::new('--expires', '--expires', [CompletionResultType]::ParameterName, 'When it stops working: a time span such as `12h` or `90d`, or a date and time [default: never]')
            [CompletionResult]::new('-F', '-F ', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('-E', '-E ', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('--environment', '--environment', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('-A', '-A ', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('--app-manifest-path', '--app-manifest-path', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('-P', '-P ', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--preset', '--preset', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour: auto, always or never')
            [CompletionResult]::new('-L', '-L ', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('--local', '--local', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('--cloud', '--cloud', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('-X', '-X ', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('--disable-app-manifest-discovery', '--disable-app-manifest-discovery', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('-Y', '-Y ', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; a missing answer is an error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'mcpctl;server;token;list' {
            [CompletionResult]::new('--config', '--config', [CompletionResultType]::ParameterName, 'Settings as YAML; flags win')
            [CompletionResult]::new('--database', '--database', [CompletionResultType]::ParameterName, 'SQLite database [default: `mcpctl.db`]')
            [CompletionResult]::new('--database-url', '--database-url', [CompletionResultType]::ParameterName, 'PostgreSQL database; better set `MCPCTL_DATABASE_URL`, which other users of the machine cannot see')
            [CompletionResult]::new('--key-file', '--key-file', [CompletionResultType]::ParameterName, 'The key that seals secrets, made when absent [default: `MCPCTL_SECRET_KEY`, then a file of the user]')
            [CompletionResult]::new('--old-key-file', '--old-key-file', [CompletionResultType]::ParameterName, 'A key that was used before and still opens what it sealed, until `server rekey` (repeatable)')
            [CompletionResult]::new('-F', '-F ', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('-E', '-E ', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('--environment', '--environment', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('-A', '-A ', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('--app-manifest-path', '--app-manifest-path', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('-P', '-P ', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--preset', '--preset', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour: auto, always or never')
            [CompletionResult]::new('-L', '-L ', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('--local', '--local', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('--cloud', '--cloud', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('-X', '-X ', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('--disable-app-manifest-discovery', '--disable-app-manifest-discovery', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('-Y', '-Y ', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; a missing answer is an error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'mcpctl;server;token;revoke' {
            [CompletionResult]::new('--config', '--config', [CompletionResultType]::ParameterName, 'Settings as YAML; flags win')
            [CompletionResult]::new('--database', '--database', [CompletionResultType]::ParameterName, 'SQLite database [default: `mcpctl.db`]')
            [CompletionResult]::new('--database-url', '--database-url', [CompletionResultType]::ParameterName, 'PostgreSQL database; better set `MCPCTL_DATABASE_URL`, which other users of the machine cannot see')
            [CompletionResult]::new('--key-file', '--key-file', [CompletionResultType]::ParameterName, 'The key that seals secrets, made when absent [default: `MCPCTL_SECRET_KEY`, then a file of the user]')
            [CompletionResult]::new('--old-key-file', '--old-key-file', [CompletionResultType]::ParameterName, 'A key that was used before and still opens what it sealed, until `server rekey` (repeatable)')
            [CompletionResult]::new('-F', '-F ', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('-E', '-E ', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('--environment', '--environment', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('-A', '-A ', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('--app-manifest-path', '--app-manifest-path', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('-P', '-P ', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--preset', '--preset', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour: auto, always or never')
            [CompletionResult]::new('-L', '-L ', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('--local', '--local', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('--cloud', '--cloud', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('-X', '-X ', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('--disable-app-manifest-discovery', '--disable-app-manifest-discovery', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('-Y', '-Y ', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; a missing answer is an error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'mcpctl;server;token;help' {
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Make a token of the first account, which is made too when absent')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the first account''s tokens; the secrets themselves are not stored')
            [CompletionResult]::new('revoke', 'revoke', [CompletionResultType]::ParameterValue, 'Take a token back: it stops working at once')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'mcpctl;server;token;help;create' {
            break
        }
        'mcpctl;server;token;help;list' {
            break
        }
        'mcpctl;server;token;help;revoke' {
            break
        }
        'mcpctl;server;token;help;help' {
            break
        }
        'mcpctl;server;migrate' {
            [CompletionResult]::new('--config', '--config', [CompletionResultType]::ParameterName, 'Settings as YAML; flags win')
            [CompletionResult]::new('--database', '--database', [CompletionResultType]::ParameterName, 'SQLite database [default: `mcpctl.db`]')
            [CompletionResult]::new('--database-url', '--database-url', [CompletionResultType]::ParameterName, 'PostgreSQL database; better set `MCPCTL_DATABASE_URL`, which other users of the machine cannot see')
            [CompletionResult]::new('--key-file', '--key-file', [CompletionResultType]::ParameterName, 'The key that seals secrets, made when absent [default: `MCPCTL_SECRET_KEY`, then a file of the user]')
            [CompletionResult]::new('--old-key-file', '--old-key-file', [CompletionResultType]::ParameterName, 'A key that was used before and still opens what it sealed, until `server rekey` (repeatable)')
            [CompletionResult]::new('-F', '-F ', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('-E', '-E ', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('--environment', '--environment', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('-A', '-A ', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('--app-manifest-path', '--app-manifest-path', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('-P', '-P ', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--preset', '--preset', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour: auto, always or never')
            [CompletionResult]::new('-L', '-L ', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('--local', '--local', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('--cloud', '--cloud', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('-X', '-X ', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('--disable-app-manifest-discovery', '--disable-app-manifest-discovery', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('-Y', '-Y ', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; a missing answer is an error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'mcpctl;server;backup' {
            [CompletionResult]::new('--config', '--config', [CompletionResultType]::ParameterName, 'Settings as YAML; flags win')
            [CompletionResult]::new('--database', '--database', [CompletionResultType]::ParameterName, 'SQLite database [default: `mcpctl.db`]')
            [CompletionResult]::new('--database-url', '--database-url', [CompletionResultType]::ParameterName, 'PostgreSQL database; better set `MCPCTL_DATABASE_URL`, which other users of the machine cannot see')
            [CompletionResult]::new('--key-file', '--key-file', [CompletionResultType]::ParameterName, 'The key that seals secrets, made when absent [default: `MCPCTL_SECRET_KEY`, then a file of the user]')
            [CompletionResult]::new('--old-key-file', '--old-key-file', [CompletionResultType]::ParameterName, 'A key that was used before and still opens what it sealed, until `server rekey` (repeatable)')
            [CompletionResult]::new('-F', '-F ', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('-E', '-E ', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('--environment', '--environment', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('-A', '-A ', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('--app-manifest-path', '--app-manifest-path', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('-P', '-P ', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--preset', '--preset', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour: auto, always or never')
            [CompletionResult]::new('-L', '-L ', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('--local', '--local', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('--cloud', '--cloud', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('-X', '-X ', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('--disable-app-manifest-discovery', '--disable-app-manifest-discovery', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('-Y', '-Y ', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; a missing answer is an error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'mcpctl;server;restore' {
            [CompletionResult]::new('--config', '--config', [CompletionResultType]::ParameterName, 'Settings as YAML; flags win')
            [CompletionResult]::new('--database', '--database', [CompletionResultType]::ParameterName, 'SQLite database [default: `mcpctl.db`]')
            [CompletionResult]::new('--database-url', '--database-url', [CompletionResultType]::ParameterName, 'PostgreSQL database; better set `MCPCTL_DATABASE_URL`, which other users of the machine cannot see')
            [CompletionResult]::new('--key-file', '--key-file', [CompletionResultType]::ParameterName, 'The key that seals secrets, made when absent [default: `MCPCTL_SECRET_KEY`, then a file of the user]')
            [CompletionResult]::new('--old-key-file', '--old-key-file', [CompletionResultType]::ParameterName, 'A key that was used before and still opens what it sealed, until `server rekey` (repeatable)')
            [CompletionResult]::new('-F', '-F ', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('-E', '-E ', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('--environment', '--environment', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('-A', '-A ', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('--app-manifest-path', '--app-manifest-path', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('-P', '-P ', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--preset', '--preset', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour: auto, always or never')
            [CompletionResult]::new('-L', '-L ', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('--local', '--local', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('--cloud', '--cloud', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('-X', '-X ', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('--disable-app-manifest-discovery', '--disable-app-manifest-discovery', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('-Y', '-Y ', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; a missing answer is an error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'mcpctl;server;rekey' {
            [CompletionResult]::new('--config', '--config', [CompletionResultType]::ParameterName, 'Settings as YAML; flags win')
            [CompletionResult]::new('--database', '--database', [CompletionResultType]::ParameterName, 'SQLite database [default: `mcpctl.db`]')
            [CompletionResult]::new('--database-url', '--database-url', [CompletionResultType]::ParameterName, 'PostgreSQL database; better set `MCPCTL_DATABASE_URL`, which other users of the machine cannot see')
            [CompletionResult]::new('--key-file', '--key-file', [CompletionResultType]::ParameterName, 'The key that seals secrets, made when absent [default: `MCPCTL_SECRET_KEY`, then a file of the user]')
            [CompletionResult]::new('--old-key-file', '--old-key-file', [CompletionResultType]::ParameterName, 'A key that was used before and still opens what it sealed, until `server rekey` (repeatable)')
            [CompletionResult]::new('-F', '-F ', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('-E', '-E ', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('--environment', '--environment', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('-A', '-A ', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('--app-manifest-path', '--app-manifest-path', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('-P', '-P ', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--preset', '--preset', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour: auto, always or never')
            [CompletionResult]::new('-L', '-L ', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('--local', '--local', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('--cloud', '--cloud', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('-X', '-X ', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('--disable-app-manifest-discovery', '--disable-app-manifest-discovery', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('-Y', '-Y ', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; a missing answer is an error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'mcpctl;server;help' {
            [CompletionResult]::new('run', 'run', [CompletionResultType]::ParameterValue, 'Serve until a signal')
            [CompletionResult]::new('token', 'token', [CompletionResultType]::ParameterValue, 'Make, list and revoke tokens on the database itself')
            [CompletionResult]::new('migrate', 'migrate', [CompletionResultType]::ParameterValue, 'Bring a database to this version''s schema')
            [CompletionResult]::new('backup', 'backup', [CompletionResultType]::ParameterValue, 'Write a consistent copy of a SQLite database, also while it is served')
            [CompletionResult]::new('restore', 'restore', [CompletionResultType]::ParameterValue, 'Make a database out of a backup')
            [CompletionResult]::new('rekey', 'rekey', [CompletionResultType]::ParameterValue, 'Seal all stored secrets again with the current key')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'mcpctl;server;help;run' {
            break
        }
        'mcpctl;server;help;token' {
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Make a token of the first account, which is made too when absent')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the first account''s tokens; the secrets themselves are not stored')
            [CompletionResult]::new('revoke', 'revoke', [CompletionResultType]::ParameterValue, 'Take a token back: it stops working at once')
            break
        }
        'mcpctl;server;help;token;create' {
            break
        }
        'mcpctl;server;help;token;list' {
            break
        }
        'mcpctl;server;help;token;revoke' {
            break
        }
        'mcpctl;server;help;migrate' {
            break
        }
        'mcpctl;server;help;backup' {
            break
        }
        'mcpctl;server;help;restore' {
            break
        }
        'mcpctl;server;help;rekey' {
            break
        }
        'mcpctl;server;help;help' {
            break
        }
        'mcpctl;plan' {
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Save the plan, to be deployed later exactly as it is (`-` for standard output)')
            [CompletionResult]::new('--out', '--out', [CompletionResultType]::ParameterName, 'Save the plan, to be deployed later exactly as it is (`-` for standard output)')
            [CompletionResult]::new('--env-file', '--env-file', [CompletionResultType]::ParameterName, 'Read variables from this file too; those of the environment win (repeatable)')
            [CompletionResult]::new('--allow-env', '--allow-env', [CompletionResultType]::ParameterName, 'Let the manifest read these variables and no others')
            [CompletionResult]::new('--trust-server', '--trust-server', [CompletionResultType]::ParameterName, 'Send the token of the environment to this host too, which the manifest alone names (repeatable)')
            [CompletionResult]::new('--ca-bundle', '--ca-bundle', [CompletionResultType]::ParameterName, 'Trust the authorities of this PEM file besides the system''s')
            [CompletionResult]::new('-F', '-F ', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('-E', '-E ', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('--environment', '--environment', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('-A', '-A ', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('--app-manifest-path', '--app-manifest-path', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('-P', '-P ', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--preset', '--preset', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour: auto, always or never')
            [CompletionResult]::new('--exit-code', '--exit-code', [CompletionResultType]::ParameterName, 'Exit with 6 when there are differences')
            [CompletionResult]::new('--strict-env', '--strict-env', [CompletionResultType]::ParameterName, 'Make an unset variable an error instead of a note')
            [CompletionResult]::new('-L', '-L ', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('--local', '--local', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('--cloud', '--cloud', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('-X', '-X ', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('--disable-app-manifest-discovery', '--disable-app-manifest-discovery', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('-Y', '-Y ', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; a missing answer is an error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'mcpctl;deploy' {
            [CompletionResult]::new('--deployment-version', '--deployment-version', [CompletionResultType]::ParameterName, 'A version text to find this deployment by')
            [CompletionResult]::new('--env-file', '--env-file', [CompletionResultType]::ParameterName, 'Read variables from this file too; those of the environment win (repeatable)')
            [CompletionResult]::new('--allow-env', '--allow-env', [CompletionResultType]::ParameterName, 'Let the manifest read these variables and no others')
            [CompletionResult]::new('--trust-server', '--trust-server', [CompletionResultType]::ParameterName, 'Send the token of the environment to this host too, which the manifest alone names (repeatable)')
            [CompletionResult]::new('--ca-bundle', '--ca-bundle', [CompletionResultType]::ParameterName, 'Trust the authorities of this PEM file besides the system''s')
            [CompletionResult]::new('-F', '-F ', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('-E', '-E ', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('--environment', '--environment', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('-A', '-A ', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('--app-manifest-path', '--app-manifest-path', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('-P', '-P ', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--preset', '--preset', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour: auto, always or never')
            [CompletionResult]::new('--strict-env', '--strict-env', [CompletionResultType]::ParameterName, 'Make an unset variable an error instead of a note')
            [CompletionResult]::new('-L', '-L ', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('--local', '--local', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('--cloud', '--cloud', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('-X', '-X ', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('--disable-app-manifest-discovery', '--disable-app-manifest-discovery', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('-Y', '-Y ', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; a missing answer is an error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'mcpctl;rollback' {
            [CompletionResult]::new('--revision', '--revision', [CompletionResultType]::ParameterName, 'Its number')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Its version text')
            [CompletionResult]::new('--env-file', '--env-file', [CompletionResultType]::ParameterName, 'Read variables from this file too; those of the environment win (repeatable)')
            [CompletionResult]::new('--allow-env', '--allow-env', [CompletionResultType]::ParameterName, 'Let the manifest read these variables and no others')
            [CompletionResult]::new('--trust-server', '--trust-server', [CompletionResultType]::ParameterName, 'Send the token of the environment to this host too, which the manifest alone names (repeatable)')
            [CompletionResult]::new('--ca-bundle', '--ca-bundle', [CompletionResultType]::ParameterName, 'Trust the authorities of this PEM file besides the system''s')
            [CompletionResult]::new('-F', '-F ', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('-E', '-E ', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('--environment', '--environment', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('-A', '-A ', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('--app-manifest-path', '--app-manifest-path', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('-P', '-P ', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--preset', '--preset', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour: auto, always or never')
            [CompletionResult]::new('--strict-env', '--strict-env', [CompletionResultType]::ParameterName, 'Make an unset variable an error instead of a note')
            [CompletionResult]::new('-L', '-L ', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('--local', '--local', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('--cloud', '--cloud', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('-X', '-X ', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('--disable-app-manifest-discovery', '--disable-app-manifest-discovery', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('-Y', '-Y ', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; a missing answer is an error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'mcpctl;status' {
            [CompletionResult]::new('--env-file', '--env-file', [CompletionResultType]::ParameterName, 'Read variables from this file too; those of the environment win (repeatable)')
            [CompletionResult]::new('--allow-env', '--allow-env', [CompletionResultType]::ParameterName, 'Let the manifest read these variables and no others')
            [CompletionResult]::new('--trust-server', '--trust-server', [CompletionResultType]::ParameterName, 'Send the token of the environment to this host too, which the manifest alone names (repeatable)')
            [CompletionResult]::new('--ca-bundle', '--ca-bundle', [CompletionResultType]::ParameterName, 'Trust the authorities of this PEM file besides the system''s')
            [CompletionResult]::new('-F', '-F ', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('-E', '-E ', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('--environment', '--environment', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('-A', '-A ', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('--app-manifest-path', '--app-manifest-path', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('-P', '-P ', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--preset', '--preset', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour: auto, always or never')
            [CompletionResult]::new('--exit-code', '--exit-code', [CompletionResultType]::ParameterName, 'Exit with 6 when the manifest differs from what is deployed, or a component is not ready')
            [CompletionResult]::new('--strict-env', '--strict-env', [CompletionResultType]::ParameterName, 'Make an unset variable an error instead of a note')
            [CompletionResult]::new('-L', '-L ', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('--local', '--local', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('--cloud', '--cloud', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('-X', '-X ', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('--disable-app-manifest-discovery', '--disable-app-manifest-discovery', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('-Y', '-Y ', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; a missing answer is an error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'mcpctl;deployments' {
            [CompletionResult]::new('-F', '-F ', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('-E', '-E ', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('--environment', '--environment', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('-A', '-A ', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('--app-manifest-path', '--app-manifest-path', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('-P', '-P ', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--preset', '--preset', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour: auto, always or never')
            [CompletionResult]::new('-L', '-L ', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('--local', '--local', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('--cloud', '--cloud', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('-X', '-X ', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('--disable-app-manifest-discovery', '--disable-app-manifest-discovery', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('-Y', '-Y ', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; a missing answer is an error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the deployments of the environment, newest first')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show what a deployment holds')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'mcpctl;deployments;list' {
            [CompletionResult]::new('--env-file', '--env-file', [CompletionResultType]::ParameterName, 'Read variables from this file too; those of the environment win (repeatable)')
            [CompletionResult]::new('--allow-env', '--allow-env', [CompletionResultType]::ParameterName, 'Let the manifest read these variables and no others')
            [CompletionResult]::new('--trust-server', '--trust-server', [CompletionResultType]::ParameterName, 'Send the token of the environment to this host too, which the manifest alone names (repeatable)')
            [CompletionResult]::new('--ca-bundle', '--ca-bundle', [CompletionResultType]::ParameterName, 'Trust the authorities of this PEM file besides the system''s')
            [CompletionResult]::new('-F', '-F ', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('-E', '-E ', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('--environment', '--environment', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('-A', '-A ', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('--app-manifest-path', '--app-manifest-path', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('-P', '-P ', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--preset', '--preset', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour: auto, always or never')
            [CompletionResult]::new('--strict-env', '--strict-env', [CompletionResultType]::ParameterName, 'Make an unset variable an error instead of a note')
            [CompletionResult]::new('-L', '-L ', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('--local', '--local', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('--cloud', '--cloud', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('-X', '-X ', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('--disable-app-manifest-discovery', '--disable-app-manifest-discovery', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('-Y', '-Y ', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; a missing answer is an error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'mcpctl;deployments;show' {
            [CompletionResult]::new('--env-file', '--env-file', [CompletionResultType]::ParameterName, 'Read variables from this file too; those of the environment win (repeatable)')
            [CompletionResult]::new('--allow-env', '--allow-env', [CompletionResultType]::ParameterName, 'Let the manifest read these variables and no others')
            [CompletionResult]::new('--trust-server', '--trust-server', [CompletionResultType]::ParameterName, 'Send the token of the environment to this host too, which the manifest alone names (repeatable)')
            [CompletionResult]::new('--ca-bundle', '--ca-bundle', [CompletionResultType]::ParameterName, 'Trust the authorities of this PEM file besides the system''s')
            [CompletionResult]::new('-F', '-F ', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('-E', '-E ', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('--environment', '--environment', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('-A', '-A ', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('--app-manifest-path', '--app-manifest-path', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('-P', '-P ', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--preset', '--preset', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour: auto, always or never')
            [CompletionResult]::new('--strict-env', '--strict-env', [CompletionResultType]::ParameterName, 'Make an unset variable an error instead of a note')
            [CompletionResult]::new('-L', '-L ', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('--local', '--local', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('--cloud', '--cloud', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('-X', '-X ', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('--disable-app-manifest-discovery', '--disable-app-manifest-discovery', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('-Y', '-Y ', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; a missing answer is an error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'mcpctl;deployments;help' {
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the deployments of the environment, newest first')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show what a deployment holds')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'mcpctl;deployments;help;list' {
            break
        }
        'mcpctl;deployments;help;show' {
            break
        }
        'mcpctl;deployments;help;help' {
            break
        }
        'mcpctl;import' {
            [CompletionResult]::new('-F', '-F ', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('-E', '-E ', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('--environment', '--environment', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('-A', '-A ', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('--app-manifest-path', '--app-manifest-path', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('-P', '-P ', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--preset', '--preset', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour: auto, always or never')
            [CompletionResult]::new('-L', '-L ', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('--local', '--local', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('--cloud', '--cloud', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('-X', '-X ', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('--disable-app-manifest-discovery', '--disable-app-manifest-discovery', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('-Y', '-Y ', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; a missing answer is an error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the imports: health, era and counts')
            [CompletionResult]::new('tools', 'tools', [CompletionResultType]::ParameterValue, 'Show the tools that an import provides, and why others are left out')
            [CompletionResult]::new('refresh', 'refresh', [CompletionResultType]::ParameterValue, 'Make the control plane ask the server of a deployed import again')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'mcpctl;import;list' {
            [CompletionResult]::new('--revision', '--revision', [CompletionResultType]::ParameterName, 'The import as it was deployed, in this deployment (default: the current one), through the control plane')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Time for each upstream, in seconds')
            [CompletionResult]::new('--env-file', '--env-file', [CompletionResultType]::ParameterName, 'Read variables from this file too; those of the environment win (repeatable)')
            [CompletionResult]::new('--allow-env', '--allow-env', [CompletionResultType]::ParameterName, 'Let the manifest read these variables and no others')
            [CompletionResult]::new('--trust-server', '--trust-server', [CompletionResultType]::ParameterName, 'Send the token of the environment to this host too, which the manifest alone names (repeatable)')
            [CompletionResult]::new('--ca-bundle', '--ca-bundle', [CompletionResultType]::ParameterName, 'Trust the authorities of this PEM file besides the system''s')
            [CompletionResult]::new('-F', '-F ', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('-E', '-E ', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('--environment', '--environment', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('-A', '-A ', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('--app-manifest-path', '--app-manifest-path', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('-P', '-P ', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--preset', '--preset', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour: auto, always or never')
            [CompletionResult]::new('--manifest', '--manifest', [CompletionResultType]::ParameterName, 'The import as the manifest declares it, through the control plane')
            [CompletionResult]::new('--local', '--local', [CompletionResultType]::ParameterName, 'The import as the manifest declares it, read by this program from this machine (choose environments with `-E`)')
            [CompletionResult]::new('--strict-env', '--strict-env', [CompletionResultType]::ParameterName, 'Make an unset variable an error instead of a note')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('--cloud', '--cloud', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('-X', '-X ', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('--disable-app-manifest-discovery', '--disable-app-manifest-discovery', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('-Y', '-Y ', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; a missing answer is an error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'mcpctl;import;tools' {
            [CompletionResult]::new('--revision', '--revision', [CompletionResultType]::ParameterName, 'The import as it was deployed, in this deployment (default: the current one), through the control plane')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Time for each upstream, in seconds')
            [CompletionResult]::new('--env-file', '--env-file', [CompletionResultType]::ParameterName, 'Read variables from this file too; those of the environment win (repeatable)')
            [CompletionResult]::new('--allow-env', '--allow-env', [CompletionResultType]::ParameterName, 'Let the manifest read these variables and no others')
            [CompletionResult]::new('--trust-server', '--trust-server', [CompletionResultType]::ParameterName, 'Send the token of the environment to this host too, which the manifest alone names (repeatable)')
            [CompletionResult]::new('--ca-bundle', '--ca-bundle', [CompletionResultType]::ParameterName, 'Trust the authorities of this PEM file besides the system''s')
            [CompletionResult]::new('-F', '-F ', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('-E', '-E ', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('--environment', '--environment', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('-A', '-A ', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('--app-manifest-path', '--app-manifest-path', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('-P', '-P ', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--preset', '--preset', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour: auto, always or never')
            [CompletionResult]::new('--manifest', '--manifest', [CompletionResultType]::ParameterName, 'The import as the manifest declares it, through the control plane')
            [CompletionResult]::new('--local', '--local', [CompletionResultType]::ParameterName, 'The import as the manifest declares it, read by this program from this machine (choose environments with `-E`)')
            [CompletionResult]::new('--strict-env', '--strict-env', [CompletionResultType]::ParameterName, 'Make an unset variable an error instead of a note')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('--cloud', '--cloud', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('-X', '-X ', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('--disable-app-manifest-discovery', '--disable-app-manifest-discovery', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('-Y', '-Y ', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; a missing answer is an error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'mcpctl;import;refresh' {
            [CompletionResult]::new('--revision', '--revision', [CompletionResultType]::ParameterName, 'The deployment (default: the current one)')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Time for the upstream, in seconds')
            [CompletionResult]::new('--env-file', '--env-file', [CompletionResultType]::ParameterName, 'Read variables from this file too; those of the environment win (repeatable)')
            [CompletionResult]::new('--allow-env', '--allow-env', [CompletionResultType]::ParameterName, 'Let the manifest read these variables and no others')
            [CompletionResult]::new('--trust-server', '--trust-server', [CompletionResultType]::ParameterName, 'Send the token of the environment to this host too, which the manifest alone names (repeatable)')
            [CompletionResult]::new('--ca-bundle', '--ca-bundle', [CompletionResultType]::ParameterName, 'Trust the authorities of this PEM file besides the system''s')
            [CompletionResult]::new('-F', '-F ', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('-E', '-E ', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('--environment', '--environment', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('-A', '-A ', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('--app-manifest-path', '--app-manifest-path', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('-P', '-P ', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--preset', '--preset', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour: auto, always or never')
            [CompletionResult]::new('--strict-env', '--strict-env', [CompletionResultType]::ParameterName, 'Make an unset variable an error instead of a note')
            [CompletionResult]::new('-L', '-L ', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('--local', '--local', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('--cloud', '--cloud', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('-X', '-X ', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('--disable-app-manifest-discovery', '--disable-app-manifest-discovery', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('-Y', '-Y ', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; a missing answer is an error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'mcpctl;import;help' {
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the imports: health, era and counts')
            [CompletionResult]::new('tools', 'tools', [CompletionResultType]::ParameterValue, 'Show the tools that an import provides, and why others are left out')
            [CompletionResult]::new('refresh', 'refresh', [CompletionResultType]::ParameterValue, 'Make the control plane ask the server of a deployed import again')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'mcpctl;import;help;list' {
            break
        }
        'mcpctl;import;help;tools' {
            break
        }
        'mcpctl;import;help;refresh' {
            break
        }
        'mcpctl;import;help;help' {
            break
        }
        'mcpctl;call' {
            [CompletionResult]::new('--input', '--input', [CompletionResultType]::ParameterName, 'Read the arguments from a file with a JSON object (`-` for standard input); words add to it')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Time for one request, in seconds')
            [CompletionResult]::new('--init-timeout', '--init-timeout', [CompletionResultType]::ParameterName, 'Time until the server is ready, in seconds')
            [CompletionResult]::new('--era', '--era', [CompletionResultType]::ParameterName, 'Protocol era; `auto` asks the server')
            [CompletionResult]::new('--header', '--header', [CompletionResultType]::ParameterName, 'Send this header too, `Name: value` (repeatable)')
            [CompletionResult]::new('--ca-bundle', '--ca-bundle', [CompletionResultType]::ParameterName, 'Trust the authorities of this PEM file besides the system''s')
            [CompletionResult]::new('--env', '--env', [CompletionResultType]::ParameterName, 'Set a variable of the program after `--`, `NAME=value` (repeatable)')
            [CompletionResult]::new('--cwd', '--cwd', [CompletionResultType]::ParameterName, 'Start the program after `--` in this folder')
            [CompletionResult]::new('--env-file', '--env-file', [CompletionResultType]::ParameterName, 'Read variables from this file too; those of the environment win (repeatable)')
            [CompletionResult]::new('--allow-env', '--allow-env', [CompletionResultType]::ParameterName, 'Let the manifest read these variables and no others')
            [CompletionResult]::new('-F', '-F ', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('-E', '-E ', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('--environment', '--environment', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('-A', '-A ', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('--app-manifest-path', '--app-manifest-path', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('-P', '-P ', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--preset', '--preset', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour: auto, always or never')
            [CompletionResult]::new('--unchecked', '--unchecked', [CompletionResultType]::ParameterName, 'Send the arguments even where the tool''s schema refuses them, to test the server''s own checks')
            [CompletionResult]::new('--strict-env', '--strict-env', [CompletionResultType]::ParameterName, 'Make an unset variable an error instead of a note')
            [CompletionResult]::new('-L', '-L ', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('--local', '--local', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('--cloud', '--cloud', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('-X', '-X ', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('--disable-app-manifest-discovery', '--disable-app-manifest-discovery', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('-Y', '-Y ', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; a missing answer is an error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'mcpctl;inspect' {
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Time for one request, in seconds')
            [CompletionResult]::new('--init-timeout', '--init-timeout', [CompletionResultType]::ParameterName, 'Time until the server is ready, in seconds')
            [CompletionResult]::new('--era', '--era', [CompletionResultType]::ParameterName, 'Protocol era; `auto` asks the server')
            [CompletionResult]::new('--header', '--header', [CompletionResultType]::ParameterName, 'Send this header too, `Name: value` (repeatable)')
            [CompletionResult]::new('--ca-bundle', '--ca-bundle', [CompletionResultType]::ParameterName, 'Trust the authorities of this PEM file besides the system''s')
            [CompletionResult]::new('--env', '--env', [CompletionResultType]::ParameterName, 'Set a variable of the program after `--`, `NAME=value` (repeatable)')
            [CompletionResult]::new('--cwd', '--cwd', [CompletionResultType]::ParameterName, 'Start the program after `--` in this folder')
            [CompletionResult]::new('--env-file', '--env-file', [CompletionResultType]::ParameterName, 'Read variables from this file too; those of the environment win (repeatable)')
            [CompletionResult]::new('--allow-env', '--allow-env', [CompletionResultType]::ParameterName, 'Let the manifest read these variables and no others')
            [CompletionResult]::new('-F', '-F ', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('-E', '-E ', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('--environment', '--environment', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('-A', '-A ', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('--app-manifest-path', '--app-manifest-path', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('-P', '-P ', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--preset', '--preset', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour: auto, always or never')
            [CompletionResult]::new('--strict-env', '--strict-env', [CompletionResultType]::ParameterName, 'Make an unset variable an error instead of a note')
            [CompletionResult]::new('-L', '-L ', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('--local', '--local', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('--cloud', '--cloud', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('-X', '-X ', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('--disable-app-manifest-discovery', '--disable-app-manifest-discovery', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('-Y', '-Y ', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; a missing answer is an error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'mcpctl;api' {
            [CompletionResult]::new('-F', '-F ', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('-E', '-E ', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('--environment', '--environment', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('-A', '-A ', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('--app-manifest-path', '--app-manifest-path', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('-P', '-P ', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--preset', '--preset', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour: auto, always or never')
            [CompletionResult]::new('-L', '-L ', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('--local', '--local', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('--cloud', '--cloud', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('-X', '-X ', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('--disable-app-manifest-discovery', '--disable-app-manifest-discovery', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('-Y', '-Y ', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; a missing answer is an error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('mcp-import', 'mcp-import', [CompletionResultType]::ParameterValue, 'The same as `mcpctl import`')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'mcpctl;api;mcp-import' {
            [CompletionResult]::new('-F', '-F ', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('-E', '-E ', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('--environment', '--environment', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('-A', '-A ', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('--app-manifest-path', '--app-manifest-path', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('-P', '-P ', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--preset', '--preset', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour: auto, always or never')
            [CompletionResult]::new('-L', '-L ', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('--local', '--local', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('--cloud', '--cloud', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('-X', '-X ', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('--disable-app-manifest-discovery', '--disable-app-manifest-discovery', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('-Y', '-Y ', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; a missing answer is an error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the imports: health, era and counts')
            [CompletionResult]::new('tools', 'tools', [CompletionResultType]::ParameterValue, 'Show the tools that an import provides, and why others are left out')
            [CompletionResult]::new('refresh', 'refresh', [CompletionResultType]::ParameterValue, 'Make the control plane ask the server of a deployed import again')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'mcpctl;api;mcp-import;list' {
            [CompletionResult]::new('--revision', '--revision', [CompletionResultType]::ParameterName, 'The import as it was deployed, in this deployment (default: the current one), through the control plane')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Time for each upstream, in seconds')
            [CompletionResult]::new('--env-file', '--env-file', [CompletionResultType]::ParameterName, 'Read variables from this file too; those of the environment win (repeatable)')
            [CompletionResult]::new('--allow-env', '--allow-env', [CompletionResultType]::ParameterName, 'Let the manifest read these variables and no others')
            [CompletionResult]::new('--trust-server', '--trust-server', [CompletionResultType]::ParameterName, 'Send the token of the environment to this host too, which the manifest alone names (repeatable)')
            [CompletionResult]::new('--ca-bundle', '--ca-bundle', [CompletionResultType]::ParameterName, 'Trust the authorities of this PEM file besides the system''s')
            [CompletionResult]::new('-F', '-F ', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('-E', '-E ', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('--environment', '--environment', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('-A', '-A ', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('--app-manifest-path', '--app-manifest-path', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('-P', '-P ', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--preset', '--preset', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour: auto, always or never')
            [CompletionResult]::new('--manifest', '--manifest', [CompletionResultType]::ParameterName, 'The import as the manifest declares it, through the control plane')
            [CompletionResult]::new('--local', '--local', [CompletionResultType]::ParameterName, 'The import as the manifest declares it, read by this program from this machine (choose environments with `-E`)')
            [CompletionResult]::new('--strict-env', '--strict-env', [CompletionResultType]::ParameterName, 'Make an unset variable an error instead of a note')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('--cloud', '--cloud', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('-X', '-X ', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('--disable-app-manifest-discovery', '--disable-app-manifest-discovery', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('-Y', '-Y ', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; a missing answer is an error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'mcpctl;api;mcp-import;tools' {
            [CompletionResult]::new('--revision', '--revision', [CompletionResultType]::ParameterName, 'The import as it was deployed, in this deployment (default: the current one), through the control plane')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Time for each upstream, in seconds')
            [CompletionResult]::new('--env-file', '--env-file', [CompletionResultType]::ParameterName, 'Read variables from this file too; those of the environment win (repeatable)')
            [CompletionResult]::new('--allow-env', '--allow-env', [CompletionResultType]::ParameterName, 'Let the manifest read these variables and no others')
            [CompletionResult]::new('--trust-server', '--trust-server', [CompletionResultType]::ParameterName, 'Send the token of the environment to this host too, which the manifest alone names (repeatable)')
            [CompletionResult]::new('--ca-bundle', '--ca-bundle', [CompletionResultType]::ParameterName, 'Trust the authorities of this PEM file besides the system''s')
            [CompletionResult]::new('-F', '-F ', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('-E', '-E ', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('--environment', '--environment', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('-A', '-A ', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('--app-manifest-path', '--app-manifest-path', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('-P', '-P ', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--preset', '--preset', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour: auto, always or never')
            [CompletionResult]::new('--manifest', '--manifest', [CompletionResultType]::ParameterName, 'The import as the manifest declares it, through the control plane')
            [CompletionResult]::new('--local', '--local', [CompletionResultType]::ParameterName, 'The import as the manifest declares it, read by this program from this machine (choose environments with `-E`)')
            [CompletionResult]::new('--strict-env', '--strict-env', [CompletionResultType]::ParameterName, 'Make an unset variable an error instead of a note')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('--cloud', '--cloud', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('-X', '-X ', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('--disable-app-manifest-discovery', '--disable-app-manifest-discovery', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('-Y', '-Y ', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; a missing answer is an error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'mcpctl;api;mcp-import;refresh' {
            [CompletionResult]::new('--revision', '--revision', [CompletionResultType]::ParameterName, 'The deployment (default: the current one)')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Time for the upstream, in seconds')
            [CompletionResult]::new('--env-file', '--env-file', [CompletionResultType]::ParameterName, 'Read variables from this file too; those of the environment win (repeatable)')
            [CompletionResult]::new('--allow-env', '--allow-env', [CompletionResultType]::ParameterName, 'Let the manifest read these variables and no others')
            [CompletionResult]::new('--trust-server', '--trust-server', [CompletionResultType]::ParameterName, 'Send the token of the environment to this host too, which the manifest alone names (repeatable)')
            [CompletionResult]::new('--ca-bundle', '--ca-bundle', [CompletionResultType]::ParameterName, 'Trust the authorities of this PEM file besides the system''s')
            [CompletionResult]::new('-F', '-F ', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('-E', '-E ', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('--environment', '--environment', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('-A', '-A ', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('--app-manifest-path', '--app-manifest-path', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('-P', '-P ', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--preset', '--preset', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour: auto, always or never')
            [CompletionResult]::new('--strict-env', '--strict-env', [CompletionResultType]::ParameterName, 'Make an unset variable an error instead of a note')
            [CompletionResult]::new('-L', '-L ', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('--local', '--local', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('--cloud', '--cloud', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('-X', '-X ', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('--disable-app-manifest-discovery', '--disable-app-manifest-discovery', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('-Y', '-Y ', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; a missing answer is an error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'mcpctl;api;mcp-import;help' {
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the imports: health, era and counts')
            [CompletionResult]::new('tools', 'tools', [CompletionResultType]::ParameterValue, 'Show the tools that an import provides, and why others are left out')
            [CompletionResult]::new('refresh', 'refresh', [CompletionResultType]::ParameterValue, 'Make the control plane ask the server of a deployed import again')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'mcpctl;api;mcp-import;help;list' {
            break
        }
        'mcpctl;api;mcp-import;help;tools' {
            break
        }
        'mcpctl;api;mcp-import;help;refresh' {
            break
        }
        'mcpctl;api;mcp-import;help;help' {
            break
        }
        'mcpctl;api;help' {
            [CompletionResult]::new('mcp-import', 'mcp-import', [CompletionResultType]::ParameterValue, 'The same as `mcpctl import`')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'mcpctl;api;help;mcp-import' {
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the imports: health, era and counts')
            [CompletionResult]::new('tools', 'tools', [CompletionResultType]::ParameterValue, 'Show the tools that an import provides, and why others are left out')
            [CompletionResult]::new('refresh', 'refresh', [CompletionResultType]::ParameterValue, 'Make the control plane ask the server of a deployed import again')
            break
        }
        'mcpctl;api;help;mcp-import;list' {
            break
        }
        'mcpctl;api;help;mcp-import;tools' {
            break
        }
        'mcpctl;api;help;mcp-import;refresh' {
            break
        }
        'mcpctl;api;help;help' {
            break
        }
        'mcpctl;explain' {
            [CompletionResult]::new('-F', '-F ', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('-E', '-E ', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('--environment', '--environment', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('-A', '-A ', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('--app-manifest-path', '--app-manifest-path', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('-P', '-P ', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--preset', '--preset', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour: auto, always or never')
            [CompletionResult]::new('-L', '-L ', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('--local', '--local', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('--cloud', '--cloud', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('-X', '-X ', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('--disable-app-manifest-discovery', '--disable-app-manifest-discovery', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('-Y', '-Y ', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; a missing answer is an error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'mcpctl;schema' {
            [CompletionResult]::new('-F', '-F ', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('-E', '-E ', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('--environment', '--environment', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('-A', '-A ', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('--app-manifest-path', '--app-manifest-path', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('-P', '-P ', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--preset', '--preset', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour: auto, always or never')
            [CompletionResult]::new('-L', '-L ', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('--local', '--local', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('--cloud', '--cloud', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('-X', '-X ', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('--disable-app-manifest-discovery', '--disable-app-manifest-discovery', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('-Y', '-Y ', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; a missing answer is an error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'mcpctl;completions' {
            [CompletionResult]::new('-F', '-F ', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('-E', '-E ', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('--environment', '--environment', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('-A', '-A ', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('--app-manifest-path', '--app-manifest-path', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('-P', '-P ', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--preset', '--preset', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour: auto, always or never')
            [CompletionResult]::new('-L', '-L ', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('--local', '--local', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('--cloud', '--cloud', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('-X', '-X ', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('--disable-app-manifest-discovery', '--disable-app-manifest-discovery', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('-Y', '-Y ', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; a missing answer is an error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'mcpctl;man' {
            [CompletionResult]::new('--dir', '--dir', [CompletionResultType]::ParameterName, 'Write the pages of all commands into this folder')
            [CompletionResult]::new('-F', '-F ', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('-E', '-E ', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('--environment', '--environment', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('-A', '-A ', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('--app-manifest-path', '--app-manifest-path', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('-P', '-P ', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--preset', '--preset', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour: auto, always or never')
            [CompletionResult]::new('-L', '-L ', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('--local', '--local', [CompletionResultType]::ParameterName, 'The environment named `local`')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('--cloud', '--cloud', [CompletionResultType]::ParameterName, 'The environment named `cloud`')
            [CompletionResult]::new('-X', '-X ', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('--disable-app-manifest-discovery', '--disable-app-manifest-discovery', [CompletionResultType]::ParameterName, 'Work without a manifest')
            [CompletionResult]::new('-Y', '-Y ', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer every question with yes')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; a missing answer is an error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Say more (repeatable)')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what matters')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'mcpctl;help' {
            [CompletionResult]::new('init', 'init', [CompletionResultType]::ParameterValue, 'Write a small working application')
            [CompletionResult]::new('validate', 'validate', [CompletionResultType]::ParameterValue, 'Check the manifest: every error at once, with place and mend')
            [CompletionResult]::new('surface', 'surface', [CompletionResultType]::ParameterValue, 'Show the exact names that clients will see')
            [CompletionResult]::new('why', 'why', [CompletionResultType]::ParameterValue, 'Explain how a name came about, or why it is not there')
            [CompletionResult]::new('up', 'up', [CompletionResultType]::ParameterValue, 'Serve the application on this machine, and again after every edit')
            [CompletionResult]::new('server', 'server', [CompletionResultType]::ParameterValue, 'Run control plane and gateway as a service')
            [CompletionResult]::new('plan', 'plan', [CompletionResultType]::ParameterValue, 'Show what a deploy would change')
            [CompletionResult]::new('deploy', 'deploy', [CompletionResultType]::ParameterValue, 'Make the control plane hold what the manifest says')
            [CompletionResult]::new('rollback', 'rollback', [CompletionResultType]::ParameterValue, 'Make an earlier deployment the current one again')
            [CompletionResult]::new('status', 'status', [CompletionResultType]::ParameterValue, 'Show what is deployed, what runs, and whether it is what the manifest says')
            [CompletionResult]::new('deployments', 'deployments', [CompletionResultType]::ParameterValue, 'List deployments, or show one')
            [CompletionResult]::new('import', 'import', [CompletionResultType]::ParameterValue, 'Show and read the imports of an environment')
            [CompletionResult]::new('call', 'call', [CompletionResultType]::ParameterValue, 'Call a tool of any MCP server')
            [CompletionResult]::new('inspect', 'inspect', [CompletionResultType]::ParameterValue, 'Show what any MCP server is and offers')
            [CompletionResult]::new('api', 'api', [CompletionResultType]::ParameterValue, 'Commands in Golem''s spelling')
            [CompletionResult]::new('explain', 'explain', [CompletionResultType]::ParameterValue, 'Explain a diagnostic code')
            [CompletionResult]::new('schema', 'schema', [CompletionResultType]::ParameterValue, 'Print a JSON Schema')
            [CompletionResult]::new('completions', 'completions', [CompletionResultType]::ParameterValue, 'Print the completion script of a shell')
            [CompletionResult]::new('man', 'man', [CompletionResultType]::ParameterValue, 'Print a manual page, or write all of them')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'mcpctl;help;init' {
            break
        }
        'mcpctl;help;validate' {
            break
        }
        'mcpctl;help;surface' {
            break
        }
        'mcpctl;help;why' {
            break
        }
        'mcpctl;help;up' {
            break
        }
        'mcpctl;help;server' {
            [CompletionResult]::new('run', 'run', [CompletionResultType]::ParameterValue, 'Serve until a signal')
            [CompletionResult]::new('token', 'token', [CompletionResultType]::ParameterValue, 'Make, list and revoke tokens on the database itself')
            [CompletionResult]::new('migrate', 'migrate', [CompletionResultType]::ParameterValue, 'Bring a database to this version''s schema')
            [CompletionResult]::new('backup', 'backup', [CompletionResultType]::ParameterValue, 'Write a consistent copy of a SQLite database, also while it is served')
            [CompletionResult]::new('restore', 'restore', [CompletionResultType]::ParameterValue, 'Make a database out of a backup')
            [CompletionResult]::new('rekey', 'rekey', [CompletionResultType]::ParameterValue, 'Seal all stored secrets again with the current key')
            break
        }
        'mcpctl;help;server;run' {
            break
        }
        'mcpctl;help;server;token' {
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Make a token of the first account, which is made too when absent')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the first account''s tokens; the secrets themselves are not stored')
            [CompletionResult]::new('revoke', 'revoke', [CompletionResultType]::ParameterValue, 'Take a token back: it stops working at once')
            break
        }
        'mcpctl;help;server;token;create' {
            break
        }
        'mcpctl;help;server;token;list' {
            break
        }
        'mcpctl;help;server;token;revoke' {
            break
        }
        'mcpctl;help;server;migrate' {
            break
        }
        'mcpctl;help;server;backup' {
            break
        }
        'mcpctl;help;server;restore' {
            break
        }
        'mcpctl;help;server;rekey' {
            break
        }
        'mcpctl;help;plan' {
            break
        }
        'mcpctl;help;deploy' {
            break
        }
        'mcpctl;help;rollback' {
            break
        }
        'mcpctl;help;status' {
            break
        }
        'mcpctl;help;deployments' {
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the deployments of the environment, newest first')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show what a deployment holds')
            break
        }
        'mcpctl;help;deployments;list' {
            break
        }
        'mcpctl;help;deployments;show' {
            break
        }
        'mcpctl;help;import' {
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the imports: health, era and counts')
            [CompletionResult]::new('tools', 'tools', [CompletionResultType]::ParameterValue, 'Show the tools that an import provides, and why others are left out')
            [CompletionResult]::new('refresh', 'refresh', [CompletionResultType]::ParameterValue, 'Make the control plane ask the server of a deployed import again')
            break
        }
        'mcpctl;help;import;list' {
            break
        }
        'mcpctl;help;import;tools' {
            break
        }
        'mcpctl;help;import;refresh' {
            break
        }
        'mcpctl;help;call' {
            break
        }
        'mcpctl;help;inspect' {
            break
        }
        'mcpctl;help;api' {
            [CompletionResult]::new('mcp-import', 'mcp-import', [CompletionResultType]::ParameterValue, 'The same as `mcpctl import`')
            break
        }
        'mcpctl;help;api;mcp-import' {
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the imports: health, era and counts')
            [CompletionResult]::new('tools', 'tools', [CompletionResultType]::ParameterValue, 'Show the tools that an import provides, and why others are left out')
            [CompletionResult]::new('refresh', 'refresh', [CompletionResultType]::ParameterValue, 'Make the control plane ask the server of a deployed import again')
            break
        }
        'mcpctl;help;api;mcp-import;list' {
            break
        }
        'mcpctl;help;api;mcp-import;tools' {
            break
        }
        'mcpctl;help;api;mcp-import;refresh' {
            break
        }
        'mcpctl;help;explain' {
            break
        }
        'mcpctl;help;schema' {
            break
        }
        'mcpctl;help;completions' {
            break
        }
        'mcpctl;help;man' {
            break
        }
        'mcpctl;help;help' {
            break
        }
    })

    $completions.Where{ $_.CompletionText -like "$wordToComplete*" } |
        Sort-Object -Property ListItemText
}
