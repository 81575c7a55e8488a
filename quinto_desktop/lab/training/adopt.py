"""Put trained models into the program: ``python -m quinto_desktop.lab.training.adopt FILE…``.

`quinto-lab train` leaves the hours out of the headers, so that the same command gives the same
bytes; it prints them at its end. Here they are entered (``--hours``), everything else stays as it
is, and the files take the place of those that the program has. A model that does not say how it was
made, or that this program could not use, is refused.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from msgspec.structs import replace

from quinto_desktop.lab.training.layers import features_of, write_whole
from quinto_desktop.players import kernel
from quinto_desktop.players.kernel.model_file import file_of_model, model_from
from quinto_desktop.players.kernel.networks import (
    MODEL_NAMES,
    ModelName,
    accumulator_network_from,
    network_from,
)
from quinto_desktop.rules import QuintoError

MOST_HOURS = 10_000


def adopted(name: ModelName, content: bytes, hours: float) -> bytes:
    """The content of a model's file, with the hours of processor time in its header.

    Raises:
        QuintoError: The program could not use it, or it does not say how it was made.
    """
    if name == "accumulator_play_model" or name == "beliefs":
        accumulator_network_from(content, name)
    else:
        network_from(content, name)
    model = model_from(content, name, features_of(name))
    making = model.making
    if None in (making.command, making.seed, making.commit, making.samples):
        raise QuintoError(
            f"{name}.bin does not say how it was made; train it with quinto-lab train, in a git "
            "checkout."
        )
    return file_of_model(replace(model, making=replace(making, hours=round(hours, 2))))


def main(arguments: Sequence[str] | None = None, folder: Path | None = None) -> int:
    """Adopt the files that are named.

    Returns:
        0, or 2 after an error: no model is adopted but those that were written before it.
    """
    parser = argparse.ArgumentParser(description="Put trained models into the program.")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="such as policy.bin")
    parser.add_argument("--hours", type=_hours, required=True, help="as train has printed them")
    wanted = parser.parse_args(arguments)
    folder = folder or Path(kernel.__file__).parent
    try:
        made = {}
        for path in wanted.files:
            name = next((known for known in MODEL_NAMES if known == path.stem), None)
            if name is None:
                raise QuintoError(f"“{path.name}” is none of {', '.join(MODEL_NAMES)}.")
            made[name] = adopted(name, path.read_bytes(), wanted.hours)
        for name, content in made.items():
            write_whole(folder / f"{name}.bin", content)
    except (QuintoError, OSError) as error:
        print(f"adopt: {error}", file=sys.stderr)
        return 2
    print(
        "Now raise NUMBER and renew NETWORKS in players/judging/version.py, then run quinto-lab "
        "puzzles renew resources/puzzles.json."
    )
    return 0


def _hours(text: str) -> float:
    try:
        hours = float(text)
    except ValueError:
        hours = 0.0
    if not 0 < hours <= MOST_HOURS:
        raise argparse.ArgumentTypeError(f"“{text[:20]}” is not a number of hours, such as 1.5.")
    return hours


if __name__ == "__main__":
    sys.exit(main())
