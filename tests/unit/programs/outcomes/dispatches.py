# One function asks for the other two, and hands on what they say.
def value(heaps, first):
    return max_value(heaps) if first else min_value(heaps)


def after(heaps):
    return [heaps[:at] + (left,) + heaps[at + 1 :] for at, size in enumerate(heaps) for left in range(size)]


def max_value(heaps):
    found = [value(each, False) for each in after(heaps)]
    return max(found) if found else -1


def min_value(heaps):
    found = [value(each, True) for each in after(heaps)]
    return min(found) if found else 1


print(value((1, 2), True))
