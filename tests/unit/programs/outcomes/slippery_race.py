"""A race on ice: whoever runs chooses how far, and chance how much of it is slipped back."""

ICE = ((0.5, 0), (0.25, 1), (0.25, 2))


def gain(place, left):
    if left == 0:
        return place * place % 7 - place
    best = -1000
    for step in (1, 2, 3):
        best = max(best, slide(place + step, left - 1))
    return best


def slide(place, left):
    total = 0
    for odds, slip in ICE:
        total += odds * gain(place - slip, left)
    return total


best, choice = -1000, None
for step in (1, 2, 3):
    worth = slide(2 + step, 1)
    if worth > best:
        best = worth
        choice = step
print("move", choice)
