"""Check that the cards of a Quinto game were dealt fairly: nothing is needed but Python.

python3 verify_deal.py FILE (a saved game that is over or given up), or
python3 verify_deal.py SECRET WORDS PREVIOUS COMMITMENT ["PACK 1" "PACK 2" …]
FILE is JSON: "fair" has "secret" (null until the end), "previous" and "commitment" (64 hex digits
each) and "words"; "deals" a "pack" each; either "drawn" is a list of cards or "first_dealer" N, E,
S or W, by "rules" ("form", "draw"). Whether the commitment is the one you saw, only you can tell.
"""

import hashlib
import hmac
import json
import sys
import unicodedata


def numbers(key, label, n, limits):  # one below each limit, each as likely as the other
    at = f"quinto:1:{label}:".encode() + n.to_bytes(4, "big")
    stream = (b for i in range(9**9) for b in hmac.digest(key, at + i.to_bytes(4, "big"), "sha256"))
    return [next(b for b in stream if b < 256 - 256 % limit) % limit for limit in limits]


def pack(key, n):  # from the top down; pack 0 is spread for the draw
    cards = [suit + rank for suit in "SCDH" for rank in "23456789TJQKA"] + ["QR"]
    for last, other in zip(range(52, 0, -1), numbers(key, "pack", n, range(53, 1, -1))):
        cards[last], cards[other] = cards[other], cards[last]
    return " ".join(cards)


def claims(game):  # what is claimed, and whether it holds
    fair, deals = game["fair"], game["deals"]
    secret = bytes.fromhex(fair["secret"] or sys.exit("Its secret is sealed until it is over."))
    previous = bytes.fromhex(fair["previous"])
    made = hashlib.sha256(b"quinto:1:commitment:" + previous + secret).hexdigest()
    yield f"commitment {made}", made == fair["commitment"] and len(secret) == len(previous) == 32
    words = unicodedata.normalize("NFC", " ".join(fair["words"].split()))
    key = hmac.digest(secret, b"quinto:1:key:" + words.encode(), "sha256")
    if len(sys.argv) == 2:  # else nothing is known but packs
        drawn, dealer = both = game.get("drawn", ""), game.get("first_dealer", "")
        form, seats = game["rules"]["form"], "NESW" if game["rules"]["form"] != "dummy" else "SWE"
        right = None, seats[numbers(key, "dealer", 0, [len(seats)])[0]]
        if game["rules"].get("draw", "off" if dealer else "on") != "off":  # drawn, unless not yet
            count = {"two": 2}.get(form, len(seats)) if drawn or deals else 0
            right = pack(key, 0).split()[:count] or None, None
        yield "cards drawn " + " ".join(drawn) if drawn else f"first dealer {dealer}", both == right
    yield from ((f"pack {n}", deal["pack"] == pack(key, n)) for n, deal in enumerate(deals, 1))


try:
    if len(sys.argv) == 2:
        with open(sys.argv[1], encoding="utf-8") as file:
            game = json.load(file)
    else:
        fair = dict(zip(("secret", "words", "previous", "commitment"), sys.argv[1:5]))
        game = {"fair": fair, "deals": [{"pack": text} for text in sys.argv[5:]]}
    checked = list(claims(game))
    print(*(f"{'holds' if ok else 'DOES NOT HOLD'}: {told}" for told, ok in checked), sep="\n")
except (AttributeError, KeyError, OSError, TypeError, ValueError) as error:
    sys.exit(f"This cannot be checked ({error}).\n\n{__doc__}")
sys.exit(not all(ok for _, ok in checked))
