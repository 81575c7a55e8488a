"""What the frozen program `quinto-lab` runs."""

import multiprocessing
import sys

from quinto_desktop.lab.__main__ import main

if __name__ == "__main__":
    # A match's workers are this program again: this is where they go their own way.
    multiprocessing.freeze_support()
    sys.exit(main())
