class Maze:
    def __init__(self, seats, crumbs, points=0):
        self.seats, self.crumbs, self.points = seats, crumbs, points
    def agents(self):
        return len(self.seats)
    def over(self):
        return not self.crumbs or self.seats[0] in self.seats[1:]
    def legal(self, agent):
        at = self.seats[agent]
        return [step for step in ("back", "on") if 0 <= at + (1 if step == "on" else -1) <= 7]
    def after(self, agent, step):
        seats = list(self.seats)
        seats[agent] += 1 if step == "on" else -1
        eaten = agent == 0 and seats[0] in self.crumbs
        points = self.points + 10 * eaten - (agent == 0)
        if seats[0] in seats[1:]:
            points -= 200
        return Maze(seats, self.crumbs - {seats[0]} if eaten else self.crumbs, points)

class SearchAgent:
    def __init__(self, depth):
        self.depth = depth
    def getAction(self, gameState):
        def maxValue(state, depth):
            if state.over() or depth == self.depth:
                return state.points
            return max(minValue(state.after(0, step), depth, 1) for step in state.legal(0))
        def minValue(state, depth, ghost):
            if state.over():
                return state.points
            best = -10**9
            for step in state.legal(ghost):
                after = state.after(ghost, step)
                if ghost + 1 == state.agents():
                    best = max(best, maxValue(after, depth + 1))
                else:
                    best = max(best, minValue(after, depth, ghost + 1))
            return best
        return max(gameState.legal(0), key=lambda step: minValue(gameState.after(0, step), 0, 1))

print(SearchAgent(2).getAction(Maze([3, 6, 0], {1, 2, 4, 5})))
