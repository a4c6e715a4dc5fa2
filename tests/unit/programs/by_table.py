def maxi(n):
    return max(STEP[1](n - k) for k in (1, 2) if k <= n) if n else -1

def mini(n):
    return min(STEP[0](n - k) for k in (1, 2) if k <= n) if n else 1

STEP = {0: maxi, 1: mini}
print(maxi(6))
