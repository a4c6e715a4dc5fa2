# Three players put a mark on a free place in turn; what each has is told by their names.
NAMES = ["Ann", "Ben", "Cat"]


def best_of(places, turn, depth):
    if depth == 0:
        return {name: count(places, seat + 1) for seat, name in enumerate(NAMES)}
    name, best = NAMES[turn], None
    for at, held in enumerate(places):
        if not held:
            after = places[:at] + (turn + 1,) + places[at + 1 :]
            found = best_of(after, (turn + 1) % 3, depth - 1)
            if best is None or found[name] > best[name]:
                best = found
    return best


def count(places, mark):
    return sum((at + 1) * (mark + 1) % 5 for at, held in enumerate(places) if held == mark)


print(best_of((0, 0, 0, 0, 0), 0, 4))
