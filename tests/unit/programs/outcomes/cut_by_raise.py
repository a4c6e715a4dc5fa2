class Enough(Exception):
    pass


def climb(hill, low, high, up):
    if isinstance(hill, int):
        return hill
    best = None
    try:
        for path in hill:
            found = climb(path, low, high, not up)
            if best is None or (found > best if up else found < best):
                best = found
            if up:
                low = max(low, best)
            else:
                high = min(high, best)
            if low >= high:
                raise Enough
    except Enough:
        pass
    return best


print(climb([[5, 6], [7, 4, 3], [3, 8]], -50, 50, True))
