def wins(left):
    """Whether the player to move can take the last of the pebbles."""
    return (left >= 1 and not wins(left - 1)) or (left >= 2 and not wins(left - 2)) or (left >= 3 and not wins(left - 3))


print(wins(7))
