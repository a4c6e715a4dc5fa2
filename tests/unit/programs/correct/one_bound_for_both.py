TREE = [[3, 17], [2, 12], [15]], [[25, 0], [2, 5]], [[3], [2, 14]]


def test(node, is_max, gamma):
    if isinstance(node, int):
        return node
    best = -1000 if is_max else 1000
    for child in node:
        if is_max:
            best = max(best, test(child, False, gamma))
            if best >= gamma:
                return best
        else:
            best = min(best, test(child, True, gamma))
            if best < gamma:
                return best
    return best


def mtdf(root, guess):
    low, high = -1000, 1000
    while low < high:
        gamma = guess + 1 if guess == low else guess
        guess = test(root, True, gamma)
        if guess < gamma:
            high = guess
        else:
            low = guess
    return guess


print(mtdf(TREE, 0))
