def worth(board):
    return 3 * board[0][0] + board[0][1] - 5 * board[1][0] + board[1][1]


def place(board, mine):
    found = []
    for y in range(2):
        for x in range(2):
            if not board[y][x]:
                board[y][x] = 1 if mine else -1
                found.append(place(board, not mine))
                board[y][x] = 0
    if not found:
        return worth(board)
    return max(found) if mine else min(found)


def choose(board):
    best, chosen = -99, None
    for y in range(2):
        for x in range(2):
            if not board[y][x]:
                board[y][x] = 1
                found = place(board, False)
                board[y][x] = 0
                if found > best:
                    best, chosen = found, {"row": y, "column": x}
    return chosen


print(choose([[0, 0], [0, 0]]))
