from quinto_desktop.players.kernel._bits cimport log
