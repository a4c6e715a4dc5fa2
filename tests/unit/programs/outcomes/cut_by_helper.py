BOXES = [[8, 5, 7], [3, 9, 9], [6, 4, 2]]

def closed(low, high):
    return low >= high

def best_of(children, low, high):
    for child in children:
        low = max(low, open_box(child, low, high, False))
        if closed(low, high):
            break
    return low

def worst_of(children, low, high):
    for child in children:
        high = min(high, open_box(child, low, high, True))
        if closed(low, high):
            break
    return high

def open_box(box, low, high, mine):
    if isinstance(box, int):
        return box
    return best_of(box, low, high) if mine else worst_of(box, low, high)

print(open_box(BOXES, -100, 100, True))
