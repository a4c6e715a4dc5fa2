def ab(node, a, b, big):
    if isinstance(node, int):
        return node
    if big:
        for child in node:
            if a < b:
                a = max(a, ab(child, a, b, False))
        return a
    for child in node:
        if a < b:
            b = min(b, ab(child, a, b, True))
    return b

print(ab([[3, 12, 8], [2, 4, 6], [14, 5, 2]], -99, 99, True))
