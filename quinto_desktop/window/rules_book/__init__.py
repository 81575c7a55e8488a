"""The rules book: the whole game for a newcomer, its drawn examples, and how it is printed.

Imported when the book is first opened, but for `anchors`, which is small.
"""
