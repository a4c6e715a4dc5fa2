TREE = {"a": ["b", "c", "d"], "b": [3, 12, 8], "c": [2, 4, 6], "d": [14, 5, 2]}


def largest(place):
    if isinstance(place, int):
        return place
    return max(smallest(TREE[place][k]) for k in range(3))


def smallest(place):
    if isinstance(place, int):
        return place
    return min(largest(TREE[place][k]) for k in range(3))


print([smallest(place) for place in TREE["a"]])
