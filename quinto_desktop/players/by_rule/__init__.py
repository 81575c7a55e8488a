"""The rule players, Novice and Casual, who look at most one trick ahead."""
