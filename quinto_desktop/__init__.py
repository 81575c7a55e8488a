"""Quinto for the desktop: Professor Hoffmann's trick-taking game of about 1900."""

__version__ = "0.1.0"
