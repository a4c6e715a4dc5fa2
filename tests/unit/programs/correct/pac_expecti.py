"""Expectimax for Pac-Man: the ghosts walk at random, each step equally likely."""
MOVES = {"N": (-1, 0), "S": (1, 0), "W": (0, -1), "E": (0, 1)}

class State:
    size = 3
    def __init__(self, agents, pellets, points=0):
        self.agents, self.pellets, self.points = agents, pellets, points
    def legal(self, i):
        r, c = self.agents[i]
        return [m for m, (dr, dc) in MOVES.items() if 0 <= r + dr < self.size and 0 <= c + dc < self.size]
    def after(self, i, m):
        agents = list(self.agents)
        agents[i] = (agents[i][0] + MOVES[m][0], agents[i][1] + MOVES[m][1])
        eaten = i == 0 and agents[0] in self.pellets
        return State(agents, self.pellets - {agents[0]} if eaten else self.pellets, self.points + 5 * eaten)
    def caught(self):
        return self.agents[0] in self.agents[1:]

class ExpectimaxAgent:
    def __init__(self, rounds):
        self.rounds = rounds

    def score(self, state):
        return state.points - (40 if state.caught() else 0)

    def getAction(self, state):
        return max(state.legal(0), key=lambda m: self.expValue(state.after(0, m), 1, self.rounds))

    def maxValue(self, state, rounds):
        if rounds == 0 or state.caught() or not state.pellets:
            return self.score(state)
        return max(self.expValue(state.after(0, m), 1, rounds) for m in state.legal(0))

    def expValue(self, state, ghost, rounds):
        if state.caught() or not state.pellets:
            return self.score(state)
        moves = state.legal(ghost)
        p = 1 / len(moves)
        total = 0
        for m in moves:
            nxt = state.after(ghost, m)
            if ghost + 1 < len(state.agents):
                total += p * self.expValue(nxt, ghost + 1, rounds)
            else:
                total += p * self.maxValue(nxt, rounds - 1)
        return total

start = State([(0, 1), (2, 2), (1, 2)], frozenset({(0, 2), (1, 0)}))
agent = ExpectimaxAgent(2)
print("Expected score:", round(agent.maxValue(start, 2), 4))
print("Action:", agent.getAction(start))
