"""Kayles: a ball knocks down one pin or two neighbouring pins. Whoever knocks down the last pin wins."""


def strikes(rows):
    for i, n in enumerate(rows):
        rest = rows[:i] + rows[i + 1:]
        for down in (1, 2):
            for left in range((n - down) // 2 + 1):
                yield tuple(sorted(rest + tuple(x for x in (left, n - down - left) if x)))


def first_wins(rows):
    return not all(map(first_wins, strikes(rows)))


for start in [(1, 2), (5,), (1, 4), (3, 3)]:
    good = [after for after in strikes(start) if not first_wins(after)]
    print(start, first_wins(start), "leave", good[0] if good else "(nothing helps)")
