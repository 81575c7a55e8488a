"""What can be heard."""
