def claim(fields, mine):
    if not fields:
        return 0
    got = []
    for field in fields:
        gain = field[0] * (1 if mine else -1)
        got.append(gain + claim(fields - {field}, not mine))
    return max(got) if mine else min(got)
print(claim(frozenset({(1, 2), (3, 1), (2, 2), (4, 5)}), True))
