"""The lessons: their texts, their panel and what it points at."""
