"""The small parts that dialogs and panels share."""
