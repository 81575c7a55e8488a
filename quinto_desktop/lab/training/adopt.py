"""Add a header to networks that were made before model files had one.

``python -m quinto_desktop.lab.training.adopt NAME OLD NEW``: NAME is the model's, OLD a file of
bare numbers, NEW the one with a header. How such a network was made was not recorded, and the
header says so. The four that come with the program were adopted in this way. They had been made by
``quinto-lab train`` as it was at the commits 0ae7548 (policy, play model) and cdcd771 (the other
two): by the clock, so they cannot be reproduced exactly.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import get_args

from quinto_desktop.lab.training.model_files import headed, precision_of, write_whole
from quinto_desktop.players.kernel.model_file import Making
from quinto_desktop.players.kernel.networks import (
    AccumulatorName,
    ModelName,
    NetworkName,
    sizes_of,
)
from quinto_desktop.rules import QuintoError

_BYTES = {"f2": 2, "f4": 4}


def adopted(name: ModelName, numbers: bytes) -> bytes:
    """Add the header to a file's content.

    Args:
        name: Which model it is.
        numbers: The content of the file without one.

    Raises:
        QuintoError: The numbers are not such a model.
    """
    count = len(numbers) // _BYTES[precision_of(name)]
    one, two = [sum(sizes_of(name, hidden).values()) for hidden in (1, 2)]
    hidden = 1 + (count - one) // (two - one)
    if hidden < 1 or sum(sizes_of(name, hidden).values()) != count:
        raise QuintoError(f"These numbers are no {name}.")
    return headed(name, hidden, numbers, Making())


if __name__ == "__main__":
    _, model, old, new = sys.argv
    for known in (*get_args(NetworkName), *get_args(AccumulatorName)):
        if known == model:
            write_whole(Path(new), adopted(known, Path(old).read_bytes()))
