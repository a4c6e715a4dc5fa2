def maxv(s, depth):
    if s <= 0 or depth == 0:
        return s % 7
    return max(minv(s - k, depth) for k in (1, 2, 5))

def minv(s, depth):
    if s <= 0:
        return s % 7
    return min(maxv(s - k, depth - 1) for k in (1, 3))

print(maxv(20, 3))
