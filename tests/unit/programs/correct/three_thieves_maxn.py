# Three thieves share a row of jewels: in turn each takes the leftmost or the rightmost one. Each thinks of himself.
NAMES = ("Ann", "Bob", "Cy")
JEWELS = [6, 1, 8, 3, 5, 9, 2]

def shares(first, last, thief):
    if first > last:
        return [0, 0, 0]
    best = None
    for jewel, rest in ((first, (first + 1, last)), (last, (first, last - 1))):
        vector = shares(*rest, (thief + 1) % 3)
        vector[thief] += JEWELS[jewel]
        if best is None or vector[thief] > best[thief]:
            best = vector
    return best

first, last, thief = 0, len(JEWELS) - 1, 0
bags = [0, 0, 0]
print(dict(zip(NAMES, shares(first, last, thief))))
while first <= last:
    left = shares(first + 1, last, (thief + 1) % 3)[thief] + JEWELS[first]
    right = shares(first, last - 1, (thief + 1) % 3)[thief] + JEWELS[last]
    if left >= right:
        bags[thief] += JEWELS[first]
        first += 1
    else:
        bags[thief] += JEWELS[last]
        last -= 1
    thief = (thief + 1) % 3
print(bags)
