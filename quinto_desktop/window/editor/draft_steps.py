"""What was changed in the deal editor, to be taken back."""

from __future__ import annotations

from quinto_desktop.game.sharing.deal_draft import DealDraft


class DraftSteps:
    """The drafts of a deal, one after the other.

    Args:
        draft: The first.

    Attributes:
        draft: The present one.
    """

    def __init__(self, draft: DealDraft) -> None:
        self.draft = draft
        self._before: list[DealDraft] = []
        self._after: list[DealDraft] = []

    @property
    def can_undo(self) -> bool:
        """Whether anything has been changed."""
        return bool(self._before)

    def take(self, draft: DealDraft) -> None:
        """Go on to another draft."""
        if draft != self.draft:
            self._before.append(self.draft)
            self._after.clear()
            self.draft = draft

    def undo(self) -> bool:
        """Go back to the draft before, if there is one; return whether there was."""
        if not self._before:
            return False
        self._after.append(self.draft)
        self.draft = self._before.pop()
        return True

    def redo(self) -> bool:
        """Take up again what was taken back last; return whether anything was."""
        if not self._after:
            return False
        self._before.append(self.draft)
        self.draft = self._after.pop()
        return True
