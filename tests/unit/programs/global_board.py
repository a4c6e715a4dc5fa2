board = ['X', 'O', 'X', 'O', 'O', '.', '.', '.', '.']
current = 'X'

def line(p):
    for a, b, c in ((0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)):
        if board[a] == p and board[b] == p and board[c] == p:
            return True
    return False

def search():
    global current
    if line('X'):
        return 1
    if line('O'):
        return -1
    if '.' not in board:
        return 0
    me = current
    best = -2 if me == 'X' else 2
    for square in range(9):
        if board[square] != '.':
            continue
        board[square] = me
        current = 'O' if me == 'X' else 'X'
        v = search()
        board[square] = '.'
        current = me
        if me == 'X' and v > best or me == 'O' and v < best:
            best = v
    return best

print(search())
