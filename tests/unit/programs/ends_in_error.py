def minimax(n, maxi):
    if n == 0:
        return -1 if maxi else 1
    vals = [minimax(n - k, not maxi) for k in (1, 2) if k <= n]
    return max(vals) if maxi else min(vals)

START = 5
print(undefined_name)

def never():
    return 1
