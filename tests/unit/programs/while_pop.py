def negamax(board, side):
    w = three(board)
    if w:
        return w * side
    moves = [i for i, c in enumerate(board) if c == 0]
    if not moves:
        return 0
    best = -2
    while moves:
        m = moves.pop()
        board[m] = side
        v = -negamax(board, -side)
        board[m] = 0
        if v > best:
            best = v
    return best

def three(b):
    for x, y, z in [(0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)]:
        if b[x] and b[x] == b[y] == b[z]:
            return b[x]
    return 0

print(negamax([1, -1, 1, 0, -1, 0, 0, 0, 0], 1))
