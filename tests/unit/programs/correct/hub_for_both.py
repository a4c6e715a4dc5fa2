from math import inf


class Row:
    def __init__(self, left, lead, turn):
        self.left, self.lead, self.turn = left, lead, turn

    def after(self):
        for place, gain in enumerate(self.left):
            rest = self.left[:place] + self.left[place + 1 :]
            yield Row(rest, self.lead + self.turn * gain * (place + 1), -self.turn)


def highest(row, depth, low, high):
    best, way = -inf, []
    for each in row.after():
        found, rest = hub(each, depth - 1, low, high, is_max=False)
        if found > best:
            best, way = found, [each.left, *rest]
        low = max(low, best)
        if high <= low:
            break
    return best, way


def lowest(row, depth, low, high):
    best, way = inf, []
    for each in row.after():
        found, rest = hub(each, depth - 1, low, high, is_max=True)
        if found < best:
            best, way = found, [each.left, *rest]
        high = min(high, best)
        if high <= low:
            break
    return best, way


def hub(row, depth, low, high, is_max):
    if depth == 0:
        return row.lead, []
    if is_max:
        return highest(row, depth, low, high)
    return lowest(row, depth, low, high)


print(hub(Row((3, 1, 4, 1), 0, 1), 3, -inf, inf, True))
