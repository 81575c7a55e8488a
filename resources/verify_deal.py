"""Check that the cards of a Quinto game were dealt fairly: nothing is needed but Python.

python3 verify_deal.py FILE (a saved game that is over or given up), or
python3 verify_deal.py SECRET WORDS PREVIOUS COMMITMENT ["PACK 1" "PACK 2" …]
FILE is JSON: "fair" has "secret" (null until the end), "previous" and "commitment" (64 hex digits
each) and "words"; "deals" a "pack" each; "drawn" is a list of cards or null, "first_dealer" N, E,
S, W or null; "rules" has "form". Whether the commitment is the one you saw, only you can tell.
"""

import hashlib
import hmac
import json
import sys
import unicodedata


def numbers(key, label, n, limits):  # one below each limit, each as likely as the other
    head = f"quinto:1:{label}:".encode() + n.to_bytes(4, "big")
    texts = (head + i.to_bytes(4, "big") for i in range(2**32))
    stream = (byte for text in texts for byte in hmac.digest(key, text, "sha256"))
    return [next(b for b in stream if b < 256 - 256 % limit) % limit for limit in limits]


def pack(key, n):  # from the top down; pack 0 is spread for the draw
    cards = [suit + rank for suit in "SCDH" for rank in "23456789TJQKA"] + ["QR"]
    for last, other in zip(range(52, 0, -1), numbers(key, "pack", n, range(53, 1, -1))):
        cards[last], cards[other] = cards[other], cards[last]
    return " ".join(cards)


def claims(game):  # what is claimed, and whether it holds
    fair, drawn, dealer = game["fair"], game.get("drawn"), game.get("first_dealer")
    secret = bytes.fromhex(fair["secret"] or sys.exit("Its secret is sealed until it is over."))
    previous = bytes.fromhex(fair["previous"])
    made = hashlib.sha256(b"quinto:1:commitment:" + previous + secret).hexdigest()
    yield f"commitment {made}", made == fair["commitment"] and len(secret) == len(previous) == 32
    words = unicodedata.normalize("NFC", " ".join(fair["words"].split()))
    key = hmac.digest(secret, b"quinto:1:key:" + words.encode(), "sha256")
    if drawn:
        yield f"cards drawn {' '.join(drawn)}", pack(key, 0).startswith(" ".join(drawn) + " ")
    if dealer:
        seats = "SWE" if game["rules"]["form"] == "dummy" else "NESW"
        yield f"first dealer {dealer}", dealer == seats[numbers(key, "dealer", 0, [len(seats)])[0]]
    for n, deal in enumerate(game["deals"], 1):
        yield f"pack {n}", deal["pack"] == pack(key, n)


try:
    if len(sys.argv) == 2:
        with open(sys.argv[1], encoding="utf-8") as file:
            game = json.load(file)
    else:
        fair = dict(zip(("secret", "words", "previous", "commitment"), sys.argv[1:5]))
        game = {"fair": fair, "deals": [{"pack": text} for text in sys.argv[5:]]}
    checked = list(claims(game))
    for claim, holds in checked:
        print("holds:" if holds else "DOES NOT HOLD:", claim)
except (AttributeError, KeyError, OSError, TypeError, ValueError) as error:
    sys.exit(f"This cannot be checked ({error}).\n\n{__doc__}")
sys.exit(not all(holds for _, holds in checked))
