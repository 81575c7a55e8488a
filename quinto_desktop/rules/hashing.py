"""SHA-256 and HMAC-SHA-256, loaded when they are first asked for.

They bring OpenSSL, of 4 MB and 3 ms, which the process that thinks for the computer players and the
first picture never need.
"""


def sha256(data: bytes) -> bytes:
    """Return the hash of some bytes, 32 bytes."""
    import hashlib

    return hashlib.sha256(data).digest()


def mac(key: bytes, message: bytes) -> bytes:
    """Return a message's authentication code by RFC 2104 with SHA-256, 32 bytes."""
    import hmac

    return hmac.digest(key, message, "sha256")
