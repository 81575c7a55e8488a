"""The guided deal and the exercises."""
