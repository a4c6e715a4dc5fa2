# Chomp. rows = squares left in each row; the square at the top left is poisoned.
# The value is 1 if the player to bite can win, else 0.

def bites(rows):
    for r in range(len(rows)):
        for c in range(rows[r]):
            after = [min(n, c) if k >= r else n for k, n in enumerate(rows)]
            yield (r, c), tuple(n for n in after if n)

def value(rows):
    # an empty bar: the other one has just eaten the poison
    return max((1 - value(after) for _, after in bites(rows)), default=1)

bar = (3, 3)
print("value", value(bar))
for bite, after in bites(bar):
    if value(after) == 0:
        print("bite at row %d, column %d" % bite)
