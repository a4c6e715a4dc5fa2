from math import inf as infinity

HUMAN = -1
COMP = +1

def wins(state, player):
    s = state
    win_state = [[s[0][0], s[0][1], s[0][2]], [s[1][0], s[1][1], s[1][2]], [s[2][0], s[2][1], s[2][2]],
                 [s[0][0], s[1][0], s[2][0]], [s[0][1], s[1][1], s[2][1]], [s[0][2], s[1][2], s[2][2]],
                 [s[0][0], s[1][1], s[2][2]], [s[2][0], s[1][1], s[0][2]]]
    return [player, player, player] in win_state

def empty_cells(state):
    cells = []
    for x, row in enumerate(state):
        for y, cell in enumerate(row):
            if cell == 0:
                cells.append([x, y])
    return cells

def minimax(state, depth, player):
    if player == COMP:
        best = [-1, -1, -infinity]
    else:
        best = [-1, -1, +infinity]
    if depth == 0 or wins(state, HUMAN) or wins(state, COMP):
        score = 1 if wins(state, COMP) else -1 if wins(state, HUMAN) else 0
        return [-1, -1, score]
    for cell in empty_cells(state):
        x, y = cell[0], cell[1]
        state[x][y] = player
        score = minimax(state, depth - 1, -player)
        state[x][y] = 0
        score[0], score[1] = x, y
        if player == COMP:
            if score[2] > best[2]:
                best = score
        else:
            if score[2] < best[2]:
                best = score
    return best

board = [[1, -1, 1], [0, -1, 0], [0, 0, 0]]
print(minimax(board, len(empty_cells(board)), COMP))
