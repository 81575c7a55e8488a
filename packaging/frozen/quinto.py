"""What the frozen program `quinto` runs."""

import sys

from quinto_desktop.__main__ import main

if __name__ == "__main__":
    sys.exit(main())
