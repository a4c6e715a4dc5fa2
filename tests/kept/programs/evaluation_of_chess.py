"""How good a state is for MAX: an evaluation for Chess.

A search to a depth asks for it where it stops. Choose it under "Evaluation" beside a game,
or let it play against another one in a duel. It should lie between the worst and the best utility.
"""


def evaluate(game, state):
    # A state is, for example, Position('rnbqkbnrpppppppp................................PPPPPPPPRNBQ…
    # What game.features(state) tells, by its place:
    # 0: Material in pawns
    # 1: Squares to move to
    # 2: Pawns beside their king
    # 3: Pawns passed, less doubled and isolated
    # 4: Near the centre
    return game.evaluate(state)
