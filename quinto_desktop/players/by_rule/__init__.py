"""The players by rule, who look one trick ahead at most: Novice and Casual."""
