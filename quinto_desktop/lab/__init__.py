"""`quinto-lab`: Quinto on the command line, for playing, checking and measuring."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    import argparse

    # The standard library has no public name for what `add_subparsers` returns.
    Subparsers: TypeAlias = argparse._SubParsersAction[argparse.ArgumentParser]  # noqa: SLF001
