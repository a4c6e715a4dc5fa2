def winner(rows, vertical_starts):
    """Domineering: one player lays dominoes upright, the other one flat. Who cannot lay one loses."""
    result = None

    def play(free, vertical):
        nonlocal result
        for r, c in sorted(free):
            second = (r + 1, c) if vertical else (r, c + 1)
            if second in free:
                play(free - {(r, c), second}, not vertical)
                if result == vertical:
                    return
        result = not vertical

    cells = {(r, c) for r, row in enumerate(rows) for c, ch in enumerate(row) if ch == "."}
    play(frozenset(cells), vertical_starts)
    return "vertical" if result else "flat"


for board in (["...", "...", "..."], ["....", "...."], ["..#", "...", "#.."]):
    print(" / ".join(board), "->", winner(board, True), winner(board, False))
