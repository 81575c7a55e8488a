"""The errors that this program raises on purpose."""


class QuintoError(Exception):
    """Something went wrong that a person can be told about in one sentence.

    The message is that sentence: it says what is wrong and what to do.
    """


class NotationError(QuintoError, ValueError):
    """A text is not a card, a hand, a deal, a call or an option."""
