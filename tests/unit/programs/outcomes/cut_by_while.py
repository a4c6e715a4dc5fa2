PAGES = ([6, 9, 4], [5, 1, 8], [7, 2, 3])

def read(page, low, high, best_for_me):
    if not isinstance(page, (list, tuple)):
        return page
    rest = list(page)
    while rest and low < high:
        worth = read(rest.pop(0), low, high, not best_for_me)
        if best_for_me:
            low = max(low, worth)
        else:
            high = min(high, worth)
    return low if best_for_me else high

print(read(PAGES, float("-inf"), float("inf"), True))
