import random

def legal(state, agent):
    x, y = state["pos"][agent]
    return [(x + dx, y + dy) for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))
            if 0 <= x + dx < 3 and 0 <= y + dy < 3 and (x + dx, y + dy) not in state["walls"]]

def successor(state, agent, cell):
    new = {**state, "pos": {**state["pos"], agent: cell}}
    if agent == 0 and cell in new["food"]:
        new["food"] = [f for f in new["food"] if f != cell]
        new["score"] += 10
    return new

def dead(state):
    return any(state["pos"][a] == state["pos"][0] for a in state["pos"] if a > 0)

def evaluate(state):
    return state["score"] - 500 * dead(state)

class MultiAgentSearch:
    def __init__(self, plies):
        self.plies = plies

    def choose(self, state):
        cells = legal(state, 0)
        scores = [self.search(successor(state, 0, c), 1, self.plies - 1) for c in cells]
        bestScore = max(scores)
        bestIndices = [i for i in range(len(scores)) if scores[i] == bestScore]
        return bestScore, cells[random.choice(bestIndices)]

    def search(self, state, agent, plies):
        if plies == 0 or dead(state) or not state["food"]:
            return evaluate(state)
        following = (agent + 1) % len(state["pos"])
        scores = [self.search(successor(state, agent, c), following, plies - 1) for c in legal(state, agent)]
        return max(scores) if agent == 0 else min(scores)

world = {"pos": {0: (0, 0), 1: (2, 2), 2: (2, 0)}, "walls": {(1, 1)}, "food": [(0, 2), (1, 2)], "score": 0}
print(*MultiAgentSearch(4).choose(world))
