N = 4
AROUND = [(a, b) for a in (-1, 0, 1) for b in (-1, 0, 1) if (a, b) != (0, 0)]

def turned(grid, r, c, me):
    """All discs that turn if `me` plays at r, c."""
    if grid[r][c]:
        return []
    result = []
    for dr, dc in AROUND:
        run, y, x = [], r + dr, c + dc
        while 0 <= y < N and 0 <= x < N and grid[y][x] == -me:
            run.append((y, x))
            y, x = y + dr, x + dc
        if 0 <= y < N and 0 <= x < N and grid[y][x] == me:
            result += run
    return result

def played(grid, r, c, me):
    grid = [row[:] for row in grid]
    for y, x in turned(grid, r, c, me) + [(r, c)]:
        grid[y][x] = me
    return grid

def negamax(grid, me, depth, alpha, beta, passed=False):
    if depth == 0:
        return me * sum(map(sum, grid)), None
    moves = [(r, c) for r in range(N) for c in range(N) if turned(grid, r, c, me)]
    if not moves:
        if passed:                      # nobody can move: the game is over
            return me * sum(map(sum, grid)), None
        score, _ = negamax(grid, -me, depth - 1, -beta, -alpha, True)
        return -score, "pass"
    best = None
    for r, c in moves:
        score, _ = negamax(played(grid, r, c, me), -me, depth - 1, -beta, -alpha)
        if best is None or -score > best[0]:
            best = -score, (r, c)
        alpha = max(alpha, best[0])
        if alpha >= beta:
            break
    return best

grid = [[0, 0, 1, 0], [-1, -1, 1, 1], [1, -1, -1, 0], [1, 1, 1, 0]]
print(*negamax(grid, -1, 6, -100, 100))
