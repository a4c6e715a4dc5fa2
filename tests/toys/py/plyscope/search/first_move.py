"""First move: follows the first move only, down to the end."""

from plyscope.game import A, Game, S


def first_move(game: Game[S, A], state: S) -> float:
    """The utility for MAX where the first moves lead."""

    def value(state):
        if game.is_terminal(state):
            return game.utility(state)
        action = game.actions(state)[0]
        return value(game.result(state, action))

    return value(state)
