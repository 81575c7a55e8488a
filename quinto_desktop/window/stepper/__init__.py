"""Going through a game step by step: replays, reviews, puzzles and exercises."""
