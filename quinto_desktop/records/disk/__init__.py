"""Files and folders: written in one step, private, safe from power cuts, on every system."""
