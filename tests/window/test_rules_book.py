"""The rule book's contents: its examples follow the rules, and its figures add up."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPageSize, QPainter, QTextDocument
from PySide6.QtPrintSupport import QPrinter

from quinto_desktop.resources import resource_path
from quinto_desktop.rules import *
from quinto_desktop.rules.notation import parse_hand
from quinto_desktop.window.controls.printing import Pages, is_picture, print_pages
from quinto_desktop.window.help.book import Section, anchor_of, sections
from quinto_desktop.window.help.book_values import book_values, played_deal
from quinto_desktop.window.help.examples import EXAMPLES, CachetteExample, CallsExample
from quinto_desktop.window.help.figure_art import Pictures, column_width, figure_size
from quinto_desktop.window.help.pages import PAPER, PAPER_INCHES, PaperBook
from quinto_desktop.window.help.trick_example import (
    Face,
    Figure,
    HandExample,
    TrickExample,
    TwoFormsExample,
)
from quinto_desktop.window.look.appearance import LANGUAGES, SOURCE, Language
from quinto_desktop.window.look.theme import BAIZE, LIGHT

pytestmark = pytest.mark.usefixtures("qapp")

TRICKS = {name: one for name, one in EXAMPLES.items() if isinstance(one, TrickExample)}
ALL = pytest.mark.parametrize("name", EXAMPLES)


def faces(figure: Figure) -> list[Face]:
    return [face for row in figure.rows for group in row.groups for face in group.faces]


def trick(name: str) -> TrickExample:
    return TRICKS[name]


def text_of(section: Section) -> str:
    document = QTextDocument()
    document.setHtml(section.body)
    return document.toPlainText()


in_english = cache(sections)


def section(anchor: str) -> Section:
    return next(part for part in in_english() if part.anchor == anchor)


def anchors() -> set[str]:
    text = "".join(part.body for part in in_english())
    return {part.anchor for part in in_english()} | set(re.findall(r'<a name="([^"]+)">', text))


class TestAnchors:
    def test_every_refusal_has_its_paragraph(self) -> None:
        known, of_sections = anchors(), {part.anchor for part in in_english()}
        for reason in Reason:
            anchor = anchor_of(reason)
            assert anchor in known, reason
            assert anchor not in of_sections, "more exact than a section"
            assert anchor.startswith(f"s{reason.section}-")

    def test_no_anchor_stands_twice_and_every_example_is_shown_once(self) -> None:
        text = "".join(part.body for part in in_english())
        found = re.findall(r'<a name="([^"]+)">', text) + [part.anchor for part in in_english()]
        assert sorted(found) == sorted(set(found))
        assert sorted(re.findall(r'src="figure:([^"]+)"', text)) == sorted(EXAMPLES)


VALUE = re.compile(r"\{([a-z]+(?::[^}]*)?)\}")


def chapter(name: str, language: str) -> str:
    (path,) = resource_path("book", language).glob(f"??-{name}.md")
    return path.read_text("utf-8")


def skeleton(language: str) -> list[tuple[str, ...]]:
    """What every language has in the same places: of each block its form, and all but the words."""
    found: list[tuple[str, ...]] = []
    chapters = sorted(resource_path("book", language).glob("*.md"))
    for path in (*chapters, resource_path("lessons", f"{language}.md")):
        for block in path.read_text("utf-8").split("\n\n"):
            item = r"- |\d+\. |" if re.match(r"- |\d+\. ", block) else ""
            form = re.findall(rf"^(?:#+ |{item}    .*|\|[-:| ]+\|$|!)", block, re.MULTILINE)
            form += re.findall(r"\A>|\{#[^}]+\}|\(#[^)]+\)|\(figure:[^)]+\)|\*\*|<\w+>", block)
            rows = [str(line.count(" | ")) for line in block.splitlines() if line.startswith("|")]
            names = sorted({*VALUE.findall(block), *re.findall("[♠♣♦♥]\\w+", block)})
            name = path.name.removeprefix(f"{language}.")
            found.append((name, *form, *rows, *names))
    return found


class TestLanguages:
    @pytest.mark.parametrize("language", LANGUAGES)
    def test_each_has_the_same_headings_values_and_figures(self, language: str) -> None:
        for own, english in zip(skeleton(language), skeleton(SOURCE), strict=True):
            assert own == english

    def test_every_value_is_known_and_used(self) -> None:
        known = book_values()
        used = {name for block in skeleton(SOURCE) for name in block if name in known}
        text = "".join(path.read_text("utf-8") for path in resource_path("book", SOURCE).iterdir())
        assert {*VALUE.findall(text)} == used
        assert not re.search(r"[{}#]|\*\*|\]\(", "".join(map(text_of, in_english())))

    def test_the_book_speaks_the_language_of_the_window(self, qapp: QGuiApplication) -> None:
        language, titles = Language(qapp), set()
        for code in (*LANGUAGES, SOURCE):
            language.use(code)
            titles.add(sections()[0].title)
        assert titles == {"Players and aim", "Spieler und Ziel", "Les joueurs et le but"}


class TestTricks:
    @pytest.mark.parametrize("name", TRICKS)
    def test_the_winner_is_that_of_the_rules_and_it_can_have_been_played(self, name: str) -> None:
        example = trick(name)
        winner = winning_seat(example.trick, example.joker_lead)
        assert winner is not None
        ringed = [face.card for face in faces(example.figure()) if face.is_ringed]
        assert ringed == [example.trick.card_of(winner)]
        assert len({*example.cards}) == 4
        others = [card for card in PACK if card not in example.cards]
        led = (example.cards[0], others[-1])
        empty = Trick(example.leader)
        assert example.cards[0] in playable(sorted_hand(led), empty, 10, example.joker_lead)


class TestHands:
    def test_what_may_be_played_stands_out(self) -> None:
        example = EXAMPLES["follow"]
        assert isinstance(example, HandExample)
        assert len(example.hand) == 12
        hand = faces(example.figure())[len(example.before.cards) :]
        assert [face.card for face in hand if face.is_raised] == list(example.allowed)
        assert [face.card for face in hand if face.is_veiled] == [
            card for card in example.hand if card not in example.allowed
        ]
        suits = {card.suit for card in example.allowed}
        assert suits == {example.before.cards[0].suit, None}

    def test_the_two_forms_differ_over_a_low_card(self) -> None:
        example = EXAMPLES["royal-due"]
        assert isinstance(example, TwoFormsExample)
        assert example.under(JokerLead.FORBIDDEN_ALWAYS).allowed == (QUINT_ROYAL,)
        assert example.under(JokerLead.FORBIDDEN_IF_WINNING).allowed == example.hand
        high = TwoFormsExample(example.before, parse_hand("K...+"))
        for rule in (JokerLead.FORBIDDEN_ALWAYS, JokerLead.FORBIDDEN_IF_WINNING):
            assert high.under(rule).allowed == (QUINT_ROYAL,)


class TestCards:
    def test_the_cachette_has_a_quint_whole_and_others_split(self) -> None:
        example = EXAMPLES["cachette"]
        assert isinstance(example, CachetteExample)
        (quint,) = example.quints
        ringed = {face.card for face in faces(example.figure()) if face.is_ringed}
        assert ringed == set(quint.cards)
        assert len(example.cards) == 5
        assert example.split
        for card in example.split:
            assert card not in quint.cards
            assert quints_in((*example.cards, *partners_of(card))) != example.quints


def partners_of(card: Card) -> tuple[Card, ...]:
    """The card that would make a quint of this one."""
    return tuple(
        other for quint in QUINTS if card in quint.cards for other in quint.cards if other != card
    )


class TestStart:
    def test_the_calls_are_legal_and_worth_what_they_say(self) -> None:
        example = EXAMPLES["calls"]
        assert isinstance(example, CallsExample)
        assert [example.values(calls)[-1] for calls in example.rounds] == [5, 10, 20]
        for calls in example.rounds:
            state = apply(new_match(RuleOptions(), example.dealer), Deal(shuffled_pack(1, 1))).after
            for call, value in zip(calls, example.values(calls), strict=True):
                assert why_illegal(state, call) is None
                state = apply(state, call).after
                assert state.dealt.trick_value == value


class TestFigures:
    @ALL
    def test_it_is_as_wide_as_the_column(self, name: str) -> None:
        figure = EXAMPLES[name].figure()
        assert figure_size(figure).width() == column_width()
        for ratio in (1.0, 2.0):
            picture = Pictures(LIGHT).figure(figure, ratio)
            assert picture.deviceIndependentSize().toSize() == figure_size(figure)

    @ALL
    @pytest.mark.parametrize("theme", [LIGHT, BAIZE, PAPER], ids=lambda theme: theme.name)
    def test_nothing_is_cut_off_at_its_sides(self, name: str, theme: object) -> None:
        image = Pictures(theme).figure(EXAMPLES[name].figure(), 1).toImage()  # type: ignore[arg-type]
        for x in (6, image.width() - 7):
            column = [image.pixelColor(x, y) for y in range(12, image.height() - 12)]
            steps = [abs(one.lightness() - other.lightness()) for one, other in pairwise(column)]
            assert max(steps) <= 4, f"something is drawn at {x}"


class TestScoreSheets:
    def test_what_is_told_of_the_deal_is_so(self) -> None:
        state = played_deal()
        deal = state.dealt
        third = deal.tricks[2]
        assert trick("deal-trick").trick.cards == third.cards
        assert trick("deal-trick").leader is third.leader
        assert third.winner is Seat.E
        club_four, club_ace = parse_card("C4"), parse_card("CA")
        assert {third.seat_of(card).side for card in (club_four, club_ace)} == {Side.NS}
        assert third.card_of(Seat.E) is parse_card("H5")
        assert [card for card in deal.cachette if card.suit is Suit.HEARTS][1:] == [
            parse_card("H2"),
            parse_card("H3"),
        ]
        assert {parse_card("DA"), parse_card("S3")} <= set(deal.cachette)
        played = [card for one in deal.tricks for card in one.cards]
        assert {parse_card("D4"), parse_card("S2")} <= set(played)
        assert Call.DOUBLE in deal.calls
        assert max(state.scores) < state.rules.target


class TestSources:
    def test_every_line_says_something_of_every_source(self) -> None:
        rows = [
            (line.split(" | ")[0], re.findall(r"\{(yes|no|partly|silent)\}", line))
            for line in chapter("sources", "en").splitlines()
            if "<small>" in line
        ]
        for way, marks in rows:
            assert len(marks) == 5, way
            is_ours = "{draw:ace_high}" in way
            assert is_ours or {"yes", "partly"} & {*marks}, f"{way}: somebody says so"
        names = ["Parlett", "earlier wording", "Goodall & Son", "Hoyle’s Games", "handbook", "ours"]
        assert all(name in text_of(section("sources")) for name in names)
        offered = [name for way, _ in rows for name in re.findall(r"\{lead:(\w+)\}", way)]
        assert offered == [rule.value for rule in JokerLead]

    def test_all_advice_has_its_source(self) -> None:
        items = re.findall(r"<li>(.*?)</li>", section("s13").body)
        assert len(items) > 6
        for item in items:
            assert re.search(r"\((Hoyle|Hoffmann|Parlett).*\)$|ours|our advice", item), item

    def test_reconstruction_and_house_decisions_are_named_as_ours(self) -> None:
        assert "reconstruction based on Short Whist" in text_of(section("s8"))
        assert "It is ours, not a source’s" in text_of(section("s8"))
        for anchor in ("s2-draw", "s5-quint-royal", "s8", "s9"):
            assert "House rule." in text_of(section(anchor))


@pytest.fixture(scope="module")
def screen(qapp: QGuiApplication) -> QPrinter:
    """A printer with a screen's resolution, so that its sheets can be inspected."""
    printer = QPrinter(QPrinter.PrinterMode.ScreenResolution)
    printer.setFullPage(True)
    printer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    return printer


@pytest.fixture(scope="module")
def book(screen: QPrinter) -> Pages:
    return Pages(PaperBook(), screen, PAPER_INCHES)


class TestPaper:
    @pytest.fixture
    def printer(self, tmp_path: Path) -> QPrinter:
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(tmp_path / "book.pdf"))
        return printer

    def test_the_whole_book_is_printed(self, printer: QPrinter, tmp_path: Path) -> None:
        assert print_pages(printer, PaperBook(), PAPER_INCHES)
        written = (tmp_path / "book.pdf").read_bytes()
        assert written.startswith(b"%PDF")
        pages = len(re.findall(rb"/Type /Page\b(?!s)", written))
        assert 10 < pages < 40

    def test_pictures_keep_their_captions(self, book: Pages) -> None:
        captions = 0
        block = book._document.begin()
        while block.isValid():
            caption = block.next()
            if is_picture(block) and caption.isValid():
                captions += 1
                foot = book._top_of(caption) + caption.layout().boundingRect().height() - 1
                assert book._page_at(foot) == book._page_of(block), caption.text()
            block = caption
        assert captions > 5

    def sheet(self, book: Pages, number: int) -> QImage:
        image = QImage(794, 1123, QImage.Format.Format_RGB32)  # A4 in a screen's dots
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        book.draw(painter, number)
        painter.end()
        return image

    def test_it_is_black_on_white(self, book: Pages) -> None:
        image = self.sheet(book, 1)
        colours = [
            image.pixelColor(x, y)
            for y in range(0, image.height() // 3, 2)
            for x in range(0, image.width(), 2)
        ]
        white = sum(colour == QColor("#FFFFFF") for colour in colours)
        assert white > 0.85 * len(colours)
        assert min(colour.lightness() for colour in colours) < 40
        assert all(colour.saturation() < 20 for colour in colours), "text has no colour on paper"

    def test_every_sheet_has_its_number(self, book: Pages) -> None:
        for number in range(1, book.count + 1):
            image = self.sheet(book, number)
            top, bottom = round(image.height() * 0.88), round(image.height() * 0.97)
            left, width = image.width() // 3, 264  # a multiple of 4: no bytes between the lines
            foot = image.copy(left, top, width, bottom - top)
            grey = foot.convertToFormat(QImage.Format.Format_Grayscale8)
            assert min(grey.constBits()) < 128, f"sheet {number} has no number"

    def test_all_of_the_text_is_laid_out(self, book: Pages) -> None:
        document = book._document
        assert document.pageCount() > 10
        block = document.begin()
        while block.isValid():
            assert block.layout().lineCount() or not block.text(), block.text()
            block = block.next()

    def test_no_heading_stands_alone_at_the_foot_of_a_page(self, book: Pages) -> None:
        block = book._document.begin()
        seen = 0
        while block.isValid():
            if block.blockFormat().headingLevel():
                after = block.next()
                assert book._end_page(after) == book._page_of(block), block.text()
                seen += 1
            block = block.next()
        assert seen > 20
