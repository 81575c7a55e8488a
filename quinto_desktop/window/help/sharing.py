"""The book's section on passing deals on: codes, the deal of the day, pasting and dropping."""

from __future__ import annotations

from quinto_desktop.window.help.markup import Section, bullets, paragraphs, subheading
from quinto_desktop.window.text.translation import translate

# Prose, formatted by hand.
# fmt: off


def section() -> Section:
    """How friends play the same cards."""
    told = _codes() + _day() + _coming_in() + _editor()
    return Section("deals", translate("Help", "Deals for friends"), told)


def _codes() -> str:
    return paragraphs(
        translate("Help",
            "After a deal, <b>Copy this deal</b> puts its code and its cards on the clipboard, so "
            "you can send them to a friend. While a fair deal is being played it cannot be copied, "
            "as the code would give away the hidden cards."),
        deals_code=translate("Help",
            "A <b>deal code</b> has some 26 characters and says everything: all hands, the "
            "cachette, the dealer, the rules and the score before the deal. Capitals and hyphens "
            "do not matter, O is read as 0, I and L as 1, and two check characters catch typing "
            "mistakes. The deals after it are the same for everyone too."),
        deals_line=translate("Help",
            "A deal can also be written <b>in one line</b>, each hand as hearts, diamonds, clubs "
            "and spades with dots between them: N:654.75.QJT93.K2 92.JT92.8.J875+ Q8.Q3.AK54.Q943 "
            "AKJT7.84.762.AT / 3.AK6..6. T is a ten, + the Quint Royal, and the cachette comes "
            "last. The letter at the start says whose hand comes first; that player deals, unless "
            "you choose another."),
    )


def _day() -> str:
    return subheading(translate("Help", "The deal of the day")) + paragraphs(
        deals_day=translate("Help",
            "Every day has a deal that is the same for everyone. It follows from the date alone, "
            "so nothing is sent anywhere. You sit South and play by Parlett’s rules, without "
            "take-backs. Afterwards you can copy a line with your result and send it to friends. "
            "Your first result counts; later ones say that you have played the deal before."))


def _coming_in() -> str:
    return subheading(translate("Help", "What you can paste or drop")) + bullets(
        translate("Help", "a deal code, or a deal in one line, even in the middle of a message;"),
        translate("Help", "the number of a game;"),
        translate("Help", "a friend’s result, which brings you that day’s deal;"),
        translate("Help", "a whole saved game, or a file with any of these."),
    ) + paragraphs(translate("Help",
        "<b>Paste a deal</b> takes it from the clipboard; or drag it to the window and drop it "
        "there. Under <b>Enter a deal</b> you can type it, and see what is still wrong with it."))


def _editor() -> str:
    return subheading(translate("Help", "The deal editor")) + paragraphs(
        deals_editor=translate("Help",
            "The <b>deal editor</b> in the Learn menu lets you choose the cards. Click cards to "
            "fill the hands in turn; the last hand completes itself. Or drag them, or move over "
            "the pack with the arrow keys: N, E, S, W and C, or 1 to 5, put a card into a hand or "
            "the cachette, Space puts it into the hand being filled, and Delete takes it back. You "
            "can also paste a copied deal."),
        deals_worth=translate("Help",
            "<b>Solve</b> tells you what the deal is worth if everyone sees all cards and plays "
            "perfectly. <b>Hint</b> tells you the best call or card for the player to act, given "
            "what that player can know. <b>Puzzle</b> has four Master players play the deal, looks "
            "for a decision with one right answer, and adds it to your own puzzles."),
    )
