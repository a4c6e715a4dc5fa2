"""Principal variation search, also called NegaScout.

If the first move is the best, it is enough to prove that the
others are no better, and a window with nothing inside proves
that with the most cuts. A move that turns out better is
searched again.

Values are real numbers here, so a window [alpha, alpha + 1] may
hold some. But nothing lies between a number and the next one
that the computer can represent: [alpha, nextafter(alpha)] is a
null window for all values.

Reinefeld, "An Improvement to the Scout Tree-Search Algorithm",
1983; Marsland & Campbell 1982.
"""

from math import inf, nextafter

from plyscope.game import MAX, A, Game, S


def pvs(
    game: Game[S, A],
    state: S,
    depth: float = inf,
    alpha: float = -inf,
    beta: float = inf,
) -> float:
    """The value of `state` for the side to move.

    So is the window [alpha, beta]. Between alpha and beta the
    answer is exact. At or below alpha it is an upper bound, at
    or above beta a lower bound.
    """

    def value(state, alpha, beta, depth, sign):
        if game.is_terminal(state):
            return sign * game.utility(state)
        if depth == 0:
            return sign * game.evaluate(state)
        v = -inf
        upper = beta
        for action in game.actions(state):
            child = game.result(state, action)
            t = -value(child, -upper, -alpha, depth - 1, -sign)
            if upper <= t < beta:
                t = -value(child, -beta, -t, depth - 1, -sign)
            v = max(v, t)
            if v >= beta:
                return v
            alpha = max(alpha, v)
            upper = nextafter(alpha, inf)
        return v

    sign = 1 if game.to_move(state) == MAX else -1
    return value(state, alpha, beta, depth, sign)


if __name__ == "__main__":
    from math import inf
    from textwrap import dedent

    from plyscope.own_game import own_game

    # Your game, as text.
    rules = """\
    class Sticks:
        initial = (7, "MAX")
        def to_move(self, state): return state[1]
        def actions(self, state): return [n for n in (1, 2, 3) if n <= state[0]]
        def result(self, state, action): return (state[0] - action, "MIN" if state[1] == "MAX" else "MAX")
        def is_terminal(self, state): return state[0] == 0
        def utility(self, state): return -1 if state[1] == "MAX" else 1
    """
    setting = own_game(dedent(rules)).entry.load('', {})
    game, state = setting.game, setting.state
    result = pvs(
        game,
        state,
        depth=inf,
        alpha=-inf,
        beta=inf,
    )
    print(result)
