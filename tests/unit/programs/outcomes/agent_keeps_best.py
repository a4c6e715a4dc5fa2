"""An agent as in a course: the root chooses in a loop of its own, and here the last move is the best."""


class Maze:
    def __init__(self, scores):
        self.scores = scores

    def is_over(self):
        return not isinstance(self.scores, list)

    def moves(self):
        return range(len(self.scores))

    def after(self, move):
        return Maze(self.scores[move])


class Agent:
    def __init__(self, rounds):
        self.rounds = rounds

    def move(self, maze):
        most = float("-inf")
        choice = None
        for move in maze.moves():
            worth = self.value(maze.after(move), 1, 0)
            if worth > most:
                most = worth
                choice = move
        return choice

    def value(self, maze, agent, done):
        if maze.is_over() or done == self.rounds:
            return maze.scores
        following = (agent + 1) % 2
        found = [self.value(maze.after(move), following, done + (following == 0)) for move in maze.moves()]
        return max(found) if agent == 0 else min(found)


print(Agent(2).move(Maze([[[3, 5], [2, 9]], [[4, 1], [7, 4]], [[6, 8], [9, 7]]])))
