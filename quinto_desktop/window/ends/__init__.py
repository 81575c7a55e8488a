"""What ends a deal and a game: the account, the hands as they were dealt, and the winners."""
