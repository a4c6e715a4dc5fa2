"""Positions for agents, as they import them from `pacman`: those of a game that is a tree."""


class GameState:
    """A position: a node of a tree, known by its name, and the agent whose move has led to it. Each
    tree has a class of its own."""

    successors = {}
    scores = {}
    wins = ()
    losses = ()
    agents = 2

    def __init__(self, name, moved=None):
        self.name, self.moved = name, moved

    def getLegalActions(self, agentIndex=0):
        return list(self.successors.get(self.name, {}))

    def getLegalPacmanActions(self):
        return self.getLegalActions(0)

    def generateSuccessor(self, agentIndex, action):
        if not 0 <= agentIndex < self.agents:
            raise Exception("There is no agent " + str(agentIndex))
        return type(self)(self.successors[self.name][action], agentIndex)

    def generatePacmanSuccessor(self, action):
        return self.generateSuccessor(0, action)

    def isWin(self):
        return self.name in self.wins

    def isLose(self):
        return self.name in self.losses

    def getNumAgents(self):
        return self.agents

    def getScore(self):
        return self.scores.get(self.name, 0)

    def __eq__(self, other):
        return isinstance(other, GameState) and self.name == other.name

    def __hash__(self):
        return hash(self.name)

    def __repr__(self):
        return self.name


def position(text, agents=2, scores=None, wins=(), losses=(), start=""):
    """The first position of a tree. Each line of the text has a node, an action and the node it
    leads to; `start` is the first of them, if it is not the first in the text. `scores` are the
    scores of nodes by their names."""
    successors = {}
    for line in text.strip().splitlines():
        node, action, after = line.split()
        successors.setdefault(node, {})[action] = after
    named = dict(
        successors=successors,
        agents=agents,
        scores=scores or {},
        wins=tuple(wins),
        losses=tuple(losses),
    )
    return type("GameState", (GameState,), named)(start or next(iter(successors)))


ACTIONS = ("Left", "Center", "Right", "Stop")


def from_lists(tree, agents=2):
    """The first position of a tree that is written as nested lists. Its numbers are the ends of the
    game with their scores: lost if they are below 0, otherwise won. A position before the end has
    the score 0, or, written as {5: [1, 2]}, the score 5. The nodes are called root, rootL, rootLC,
    …, by the actions that lead to them."""
    lines, scores, wins, losses = [], {}, [], []

    def read(node, name):
        if isinstance(node, dict):
            ((scores[name], node),) = node.items()
        if not isinstance(node, list):
            scores[name] = node
            (losses if node < 0 else wins).append(name)
            return
        for action, child in zip(ACTIONS, node):
            lines.append(f"{name} {action} {name}{action[0]}")
            read(child, name + action[0])

    read(tree, "root")
    return position("\n".join(lines), agents, scores, wins, losses, "root")
