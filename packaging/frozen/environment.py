"""Runs before either frozen program: what the frozen program needs is not for others.

To find its own libraries, the program has been started with its folder in LD_LIBRARY_PATH. The
linker has read that; a browser, file manager or portal helper that we start must not.
"""

import os

_PATH = "LD_LIBRARY_PATH"

if f"{_PATH}_ORIG" in os.environ:
    os.environ[_PATH] = os.environ.pop(f"{_PATH}_ORIG")
else:
    os.environ.pop(_PATH, None)
