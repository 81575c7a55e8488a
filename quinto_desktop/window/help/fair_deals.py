"""The book's section on fair deals: what a commitment proves, and how to check it oneself."""

from __future__ import annotations

from html import escape

from quinto_desktop.window.help.markup import Section, bullets, numbered, paragraphs, subheading
from quinto_desktop.window.text.words import fill, translate

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
    return Section("fair", translate("Help", "How you can check the deal"),
        _scheme() + _trust() + _shared() + _with_quinto() + _by_hand())


def _scheme() -> str:
    return (
        paragraphs(translate("Help",
            "Nobody can choose the cards of a new game: you cannot, and Quinto cannot either. You "
            "need not believe that, as you can check it."))
        + numbered(
            fair_secret=translate("Help",
                "<b>The secret.</b> For every game Quinto draws a number of 32 bytes that nobody "
                "could guess."),
            fair_commitment=translate("Help",
                "<b>The commitment.</b> Before you say a word, it shows you the secret’s "
                "fingerprint: 64 digits, in New game and on the score sheet. The secret cannot be "
                "read from them, but from now on no other secret fits. Each commitment also "
                "contains the one before it, so your games form a chain."),
            fair_words=translate("Help",
                "<b>Your words.</b> If you like, type a few words in New game. Quinto could not "
                "foresee them, so it could not have picked a secret to suit itself."),
            fair_cards=translate("Help",
                "<b>The cards.</b> Every pack follows from the secret and the words, and so do the "
                "draw, the first dealer, and what the computer players leave to chance."),
            fair_opening=translate("Help",
                "<b>The opening.</b> When the game is over, or when you abandon it, its file shows "
                "secret and words. Anybody can then work out commitment and cards again."),
        )
    )


def _trust() -> str:
    return subheading(translate("Help", "What to rely on")) + bullets(
        translate("Help",
            "The commitment is the proof, provided you noted it before the first card. Copy or "
            "print it, or send it to whoever is to believe you."),
        translate("Help",
            "If you add no words, you rely on Quinto not having drawn secret after secret until it "
            "liked the cards. With words of your own you need not."),
        translate("Help",
            "A player could begin game after game until the cards are to their liking. The chain "
            "shows that: no game that another one has followed can be left out of it later. A game "
            "left within five seconds, before anybody has called or played, is listed as unplayed "
            "rather than left: a slip of the finger, but it stays in the chain as well."),
        translate("Help",
            "Hiding the secret during the game is only a courtesy. Quinto keeps it on your own "
            "machine, together with all hands, in a form that tells nothing at a glance; anyone "
            "determined to read it can."),
    )


def _shared() -> str:
    return subheading(translate("Help", "Shared games")) + paragraphs(translate("Help",
        "A game by its number, by a deal code, or of the day is there to be shared: everybody may "
        "know its cards beforehand. It proves nothing, so it is marked as shared. The same goes "
        "for games dealt by older versions of Quinto."))


def _with_quinto() -> str:
    check = translate("Help",
        "When a game is over, choose <b>Check the deal</b> from the Help menu, or click the "
        "commitment on the score sheet. Quinto goes through the commitment, the draw, the first "
        "dealer and every pack, and says of each whether it holds. There you can also save the "
        "game for somebody else, and check a file that you were given.")
    script = translate("Help",
        "If you would rather not take Quinto’s word for it, save the script {script} there, and "
        "run it with Python on the file of the game. It is short enough to read, and nothing of "
        "Quinto’s is in it.")
    return subheading(translate("Help", "With Quinto, or without")) + paragraphs(
        check,
        fill(script, script=f"<code>{SCRIPT}</code>"),
        translate("Help",
            "<b>Your fair games</b>, in the same menu, lists the chain: when each game began, how "
            "its commitment begins, and what became of it."),
    )


def _by_hand() -> str:
    steps = translate("Help",
        "These bytes shuffle the pack. Lay out the cards as spades from two to ace, then clubs, "
        "diamonds, hearts and the Quint Royal, in places 0 to 52. Begin with the last place: let "
        "N be its number plus one. Take the next byte; leave it out if it is 256 − 256 mod N or "
        "more. Exchange the card in the last place with the one in place <i>byte mod N</i>. Then "
        "do the same with the place before it, down to place 1. Place 0 is the top.")
    return (
        subheading(translate("Help", "With nothing but a hash tool"))
        + paragraphs(translate("Help",
            "Save a game that is over, and open its file as text. Under “fair” it holds the words, "
            "and the previous commitment and the secret in hexadecimal digits. Put these in the "
            "place of PREVIOUS and SECRET, and a terminal tells you the commitment:"))
        + _typed(COMMITMENT_RECIPE)
        + paragraphs(translate("Help",
            "The key to the cards follows from the secret and your words. Put them in the place of "
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
