# A runner (0) on a ring of rooms, and two ghosts that want him far from the gold.
def value(rooms, agent, depth):
    if agent == 3:
        agent, depth = 0, depth - 1
    if depth == 0 or rooms[0] in rooms[1:]:
        return -9 if rooms[0] in rooms[1:] else 7 - (rooms[0] - 5) % 7
    found = []
    for step in (1, -1):
        moved = list(rooms)
        moved[agent] = (moved[agent] + step) % 7
        found.append(value(tuple(moved), agent + 1, depth))
    if agent == 0:
        return max(found)
    return min(found)


def choose(rooms):
    best, most = None, -99
    for step in (1, -1):
        found = value(((rooms[0] + step) % 7, *rooms[1:]), 1, 2)
        if found > most:
            best, most = step, found
    return best


print(choose((1, 3, 6)))
