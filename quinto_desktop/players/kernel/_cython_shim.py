"""The parts of the `cython` module that the kernel needs, for where Cython is not installed.

The compiled kernel never uses it; interpreted, types and decorators do nothing.
"""

from __future__ import annotations

from typing import Any

compiled = False


class _Type(int):
    """A number type that can be subscripted, as in ``cython.int[4]`` and ``[::1]``."""

    def __class_getitem__(cls, _size: object) -> type[_Type]:
        return cls


uint = ulonglong = bint = uchar = double = p_float = void = _Type


def _same(thing: Any) -> Any:
    return thing


cclass = ccall = cfunc = final = _same


class _Nogil:
    """Both a decorator and a context."""

    def __call__(self, function: Any) -> Any:
        return function

    def __enter__(self) -> None: ...

    def __exit__(self, *_error: object) -> None: ...


nogil = _Nogil()


def exceptval(*_value: object, **_check: object) -> Any:
    """Leave the function unchanged."""
    return _same


def declare(_type: object, value: Any = None) -> Any:
    """Return the value itself."""
    return value


def address(value: Any) -> Any:
    """Return the value itself."""
    return value


def cast(_type: object, value: Any) -> Any:
    """Return the value itself."""
    return value


def __getattr__(name: str) -> Any:
    if name in {"int", "float"}:  # no names for a module to give: they would hide Python's own
        return _Type
    raise AttributeError(name)
