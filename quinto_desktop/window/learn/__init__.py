"""What teaches: hints, the tutor, lessons, the deal editor, questions to the lab."""
