# Alpha-beta for many agents that never cuts where two values are only equal.
RING = 11

def neighbours(p):
    return ((p - 1) % RING, (p + 1) % RING)

class RingState:
    def __init__(self, spots, dots, score):
        self.spots, self.dots, self.score = spots, dots, score
    def isOver(self):
        return self.spots[0] in self.spots[1:] or not self.dots
    def successor(self, agent, spot):
        spots = self.spots[:agent] + (spot,) + self.spots[agent + 1:]
        gain = 0
        if agent == 0:
            gain = 9 if spot in self.dots else -1
        if spots[0] in spots[1:]:
            gain -= 50
        return RingState(spots, self.dots - {spots[0]}, self.score + gain)

class AlphaBetaAgent:
    def __init__(self, depth):
        self.depth = depth
        self.expanded = 0
    def getAction(self, state):
        return self.maxi(state, 0, float("-inf"), float("inf"))
    def maxi(self, state, level, alpha, beta):
        if state.isOver() or level == self.depth:
            return state.score, None
        self.expanded += 1
        best = (float("-inf"), None)
        for spot in neighbours(state.spots[0]):
            v = self.mini(state.successor(0, spot), 1, level, alpha, beta)[0]
            if v > best[0]:
                best = (v, spot)
            if best[0] > beta:
                return best
            alpha = max(alpha, best[0])
        return best
    def mini(self, state, ghost, level, alpha, beta):
        if state.isOver():
            return state.score, None
        self.expanded += 1
        best = (float("inf"), None)
        for spot in neighbours(state.spots[ghost]):
            after = state.successor(ghost, spot)
            if ghost == len(state.spots) - 1:
                v = self.maxi(after, level + 1, alpha, beta)[0]
            else:
                v = self.mini(after, ghost + 1, level, alpha, beta)[0]
            if v < best[0]:
                best = (v, spot)
            if best[0] < alpha:
                return best
            beta = min(beta, best[0])
        return best

print(AlphaBetaAgent(3).getAction(RingState((0, 5, 7), frozenset({1, 2, 8, 9, 10}), 0)))
