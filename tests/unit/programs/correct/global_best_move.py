GRID = [[0, 3, 5, 1],
        [4, 1, 2, 6],
        [2, 7, 1, 3]]
best_move = None
best_score = None
nodes = 0

def moves(r, c):
    """The token goes right or down as far as its owner likes; you score the square where it stops."""
    return [(r, x) for x in range(c + 1, 4)] + [(y, c) for y in range(r + 1, 3)]

def search(r, c, ply, alpha, beta):
    global best_move, best_score, nodes
    nodes += 1
    options = moves(r, c)
    if not options:
        return 0
    for y, x in options:
        points = GRID[y][x]
        score = points - search(y, x, ply + 1, points - beta, points - alpha)
        if score > alpha:
            alpha = score
            if ply == 0:
                best_move, best_score = (y, x), score
            if alpha >= beta:
                break
    return alpha

r, c, totals, turn = 0, 0, [0, 0], 0
while moves(r, c):
    search(r, c, 0, -1000, 1000)
    r, c = best_move
    totals[turn] += GRID[r][c]
    print("player", turn, "to", best_move, "expects", best_score)
    turn ^= 1
print(totals, nodes)
