# Written by packaging/build share from the command line's own parser.
complete -c @command@ -f
complete -c @command@  -s h -l help -d 'show this help message and exit'
complete -c @command@  -l version -d 'show program\'s version number and exit'
complete -c @command@  -l seed -x -d 'start game number N, 0 or more'
complete -c @command@  -l user-dir -x -a '(__fish_complete_directories)' -d 'keep all of Quinto\'s files in this folder'
complete -c @command@  -l selftest -d 'let computer players play a whole game in the real window; exit 0 if all went well'
complete -c @command@  -l install-desktop -d 'add Quinto to your menu, with its icons, file type and manual pages'
complete -c @command@  -l remove-desktop -d 'remove what --install-desktop added'
complete -c @command@  -k -a '(__fish_complete_suffix @suffix@ | string match -r "^.*(@suffix@|/)(\t.*)?\z")'
