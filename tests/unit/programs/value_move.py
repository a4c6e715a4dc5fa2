def moves(s):
    return [m for m in (1, 3, 4) if m <= s]

def search(s, maxi):
    if s == 0:
        return (-1 if maxi else 1), None
    best, arg = (-9 if maxi else 9), None
    for m in moves(s):
        v, _ = search(s - m, not maxi)
        if (maxi and v > best) or (not maxi and v < best):
            best, arg = v, m
    return best, arg

print(search(7, True))
