"""The book's section on fair deals: what a commitment proves, and how to check it oneself."""

from __future__ import annotations

from html import escape

from quinto_desktop.window.help.markup import Section, bullets, numbered, paragraphs, subheading
from quinto_desktop.window.text.translation import fill, translate

SCRIPT = "verify_deal.py"
"""The script that checks a file without Quinto."""

COMMITMENT_RECIPE = "(printf quinto:1:commitment:; echo PREVIOUS SECRET | xxd -r -p) | sha256sum"
KEY_RECIPE = "printf %s 'quinto:1:key:WORDS' | openssl dgst -sha256 -mac HMAC -macopt hexkey:SECRET"
PACK_RECIPE = (
    "(printf quinto:1:pack:; echo 00000001 00000000 | xxd -r -p) | "
    "openssl dgst -sha256 -mac HMAC -macopt hexkey:KEY"
)
"""What to type in a terminal, the words in capitals replaced."""

# Prose, formatted by hand.
# fmt: off


def section() -> Section:
    """How anybody can check that nobody chose the cards."""
    return Section("fair", translate("Help", "How to check the deal"),
        _scheme() + _trust() + _shared() + _with_quinto() + _by_hand())


def _scheme() -> str:
    return (
        paragraphs(translate("Help",
            "Nobody can choose the cards of a new game, neither you nor Quinto. You need not take "
            "this on trust: you can check it."))
        + numbered(
            fair_secret=translate("Help",
                "<b>The secret.</b> For every game Quinto draws a 32-byte number that nobody could "
                "guess."),
            fair_commitment=translate("Help",
                "<b>The seal.</b> Before you say a word, Quinto shows you the secret’s "
                "fingerprint: 64 digits, in New game and on the score sheet. Nobody can work out "
                "the secret from them, but from now on no other secret fits. Each seal also "
                "contains the one before it, so your games form a chain."),
            fair_words=translate("Help",
                "<b>Your words.</b> If you like, type a few words in New game. Quinto could not "
                "foresee them, so it could not have picked a secret to suit itself."),
            fair_cards=translate("Help",
                "<b>The cards.</b> Every pack follows from the secret and the words, and so do the "
                "draw, the first dealer, and what the computer players leave to chance."),
            fair_opening=translate("Help",
                "<b>The opening.</b> When the game is over, or you abandon it, its file shows the "
                "secret and the words. Anyone can then work out the seal and the cards again."),
        )
    )


def _trust() -> str:
    return subheading(translate("Help", "What to rely on")) + bullets(
        translate("Help",
            "The seal is the proof, provided you noted it before the first card. Copy it, print "
            "it, or send it to anyone you want to convince."),
        translate("Help",
            "If you add no words, you have to trust that Quinto did not draw secret after secret "
            "until it liked the cards. With words of your own, you do not."),
        translate("Help",
            "A player could begin game after game until they like the cards. The chain would show "
            "it: once another game has followed, a game can no longer be left out. A game "
            "abandoned within five seconds, before anyone has called or played, is listed as "
            "unplayed rather than abandoned: a slip of the finger, but it stays in the chain too."),
        translate("Help",
            "Hiding the secret during the game is only a courtesy. Quinto keeps it on your own "
            "computer, together with all hands, in a form that gives nothing away at a glance; "
            "anyone determined to read it can."),
    )


def _shared() -> str:
    return subheading(translate("Help", "Shared games")) + paragraphs(translate("Help",
        "A game from a number or a deal code, or the deal of the day, is meant to be shared: "
        "anyone may know its cards in advance. It proves nothing, so it is marked as shared. The "
        "same goes for games dealt by older versions of Quinto."))


def _with_quinto() -> str:
    check = translate("Help",
        "When a game is over, choose <b>Check the deal</b> from the Help menu, or click the seal "
        "on the score sheet. Quinto goes through the seal, the draw, the first dealer and every "
        "pack, and says whether each is correct. There you can also save the game for someone "
        "else, and check a file you were given.")
    script = translate("Help",
        "If you would rather not take Quinto’s word for it, save the script {script} there, and "
        "run it with Python on the file of the game. It is short enough to read, and contains "
        "nothing of Quinto’s.")
    return subheading(translate("Help", "With Quinto, or without")) + paragraphs(
        check,
        fill(script, script=f"<code>{SCRIPT}</code>"),
        translate("Help",
            "<b>Your fair games</b>, in the same menu, lists the chain: when each game began, how "
            "its seal begins, and how the game ended."),
    )


def _by_hand() -> str:
    steps = translate("Help",
        "These bytes shuffle the pack. Lay out the cards as spades from two to ace, then clubs, "
        "diamonds, hearts and the Quint Royal, in places 0 to 52. Begin with the last place: let N "
        "be its number plus one. Take the next byte; skip it if it is 256 − 256 mod N or more. "
        "Swap the card in the last place with the one in place <i>byte mod N</i>. Then do the same "
        "with the place before it, down to place 1. Place 0 is the top.")
    return (
        subheading(translate("Help", "With nothing but a hash tool"))
        + paragraphs(translate("Help",
            "Save a game that is over, and open its file as text. Under “fair” it holds the words, "
            "and the previous seal and the secret in hexadecimal digits. Put these in place of "
            "PREVIOUS and SECRET, and a terminal shows you the seal:"))
        + _typed(COMMITMENT_RECIPE)
        + paragraphs(translate("Help",
            "The key to the cards follows from the secret and your words. Put them in place of "
            "WORDS, or nothing if there are none:"))
        + _typed(KEY_RECIPE)
        + paragraphs(translate("Help",
            "From the key follow the bytes for the first pack. For the second write 00000002, and "
            "so on; if 32 bytes are not enough, write 00000001 in place of the second number:"))
        + _typed(PACK_RECIPE)
        + paragraphs(steps)
    )


def _typed(command: str) -> str:
    """A command for a terminal, the same in every language."""
    return f'<p dir="ltr"><code>{escape(command)}</code></p>'
