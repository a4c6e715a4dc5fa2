"""Null windows again and again: what they prove stays on the nodes, and the window has names of its own inside."""


class Place:
    def __init__(self, nested):
        self.worth = None if isinstance(nested, list) else nested
        self.on = [Place(each) for each in nested] if isinstance(nested, list) else []
        self.least, self.most = -100, 100


def search(place, p, q, mine):
    if place.least >= q:
        return place.least
    if place.most <= p:
        return place.most
    if place.worth is not None:
        return place.worth
    floor, roof = max(p, place.least), min(q, place.most)
    low, high = floor, roof
    best = -100 if mine else 100
    for other in place.on:
        found = search(other, low, high, not mine)
        if mine:
            best = max(best, found)
            low = max(low, best)
        else:
            best = min(best, found)
            high = min(high, best)
        if low >= high:
            break
    if best <= floor:
        place.most = best
    elif best >= roof:
        place.least = best
    else:
        place.least = place.most = best
    return best


start = Place([[[5, 6], [7, 4, 5]], [[3, 8]], [[6, 2], [6, 9]], [[7, 1], [5, 9]], [[9, 8], [6]]])
least, most, guess = -99, 99, 0
while least < most:
    edge = guess + 1 if guess == least else guess
    guess = search(start, edge - 1, edge, True)
    if guess < edge:
        most = guess
    else:
        least = guess
print(guess)
