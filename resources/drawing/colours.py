"""The colours of the pack and of the icon."""

PAPER = "#FDFBF3"
EDGE = "#BDB49C"
CREAM = "#F6E7CF"
PEARL = "#FFF9E8"

# The gradient that `deck` and `icon` define at the start of every drawing.
GOLD = "url(#g)"
GOLD_LIGHT = "#F3DC9A"
GOLD_MIDDLE = "#D6AC4B"
GOLD_DARK = "#B07F22"
GOLD_LINE = "#7C5912"
GOLD_THREAD = "#C79A35"

MARK = "#78560C"  # darker than other gold: it is drawn on paper, and has to be seen under a veil
MARK_LINE = "#76520A"

VIOLET = "#4B2A6B"
ROYAL_GROUND = "#F6EFDC"

# For each back, its ground colour and that of its centre.
BACKS = {
    "navy": ("#1D3457", "#16294A"),
    "crimson": ("#741A28", "#5C121E"),
    "green": ("#1A4A35", "#123828"),
    "violet": ("#42295F", "#33204B"),
}
BACK_LINE = "#EFE6CF"
BACK_GOLD = "#C9A24A"

STEEL = "#EDE9DD"
STEEL_LINE = "#4D4A44"

# For each suit, its ink and the second ink of its court cards.
Inks = dict[str, tuple[str, str]]
TWO_COLOUR: Inks = {
    "H": ("#B5121F", "#1F3B6C"),
    "D": ("#B5121F", "#1F3B6C"),
    "C": ("#17181D", "#A01525"),
    "S": ("#17181D", "#A01525"),
}
FOUR_COLOUR: Inks = {
    "H": ("#C8141E", "#1F3B6C"),
    "D": ("#2048DC", "#8A1530"),
    "C": ("#006B5A", "#4A2163"),
    "S": ("#17181D", "#A01525"),
}
