TREE = {'a': 'bcd', 'b': 'efg', 'c': 'hij', 'd': 'klm'}
LEAF = dict(zip('efghijklm', (3, 12, 8, 2, 4, 6, 14, 5, 2)))

def ab(node, is_max, lo=None, hi=None):
    if node in LEAF:
        return LEAF[node]
    best = None
    for child in TREE[node]:
        got = ab(child, not is_max, lo, hi)
        if best is None or (got > best if is_max else got < best):
            best = got
        if is_max:
            if lo is None or best > lo:
                lo = best
        else:
            if hi is None or best < hi:
                hi = best
        if lo is not None and hi is not None and lo >= hi:
            break
    return best

print(ab('a', True))
