from typing import NamedTuple

class State(NamedTuple):
    white: frozenset
    black: frozenset
    white_moves: bool = True

ROWS, COLS = 4, 3

def finished(s):
    if not s.black or any(r == 0 for r, _ in s.white):
        return 1000
    if not s.white or any(r == ROWS - 1 for r, _ in s.black):
        return -1000

def static(s):
    """White walks up (row 0), black walks down. Who is blocked ends the game, and this counts."""
    end = finished(s)
    if end is not None:
        return end
    return sum(ROWS - r for r, _ in s.white) * 2 - sum(r + 1 for r, _ in s.black) * 2

def successors(s):
    mine, theirs = (s.white, s.black) if s.white_moves else (s.black, s.white)
    step = -1 if s.white_moves else 1
    for r, c in sorted(mine):
        for side in (-1, 0, 1):
            to = r + step, c + side
            blocked = to in mine or side == 0 and to in theirs
            if not blocked and 0 <= to[0] < ROWS and 0 <= to[1] < COLS:
                moved, rest = mine - {(r, c)} | {to}, theirs - {to}
                yield State(moved, rest, False) if s.white_moves else State(rest, moved, True)

def alphabeta(s, depth, alpha, beta):
    ordered = sorted(successors(s), key=static, reverse=s.white_moves)
    if depth == 0 or finished(s) is not None or not ordered:
        return static(s), s
    best = None
    for child in ordered:
        score = alphabeta(child, depth - 1, alpha, beta)[0]
        if best is None or (score > best[0]) == s.white_moves and score != best[0]:
            best = score, child
        if s.white_moves:
            alpha = max(alpha, score)
        else:
            beta = min(beta, score)
        if beta <= alpha:
            break
    return best

start = State(frozenset({(3, 0), (3, 1), (3, 2)}), frozenset({(0, 0), (0, 1), (0, 2)}))
score, nxt = alphabeta(start, 4, float("-inf"), float("inf"))
print(score, sorted(nxt.white), sorted(nxt.black))
