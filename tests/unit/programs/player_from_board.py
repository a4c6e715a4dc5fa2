X, O, EMPTY = "X", "O", None

def initial_state():
    return [[X, O, X], [EMPTY, O, EMPTY], [EMPTY, EMPTY, EMPTY]]

def player(board):
    n = sum(row.count(X) for row in board) - sum(row.count(O) for row in board)
    return X if n == 0 else O

def actions(board):
    return {(i, j) for i in range(3) for j in range(3) if board[i][j] is EMPTY}

def result(board, action):
    new = [row[:] for row in board]
    new[action[0]][action[1]] = player(board)
    return new

def winner(board):
    lines = board + [list(c) for c in zip(*board)]
    lines += [[board[i][i] for i in range(3)], [board[i][2 - i] for i in range(3)]]
    for p in (X, O):
        if [p] * 3 in lines:
            return p
    return None

def terminal(board):
    return winner(board) is not None or not actions(board)

def utility(board):
    return {X: 1, O: -1, None: 0}[winner(board)]

def minimax(board):
    if terminal(board):
        return None
    if player(board) == X:
        return max(sorted(actions(board)), key=lambda a: min_value(result(board, a)))
    return min(sorted(actions(board)), key=lambda a: max_value(result(board, a)))

def max_value(board):
    if terminal(board):
        return utility(board)
    v = -2
    for action in sorted(actions(board)):
        v = max(v, min_value(result(board, action)))
    return v

def min_value(board):
    if terminal(board):
        return utility(board)
    v = 2
    for action in sorted(actions(board)):
        v = min(v, max_value(result(board, action)))
    return v
