class Spot:
    def __init__(self, worth=None, below=()):
        self.worth = worth
        self.below = list(below)


def grow(height, width, seed):
    if height == 0:
        return Spot(worth=seed * 7919 % 23)
    return Spot(below=[grow(height - 1, width, seed * width + k) for k in range(width)])


def count(spot):
    return 1 + sum(count(each) for each in spot.below)


def best(spot, up, low, high):
    if not spot.below:
        return spot.worth
    for each in spot.below:
        found = best(each, not up, low, high)
        if up:
            low = max(low, found)
        else:
            high = min(high, found)
        if low >= high:
            break
    return low if up else high


top = grow(4, 3, 1)
print(count(top), "spots")
print(best(top, True, -100, 100))
