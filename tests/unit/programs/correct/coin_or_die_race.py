from fractions import Fraction

TARGET = 6
DEVICES = {
    "coin": [(1, Fraction(1, 2)), (3, Fraction(1, 2))],
    "die": [(k, Fraction(1, 6)) for k in range(1, 7)],
}


def win_probability(mine, yours):
    """Chance that the player who is about to throw gets to TARGET first."""
    if yours >= TARGET:
        return Fraction(0)
    best = Fraction(0)
    for outcomes in DEVICES.values():
        chance = sum(p * (1 - win_probability(yours, mine + points)) for points, p in outcomes)
        best = max(best, chance)
    return best


def advice(mine, yours):
    def chance(device):
        return sum(p * (1 - win_probability(yours, mine + points)) for points, p in DEVICES[device])
    return max(DEVICES, key=chance)


print(win_probability(3, 3), advice(3, 3), advice(4, 3))
