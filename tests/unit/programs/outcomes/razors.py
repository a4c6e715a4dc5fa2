# Where a position is hopeless, its value at once is enough; the sum of all values is never read.
def value(place):
    return (place * 31 + 7) % 41 - 20


def search(place, depth, alpha, beta):
    if depth <= 0:
        return value(place)
    if depth == 1 and value(place) + 60 < alpha:
        found = search(place, 0, alpha, beta)
        if found < alpha:
            return found
    best, total = -99, 0
    for step in range(3):
        found = -search((place * 3 + step) % 97, depth - 1, -beta, -max(alpha, best))
        total = total + found
        if found > best:
            best = found
            if best >= beta:
                break
    return best


print(search(13, 5, -99, 99))
