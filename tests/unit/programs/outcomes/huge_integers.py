def pick(bag, mine):
    if isinstance(bag, int):
        return bag
    got = [pick(each, not mine) for each in bag]
    return max(got) if mine else min(got)
print(pick([[10**400 + 7, 10**400 + 5], [10**400 + 4, 10**400 + 3]], True) - 10**400)
