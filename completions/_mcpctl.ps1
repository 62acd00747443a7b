
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
            [CompletionResult]::new('lock', 'lock', [CompletionResultType]::ParameterValue, 'Pin what imports provide in `mcp.lock`, and find what changed since')
            [CompletionResult]::new('up', 'up', [CompletionResultType]::ParameterValue, 'Serve the application on this machine, and again after every edit')
            [CompletionResult]::new('server', 'server', [CompletionResultType]::ParameterValue, 'Run control plane and gateway as a service')
            [CompletionResult]::new('plan', 'plan', [CompletionResultType]::ParameterValue, 'Show what a deploy would change')
            [CompletionResult]::new('deploy', 'deploy', [CompletionResultType]::ParameterValue, 'Make the control plane hold what the manifest says')
            [CompletionResult]::new('rollback', 'rollback', [CompletionResultType]::ParameterValue, 'Make an earlier deployment the current one again')
            [CompletionResult]::new('status', 'status', [CompletionResultType]::ParameterValue, 'Show what is deployed, what runs, and whether it is what the manifest says')
            [CompletionResult]::new('deployments', 'deployments', [CompletionResultType]::ParameterValue, 'List deployments, or show one')
            [CompletionResult]::new('import', 'import', [CompletionResultType]::ParameterValue, 'Show, authorize and read the imports of an environment')
            [CompletionResult]::new('security-scheme', 'security-scheme', [CompletionResultType]::ParameterValue, 'Manage the OAuth clients that protect endpoints and open imports')
            [CompletionResult]::new('login', 'login', [CompletionResultType]::ParameterValue, 'Sign in to a control plane')
            [CompletionResult]::new('logout', 'logout', [CompletionResultType]::ParameterValue, 'Forget the sign-in to a control plane')
            [CompletionResult]::new('whoami', 'whoami', [CompletionResultType]::ParameterValue, 'Show which account a control plane knows you as')
            [CompletionResult]::new('call', 'call', [CompletionResultType]::ParameterValue, 'Call a tool of any MCP server')
            [CompletionResult]::new('inspect', 'inspect', [CompletionResultType]::ParameterValue, 'Show what any MCP server is and offers')
            [CompletionResult]::new('environment', 'environment', [CompletionResultType]::ParameterValue, 'Show and make the environments of the application')
            [CompletionResult]::new('domain', 'domain', [CompletionResultType]::ParameterValue, 'Manage the domains that an environment may serve')
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
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Time for each upstream with `--online`, in seconds')
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
            [CompletionResult]::new('--locked', '--locked', [CompletionResultType]::ParameterName, 'Make it an error when an import is not pinned in `mcp.lock`, or pinned for another filter')
            [CompletionResult]::new('--online', '--online', [CompletionResultType]::ParameterName, 'Ask the servers of imports what they provide, instead of `mcp.lock`')
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
        'mcpctl;lock' {
            [CompletionResult]::new('--only', '--only', [CompletionResultType]::ParameterName, 'Only this import (repeatable)')
            [CompletionResult]::new('--revision', '--revision', [CompletionResultType]::ParameterName, 'The import as it was deployed, in this deployment (default: the current one), through the control plane')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Time for each upstream, in seconds')
            [CompletionResult]::new('--env-file', '--env-file', [CompletionResultType]::ParameterName, 'Read variables from this file too; those of the environment win (repeatable)')
            [CompletionResult]::new('--allow-env', '--allow-env', [CompletionResultType]::ParameterName, 'Let the manifest read these variables and no others')
            [CompletionResult]::new('--trust-server', '--trust-server', [CompletionResultType]::ParameterName, 'Send the token of the environment to this host too, which the manifest alone names (repeatable)')
            [CompletionResult]::new('--ca-bundle', '--ca-bundle', [CompletionResultType]::ParameterName, 'Trust the authorities of this PEM file besides the system''s')
            [CompletionResult]::new('--experimental-diff-model', '--experimental-diff-model', [CompletionResultType]::ParameterName, 'Try the newest known hash rules on environments of this diff model, which nobody has verified')
            [CompletionResult]::new('-F', '-F ', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('-E', '-E ', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('--environment', '--environment', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('-A', '-A ', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('--app-manifest-path', '--app-manifest-path', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('-P', '-P ', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--preset', '--preset', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour: auto, always or never')
            [CompletionResult]::new('--check', '--check', [CompletionResultType]::ParameterName, 'Write nothing; compare what is pinned with what the servers say now')
            [CompletionResult]::new('--update', '--update', [CompletionResultType]::ParameterName, 'Agree to what changed: replace what is pinned')
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
            [CompletionResult]::new('--on-drift', '--on-drift', [CompletionResultType]::ParameterName, 'What to do when an import provides something else than `mcp.lock` pins: `serve` it, `hide` those tools, or `fail` the import')
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
            [CompletionResult]::new('--on-drift', '--on-drift', [CompletionResultType]::ParameterName, 'What to do when an import provides something else than it is pinned to: `serve` it, `hide` those tools, or `fail` the import')
            [CompletionResult]::new('--trusted-proxy', '--trusted-proxy', [CompletionResultType]::ParameterName, 'Address or network of the TLS proxy: nobody else beyond this machine may connect (repeatable)')
            [CompletionResult]::new('--metrics-addr', '--metrics-addr', [CompletionResultType]::ParameterName, 'Address of the metrics for Prometheus, on this machine [default: none]')
            [CompletionResult]::new('--egress', '--egress', [CompletionResultType]::ParameterName, 'Where imports and OAuth providers may be: `public` addresses, those and this machine (`loopback`, with plain http), or `any` [default: `public`; `loopback` when only this machine reaches the server]')
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
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
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
            [CompletionResult]::new('--experimental-diff-model', '--experimental-diff-model', [CompletionResultType]::ParameterName, 'Try the newest known hash rules on environments of this diff model, which nobody has verified')
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
            [CompletionResult]::new('--experimental-diff-model', '--experimental-diff-model', [CompletionResultType]::ParameterName, 'Try the newest known hash rules on environments of this diff model, which nobody has verified')
            [CompletionResult]::new('-F', '-F ', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('-E', '-E ', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('--environment', '--environment', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('-A', '-A ', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('--app-manifest-path', '--app-manifest-path', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('-P', '-P ', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--preset', '--preset', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour: auto, always or never')
            [CompletionResult]::new('--locked', '--locked', [CompletionResultType]::ParameterName, 'Deploy only what imports provide exactly as `mcp.lock` says, and pin it on the server')
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
            [CompletionResult]::new('--experimental-diff-model', '--experimental-diff-model', [CompletionResultType]::ParameterName, 'Try the newest known hash rules on environments of this diff model, which nobody has verified')
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
            [CompletionResult]::new('--experimental-diff-model', '--experimental-diff-model', [CompletionResultType]::ParameterName, 'Try the newest known hash rules on environments of this diff model, which nobody has verified')
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
            [CompletionResult]::new('--experimental-diff-model', '--experimental-diff-model', [CompletionResultType]::ParameterName, 'Try the newest known hash rules on environments of this diff model, which nobody has verified')
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
            [CompletionResult]::new('--experimental-diff-model', '--experimental-diff-model', [CompletionResultType]::ParameterName, 'Try the newest known hash rules on environments of this diff model, which nobody has verified')
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
            [CompletionResult]::new('authorize', 'authorize', [CompletionResultType]::ParameterValue, 'Begin the OAuth consent for an import')
            [CompletionResult]::new('complete', 'complete', [CompletionResultType]::ParameterValue, 'Complete the OAuth consent for an import')
            [CompletionResult]::new('status', 'status', [CompletionResultType]::ParameterValue, 'Show where the OAuth consent for an import stands')
            [CompletionResult]::new('disconnect', 'disconnect', [CompletionResultType]::ParameterValue, 'End the OAuth consent for an import')
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
            [CompletionResult]::new('--experimental-diff-model', '--experimental-diff-model', [CompletionResultType]::ParameterName, 'Try the newest known hash rules on environments of this diff model, which nobody has verified')
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
            [CompletionResult]::new('--experimental-diff-model', '--experimental-diff-model', [CompletionResultType]::ParameterName, 'Try the newest known hash rules on environments of this diff model, which nobody has verified')
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
            [CompletionResult]::new('--experimental-diff-model', '--experimental-diff-model', [CompletionResultType]::ParameterName, 'Try the newest known hash rules on environments of this diff model, which nobody has verified')
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
        'mcpctl;import;authorize' {
            [CompletionResult]::new('--revision', '--revision', [CompletionResultType]::ParameterName, 'The import as it was deployed, in this deployment [default: the current one]')
            [CompletionResult]::new('--env-file', '--env-file', [CompletionResultType]::ParameterName, 'Read variables from this file too; those of the environment win (repeatable)')
            [CompletionResult]::new('--allow-env', '--allow-env', [CompletionResultType]::ParameterName, 'Let the manifest read these variables and no others')
            [CompletionResult]::new('--trust-server', '--trust-server', [CompletionResultType]::ParameterName, 'Send the token of the environment to this host too, which the manifest alone names (repeatable)')
            [CompletionResult]::new('--ca-bundle', '--ca-bundle', [CompletionResultType]::ParameterName, 'Trust the authorities of this PEM file besides the system''s')
            [CompletionResult]::new('--experimental-diff-model', '--experimental-diff-model', [CompletionResultType]::ParameterName, 'Try the newest known hash rules on environments of this diff model, which nobody has verified')
            [CompletionResult]::new('-F', '-F ', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('-E', '-E ', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('--environment', '--environment', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('-A', '-A ', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('--app-manifest-path', '--app-manifest-path', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('-P', '-P ', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--preset', '--preset', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour: auto, always or never')
            [CompletionResult]::new('--manifest', '--manifest', [CompletionResultType]::ParameterName, 'The import as the manifest declares it, deployed or not')
            [CompletionResult]::new('--strict-env', '--strict-env', [CompletionResultType]::ParameterName, 'Make an unset variable an error instead of a note')
            [CompletionResult]::new('--replace', '--replace', [CompletionResultType]::ParameterName, 'Begin anew although there is a consent that works')
            [CompletionResult]::new('--open', '--open', [CompletionResultType]::ParameterName, 'Open the URL in the browser of this machine')
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
        'mcpctl;import;complete' {
            [CompletionResult]::new('--revision', '--revision', [CompletionResultType]::ParameterName, 'The import as it was deployed, in this deployment [default: the current one]')
            [CompletionResult]::new('--env-file', '--env-file', [CompletionResultType]::ParameterName, 'Read variables from this file too; those of the environment win (repeatable)')
            [CompletionResult]::new('--allow-env', '--allow-env', [CompletionResultType]::ParameterName, 'Let the manifest read these variables and no others')
            [CompletionResult]::new('--trust-server', '--trust-server', [CompletionResultType]::ParameterName, 'Send the token of the environment to this host too, which the manifest alone names (repeatable)')
            [CompletionResult]::new('--ca-bundle', '--ca-bundle', [CompletionResultType]::ParameterName, 'Trust the authorities of this PEM file besides the system''s')
            [CompletionResult]::new('--experimental-diff-model', '--experimental-diff-model', [CompletionResultType]::ParameterName, 'Try the newest known hash rules on environments of this diff model, which nobody has verified')
            [CompletionResult]::new('-F', '-F ', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('-E', '-E ', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('--environment', '--environment', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('-A', '-A ', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('--app-manifest-path', '--app-manifest-path', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('-P', '-P ', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--preset', '--preset', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour: auto, always or never')
            [CompletionResult]::new('--manifest', '--manifest', [CompletionResultType]::ParameterName, 'The import as the manifest declares it, deployed or not')
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
        'mcpctl;import;status' {
            [CompletionResult]::new('--revision', '--revision', [CompletionResultType]::ParameterName, 'The import as it was deployed, in this deployment [default: the current one]')
            [CompletionResult]::new('--env-file', '--env-file', [CompletionResultType]::ParameterName, 'Read variables from this file too; those of the environment win (repeatable)')
            [CompletionResult]::new('--allow-env', '--allow-env', [CompletionResultType]::ParameterName, 'Let the manifest read these variables and no others')
            [CompletionResult]::new('--trust-server', '--trust-server', [CompletionResultType]::ParameterName, 'Send the token of the environment to this host too, which the manifest alone names (repeatable)')
            [CompletionResult]::new('--ca-bundle', '--ca-bundle', [CompletionResultType]::ParameterName, 'Trust the authorities of this PEM file besides the system''s')
            [CompletionResult]::new('--experimental-diff-model', '--experimental-diff-model', [CompletionResultType]::ParameterName, 'Try the newest known hash rules on environments of this diff model, which nobody has verified')
            [CompletionResult]::new('--wait', '--wait', [CompletionResultType]::ParameterName, 'Wait until consent is granted, at most this long (90s, 10m, 1h); then as `--exit-code`')
            [CompletionResult]::new('-F', '-F ', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('-E', '-E ', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('--environment', '--environment', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('-A', '-A ', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('--app-manifest-path', '--app-manifest-path', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('-P', '-P ', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--preset', '--preset', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour: auto, always or never')
            [CompletionResult]::new('--manifest', '--manifest', [CompletionResultType]::ParameterName, 'The import as the manifest declares it, deployed or not')
            [CompletionResult]::new('--strict-env', '--strict-env', [CompletionResultType]::ParameterName, 'Make an unset variable an error instead of a note')
            [CompletionResult]::new('--exit-code', '--exit-code', [CompletionResultType]::ParameterName, 'Exit with 3 unless consent is granted')
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
        'mcpctl;import;disconnect' {
            [CompletionResult]::new('--revision', '--revision', [CompletionResultType]::ParameterName, 'The import as it was deployed, in this deployment [default: the current one]')
            [CompletionResult]::new('--env-file', '--env-file', [CompletionResultType]::ParameterName, 'Read variables from this file too; those of the environment win (repeatable)')
            [CompletionResult]::new('--allow-env', '--allow-env', [CompletionResultType]::ParameterName, 'Let the manifest read these variables and no others')
            [CompletionResult]::new('--trust-server', '--trust-server', [CompletionResultType]::ParameterName, 'Send the token of the environment to this host too, which the manifest alone names (repeatable)')
            [CompletionResult]::new('--ca-bundle', '--ca-bundle', [CompletionResultType]::ParameterName, 'Trust the authorities of this PEM file besides the system''s')
            [CompletionResult]::new('--experimental-diff-model', '--experimental-diff-model', [CompletionResultType]::ParameterName, 'Try the newest known hash rules on environments of this diff model, which nobody has verified')
            [CompletionResult]::new('-F', '-F ', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('-E', '-E ', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('--environment', '--environment', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('-A', '-A ', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('--app-manifest-path', '--app-manifest-path', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('-P', '-P ', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--preset', '--preset', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour: auto, always or never')
            [CompletionResult]::new('--manifest', '--manifest', [CompletionResultType]::ParameterName, 'The import as the manifest declares it, deployed or not')
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
            [CompletionResult]::new('authorize', 'authorize', [CompletionResultType]::ParameterValue, 'Begin the OAuth consent for an import')
            [CompletionResult]::new('complete', 'complete', [CompletionResultType]::ParameterValue, 'Complete the OAuth consent for an import')
            [CompletionResult]::new('status', 'status', [CompletionResultType]::ParameterValue, 'Show where the OAuth consent for an import stands')
            [CompletionResult]::new('disconnect', 'disconnect', [CompletionResultType]::ParameterValue, 'End the OAuth consent for an import')
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
        'mcpctl;import;help;authorize' {
            break
        }
        'mcpctl;import;help;complete' {
            break
        }
        'mcpctl;import;help;status' {
            break
        }
        'mcpctl;import;help;disconnect' {
            break
        }
        'mcpctl;import;help;help' {
            break
        }
        'mcpctl;security-scheme' {
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
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Create a security scheme, with its environment where that does not exist yet')
            [CompletionResult]::new('get', 'get', [CompletionResultType]::ParameterValue, 'Show a security scheme')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the security schemes of an environment')
            [CompletionResult]::new('update', 'update', [CompletionResultType]::ParameterValue, 'Change a security scheme; consents given through it end')
            [CompletionResult]::new('delete', 'delete', [CompletionResultType]::ParameterValue, 'Delete a security scheme; consents given through it end')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'mcpctl;security-scheme;create' {
            [CompletionResult]::new('--provider-type', '--provider-type', [CompletionResultType]::ParameterName, 'Who issues the tokens: google, facebook, microsoft, gitlab or custom')
            [CompletionResult]::new('--custom-provider-name', '--custom-provider-name', [CompletionResultType]::ParameterName, 'Name of a custom provider, for people [default: the issuer''s host]')
            [CompletionResult]::new('--custom-issuer-url', '--custom-issuer-url', [CompletionResultType]::ParameterName, 'Issuer of a custom provider, exactly as its metadata says')
            [CompletionResult]::new('--client-id', '--client-id', [CompletionResultType]::ParameterName, 'The OAuth client''s id at the provider')
            [CompletionResult]::new('--register-at', '--register-at', [CompletionResultType]::ParameterName, 'Let the control plane register a client of its own at the provider that protects this import')
            [CompletionResult]::new('--client-secret', '--client-secret', [CompletionResultType]::ParameterName, 'The client''s secret, or better `-` to read it from standard input')
            [CompletionResult]::new('--client-secret-file', '--client-secret-file', [CompletionResultType]::ParameterName, 'The file that holds the client''s secret (`-` is standard input)')
            [CompletionResult]::new('--scope', '--scope', [CompletionResultType]::ParameterName, 'A scope to request (repeatable); without any, those that discovery finds')
            [CompletionResult]::new('--redirect-url', '--redirect-url', [CompletionResultType]::ParameterName, 'Where the provider sends people back to, as registered there')
            [CompletionResult]::new('--env-file', '--env-file', [CompletionResultType]::ParameterName, 'Read variables from this file too; those of the environment win (repeatable)')
            [CompletionResult]::new('--allow-env', '--allow-env', [CompletionResultType]::ParameterName, 'Let the manifest read these variables and no others')
            [CompletionResult]::new('--trust-server', '--trust-server', [CompletionResultType]::ParameterName, 'Send the token of the environment to this host too, which the manifest alone names (repeatable)')
            [CompletionResult]::new('--ca-bundle', '--ca-bundle', [CompletionResultType]::ParameterName, 'Trust the authorities of this PEM file besides the system''s')
            [CompletionResult]::new('--experimental-diff-model', '--experimental-diff-model', [CompletionResultType]::ParameterName, 'Try the newest known hash rules on environments of this diff model, which nobody has verified')
            [CompletionResult]::new('-F', '-F ', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('-E', '-E ', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('--environment', '--environment', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('-A', '-A ', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('--app-manifest-path', '--app-manifest-path', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('-P', '-P ', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--preset', '--preset', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour: auto, always or never')
            [CompletionResult]::new('--public-client', '--public-client', [CompletionResultType]::ParameterName, 'The client is a public one, without a secret')
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
        'mcpctl;security-scheme;get' {
            [CompletionResult]::new('--env-file', '--env-file', [CompletionResultType]::ParameterName, 'Read variables from this file too; those of the environment win (repeatable)')
            [CompletionResult]::new('--allow-env', '--allow-env', [CompletionResultType]::ParameterName, 'Let the manifest read these variables and no others')
            [CompletionResult]::new('--trust-server', '--trust-server', [CompletionResultType]::ParameterName, 'Send the token of the environment to this host too, which the manifest alone names (repeatable)')
            [CompletionResult]::new('--ca-bundle', '--ca-bundle', [CompletionResultType]::ParameterName, 'Trust the authorities of this PEM file besides the system''s')
            [CompletionResult]::new('--experimental-diff-model', '--experimental-diff-model', [CompletionResultType]::ParameterName, 'Try the newest known hash rules on environments of this diff model, which nobody has verified')
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
        'mcpctl;security-scheme;list' {
            [CompletionResult]::new('--env-file', '--env-file', [CompletionResultType]::ParameterName, 'Read variables from this file too; those of the environment win (repeatable)')
            [CompletionResult]::new('--allow-env', '--allow-env', [CompletionResultType]::ParameterName, 'Let the manifest read these variables and no others')
            [CompletionResult]::new('--trust-server', '--trust-server', [CompletionResultType]::ParameterName, 'Send the token of the environment to this host too, which the manifest alone names (repeatable)')
            [CompletionResult]::new('--ca-bundle', '--ca-bundle', [CompletionResultType]::ParameterName, 'Trust the authorities of this PEM file besides the system''s')
            [CompletionResult]::new('--experimental-diff-model', '--experimental-diff-model', [CompletionResultType]::ParameterName, 'Try the newest known hash rules on environments of this diff model, which nobody has verified')
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
        'mcpctl;security-scheme;update' {
            [CompletionResult]::new('--provider-type', '--provider-type', [CompletionResultType]::ParameterName, 'Who issues the tokens: google, facebook, microsoft, gitlab or custom')
            [CompletionResult]::new('--custom-provider-name', '--custom-provider-name', [CompletionResultType]::ParameterName, 'Name of a custom provider, for people [default: the issuer''s host]')
            [CompletionResult]::new('--custom-issuer-url', '--custom-issuer-url', [CompletionResultType]::ParameterName, 'Issuer of a custom provider, exactly as its metadata says')
            [CompletionResult]::new('--client-id', '--client-id', [CompletionResultType]::ParameterName, 'A new client id')
            [CompletionResult]::new('--client-secret', '--client-secret', [CompletionResultType]::ParameterName, 'The client''s secret, or better `-` to read it from standard input')
            [CompletionResult]::new('--client-secret-file', '--client-secret-file', [CompletionResultType]::ParameterName, 'The file that holds the client''s secret (`-` is standard input)')
            [CompletionResult]::new('--scope', '--scope', [CompletionResultType]::ParameterName, 'The scopes from now on (repeatable)')
            [CompletionResult]::new('--redirect-url', '--redirect-url', [CompletionResultType]::ParameterName, 'A new redirect URL')
            [CompletionResult]::new('--revision', '--revision', [CompletionResultType]::ParameterName, 'Only if the scheme is still at this revision (see `get`)')
            [CompletionResult]::new('--env-file', '--env-file', [CompletionResultType]::ParameterName, 'Read variables from this file too; those of the environment win (repeatable)')
            [CompletionResult]::new('--allow-env', '--allow-env', [CompletionResultType]::ParameterName, 'Let the manifest read these variables and no others')
            [CompletionResult]::new('--trust-server', '--trust-server', [CompletionResultType]::ParameterName, 'Send the token of the environment to this host too, which the manifest alone names (repeatable)')
            [CompletionResult]::new('--ca-bundle', '--ca-bundle', [CompletionResultType]::ParameterName, 'Trust the authorities of this PEM file besides the system''s')
            [CompletionResult]::new('--experimental-diff-model', '--experimental-diff-model', [CompletionResultType]::ParameterName, 'Try the newest known hash rules on environments of this diff model, which nobody has verified')
            [CompletionResult]::new('-F', '-F ', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('-E', '-E ', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('--environment', '--environment', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('-A', '-A ', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('--app-manifest-path', '--app-manifest-path', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('-P', '-P ', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--preset', '--preset', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour: auto, always or never')
            [CompletionResult]::new('--no-scopes', '--no-scopes', [CompletionResultType]::ParameterName, 'No scopes of its own: those that discovery finds')
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
        'mcpctl;security-scheme;delete' {
            [CompletionResult]::new('--revision', '--revision', [CompletionResultType]::ParameterName, 'Only if the scheme is still at this revision (see `get`)')
            [CompletionResult]::new('--env-file', '--env-file', [CompletionResultType]::ParameterName, 'Read variables from this file too; those of the environment win (repeatable)')
            [CompletionResult]::new('--allow-env', '--allow-env', [CompletionResultType]::ParameterName, 'Let the manifest read these variables and no others')
            [CompletionResult]::new('--trust-server', '--trust-server', [CompletionResultType]::ParameterName, 'Send the token of the environment to this host too, which the manifest alone names (repeatable)')
            [CompletionResult]::new('--ca-bundle', '--ca-bundle', [CompletionResultType]::ParameterName, 'Trust the authorities of this PEM file besides the system''s')
            [CompletionResult]::new('--experimental-diff-model', '--experimental-diff-model', [CompletionResultType]::ParameterName, 'Try the newest known hash rules on environments of this diff model, which nobody has verified')
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
        'mcpctl;security-scheme;help' {
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Create a security scheme, with its environment where that does not exist yet')
            [CompletionResult]::new('get', 'get', [CompletionResultType]::ParameterValue, 'Show a security scheme')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the security schemes of an environment')
            [CompletionResult]::new('update', 'update', [CompletionResultType]::ParameterValue, 'Change a security scheme; consents given through it end')
            [CompletionResult]::new('delete', 'delete', [CompletionResultType]::ParameterValue, 'Delete a security scheme; consents given through it end')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'mcpctl;security-scheme;help;create' {
            break
        }
        'mcpctl;security-scheme;help;get' {
            break
        }
        'mcpctl;security-scheme;help;list' {
            break
        }
        'mcpctl;security-scheme;help;update' {
            break
        }
        'mcpctl;security-scheme;help;delete' {
            break
        }
        'mcpctl;security-scheme;help;help' {
            break
        }
        'mcpctl;login' {
            [CompletionResult]::new('--provider', '--provider', [CompletionResultType]::ParameterName, 'The identity provider of a login by browser')
            [CompletionResult]::new('--wait', '--wait', [CompletionResultType]::ParameterName, 'How long to wait for a login by browser, in seconds')
            [CompletionResult]::new('--server', '--server', [CompletionResultType]::ParameterName, 'This control plane, whatever the manifest says')
            [CompletionResult]::new('--env-file', '--env-file', [CompletionResultType]::ParameterName, 'Read variables from this file too; those of the environment win (repeatable)')
            [CompletionResult]::new('--allow-env', '--allow-env', [CompletionResultType]::ParameterName, 'Let the manifest read these variables and no others')
            [CompletionResult]::new('--trust-server', '--trust-server', [CompletionResultType]::ParameterName, 'Send the token of the environment to this host too, which the manifest alone names (repeatable)')
            [CompletionResult]::new('--ca-bundle', '--ca-bundle', [CompletionResultType]::ParameterName, 'Trust the authorities of this PEM file besides the system''s')
            [CompletionResult]::new('--experimental-diff-model', '--experimental-diff-model', [CompletionResultType]::ParameterName, 'Try the newest known hash rules on environments of this diff model, which nobody has verified')
            [CompletionResult]::new('-F', '-F ', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('-E', '-E ', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('--environment', '--environment', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('-A', '-A ', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('--app-manifest-path', '--app-manifest-path', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('-P', '-P ', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--preset', '--preset', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour: auto, always or never')
            [CompletionResult]::new('--token-stdin', '--token-stdin', [CompletionResultType]::ParameterName, 'Read the token from standard input instead of asking the server for one')
            [CompletionResult]::new('--open', '--open', [CompletionResultType]::ParameterName, 'Open the page of a login by browser')
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
        'mcpctl;logout' {
            [CompletionResult]::new('--server', '--server', [CompletionResultType]::ParameterName, 'This control plane, whatever the manifest says')
            [CompletionResult]::new('--env-file', '--env-file', [CompletionResultType]::ParameterName, 'Read variables from this file too; those of the environment win (repeatable)')
            [CompletionResult]::new('--allow-env', '--allow-env', [CompletionResultType]::ParameterName, 'Let the manifest read these variables and no others')
            [CompletionResult]::new('--trust-server', '--trust-server', [CompletionResultType]::ParameterName, 'Send the token of the environment to this host too, which the manifest alone names (repeatable)')
            [CompletionResult]::new('--ca-bundle', '--ca-bundle', [CompletionResultType]::ParameterName, 'Trust the authorities of this PEM file besides the system''s')
            [CompletionResult]::new('--experimental-diff-model', '--experimental-diff-model', [CompletionResultType]::ParameterName, 'Try the newest known hash rules on environments of this diff model, which nobody has verified')
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
        'mcpctl;whoami' {
            [CompletionResult]::new('--server', '--server', [CompletionResultType]::ParameterName, 'This control plane, whatever the manifest says')
            [CompletionResult]::new('--env-file', '--env-file', [CompletionResultType]::ParameterName, 'Read variables from this file too; those of the environment win (repeatable)')
            [CompletionResult]::new('--allow-env', '--allow-env', [CompletionResultType]::ParameterName, 'Let the manifest read these variables and no others')
            [CompletionResult]::new('--trust-server', '--trust-server', [CompletionResultType]::ParameterName, 'Send the token of the environment to this host too, which the manifest alone names (repeatable)')
            [CompletionResult]::new('--ca-bundle', '--ca-bundle', [CompletionResultType]::ParameterName, 'Trust the authorities of this PEM file besides the system''s')
            [CompletionResult]::new('--experimental-diff-model', '--experimental-diff-model', [CompletionResultType]::ParameterName, 'Try the newest known hash rules on environments of this diff model, which nobody has verified')
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
        'mcpctl;environment' {
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
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the environments of the manifest, and those that only the server knows')
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Make an environment, with its application, on its control plane')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'mcpctl;environment;list' {
            [CompletionResult]::new('--env-file', '--env-file', [CompletionResultType]::ParameterName, 'Read variables from this file too; those of the environment win (repeatable)')
            [CompletionResult]::new('--allow-env', '--allow-env', [CompletionResultType]::ParameterName, 'Let the manifest read these variables and no others')
            [CompletionResult]::new('--trust-server', '--trust-server', [CompletionResultType]::ParameterName, 'Send the token of the environment to this host too, which the manifest alone names (repeatable)')
            [CompletionResult]::new('--ca-bundle', '--ca-bundle', [CompletionResultType]::ParameterName, 'Trust the authorities of this PEM file besides the system''s')
            [CompletionResult]::new('--experimental-diff-model', '--experimental-diff-model', [CompletionResultType]::ParameterName, 'Try the newest known hash rules on environments of this diff model, which nobody has verified')
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
        'mcpctl;environment;create' {
            [CompletionResult]::new('--env-file', '--env-file', [CompletionResultType]::ParameterName, 'Read variables from this file too; those of the environment win (repeatable)')
            [CompletionResult]::new('--allow-env', '--allow-env', [CompletionResultType]::ParameterName, 'Let the manifest read these variables and no others')
            [CompletionResult]::new('--trust-server', '--trust-server', [CompletionResultType]::ParameterName, 'Send the token of the environment to this host too, which the manifest alone names (repeatable)')
            [CompletionResult]::new('--ca-bundle', '--ca-bundle', [CompletionResultType]::ParameterName, 'Trust the authorities of this PEM file besides the system''s')
            [CompletionResult]::new('--experimental-diff-model', '--experimental-diff-model', [CompletionResultType]::ParameterName, 'Try the newest known hash rules on environments of this diff model, which nobody has verified')
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
        'mcpctl;environment;help' {
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the environments of the manifest, and those that only the server knows')
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Make an environment, with its application, on its control plane')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'mcpctl;environment;help;list' {
            break
        }
        'mcpctl;environment;help;create' {
            break
        }
        'mcpctl;environment;help;help' {
            break
        }
        'mcpctl;domain' {
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
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the domains of an environment')
            [CompletionResult]::new('register', 'register', [CompletionResultType]::ParameterValue, 'Register a domain for an environment')
            [CompletionResult]::new('delete', 'delete', [CompletionResultType]::ParameterValue, 'Give a domain up, so that another environment can have it')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'mcpctl;domain;list' {
            [CompletionResult]::new('--env-file', '--env-file', [CompletionResultType]::ParameterName, 'Read variables from this file too; those of the environment win (repeatable)')
            [CompletionResult]::new('--allow-env', '--allow-env', [CompletionResultType]::ParameterName, 'Let the manifest read these variables and no others')
            [CompletionResult]::new('--trust-server', '--trust-server', [CompletionResultType]::ParameterName, 'Send the token of the environment to this host too, which the manifest alone names (repeatable)')
            [CompletionResult]::new('--ca-bundle', '--ca-bundle', [CompletionResultType]::ParameterName, 'Trust the authorities of this PEM file besides the system''s')
            [CompletionResult]::new('--experimental-diff-model', '--experimental-diff-model', [CompletionResultType]::ParameterName, 'Try the newest known hash rules on environments of this diff model, which nobody has verified')
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
        'mcpctl;domain;register' {
            [CompletionResult]::new('--env-file', '--env-file', [CompletionResultType]::ParameterName, 'Read variables from this file too; those of the environment win (repeatable)')
            [CompletionResult]::new('--allow-env', '--allow-env', [CompletionResultType]::ParameterName, 'Let the manifest read these variables and no others')
            [CompletionResult]::new('--trust-server', '--trust-server', [CompletionResultType]::ParameterName, 'Send the token of the environment to this host too, which the manifest alone names (repeatable)')
            [CompletionResult]::new('--ca-bundle', '--ca-bundle', [CompletionResultType]::ParameterName, 'Trust the authorities of this PEM file besides the system''s')
            [CompletionResult]::new('--experimental-diff-model', '--experimental-diff-model', [CompletionResultType]::ParameterName, 'Try the newest known hash rules on environments of this diff model, which nobody has verified')
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
        'mcpctl;domain;delete' {
            [CompletionResult]::new('--env-file', '--env-file', [CompletionResultType]::ParameterName, 'Read variables from this file too; those of the environment win (repeatable)')
            [CompletionResult]::new('--allow-env', '--allow-env', [CompletionResultType]::ParameterName, 'Let the manifest read these variables and no others')
            [CompletionResult]::new('--trust-server', '--trust-server', [CompletionResultType]::ParameterName, 'Send the token of the environment to this host too, which the manifest alone names (repeatable)')
            [CompletionResult]::new('--ca-bundle', '--ca-bundle', [CompletionResultType]::ParameterName, 'Trust the authorities of this PEM file besides the system''s')
            [CompletionResult]::new('--experimental-diff-model', '--experimental-diff-model', [CompletionResultType]::ParameterName, 'Try the newest known hash rules on environments of this diff model, which nobody has verified')
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
        'mcpctl;domain;help' {
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the domains of an environment')
            [CompletionResult]::new('register', 'register', [CompletionResultType]::ParameterValue, 'Register a domain for an environment')
            [CompletionResult]::new('delete', 'delete', [CompletionResultType]::ParameterValue, 'Give a domain up, so that another environment can have it')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'mcpctl;domain;help;list' {
            break
        }
        'mcpctl;domain;help;register' {
            break
        }
        'mcpctl;domain;help;delete' {
            break
        }
        'mcpctl;domain;help;help' {
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
            [CompletionResult]::new('security-scheme', 'security-scheme', [CompletionResultType]::ParameterValue, 'The same as `mcpctl security-scheme`')
            [CompletionResult]::new('domain', 'domain', [CompletionResultType]::ParameterValue, 'The same as `mcpctl domain`')
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
            [CompletionResult]::new('authorize', 'authorize', [CompletionResultType]::ParameterValue, 'Begin the OAuth consent for an import')
            [CompletionResult]::new('complete', 'complete', [CompletionResultType]::ParameterValue, 'Complete the OAuth consent for an import')
            [CompletionResult]::new('status', 'status', [CompletionResultType]::ParameterValue, 'Show where the OAuth consent for an import stands')
            [CompletionResult]::new('disconnect', 'disconnect', [CompletionResultType]::ParameterValue, 'End the OAuth consent for an import')
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
            [CompletionResult]::new('--experimental-diff-model', '--experimental-diff-model', [CompletionResultType]::ParameterName, 'Try the newest known hash rules on environments of this diff model, which nobody has verified')
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
            [CompletionResult]::new('--experimental-diff-model', '--experimental-diff-model', [CompletionResultType]::ParameterName, 'Try the newest known hash rules on environments of this diff model, which nobody has verified')
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
            [CompletionResult]::new('--experimental-diff-model', '--experimental-diff-model', [CompletionResultType]::ParameterName, 'Try the newest known hash rules on environments of this diff model, which nobody has verified')
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
        'mcpctl;api;mcp-import;authorize' {
            [CompletionResult]::new('--revision', '--revision', [CompletionResultType]::ParameterName, 'The import as it was deployed, in this deployment [default: the current one]')
            [CompletionResult]::new('--env-file', '--env-file', [CompletionResultType]::ParameterName, 'Read variables from this file too; those of the environment win (repeatable)')
            [CompletionResult]::new('--allow-env', '--allow-env', [CompletionResultType]::ParameterName, 'Let the manifest read these variables and no others')
            [CompletionResult]::new('--trust-server', '--trust-server', [CompletionResultType]::ParameterName, 'Send the token of the environment to this host too, which the manifest alone names (repeatable)')
            [CompletionResult]::new('--ca-bundle', '--ca-bundle', [CompletionResultType]::ParameterName, 'Trust the authorities of this PEM file besides the system''s')
            [CompletionResult]::new('--experimental-diff-model', '--experimental-diff-model', [CompletionResultType]::ParameterName, 'Try the newest known hash rules on environments of this diff model, which nobody has verified')
            [CompletionResult]::new('-F', '-F ', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('-E', '-E ', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('--environment', '--environment', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('-A', '-A ', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('--app-manifest-path', '--app-manifest-path', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('-P', '-P ', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--preset', '--preset', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour: auto, always or never')
            [CompletionResult]::new('--manifest', '--manifest', [CompletionResultType]::ParameterName, 'The import as the manifest declares it, deployed or not')
            [CompletionResult]::new('--strict-env', '--strict-env', [CompletionResultType]::ParameterName, 'Make an unset variable an error instead of a note')
            [CompletionResult]::new('--replace', '--replace', [CompletionResultType]::ParameterName, 'Begin anew although there is a consent that works')
            [CompletionResult]::new('--open', '--open', [CompletionResultType]::ParameterName, 'Open the URL in the browser of this machine')
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
        'mcpctl;api;mcp-import;complete' {
            [CompletionResult]::new('--revision', '--revision', [CompletionResultType]::ParameterName, 'The import as it was deployed, in this deployment [default: the current one]')
            [CompletionResult]::new('--env-file', '--env-file', [CompletionResultType]::ParameterName, 'Read variables from this file too; those of the environment win (repeatable)')
            [CompletionResult]::new('--allow-env', '--allow-env', [CompletionResultType]::ParameterName, 'Let the manifest read these variables and no others')
            [CompletionResult]::new('--trust-server', '--trust-server', [CompletionResultType]::ParameterName, 'Send the token of the environment to this host too, which the manifest alone names (repeatable)')
            [CompletionResult]::new('--ca-bundle', '--ca-bundle', [CompletionResultType]::ParameterName, 'Trust the authorities of this PEM file besides the system''s')
            [CompletionResult]::new('--experimental-diff-model', '--experimental-diff-model', [CompletionResultType]::ParameterName, 'Try the newest known hash rules on environments of this diff model, which nobody has verified')
            [CompletionResult]::new('-F', '-F ', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('-E', '-E ', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('--environment', '--environment', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('-A', '-A ', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('--app-manifest-path', '--app-manifest-path', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('-P', '-P ', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--preset', '--preset', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour: auto, always or never')
            [CompletionResult]::new('--manifest', '--manifest', [CompletionResultType]::ParameterName, 'The import as the manifest declares it, deployed or not')
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
        'mcpctl;api;mcp-import;status' {
            [CompletionResult]::new('--revision', '--revision', [CompletionResultType]::ParameterName, 'The import as it was deployed, in this deployment [default: the current one]')
            [CompletionResult]::new('--env-file', '--env-file', [CompletionResultType]::ParameterName, 'Read variables from this file too; those of the environment win (repeatable)')
            [CompletionResult]::new('--allow-env', '--allow-env', [CompletionResultType]::ParameterName, 'Let the manifest read these variables and no others')
            [CompletionResult]::new('--trust-server', '--trust-server', [CompletionResultType]::ParameterName, 'Send the token of the environment to this host too, which the manifest alone names (repeatable)')
            [CompletionResult]::new('--ca-bundle', '--ca-bundle', [CompletionResultType]::ParameterName, 'Trust the authorities of this PEM file besides the system''s')
            [CompletionResult]::new('--experimental-diff-model', '--experimental-diff-model', [CompletionResultType]::ParameterName, 'Try the newest known hash rules on environments of this diff model, which nobody has verified')
            [CompletionResult]::new('--wait', '--wait', [CompletionResultType]::ParameterName, 'Wait until consent is granted, at most this long (90s, 10m, 1h); then as `--exit-code`')
            [CompletionResult]::new('-F', '-F ', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('-E', '-E ', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('--environment', '--environment', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('-A', '-A ', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('--app-manifest-path', '--app-manifest-path', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('-P', '-P ', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--preset', '--preset', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour: auto, always or never')
            [CompletionResult]::new('--manifest', '--manifest', [CompletionResultType]::ParameterName, 'The import as the manifest declares it, deployed or not')
            [CompletionResult]::new('--strict-env', '--strict-env', [CompletionResultType]::ParameterName, 'Make an unset variable an error instead of a note')
            [CompletionResult]::new('--exit-code', '--exit-code', [CompletionResultType]::ParameterName, 'Exit with 3 unless consent is granted')
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
        'mcpctl;api;mcp-import;disconnect' {
            [CompletionResult]::new('--revision', '--revision', [CompletionResultType]::ParameterName, 'The import as it was deployed, in this deployment [default: the current one]')
            [CompletionResult]::new('--env-file', '--env-file', [CompletionResultType]::ParameterName, 'Read variables from this file too; those of the environment win (repeatable)')
            [CompletionResult]::new('--allow-env', '--allow-env', [CompletionResultType]::ParameterName, 'Let the manifest read these variables and no others')
            [CompletionResult]::new('--trust-server', '--trust-server', [CompletionResultType]::ParameterName, 'Send the token of the environment to this host too, which the manifest alone names (repeatable)')
            [CompletionResult]::new('--ca-bundle', '--ca-bundle', [CompletionResultType]::ParameterName, 'Trust the authorities of this PEM file besides the system''s')
            [CompletionResult]::new('--experimental-diff-model', '--experimental-diff-model', [CompletionResultType]::ParameterName, 'Try the newest known hash rules on environments of this diff model, which nobody has verified')
            [CompletionResult]::new('-F', '-F ', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('-E', '-E ', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('--environment', '--environment', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('-A', '-A ', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('--app-manifest-path', '--app-manifest-path', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('-P', '-P ', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--preset', '--preset', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour: auto, always or never')
            [CompletionResult]::new('--manifest', '--manifest', [CompletionResultType]::ParameterName, 'The import as the manifest declares it, deployed or not')
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
            [CompletionResult]::new('authorize', 'authorize', [CompletionResultType]::ParameterValue, 'Begin the OAuth consent for an import')
            [CompletionResult]::new('complete', 'complete', [CompletionResultType]::ParameterValue, 'Complete the OAuth consent for an import')
            [CompletionResult]::new('status', 'status', [CompletionResultType]::ParameterValue, 'Show where the OAuth consent for an import stands')
            [CompletionResult]::new('disconnect', 'disconnect', [CompletionResultType]::ParameterValue, 'End the OAuth consent for an import')
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
        'mcpctl;api;mcp-import;help;authorize' {
            break
        }
        'mcpctl;api;mcp-import;help;complete' {
            break
        }
        'mcpctl;api;mcp-import;help;status' {
            break
        }
        'mcpctl;api;mcp-import;help;disconnect' {
            break
        }
        'mcpctl;api;mcp-import;help;help' {
            break
        }
        'mcpctl;api;security-scheme' {
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
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Create a security scheme, with its environment where that does not exist yet')
            [CompletionResult]::new('get', 'get', [CompletionResultType]::ParameterValue, 'Show a security scheme')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the security schemes of an environment')
            [CompletionResult]::new('update', 'update', [CompletionResultType]::ParameterValue, 'Change a security scheme; consents given through it end')
            [CompletionResult]::new('delete', 'delete', [CompletionResultType]::ParameterValue, 'Delete a security scheme; consents given through it end')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'mcpctl;api;security-scheme;create' {
            [CompletionResult]::new('--provider-type', '--provider-type', [CompletionResultType]::ParameterName, 'Who issues the tokens: google, facebook, microsoft, gitlab or custom')
            [CompletionResult]::new('--custom-provider-name', '--custom-provider-name', [CompletionResultType]::ParameterName, 'Name of a custom provider, for people [default: the issuer''s host]')
            [CompletionResult]::new('--custom-issuer-url', '--custom-issuer-url', [CompletionResultType]::ParameterName, 'Issuer of a custom provider, exactly as its metadata says')
            [CompletionResult]::new('--client-id', '--client-id', [CompletionResultType]::ParameterName, 'The OAuth client''s id at the provider')
            [CompletionResult]::new('--register-at', '--register-at', [CompletionResultType]::ParameterName, 'Let the control plane register a client of its own at the provider that protects this import')
            [CompletionResult]::new('--client-secret', '--client-secret', [CompletionResultType]::ParameterName, 'The client''s secret, or better `-` to read it from standard input')
            [CompletionResult]::new('--client-secret-file', '--client-secret-file', [CompletionResultType]::ParameterName, 'The file that holds the client''s secret (`-` is standard input)')
            [CompletionResult]::new('--scope', '--scope', [CompletionResultType]::ParameterName, 'A scope to request (repeatable); without any, those that discovery finds')
            [CompletionResult]::new('--redirect-url', '--redirect-url', [CompletionResultType]::ParameterName, 'Where the provider sends people back to, as registered there')
            [CompletionResult]::new('--env-file', '--env-file', [CompletionResultType]::ParameterName, 'Read variables from this file too; those of the environment win (repeatable)')
            [CompletionResult]::new('--allow-env', '--allow-env', [CompletionResultType]::ParameterName, 'Let the manifest read these variables and no others')
            [CompletionResult]::new('--trust-server', '--trust-server', [CompletionResultType]::ParameterName, 'Send the token of the environment to this host too, which the manifest alone names (repeatable)')
            [CompletionResult]::new('--ca-bundle', '--ca-bundle', [CompletionResultType]::ParameterName, 'Trust the authorities of this PEM file besides the system''s')
            [CompletionResult]::new('--experimental-diff-model', '--experimental-diff-model', [CompletionResultType]::ParameterName, 'Try the newest known hash rules on environments of this diff model, which nobody has verified')
            [CompletionResult]::new('-F', '-F ', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('-E', '-E ', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('--environment', '--environment', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('-A', '-A ', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('--app-manifest-path', '--app-manifest-path', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('-P', '-P ', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--preset', '--preset', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour: auto, always or never')
            [CompletionResult]::new('--public-client', '--public-client', [CompletionResultType]::ParameterName, 'The client is a public one, without a secret')
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
        'mcpctl;api;security-scheme;get' {
            [CompletionResult]::new('--env-file', '--env-file', [CompletionResultType]::ParameterName, 'Read variables from this file too; those of the environment win (repeatable)')
            [CompletionResult]::new('--allow-env', '--allow-env', [CompletionResultType]::ParameterName, 'Let the manifest read these variables and no others')
            [CompletionResult]::new('--trust-server', '--trust-server', [CompletionResultType]::ParameterName, 'Send the token of the environment to this host too, which the manifest alone names (repeatable)')
            [CompletionResult]::new('--ca-bundle', '--ca-bundle', [CompletionResultType]::ParameterName, 'Trust the authorities of this PEM file besides the system''s')
            [CompletionResult]::new('--experimental-diff-model', '--experimental-diff-model', [CompletionResultType]::ParameterName, 'Try the newest known hash rules on environments of this diff model, which nobody has verified')
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
        'mcpctl;api;security-scheme;list' {
            [CompletionResult]::new('--env-file', '--env-file', [CompletionResultType]::ParameterName, 'Read variables from this file too; those of the environment win (repeatable)')
            [CompletionResult]::new('--allow-env', '--allow-env', [CompletionResultType]::ParameterName, 'Let the manifest read these variables and no others')
            [CompletionResult]::new('--trust-server', '--trust-server', [CompletionResultType]::ParameterName, 'Send the token of the environment to this host too, which the manifest alone names (repeatable)')
            [CompletionResult]::new('--ca-bundle', '--ca-bundle', [CompletionResultType]::ParameterName, 'Trust the authorities of this PEM file besides the system''s')
            [CompletionResult]::new('--experimental-diff-model', '--experimental-diff-model', [CompletionResultType]::ParameterName, 'Try the newest known hash rules on environments of this diff model, which nobody has verified')
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
        'mcpctl;api;security-scheme;update' {
            [CompletionResult]::new('--provider-type', '--provider-type', [CompletionResultType]::ParameterName, 'Who issues the tokens: google, facebook, microsoft, gitlab or custom')
            [CompletionResult]::new('--custom-provider-name', '--custom-provider-name', [CompletionResultType]::ParameterName, 'Name of a custom provider, for people [default: the issuer''s host]')
            [CompletionResult]::new('--custom-issuer-url', '--custom-issuer-url', [CompletionResultType]::ParameterName, 'Issuer of a custom provider, exactly as its metadata says')
            [CompletionResult]::new('--client-id', '--client-id', [CompletionResultType]::ParameterName, 'A new client id')
            [CompletionResult]::new('--client-secret', '--client-secret', [CompletionResultType]::ParameterName, 'The client''s secret, or better `-` to read it from standard input')
            [CompletionResult]::new('--client-secret-file', '--client-secret-file', [CompletionResultType]::ParameterName, 'The file that holds the client''s secret (`-` is standard input)')
            [CompletionResult]::new('--scope', '--scope', [CompletionResultType]::ParameterName, 'The scopes from now on (repeatable)')
            [CompletionResult]::new('--redirect-url', '--redirect-url', [CompletionResultType]::ParameterName, 'A new redirect URL')
            [CompletionResult]::new('--revision', '--revision', [CompletionResultType]::ParameterName, 'Only if the scheme is still at this revision (see `get`)')
            [CompletionResult]::new('--env-file', '--env-file', [CompletionResultType]::ParameterName, 'Read variables from this file too; those of the environment win (repeatable)')
            [CompletionResult]::new('--allow-env', '--allow-env', [CompletionResultType]::ParameterName, 'Let the manifest read these variables and no others')
            [CompletionResult]::new('--trust-server', '--trust-server', [CompletionResultType]::ParameterName, 'Send the token of the environment to this host too, which the manifest alone names (repeatable)')
            [CompletionResult]::new('--ca-bundle', '--ca-bundle', [CompletionResultType]::ParameterName, 'Trust the authorities of this PEM file besides the system''s')
            [CompletionResult]::new('--experimental-diff-model', '--experimental-diff-model', [CompletionResultType]::ParameterName, 'Try the newest known hash rules on environments of this diff model, which nobody has verified')
            [CompletionResult]::new('-F', '-F ', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'Format of the result: text, json or yaml; of findings also sarif, github, gitlab or junit')
            [CompletionResult]::new('-E', '-E ', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('--environment', '--environment', [CompletionResultType]::ParameterName, 'Environment of the manifest')
            [CompletionResult]::new('-A', '-A ', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('--app-manifest-path', '--app-manifest-path', [CompletionResultType]::ParameterName, 'The manifest file, or `-` for standard input')
            [CompletionResult]::new('-P', '-P ', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--preset', '--preset', [CompletionResultType]::ParameterName, 'Component presets, in order; they replace the environment''s own')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour: auto, always or never')
            [CompletionResult]::new('--no-scopes', '--no-scopes', [CompletionResultType]::ParameterName, 'No scopes of its own: those that discovery finds')
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
        'mcpctl;api;security-scheme;delete' {
            [CompletionResult]::new('--revision', '--revision', [CompletionResultType]::ParameterName, 'Only if the scheme is still at this revision (see `get`)')
            [CompletionResult]::new('--env-file', '--env-file', [CompletionResultType]::ParameterName, 'Read variables from this file too; those of the environment win (repeatable)')
            [CompletionResult]::new('--allow-env', '--allow-env', [CompletionResultType]::ParameterName, 'Let the manifest read these variables and no others')
            [CompletionResult]::new('--trust-server', '--trust-server', [CompletionResultType]::ParameterName, 'Send the token of the environment to this host too, which the manifest alone names (repeatable)')
            [CompletionResult]::new('--ca-bundle', '--ca-bundle', [CompletionResultType]::ParameterName, 'Trust the authorities of this PEM file besides the system''s')
            [CompletionResult]::new('--experimental-diff-model', '--experimental-diff-model', [CompletionResultType]::ParameterName, 'Try the newest known hash rules on environments of this diff model, which nobody has verified')
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
        'mcpctl;api;security-scheme;help' {
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Create a security scheme, with its environment where that does not exist yet')
            [CompletionResult]::new('get', 'get', [CompletionResultType]::ParameterValue, 'Show a security scheme')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the security schemes of an environment')
            [CompletionResult]::new('update', 'update', [CompletionResultType]::ParameterValue, 'Change a security scheme; consents given through it end')
            [CompletionResult]::new('delete', 'delete', [CompletionResultType]::ParameterValue, 'Delete a security scheme; consents given through it end')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'mcpctl;api;security-scheme;help;create' {
            break
        }
        'mcpctl;api;security-scheme;help;get' {
            break
        }
        'mcpctl;api;security-scheme;help;list' {
            break
        }
        'mcpctl;api;security-scheme;help;update' {
            break
        }
        'mcpctl;api;security-scheme;help;delete' {
            break
        }
        'mcpctl;api;security-scheme;help;help' {
            break
        }
        'mcpctl;api;domain' {
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
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the domains of an environment')
            [CompletionResult]::new('register', 'register', [CompletionResultType]::ParameterValue, 'Register a domain for an environment')
            [CompletionResult]::new('delete', 'delete', [CompletionResultType]::ParameterValue, 'Give a domain up, so that another environment can have it')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'mcpctl;api;domain;list' {
            [CompletionResult]::new('--env-file', '--env-file', [CompletionResultType]::ParameterName, 'Read variables from this file too; those of the environment win (repeatable)')
            [CompletionResult]::new('--allow-env', '--allow-env', [CompletionResultType]::ParameterName, 'Let the manifest read these variables and no others')
            [CompletionResult]::new('--trust-server', '--trust-server', [CompletionResultType]::ParameterName, 'Send the token of the environment to this host too, which the manifest alone names (repeatable)')
            [CompletionResult]::new('--ca-bundle', '--ca-bundle', [CompletionResultType]::ParameterName, 'Trust the authorities of this PEM file besides the system''s')
            [CompletionResult]::new('--experimental-diff-model', '--experimental-diff-model', [CompletionResultType]::ParameterName, 'Try the newest known hash rules on environments of this diff model, which nobody has verified')
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
        'mcpctl;api;domain;register' {
            [CompletionResult]::new('--env-file', '--env-file', [CompletionResultType]::ParameterName, 'Read variables from this file too; those of the environment win (repeatable)')
            [CompletionResult]::new('--allow-env', '--allow-env', [CompletionResultType]::ParameterName, 'Let the manifest read these variables and no others')
            [CompletionResult]::new('--trust-server', '--trust-server', [CompletionResultType]::ParameterName, 'Send the token of the environment to this host too, which the manifest alone names (repeatable)')
            [CompletionResult]::new('--ca-bundle', '--ca-bundle', [CompletionResultType]::ParameterName, 'Trust the authorities of this PEM file besides the system''s')
            [CompletionResult]::new('--experimental-diff-model', '--experimental-diff-model', [CompletionResultType]::ParameterName, 'Try the newest known hash rules on environments of this diff model, which nobody has verified')
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
        'mcpctl;api;domain;delete' {
            [CompletionResult]::new('--env-file', '--env-file', [CompletionResultType]::ParameterName, 'Read variables from this file too; those of the environment win (repeatable)')
            [CompletionResult]::new('--allow-env', '--allow-env', [CompletionResultType]::ParameterName, 'Let the manifest read these variables and no others')
            [CompletionResult]::new('--trust-server', '--trust-server', [CompletionResultType]::ParameterName, 'Send the token of the environment to this host too, which the manifest alone names (repeatable)')
            [CompletionResult]::new('--ca-bundle', '--ca-bundle', [CompletionResultType]::ParameterName, 'Trust the authorities of this PEM file besides the system''s')
            [CompletionResult]::new('--experimental-diff-model', '--experimental-diff-model', [CompletionResultType]::ParameterName, 'Try the newest known hash rules on environments of this diff model, which nobody has verified')
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
        'mcpctl;api;domain;help' {
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the domains of an environment')
            [CompletionResult]::new('register', 'register', [CompletionResultType]::ParameterValue, 'Register a domain for an environment')
            [CompletionResult]::new('delete', 'delete', [CompletionResultType]::ParameterValue, 'Give a domain up, so that another environment can have it')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'mcpctl;api;domain;help;list' {
            break
        }
        'mcpctl;api;domain;help;register' {
            break
        }
        'mcpctl;api;domain;help;delete' {
            break
        }
        'mcpctl;api;domain;help;help' {
            break
        }
        'mcpctl;api;help' {
            [CompletionResult]::new('mcp-import', 'mcp-import', [CompletionResultType]::ParameterValue, 'The same as `mcpctl import`')
            [CompletionResult]::new('security-scheme', 'security-scheme', [CompletionResultType]::ParameterValue, 'The same as `mcpctl security-scheme`')
            [CompletionResult]::new('domain', 'domain', [CompletionResultType]::ParameterValue, 'The same as `mcpctl domain`')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'mcpctl;api;help;mcp-import' {
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the imports: health, era and counts')
            [CompletionResult]::new('tools', 'tools', [CompletionResultType]::ParameterValue, 'Show the tools that an import provides, and why others are left out')
            [CompletionResult]::new('refresh', 'refresh', [CompletionResultType]::ParameterValue, 'Make the control plane ask the server of a deployed import again')
            [CompletionResult]::new('authorize', 'authorize', [CompletionResultType]::ParameterValue, 'Begin the OAuth consent for an import')
            [CompletionResult]::new('complete', 'complete', [CompletionResultType]::ParameterValue, 'Complete the OAuth consent for an import')
            [CompletionResult]::new('status', 'status', [CompletionResultType]::ParameterValue, 'Show where the OAuth consent for an import stands')
            [CompletionResult]::new('disconnect', 'disconnect', [CompletionResultType]::ParameterValue, 'End the OAuth consent for an import')
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
        'mcpctl;api;help;mcp-import;authorize' {
            break
        }
        'mcpctl;api;help;mcp-import;complete' {
            break
        }
        'mcpctl;api;help;mcp-import;status' {
            break
        }
        'mcpctl;api;help;mcp-import;disconnect' {
            break
        }
        'mcpctl;api;help;security-scheme' {
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Create a security scheme, with its environment where that does not exist yet')
            [CompletionResult]::new('get', 'get', [CompletionResultType]::ParameterValue, 'Show a security scheme')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the security schemes of an environment')
            [CompletionResult]::new('update', 'update', [CompletionResultType]::ParameterValue, 'Change a security scheme; consents given through it end')
            [CompletionResult]::new('delete', 'delete', [CompletionResultType]::ParameterValue, 'Delete a security scheme; consents given through it end')
            break
        }
        'mcpctl;api;help;security-scheme;create' {
            break
        }
        'mcpctl;api;help;security-scheme;get' {
            break
        }
        'mcpctl;api;help;security-scheme;list' {
            break
        }
        'mcpctl;api;help;security-scheme;update' {
            break
        }
        'mcpctl;api;help;security-scheme;delete' {
            break
        }
        'mcpctl;api;help;domain' {
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the domains of an environment')
            [CompletionResult]::new('register', 'register', [CompletionResultType]::ParameterValue, 'Register a domain for an environment')
            [CompletionResult]::new('delete', 'delete', [CompletionResultType]::ParameterValue, 'Give a domain up, so that another environment can have it')
            break
        }
        'mcpctl;api;help;domain;list' {
            break
        }
        'mcpctl;api;help;domain;register' {
            break
        }
        'mcpctl;api;help;domain;delete' {
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
            [CompletionResult]::new('lock', 'lock', [CompletionResultType]::ParameterValue, 'Pin what imports provide in `mcp.lock`, and find what changed since')
            [CompletionResult]::new('up', 'up', [CompletionResultType]::ParameterValue, 'Serve the application on this machine, and again after every edit')
            [CompletionResult]::new('server', 'server', [CompletionResultType]::ParameterValue, 'Run control plane and gateway as a service')
            [CompletionResult]::new('plan', 'plan', [CompletionResultType]::ParameterValue, 'Show what a deploy would change')
            [CompletionResult]::new('deploy', 'deploy', [CompletionResultType]::ParameterValue, 'Make the control plane hold what the manifest says')
            [CompletionResult]::new('rollback', 'rollback', [CompletionResultType]::ParameterValue, 'Make an earlier deployment the current one again')
            [CompletionResult]::new('status', 'status', [CompletionResultType]::ParameterValue, 'Show what is deployed, what runs, and whether it is what the manifest says')
            [CompletionResult]::new('deployments', 'deployments', [CompletionResultType]::ParameterValue, 'List deployments, or show one')
            [CompletionResult]::new('import', 'import', [CompletionResultType]::ParameterValue, 'Show, authorize and read the imports of an environment')
            [CompletionResult]::new('security-scheme', 'security-scheme', [CompletionResultType]::ParameterValue, 'Manage the OAuth clients that protect endpoints and open imports')
            [CompletionResult]::new('login', 'login', [CompletionResultType]::ParameterValue, 'Sign in to a control plane')
            [CompletionResult]::new('logout', 'logout', [CompletionResultType]::ParameterValue, 'Forget the sign-in to a control plane')
            [CompletionResult]::new('whoami', 'whoami', [CompletionResultType]::ParameterValue, 'Show which account a control plane knows you as')
            [CompletionResult]::new('call', 'call', [CompletionResultType]::ParameterValue, 'Call a tool of any MCP server')
            [CompletionResult]::new('inspect', 'inspect', [CompletionResultType]::ParameterValue, 'Show what any MCP server is and offers')
            [CompletionResult]::new('environment', 'environment', [CompletionResultType]::ParameterValue, 'Show and make the environments of the application')
            [CompletionResult]::new('domain', 'domain', [CompletionResultType]::ParameterValue, 'Manage the domains that an environment may serve')
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
        'mcpctl;help;lock' {
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
            [CompletionResult]::new('authorize', 'authorize', [CompletionResultType]::ParameterValue, 'Begin the OAuth consent for an import')
            [CompletionResult]::new('complete', 'complete', [CompletionResultType]::ParameterValue, 'Complete the OAuth consent for an import')
            [CompletionResult]::new('status', 'status', [CompletionResultType]::ParameterValue, 'Show where the OAuth consent for an import stands')
            [CompletionResult]::new('disconnect', 'disconnect', [CompletionResultType]::ParameterValue, 'End the OAuth consent for an import')
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
        'mcpctl;help;import;authorize' {
            break
        }
        'mcpctl;help;import;complete' {
            break
        }
        'mcpctl;help;import;status' {
            break
        }
        'mcpctl;help;import;disconnect' {
            break
        }
        'mcpctl;help;security-scheme' {
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Create a security scheme, with its environment where that does not exist yet')
            [CompletionResult]::new('get', 'get', [CompletionResultType]::ParameterValue, 'Show a security scheme')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the security schemes of an environment')
            [CompletionResult]::new('update', 'update', [CompletionResultType]::ParameterValue, 'Change a security scheme; consents given through it end')
            [CompletionResult]::new('delete', 'delete', [CompletionResultType]::ParameterValue, 'Delete a security scheme; consents given through it end')
            break
        }
        'mcpctl;help;security-scheme;create' {
            break
        }
        'mcpctl;help;security-scheme;get' {
            break
        }
        'mcpctl;help;security-scheme;list' {
            break
        }
        'mcpctl;help;security-scheme;update' {
            break
        }
        'mcpctl;help;security-scheme;delete' {
            break
        }
        'mcpctl;help;login' {
            break
        }
        'mcpctl;help;logout' {
            break
        }
        'mcpctl;help;whoami' {
            break
        }
        'mcpctl;help;call' {
            break
        }
        'mcpctl;help;inspect' {
            break
        }
        'mcpctl;help;environment' {
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the environments of the manifest, and those that only the server knows')
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Make an environment, with its application, on its control plane')
            break
        }
        'mcpctl;help;environment;list' {
            break
        }
        'mcpctl;help;environment;create' {
            break
        }
        'mcpctl;help;domain' {
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the domains of an environment')
            [CompletionResult]::new('register', 'register', [CompletionResultType]::ParameterValue, 'Register a domain for an environment')
            [CompletionResult]::new('delete', 'delete', [CompletionResultType]::ParameterValue, 'Give a domain up, so that another environment can have it')
            break
        }
        'mcpctl;help;domain;list' {
            break
        }
        'mcpctl;help;domain;register' {
            break
        }
        'mcpctl;help;domain;delete' {
            break
        }
        'mcpctl;help;api' {
            [CompletionResult]::new('mcp-import', 'mcp-import', [CompletionResultType]::ParameterValue, 'The same as `mcpctl import`')
            [CompletionResult]::new('security-scheme', 'security-scheme', [CompletionResultType]::ParameterValue, 'The same as `mcpctl security-scheme`')
            [CompletionResult]::new('domain', 'domain', [CompletionResultType]::ParameterValue, 'The same as `mcpctl domain`')
            break
        }
        'mcpctl;help;api;mcp-import' {
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the imports: health, era and counts')
            [CompletionResult]::new('tools', 'tools', [CompletionResultType]::ParameterValue, 'Show the tools that an import provides, and why others are left out')
            [CompletionResult]::new('refresh', 'refresh', [CompletionResultType]::ParameterValue, 'Make the control plane ask the server of a deployed import again')
            [CompletionResult]::new('authorize', 'authorize', [CompletionResultType]::ParameterValue, 'Begin the OAuth consent for an import')
            [CompletionResult]::new('complete', 'complete', [CompletionResultType]::ParameterValue, 'Complete the OAuth consent for an import')
            [CompletionResult]::new('status', 'status', [CompletionResultType]::ParameterValue, 'Show where the OAuth consent for an import stands')
            [CompletionResult]::new('disconnect', 'disconnect', [CompletionResultType]::ParameterValue, 'End the OAuth consent for an import')
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
        'mcpctl;help;api;mcp-import;authorize' {
            break
        }
        'mcpctl;help;api;mcp-import;complete' {
            break
        }
        'mcpctl;help;api;mcp-import;status' {
            break
        }
        'mcpctl;help;api;mcp-import;disconnect' {
            break
        }
        'mcpctl;help;api;security-scheme' {
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Create a security scheme, with its environment where that does not exist yet')
            [CompletionResult]::new('get', 'get', [CompletionResultType]::ParameterValue, 'Show a security scheme')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the security schemes of an environment')
            [CompletionResult]::new('update', 'update', [CompletionResultType]::ParameterValue, 'Change a security scheme; consents given through it end')
            [CompletionResult]::new('delete', 'delete', [CompletionResultType]::ParameterValue, 'Delete a security scheme; consents given through it end')
            break
        }
        'mcpctl;help;api;security-scheme;create' {
            break
        }
        'mcpctl;help;api;security-scheme;get' {
            break
        }
        'mcpctl;help;api;security-scheme;list' {
            break
        }
        'mcpctl;help;api;security-scheme;update' {
            break
        }
        'mcpctl;help;api;security-scheme;delete' {
            break
        }
        'mcpctl;help;api;domain' {
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the domains of an environment')
            [CompletionResult]::new('register', 'register', [CompletionResultType]::ParameterValue, 'Register a domain for an environment')
            [CompletionResult]::new('delete', 'delete', [CompletionResultType]::ParameterValue, 'Give a domain up, so that another environment can have it')
            break
        }
        'mcpctl;help;api;domain;list' {
            break
        }
        'mcpctl;help;api;domain;register' {
            break
        }
        'mcpctl;help;api;domain;delete' {
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
