"""A deal that is put together card by card, and the deal of the day."""

from __future__ import annotations

import dataclasses
import random
import re
import time
from collections.abc import Callable, Iterator, Sequence
from datetime import date, timedelta
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest
from examples import each
from msgspec.structs import replace

from quinto_desktop.game.autosaving import Keeper
from quinto_desktop.game.public import *
from quinto_desktop.game.sharing import pasted
from quinto_desktop.game.sharing.days_deal import *
from quinto_desktop.game.sharing.deal_draft import DealDraft, DraftFault, Pile, rounds_of_calls
from quinto_desktop.records import Fault, PlayerRecord, RecordError, encode, load_game
from quinto_desktop.records.autosave import Shelf
from quinto_desktop.rules import *
from quinto_desktop.rules.notation import layout_text

FORMS = [
    (Form.FOUR, None),
    (Form.TWO, None),
    (Form.DUMMY, Seat.N),
    (Form.DUMMY, Seat.E),
    (Form.DUMMY, Seat.W),
]


def whole(seed: int = 1) -> DealDraft:
    return DealDraft().filled(random.Random(seed))


def test_every_card_goes_where_it_is_put_and_nowhere_else() -> None:
    draft = DealDraft()
    for at, card in enumerate(PACK):
        draft = draft.put(card, Pile(at % 5)).put(card, Pile((at + 1) % 5))

    held = [card for pile in Pile for card in draft.cards(pile)]
    assert sorted(map(str, held)) == sorted(map(str, PACK))
    assert draft.unplaced == ()
    assert draft.taken_back(PACK[7]).unplaced == (PACK[7],)


def test_the_last_pile_completes_itself_and_no_other_does() -> None:
    draft = whole()
    last = draft.cards(Pile.CACHETTE)[0]
    without = draft
    for card in draft.cards(Pile.CACHETTE):
        without = without.taken_back(card)

    assert without.completed() == draft
    two_open = without.taken_back(draft.cards(Pile.W)[0])
    assert two_open.completed() == two_open
    overfull = draft.put(last, Pile.N)
    assert overfull.completed() == overfull


def test_what_is_missing_is_dealt_at_random_and_nothing_else_moves() -> None:
    begun = DealDraft().put(parse_card("HA"), Pile.S).put(parse_card("QR"), Pile.CACHETTE)

    drafts = {begun.filled(random.Random(seed)).line for seed in range(20)}

    assert len(drafts) == 20
    for seed in range(20):
        draft = begun.filled(random.Random(seed))
        assert draft.deal is not None
        assert parse_card("HA") in draft.cards(Pile.S)
        assert parse_card("QR") in draft.cards(Pile.CACHETTE)


@each("form, dummy", FORMS)
def test_a_deal_becomes_a_draft_and_a_text_and_a_deal_again(form: Form, dummy: Seat | None) -> None:
    rules = RuleOptions(target=300, form=form)
    deal = CodedDeal.of_pack(shuffled_pack(3, 1), Seat.W, rules, dummy, (45, 25))
    draft = DealDraft.of_deal(deal)

    assert draft.deal == deal
    assert DealDraft().read(deal_code(deal)).deal == deal
    assert draft.cleared().read(draft.line) == draft


def test_a_text_with_some_of_the_cards_is_read_too() -> None:
    draft = DealDraft().put(parse_card("HA"), Pile.E).put(parse_card("QR"), Pile.N)

    assert DealDraft().read(draft.line) == draft


@each(
    "text",
    [
        *("N:AT...+ 5... ... ... / ...", "n: a10...+ 5... ... ... / ...", "> N:A10…+ 5… … … / …"),
        "Ｎ:♥\ufe0fA10 ♦\ufe0f– ♣\ufe0f– ♠\ufe0f–+ 5... ... ... ⁄ ...",
    ],
)
def test_some_of_the_cards_are_read_as_people_write_them(text: str) -> None:
    draft = DealDraft().read("N:AT...+ 5... ... ... / ...")

    assert DealDraft().read(text) == draft
    assert draft.cards(Pile.N) == (parse_card("HA"), parse_card("HT"), QUINT_ROYAL)


def test_a_card_that_a_text_has_twice_is_refused() -> None:
    with pytest.raises(NotationError) as refused:
        DealDraft().read("N:A... A... ... ... / ...")

    assert refused.value.fault is NotationFault.CARD_TWICE


@each(
    "spoil, fault",
    [
        (lambda one: one.taken_back(one.cards(Pile.N)[0]), DraftFault.MISSING),
        (lambda one: one.put(one.cards(Pile.N)[0], Pile.S), DraftFault.TOO_MANY),
        (lambda one: replace(one, scores=(250, 0)), DraftFault.SCORE_WINS),
        (lambda one: replace(one, scores=(0, 12)), DraftFault.SCORE_UNEVEN),
        (
            lambda one: replace(one.in_form(Form.DUMMY, Seat.N), target=25, scores=(0, 0)),
            DraftFault.TARGET_TOO_LOW,
        ),
    ],
)
def test_what_is_impossible_is_named_and_there_is_no_deal(
    spoil: Callable[[DealDraft], DealDraft], fault: DraftFault
) -> None:
    draft = spoil(whole())

    assert draft.problems[0].fault is fault
    assert draft.deal is None
    assert draft.dealt is None


def test_another_form_brings_its_own_scores_unless_others_were_chosen() -> None:
    assert DealDraft().in_form(Form.DUMMY, Seat.E).scores == (25, 0)
    assert DealDraft().in_form(Form.DUMMY, Seat.N).in_form(Form.TWO, None).scores == (0, 0)
    assert DealDraft(scores=(40, 5)).in_form(Form.DUMMY, Seat.N).scores == (40, 5)


def test_every_round_of_calls_is_offered_once_and_can_be_played_on() -> None:
    rounds = rounds_of_calls()

    # Nobody doubles, one of four does, or one does and one of the opponents after them redoubles.
    assert len(rounds) == len(set(rounds)) == 1 + 4 + 4
    assert rounds[0] == (Call.PASS,) * 4
    for calls in rounds:
        for dealer in Seat:
            state = replace(whole(), dealer=dealer, calls=calls).dealt
            assert state is not None
            assert state.phase is Phase.PLAY
            assert state.turn is dealer.next


DAY = date(2026, 11, 22)
RESULT = DaysResult(DAY, 85, 40, Level.MASTER)


def played(setup: GameSetup, deals: int = 1) -> Session:
    """The first legal call and card each time, until some deals are over."""
    session = Session(setup)
    while session.state.deals_finished < deals and session.state.phase is not Phase.MATCH_OVER:
        dealing = session.state.phase is Phase.DEALING
        session.apply(session.next_deal() if dealing else legal_actions(session.state)[0])
    return session


def test_everybody_gets_the_same_cards() -> None:
    mine, yours = days_game(DAY, None), days_game(DAY, usual_players(Form.FOUR, Level.NOVICE))

    assert mine.seed == yours.seed == number_of_the_day(DAY)
    assert Session(mine).next_deal() == Session(yours).next_deal()
    assert mine.first_dealer == yours.first_dealer
    assert mine.rules == DAYS_RULES


@pytest.mark.parametrize(
    ("people", "level", "expected"),
    [
        pytest.param({0, 2}, "club", ["Ada", "Emil", "Frida", "Gustav"], id="two people"),
        pytest.param(set(), "novice", ["Dora", "Emil", "You", "Gustav"], id="none"),
    ],
)
def test_the_players_are_those_of_the_last_game_with_one_person_in_the_south(
    people: set[int], level: str, expected: list[str]
) -> None:
    names = ("Dora", "Emil", "Frida", "Gustav")
    last = [PlayerRecord(name, None if at in people else level) for at, name in enumerate(names)]

    players = days_game(DAY, tuple(last)).players

    assert [player.level for player in players] == [level, level, None, level]
    assert [player.name for player in players] == expected


@pytest.mark.parametrize(("ago", "is_known"), [(-2, False), (-1, True), (0, True), (399, True)])
def test_the_day_of_a_game_is_known(ago: int, *, is_known: bool) -> None:
    day = DAY - timedelta(days=ago)

    assert day_of(days_game(day, None), today=DAY) == (day if is_known else None)


def test_other_games_are_no_days() -> None:
    setup = days_game(DAY, None)
    number = number_of_the_day(DAY)
    everybody = tuple([replace(player, level=None) for player in usual_players()])

    assert day_of(numbered_game(usual_players(), seed=4711), DAY) is None
    assert day_of(numbered_game(usual_players(), RuleOptions(target=150), seed=number), DAY) is None
    assert day_of(replace(setup, players=everybody), DAY) is None


def test_the_result_is_that_of_the_first_deal() -> None:
    setup = days_game(DAY, usual_players(Form.FOUR, Level.CLUB))
    one, three = played(setup, 1), played(setup, 3)
    points = one.state.results[0].points

    expected = DaysResult(DAY, points[Seat.S.side], points[Seat.S.side.other], Level.CLUB)
    assert days_result(one, DAY) == days_result(three, DAY) == expected
    assert sum(points) >= 65 + 75


def test_there_is_no_result_before_the_end() -> None:
    session = Session(days_game(DAY, None))
    while not session.state.deals_finished:
        assert days_result(session, DAY) is None
        assert has_one_deal(session, DAY)
        dealing = session.state.phase is Phase.DEALING
        session.apply(session.next_deal() if dealing else legal_actions(session.state)[0])

    assert has_one_deal(session, DAY)
    assert not has_one_deal(session, DAY + timedelta(days=1000))


def test_nothing_is_taken_back_but_in_a_branch_which_has_no_result() -> None:
    session = played(days_game(DAY, None))
    branch = session.branch(session.length - 20, "what if")

    assert not session.can_undo
    assert branch.can_undo
    assert days_result(branch, DAY) is None
    assert not has_one_deal(branch, DAY)


def test_a_game_that_has_gone_on_has_more_than_one_deal() -> None:
    session = played(days_game(DAY, None))
    session.apply(session.next_deal())

    assert not has_one_deal(session, DAY)
    assert not has_one_deal(Session(numbered_game(usual_players(), seed=4711)), DAY)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("later", "deals"), [(0, 1), (30, 1), (3000, 1), (0, 2)])
def test_a_days_deal_that_is_over_is_no_unfinished_game(
    tmp_path: Path, inline_thinker: Thinker, later: int, deals: int
) -> None:
    session, keeper = played(days_game(DAY, None), deals), Keeper(None, Shelf(tmp_path))
    today = DAY + timedelta(days=later)
    game = GameController(session, inline_thinker, keeper, today=lambda: today)
    game.new_game(numbered_game(usual_players(), seed=4711))
    assert any(tmp_path.iterdir()) is (later > 400 or deals > 1)  # a year later it is no day's


def test_levels_that_differ_are_none() -> None:
    players = list(usual_players())
    players[0] = replace(players[0], level="novice")
    result = days_result(played(days_game(DAY, tuple(players))), DAY)

    assert result is not None
    assert result.level is None


def test_the_first_result_of_a_day_stays() -> None:
    kept = with_result((), RESULT)
    again = with_result(kept, replace(RESULT, ours=130))

    assert first_result(again, DAY) == RESULT
    assert first_result(kept, DAY + timedelta(days=1)) is None


def test_a_level_that_is_not_known_is_left_out() -> None:
    assert first_result(["2026-11-22 85 40 oracle"], DAY) == replace(RESULT, level=None)
    assert first_result(["2026-11-22 85 40 "], DAY) == replace(RESULT, level=None)


def test_the_oldest_results_go() -> None:
    kept: tuple[str, ...] = ()
    for number in range(402):
        kept = with_result(kept, replace(RESULT, day=DAY + timedelta(days=number)))

    assert len(kept) == 400
    assert first_result(kept, DAY) is None
    assert days_in_a_row(kept, DAY + timedelta(days=401)) == 400


@each(
    "ago, count",
    [([], 0), ([0], 1), ([1], 1), ([2], 0), ([2, 0, 1], 3), ([1, 2, 4], 2), ([0, 2], 1)],
)
def test_days_without_a_gap_are_counted(ago: list[int], count: int) -> None:
    kept = [replace(RESULT, day=DAY - timedelta(days=days)).kept for days in ago]

    assert days_in_a_row(kept, DAY) == count


# -------- What is pasted, dropped or typed is recognised, or it is said what is wrong with it
SAVED = Path(__file__).parents[1] / "data" / "saves" / "v1-second-deal.quinto"
DEAL = CodedDeal.of_pack(shuffled_pack(7, 1), Seat.E, RuleOptions(), scores=(40, 125))
CODE = deal_code(DEAL)
LINE = layout_text(DEAL.layout, Seat.E)
OTHER = deal_code(CodedDeal.of_pack(shuffled_pack(8, 1), Seat.E, RuleOptions()))


@each(
    "text",
    [
        CODE,
        f"  {CODE.lower()}\n",
        CODE.replace("-", ""),
        CODE.replace("-", " "),
        CODE.replace("-", "‑"),
        f"Try this one: {CODE}! I made 85.",
        f"({CODE})",
        f"\ufeff\u2068{CODE}\u2069",
        f"Quinto deal {CODE}\n{LINE}",
        f"{CODE}\n{CODE}",
    ],
)
def test_a_deal_code_is_found(text: str) -> None:
    assert pasted.read_pasted(text) == pasted.PastedDeal(DEAL, has_rules=True)


@each("text", [LINE, f"\n{LINE}\n", f"Deal: {LINE} (from Ada)", LINE.replace(" ", "\n", 2)])
def test_a_deal_that_is_written_out_is_found(text: str) -> None:
    found = pasted.read_pasted(text)

    assert isinstance(found, pasted.PastedDeal)
    assert not found.has_rules
    assert (found.deal.layout, found.deal.dealer) == (DEAL.layout, Seat.E)


@each(
    "text, number",
    [
        *(("4711", 4711), (" 0 ", 0), ("4 711", 4711), (str(GREATEST_SEED),) * 2),
        *(("1,234", 1234), ("1.234.567", 1234567), ("1’234", 1234), ("1\u202f234", 1234)),
        *(("“4711”", 4711), ("‹4711›", 4711), ("4711.", 4711), ("#4711", 4711), ("# 7", 7)),
        *(("Shared game no. 7", 7), ("Game number 7", 7), ("game NUMBER 7", 7)),
        *(("Geteiltes Spiel Nr. 7", 7), ("Partie n° 7", 7), ("Partie nº 7", 7), ("№ 7", 7)),
        *(("Try no. 1,234, it is fun.", 1234), ("no. 7, by no. 7 I mean", 7), ("Quinto 7", 7)),
        *(("7\ufe0f\u20e3", 7), ("４７１１", 4711), ("٤٧١١", 4711), ("۴۷۱۱", 4711), ("४७११", 4711)),
    ],
)
def test_a_number_is_a_game(text: str, number: int | str) -> None:
    assert pasted.read_pasted(text) == pasted.PastedNumber(int(number))


NO_GAMES = ("1,5", "12.5", "-7", "1,23", "22.11.2026", "Quinto 1.2.3", "C#5", "#7AF", "no 3:2")
TRANSLATIONS = Path(__file__).parents[2] / "resources" / "translations"
SAID_OF_A_GAME = {
    "Shared game no. {number}",
    *("Shared game number {number}", "Game number {number} copied.", "Game number {number}"),
    "Shared deal of the day, {date}: game number {number}",
    "Game number {number}, by the rules of your last game.",
}
SAID_OF_A_CODE = {
    *("Quinto deal {code}", "Deal {code} copied.", "Deal code: {code}"),
    "Shared game from the deal code {code}",
}
SAID_OF_A_DAY = {
    "Quinto {day}: {ours} to {theirs}, {level}",
    "Quinto {day}: {ours} to {theirs}, {level} (played again)",
}


def said(sources: set[str]) -> set[str]:
    """Sentences of the program, in English and as they are translated."""
    return sources | {str(told[source]) for told in translations() for source in sources}


@cache
def translations() -> list[dict[str | None, str | None]]:
    trees = [ElementTree.parse(file).getroot() for file in TRANSLATIONS.glob("quinto_*.ts")]
    return [
        {text.findtext("source"): text.findtext("translation") for text in tree.iter("message")}
        for tree in trees
    ]


def everything_said() -> Iterator[tuple[str, object]]:
    """Whatever Quinto writes of a deal or a game, with what it is."""
    for sentence in said(SAID_OF_A_GAME):
        # The way in which a day is written there is the country's.
        yield sentence.format(number=4711, date="22.11.26"), pasted.PastedNumber(4711)
    for sentence in said(SAID_OF_A_CODE):
        yield sentence.format(code=CODE), pasted.PastedDeal(DEAL, has_rules=True)
    for sentence in said(SAID_OF_A_DAY):
        yield sentence.format(day=DAY, ours=85, theirs=40, level="Master"), pasted.PastedDay(DAY)
    yield CODE, pasted.PastedDeal(DEAL, has_rules=True)
    yield LINE, replace(pasted.PastedDeal(DEAL, has_rules=False), deal=_with_usual_rules(DEAL))


def _with_usual_rules(deal: CodedDeal) -> CodedDeal:
    return CodedDeal(deal.layout, deal.dealer, RuleOptions())


def wide(text: str) -> str:
    """A text as a keyboard for Chinese or Japanese writes it."""
    return "".join(chr(ord(sign) + 0xFEE0) if "!" <= sign <= "~" else sign for sign in text)


def arabic(text: str) -> str:
    return text.translate(str.maketrans("0123456789", "٠١٢٣٤٥٦٧٨٩"))


ON_THE_WAY: dict[str, Callable[[str], str]] = {
    "as it is": str,
    "in lower case": str.lower,
    "in quotes": "“{}”".format,
    "in guillemets": "«\u202f{}\u202f»".format,
    "in a sentence": "Ada says: {} Have fun!".format,
    "emphasised": "*_{}_*".format,
    "non-breaking": lambda text: text.replace(" ", "\u00a0"),
    "narrow": lambda text: text.replace(" ", "\u202f"),
    "zero-width": "\u200b".join,
    "from the right": "\u2067\u200f{}\u2069".format,
    "hyphenated": lambda text: text.replace("-", "-\u00ad"),
    "en dashes": lambda text: text.replace("-", "–"),
    "figure dashes": lambda text: text.replace("-", "‒"),
    "three dots": lambda text: text.replace("...", "…"),
    "wide": wide,
    "Arabic": arabic,
    "answered": "> {}".format,
    "answered twice": lambda text: "\n".join(f">> > {word}" for word in text.split(" ")),
    "at every blank": lambda text: text.replace(" ", "\r\n"),
    "at every hyphen": lambda text: text.replace("-", "-\n> "),
    "parted": lambda text: text.replace("-", " "),
}


@each("way", ON_THE_WAY)
def test_what_quinto_writes_is_read_whatever_became_of_it(way: str) -> None:
    made_of_days = {"at every hyphen", "parted"}
    for text, meant in everything_said():
        if isinstance(meant, pasted.PastedDay) and way in made_of_days:
            continue
        sent = ON_THE_WAY[way](text)
        assert pasted.read_pasted(sent) == meant, sent


@each("at", range(1, len(CODE)))
def test_a_code_that_is_torn_anywhere_is_mended(at: int) -> None:
    for brk in ("\n", "\n> ", " \n"):
        torn = f"Try {CODE[:at]}{brk}{CODE[at:]}, it is fun."
        if brk == " \n" and "-" not in CODE[at - 1 : at + 1]:
            continue
        assert pasted.read_pasted(torn) == pasted.PastedDeal(DEAL, has_rules=True), torn


def by_signs(line: str, suits: Sequence[str] = "♥♦♣♠", gap: str = "") -> str:
    """A deal whose hands have suit signs, as people write them: ♥A10 ♦– ♣K ♠2."""

    def written(hand: re.Match[str]) -> str:
        ranks = [gap.join(group.replace("T", "X")) for group in hand[1].split(".")]
        told = [f"{sign}{gap}{of or '–'}" for sign, of in zip(suits, ranks, strict=True)]
        return " ".join(told).replace("X", "10") + hand[2]

    return re.sub(r"([0-9AKQJT]*\.[0-9AKQJT.]*)(\+?)", written, line)


@each(
    "written",
    [
        LINE.lower(),
        LINE.replace("T", "10"),
        LINE.lower().replace("t", "10"),
        LINE.replace(":", " : ").replace("/", "⁄"),
        LINE.replace(" ", "  \n> "),
        by_signs(LINE),
        by_signs(LINE, ["♥\ufe0f", "♦\ufe0f", "♣\ufe0f", "♠\ufe0f"]),
        by_signs(LINE, "♡♢♧♤"),
        by_signs(LINE, gap=" "),
    ],
)
def test_hands_are_read_as_people_write_them(written: str) -> None:
    found = pasted.read_pasted(written)

    assert isinstance(found, pasted.PastedDeal), written
    assert (found.deal.layout, found.deal.dealer) == (DEAL.layout, Seat.E)


def test_a_saved_game_comes_through_a_mail_with_its_names() -> None:
    ada = PlayerRecord("Ada \U0001f469\u200d\U0001f680", None)
    saved = load_game(SAVED)
    game = dataclasses.replace(saved, players=(ada, *saved.players[1:]))
    text = encode(game).decode("utf-8")

    for sent in (text, f"\ufeff{text}", f"\u2068{text}\u2069", f"> {text}"):
        assert pasted.read_pasted(sent) == pasted.PastedGame(game)


@each("text", [str(SAVED), SAVED.as_uri(), f'"{SAVED}"', f"copy\n{SAVED.as_uri()}"])
def test_a_path_is_a_file(text: str) -> None:
    assert pasted.read_pasted(text) == pasted.PastedFile(SAVED)


@each(
    "text, fault",
    [
        ("", pasted.PasteFault.NOTHING),
        (" \n\u200b", pasted.PasteFault.NOTHING),
        ("Dear Ada, see you on Sunday.", pasted.PasteFault.NOT_KNOWN),
        ("hello", pasted.PasteFault.NOT_KNOWN),
        *((text, pasted.PasteFault.NOT_KNOWN) for text in NO_GAMES),
        ("Shared game no. 7, not Shared game no. 8", pasted.PasteFault.SEVERAL_DEALS),
        ("nothing at all", pasted.PasteFault.NOT_KNOWN),
        (str(GREATEST_SEED + 1), pasted.PasteFault.NUMBER_TOO_LARGE),
        (f"{CODE} {OTHER}", pasted.PasteFault.SEVERAL_DEALS),
        ("Quinto 2026-02-31: 85 to 40", pasted.PasteFault.NO_SUCH_DAY),
        ("https://example.org/deal", pasted.PasteFault.WEB_ADDRESS),
        ("file:///a.quinto\nfile:///b.quinto", pasted.PasteFault.SEVERAL_FILES),
        (CODE[:-3] + "00", NotationFault.CODE_MISTYPED),
        (CODE[:20], NotationFault.CODE_TOO_SHORT),
        ("2" + CODE[1:], NotationFault.CODE_MISTYPED),
        (LINE.replace("/", ""), NotationFault.NOT_A_DEAL),
        (LINE.partition("/")[0], NotationFault.NOT_A_DEAL),
        ("N:A... K... Q... J... / T...", NotationFault.NOT_A_WHOLE_DEAL),
        ("N:AK... A... Q... J... / T...", NotationFault.CARD_TWICE),
        ("N:KA... 5... Q... J... / T...", NotationFault.RANKS_OUT_OF_ORDER),
    ],
)
def test_what_is_wrong_is_said(text: str, fault: FaultCode) -> None:
    with pytest.raises(CodedError) as caught:
        pasted.read_pasted(text)

    assert caught.value.fault is fault


def test_a_damaged_game_is_said_to_be_damaged() -> None:
    with pytest.raises(RecordError) as caught:
        pasted.read_pasted(SAVED.read_text(encoding="utf-8")[:400])

    assert caught.value.message.code is Fault.DAMAGED


def test_a_game_in_the_signs_of_another_keyboard_is_refused() -> None:
    for text in ("｛", wide(SAVED.read_text(encoding="utf-8"))):
        with pytest.raises(RecordError):
            pasted.read_pasted(text)


def test_a_dropped_game_is_opened_whatever_it_is_called_and_a_text_is_read(tmp_path: Path) -> None:
    renamed, note = tmp_path / "evening.txt", tmp_path / "deal.txt"
    renamed.write_bytes(SAVED.read_bytes())
    note.write_text(f"From Ada:\n{CODE}\n", encoding="utf-8-sig")

    assert pasted.read_dropped_file(SAVED) == pasted.PastedFile(SAVED)
    assert pasted.read_dropped_file(renamed) == pasted.PastedFile(renamed)
    assert pasted.read_dropped_file(note) == pasted.PastedDeal(DEAL, has_rules=True)


def test_a_dropped_picture_is_refused(tmp_path: Path) -> None:
    picture = tmp_path / "table.png"
    picture.write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe")

    with pytest.raises(pasted.PasteError) as caught:
        pasted.read_dropped_file(picture)

    assert caught.value.fault is pasted.PasteFault.NOT_TEXT


def test_a_folder_and_a_file_out_of_reach_are_refused(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "gone.txt"):
        with pytest.raises(RecordError):
            pasted.read_dropped_file(path)


def test_only_one_file_at_a_time(tmp_path: Path) -> None:
    assert pasted.the_only([tmp_path]) == tmp_path
    with pytest.raises(pasted.PasteError):
        pasted.the_only([tmp_path, tmp_path])


def test_a_deal_without_rules_takes_those_that_are_given_and_a_coded_one_keeps_its_own() -> None:
    found, coded = pasted.read_pasted(LINE), pasted.read_pasted(CODE)
    assert isinstance(found, pasted.PastedDeal)
    assert isinstance(coded, pasted.PastedDeal)
    rules = RuleOptions(form=Form.DUMMY, match=MatchForm.ROUND, target=200)

    deal = pasted.under_rules(found, rules, Seat.S)

    assert (deal.dealer, deal.dummy, deal.rules.target) == (Seat.S, Seat.N, 200)
    assert deal.layout == DEAL.layout
    assert pasted.under_rules(coded, rules, Seat.S) == DEAL


@pytest.mark.parametrize("part", ["N:", "N:5.", "0-", "a", "{"])
def test_nothing_takes_long(part: str) -> None:
    begun = time.process_time()
    with pytest.raises((CodedError, RecordError)):
        pasted.read_pasted(part * (900_000 // len(part)))
    assert time.process_time() - begun < 3


def test_a_code_a_thousand_times_is_read_as_quickly_as_once() -> None:
    """It is somebody's whole conversation, perhaps; each copy of a code was read by itself."""
    text = f"{CODE}\n" * (2**20 // (len(CODE) + 1))
    begun = time.process_time()
    assert isinstance(pasted.read_pasted(text), pasted.PastedDeal)
    assert time.process_time() - begun < 1
