def answer(candles):
    """The pair (candle, how far to burn it down) after which the other one loses."""
    for i, length in enumerate(candles):
        for k in range(1, length + 1):
            rest = candles[:i] + (length - k,) + candles[i + 1:]
            turn = 0
            while any(rest):
                j, n = answer(rest)
                rest = rest[:j] + (rest[j] - n,) + rest[j + 1:]
                turn += 1
            if turn % 2 == 0:
                return i, k
    i = next(i for i, length in enumerate(candles) if length)
    return i, 1

print(answer((2, 1, 1)))
