from collections import defaultdict
import math

class Board(defaultdict):
    def __init__(self, to_move, painted=()):
        super().__init__(lambda: ' ', painted)
        self.to_move, self.utility = to_move, 0
    def with_square(self, square):
        other = 'O' if self.to_move == 'X' else 'X'
        return Board(other, {**self, square: self.to_move})

class Corridor:
    """Paint a square of the strip, but never next to one of your own colour. Who cannot, loses."""
    def __init__(self, width=6):
        self.squares = set(range(width))
        self.initial = Board('X')
    def actions(self, board):
        return [s for s in sorted(self.squares - set(board))
                if board.get(s - 1) != board.to_move != board.get(s + 1)]
    def result(self, board, square):
        player = board.to_move
        board = board.with_square(square)
        if not self.actions(board):
            board.utility = 1 if player == 'X' else -1
        return board
    def is_terminal(self, board):
        return board.utility != 0
    def utility(self, board, player):
        return board.utility if player == 'X' else -board.utility

def paint_well(game, state):
    """(what the game is worth, which square to paint)"""
    player = state.to_move
    def max_value(state):
        if game.is_terminal(state):
            return game.utility(state, player), None
        v, move = -math.inf, None
        for a in game.actions(state):
            v2, _ = min_value(game.result(state, a))
            if v2 > v:
                v, move = v2, a
        return v, move
    def min_value(state):
        if game.is_terminal(state):
            return game.utility(state, player), None
        v, move = +math.inf, None
        for a in game.actions(state):
            v2, _ = max_value(game.result(state, a))
            if v2 < v:
                v, move = v2, a
        return v, move
    return max_value(state)

game = Corridor()
second = game.result(game.initial, 2)
print(paint_well(game, game.initial), paint_well(game, second))
