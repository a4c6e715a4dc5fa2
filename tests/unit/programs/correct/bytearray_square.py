# On 3 x 3, X wants a 2 x 2 square of X; O wants to prevent it and wins with nothing. X begins.
SQUARES = [bytes(i in s for i in range(9)) for s in ({0, 1, 3, 4}, {1, 2, 4, 5}, {3, 4, 6, 7}, {4, 5, 7, 8})]
EMPTY, X, O = 0, 1, 2

def has_square(board):
    return any(all(board[i] == X for i in range(9) if square[i]) for square in SQUARES)

def x_wins(board, player):
    """any() for X, all() for O: the whole search is one quantifier after the other."""
    if has_square(board):
        return True
    if EMPTY not in board:
        return False
    quantifier = any if player == X else all
    return quantifier(x_wins(after, 3 - player) for after in put(board, player))

def put(board, player):
    at = board.find(EMPTY)
    while at >= 0:
        after = bytearray(board)
        after[at] = player
        yield after
        at = board.find(EMPTY, at + 1)

for text in ("010111220", "010110220", "100020010"):
    board = bytearray(map(int, text))
    print(text, x_wins(board, X), x_wins(board, O))
