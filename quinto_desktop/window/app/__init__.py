"""The program's window: its menus and commands, its files, and the wiring."""
