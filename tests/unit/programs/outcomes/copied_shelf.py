import copy

class Shelf:
    """Jars of jam: take one, or all but one, of a jar. Who has nothing to take loses."""
    def __init__(self, jars):
        self.jars = jars
        self.turn = 0

    def after(self, i, left):
        other = copy.deepcopy(self)
        other.jars[i] = left
        other.turn = 1 - self.turn
        return other

def value(shelf):
    results = []
    for i, n in enumerate(shelf.jars):
        for left in sorted({n - 1, 1}):
            if 0 <= left < n:
                results.append(value(shelf.after(i, left)))
    if not results:
        return -1 if shelf.turn == 0 else 1
    return max(results) if shelf.turn == 0 else min(results)

print(value(Shelf([3, 1, 2])))
