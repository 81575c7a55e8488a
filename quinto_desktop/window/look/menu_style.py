"""The dress of the menus, which is loaded when one is first opened."""

from __future__ import annotations

from PySide6.QtWidgets import QMenu


def dress_menu(menu: QMenu) -> None:
    """Dress a menu, and those inside it, when it is first opened."""

    def dress() -> None:
        from quinto_desktop.window.look.styling import dress_opened_menu

        dress_opened_menu(menu)

    menu.aboutToShow.connect(dress)
