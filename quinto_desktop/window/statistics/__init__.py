"""The statistics window: figures with their intervals, charts and tables of them, exports."""
