"""Tips are rich text, and whatever a player is called is shown as it is."""

from quinto_desktop.window.text.tips import as_tip


def test_each_line_of_a_tip_is_a_paragraph() -> None:
    assert as_tip("One.\nTwo.") == "<p>One.</p><p>Two.</p>"
    assert as_tip("One.", "margin: 2px 0") == '<p style="margin: 2px 0">One.</p>'
    assert as_tip("") == ""


def test_a_name_is_no_markup() -> None:
    assert as_tip("<b>Ada</b> & Ben") == "<p>&lt;b&gt;Ada&lt;/b&gt; &amp; Ben</p>"
