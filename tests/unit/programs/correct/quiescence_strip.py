# A strip with pieces (capitals: white). Each moves one cell to either side and may capture there.
WORTH = {".": 0, "P": 1, "N": 3, "R": 5, "p": -1, "n": -3, "r": -5}

def material(strip):
    return sum(WORTH[c] for c in strip)

def after_moves(strip, white, captures_only):
    found = []
    for i, piece in enumerate(strip):
        if piece == "." or piece.isupper() != white:
            continue
        for j in (i - 1, i + 1):
            if 0 <= j < len(strip):
                target = strip[j]
                if target == "." and captures_only or target != "." and target.isupper() == white:
                    continue
                cells = list(strip)
                cells[i], cells[j] = ".", piece
                found.append("".join(cells))
    return found

def quiesce(strip, white, alpha, beta):
    best = material(strip)              # nobody is forced to capture
    for after in after_moves(strip, white, True):
        if white:
            alpha = max(alpha, best)
        else:
            beta = min(beta, best)
        if alpha >= beta:
            break
        score = quiesce(after, not white, alpha, beta)
        best = max(best, score) if white else min(best, score)
    return best

def search(strip, white, depth, alpha=-99, beta=99):
    moves = after_moves(strip, white, False)
    if depth == 0 or not moves:
        return quiesce(strip, white, alpha, beta)
    best = -99 if white else 99
    for after in moves:
        score = search(after, not white, depth - 1, alpha, beta)
        if white:
            best = max(best, score)
            alpha = max(alpha, best)
        else:
            best = min(best, score)
            beta = min(beta, best)
        if alpha >= beta:
            break
    return best

for strip in (".R.nNpr", "R.pn.NRp"):
    print(strip, material(strip), [search(strip, True, d) for d in range(4)])
