"""Small widgets and helpers that dialogs and panels share."""
