"""What searches import as `games`: the book's `Game`, and games to judge them on."""


class Game:
    """A game. Its first state is `initial`."""

    initial = None

    def actions(self, state):
        raise NotImplementedError

    def result(self, state, move):
        raise NotImplementedError

    def utility(self, state, player=None):
        raise NotImplementedError

    def terminal_test(self, state):
        return not self.actions(state)

    def is_terminal(self, state):
        return self.terminal_test(state)

    def to_move(self, state):
        raise NotImplementedError

    def display(self, state):
        print(state)

    def __repr__(self):
        return f"<{type(self).__name__}>"


class TreeGame(Game):
    """A tree of nested lists, whose numbers are worth so much to MAX. A state is the moves so far,
    such as "a1 b2"."""

    tree = ()

    def find(self, state):
        node = self.tree
        for move in state.split():
            node = node[int(move[1:]) - 1]
        return node

    def actions(self, state):
        node = self.find(state)
        letter = "abcdefgh"[len(state.split())]
        return [f"{letter}{at}" for at in range(1, len(node) + 1)] if isinstance(node, list) else []

    def result(self, state, move):
        return f"{state} {move}".strip()

    def utility(self, state, player="MAX"):
        value = self.find(state)
        return value if player == "MAX" else -value

    def to_move(self, state):
        return "MIN" if len(state.split()) % 2 else "MAX"


def tree_game(tree):
    """The game of a tree, and its first state."""
    return type("TreeGame", (TreeGame,), {"tree": tree, "initial": ""})(), ""


class Coins(Game):
    """Whoever takes the last coin wins; one, two or three are taken. A state is the number of coins
    that are left and the player to move."""

    def actions(self, state):
        return [taken for taken in (1, 2, 3) if taken <= state[0]]

    def result(self, state, move):
        return state[0] - move, "MIN" if state[1] == "MAX" else "MAX"

    def utility(self, state, player="MAX"):
        return -1 if state[1] == player else 1

    def to_move(self, state):
        return state[1]


def coins(count):
    """The game with so many coins, and its first state."""
    return Coins(), (count, "MAX")


class _Ours(Game):
    """A game of Plyscope in the book's form: `position` gives it its rules."""

    def actions(self, state):
        return list(self._moves(state))

    def result(self, state, move):
        return self._after(state, move)

    def utility(self, state, player="MAX"):
        value = self._worth(state)
        return value if player == "MAX" else -value

    def terminal_test(self, state):
        return self._is_over(state)

    def to_move(self, state):
        return self._mover(state)


def position(name, text):
    """A game of Plyscope in a position, and its state."""
    from plyscope.games import load

    game, state = load(name, text)
    rules = {
        "_moves": staticmethod(game.actions),
        "_after": staticmethod(game.result),
        "_worth": staticmethod(game.utility),
        "_is_over": staticmethod(game.is_terminal),
        "_mover": staticmethod(game.to_move),
        "initial": state,
    }
    return type("Game", (_Ours,), rules)(), state
