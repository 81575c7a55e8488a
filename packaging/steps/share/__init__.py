"""What a Linux desktop gets that a program can write: pictures, completions and a manual page.

They are committed below `packaging/linux/share`, so that installing needs neither Qt nor this
package; tests say if they are no longer what it writes.
"""

from __future__ import annotations

from steps.workshop import Fault, Workshop


def build(workshop: Workshop) -> None:
    """Write everything into the checkout."""
    try:
        from steps.share.pictures import pictures
        from steps.share.texts import texts

        written = {**pictures(), **texts()}
    except ImportError as error:
        raise Fault(f"{error}; run this as .venv/bin/python packaging/build share.") from error
    for name, content in written.items():
        path = workshop.checkout / "packaging" / "linux" / "share" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
        print(path.relative_to(workshop.checkout))
