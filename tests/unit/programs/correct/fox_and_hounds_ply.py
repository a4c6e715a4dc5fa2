import copy

# The fox (agent 0) wants to get far away, three hounds want to be near. One counter of plies for all.
PATHS = {"a": "bc", "b": "acd", "c": "abe", "d": "bef", "e": "cdg", "f": "dg", "g": "ef"}
STEPS = {"a": 0, "b": 1, "c": 1, "d": 2, "e": 2, "f": 3, "g": 3}


class Forest:
    def __init__(self):
        self.where = ["d", "a", "a"]
        self.trail = []

    def go(self, agent, spot):
        self.where[agent] = spot
        self.trail.append(spot)

    def caught(self):
        return self.where[0] in self.where[1:]

    def distance(self):
        return sum(abs(STEPS[h] - STEPS[self.where[0]]) for h in self.where[1:])


def value(forest, ply, last):
    if forest.caught():
        return -100 + ply
    if ply == last:
        return forest.distance()
    agent = ply % len(forest.where)
    results = []
    for spot in PATHS[forest.where[agent]]:
        nxt = copy.deepcopy(forest)
        nxt.go(agent, spot)
        results.append(value(nxt, ply + 1, last))
    if agent == 0:
        return max(results)
    return min(results)


print("two rounds:", value(Forest(), 0, 2 * 3))
