"""Star1 in which chance is told who moves after it."""

LOW, HIGH = 0, 20


def larger(place, low, high):
    if isinstance(place, int):
        return place
    best = low
    for other in place:
        best = max(best, thrown(other, best, high, smaller))
        if best >= high:
            break
    return best


def smaller(place, low, high):
    if isinstance(place, int):
        return place
    best = high
    for other in place:
        best = min(best, thrown(other, low, best, larger))
        if best <= low:
            break
    return best


def thrown(outcomes, low, high, follow):
    done, rest = 0, 1
    for odds, place in outcomes:
        rest -= odds
        least = (low - done - rest * HIGH) / odds
        most = (high - done - rest * LOW) / odds
        found = follow(place, max(least, LOW), min(most, HIGH))
        done += odds * found
        if found <= least:
            return low
        if found >= most:
            return high
    return done


TREE = [
    [(0.5, [[(0.5, 3), (0.5, 17)], [(1, 9)]]), (0.5, [[(0.25, 12), (0.75, 15)], [(1, 4)]])],
    [(0.25, [[(1, 1)], [(0.5, 9), (0.5, 5)]]), (0.75, [[(0.5, 6), (0.5, 2)], [(1, 18)]])],
    [(0.5, [[(0.25, 16), (0.75, 8)], [(1, 11)]]), (0.5, [[(1, 13)], [(0.5, 20), (0.5, 10)]])],
]
print(larger(TREE, LOW, HIGH))
