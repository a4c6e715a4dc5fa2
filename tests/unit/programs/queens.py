N = 5
solutions = []

def safe(board, row, col):
    return all(board[r] != col and abs(board[r] - col) != row - r for r in range(row))

def place(board, row):
    if row == N:
        solutions.append(board[:])
        return
    for col in range(N):
        if safe(board, row, col):
            board[row] = col
            place(board, row + 1)
            board[row] = -1

place([-1] * N, 0)
print(len(solutions))
