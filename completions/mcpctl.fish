# Completion of mcpctl for Fish: the program is asked, which looks into the files of the folder.
complete --keep-order --exclusive --command mcpctl --arguments "(MCPCTL_COMPLETE=fish mcpctl -- (commandline --current-process --tokenize --cut-at-cursor) (commandline --current-token --cut-at-cursor) 2>/dev/null)"
