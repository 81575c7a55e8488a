"""The settings, and the dialog to change them."""
