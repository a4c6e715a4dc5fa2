# A counter on a ring of prizes. Who moves it? A dictionary of functions, one for each role.
PRIZES = (3, -2, 6, 0, -5, 4, 1, -1)
ORDER = ("max", "dice", "min", "dice")

def best_step(spot, plies):
    return max(value((spot + k) % 8, plies - 1) for k in (1, 3))

def worst_step(spot, plies):
    return min(value((spot - k) % 8, plies - 1) for k in (1, 3))

def average(spot, plies):
    return (2 * value(spot, plies - 1) + value((spot + 4) % 8, plies - 1)) / 3

ROLES = {"max": best_step, "min": worst_step, "dice": average}

def value(spot, plies):
    if plies == 0:
        return PRIZES[spot]
    role = ORDER[-plies % len(ORDER)]
    return ROLES[role](spot, plies)

scores = {k: value((0 + k) % 8, 7) for k in (1, 3)}
best = sorted(scores, key=scores.get)[-1]
print("step", best, "value", round(scores[best], 4))
