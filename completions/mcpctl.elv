set edit:completion:arg-completer[mcpctl] = { |@words|
    var index = (count $words)
    set index = (- $index 1)
    put (env _CLAP_IFS="\n" _CLAP_COMPLETE_INDEX=(to-string $index) MCPCTL_COMPLETE="elvish" mcpctl -- $@words) | to-lines
}
