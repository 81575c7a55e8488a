"""The exceptions that Quinto raises deliberately."""


class QuintoError(Exception):
    """An error that can be explained to the user in one sentence.

    The message is that sentence: what is wrong, then what to do.
    """


class NotationError(QuintoError, ValueError):
    """A text that is not a valid card, hand, deal, call or option."""
