# Alpha-beta that answers with an end of its window.
def search(pile, points, mine, low, high):
    if pile == 0:
        return points - 9
    for take in (1, 2, 3):
        if take > pile:
            break
        if mine:
            low = max(low, search(pile - take, points + take * (pile % 3), False, low, high))
        else:
            high = min(high, search(pile - take, points - take * (pile % 2), True, low, high))
        if low >= high:
            break
    return low if mine else high


print(search(6, 0, True, -99, 99))
