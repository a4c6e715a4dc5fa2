def best_move(board, move):
    # move: whose move it is (1 or -1)
    over, s = finished(board)
    if over:
        return s, None
    found = []
    for i, c in enumerate(board):
        if c == 0:
            child = board[:i] + [move] + board[i+1:]
            found.append((best_move(child, -move)[0], i))
    return max(found) if move == 1 else min(found)

def finished(b):
    for x, y, z in [(0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)]:
        if b[x] != 0 and b[x] == b[y] == b[z]:
            return True, b[x]
    return 0 not in b, 0

print(best_move([1, -1, 1, 0, -1, 0, 0, 0, 0], 1))
