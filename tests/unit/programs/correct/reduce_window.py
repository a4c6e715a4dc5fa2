from functools import reduce

def children(digits):
    """Replace two neighbours by the last digit of their sum, or by their difference."""
    found = []
    for i in range(len(digits) - 1):
        a, b = int(digits[i]), int(digits[i + 1])
        found += [digits[:i] + str(n) + digits[i + 2:] for n in ((a + b) % 10, abs(a - b))]
    return found

def maximum(digits, window):
    def narrow(w, child):
        low, high = w
        return w if low >= high else (max(low, minimum(child, w)), high)
    return reduce(narrow, children(digits), window)[0] if len(digits) > 1 else int(digits)

def minimum(digits, window):
    def narrow(w, child):
        low, high = w
        return w if low >= high else (low, min(high, maximum(child, w)))
    return reduce(narrow, children(digits), window)[1] if len(digits) > 1 else int(digits)

for digits in ("472", "8315", "90627"[:4]):
    print(digits, maximum(digits, (0, 9)), minimum(digits, (0, 9)))
