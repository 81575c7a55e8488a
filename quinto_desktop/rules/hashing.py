"""SHA-256 and HMAC-SHA-256 without OpenSSL, which `hashlib` loads: 4 MB and 3 ms.

A new game is dealt by them before the first picture. A build of Python may lack its own.
"""

from __future__ import annotations

from functools import cache
from typing import Any

_BLOCK_BYTES = 64


def sha256(data: bytes) -> bytes:
    """Return the hash of some bytes, 32 bytes."""
    digest: bytes = _implementation()(data).digest()
    return digest


@cache
def _implementation() -> Any:
    # To look in vain for a module takes longer than a hash.
    try:
        from _sha2 import sha256 as new_hash  # type: ignore[import-not-found]  # from 3.12 on
    except ImportError:
        try:
            from _sha256 import sha256 as new_hash  # type: ignore[import-not-found]
        except ImportError:
            from hashlib import sha256 as new_hash
    return new_hash


def mac(key: bytes, message: bytes) -> bytes:
    """Return a message's authentication code by RFC 2104 with SHA-256, 32 bytes.

    Raises:
        ValueError: The key has more than 64 bytes.
    """
    if len(key) > _BLOCK_BYTES:
        raise ValueError(f"keys have at most {_BLOCK_BYTES} bytes")
    padded = key.ljust(_BLOCK_BYTES, b"\0")
    inner = bytes(byte ^ 0x36 for byte in padded)
    outer = bytes(byte ^ 0x5C for byte in padded)
    return sha256(outer + sha256(inner + message))
