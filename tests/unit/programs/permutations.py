def permutations(items):
    if not items:
        yield []
        return
    for i in range(len(items)):
        for rest in permutations(items[:i] + items[i+1:]):
            yield [items[i]] + rest

print(list(permutations([1, 2, 3, 4])))
