ROWS, COLS = 3, 4
EMPTY, RED, YELLOW = 0, 1, 2

def new_board():
    return [[EMPTY] * COLS for _ in range(ROWS)]

def drop(board, col, who):
    for r in range(ROWS - 1, -1, -1):
        if board[r][col] == EMPTY:
            board[r][col] = who
            return r

def three(board, who):
    for r in range(ROWS):
        for c in range(COLS):
            for dr, dc in ((0, 1), (1, 0), (1, 1), (1, -1)):
                if 0 <= r + 2*dr < ROWS and 0 <= c + 2*dc < COLS:
                    if all(board[r + k*dr][c + k*dc] == who for k in range(3)):
                        return True
    return False

def get_valid(board):
    return [c for c in range(COLS) if board[0][c] == EMPTY]

def minimax(board, depth, alpha, beta, maximizingPlayer):
    valid = get_valid(board)
    if three(board, RED): return (None, 100)
    if three(board, YELLOW): return (None, -100)
    if depth == 0 or not valid: return (None, 0)
    if maximizingPlayer:
        value = float('-inf')
        column = valid[0]
        for col in valid:
            b_copy = [row[:] for row in board]
            drop(b_copy, col, RED)
            new_score = minimax(b_copy, depth - 1, alpha, beta, False)[1]
            if new_score > value:
                value = new_score
                column = col
            alpha = max(alpha, value)
            if alpha >= beta:
                break
        return column, value
    else:
        value = float('inf')
        column = valid[0]
        for col in valid:
            b_copy = [row[:] for row in board]
            drop(b_copy, col, YELLOW)
            new_score = minimax(b_copy, depth - 1, alpha, beta, True)[1]
            if new_score < value:
                value = new_score
                column = col
            beta = min(beta, value)
            if alpha >= beta:
                break
        return column, value

if __name__ == '__main__':
    print(minimax(new_board(), 4, float('-inf'), float('inf'), True))
