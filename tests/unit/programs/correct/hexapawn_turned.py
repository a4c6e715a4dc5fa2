# Hexapawn. The player to move always owns the capitals and moves upwards: after each move the board is turned.
START = "ppp...PPP"


def turned(board):
    return board[::-1].swapcase()


def moves(board):
    found = []
    for i, piece in enumerate(board):
        if piece == "P" and i >= 3:
            targets = [i - 3] if board[i - 3] == "." else []
            if i % 3 > 0 and board[i - 4] == "p":
                targets.append(i - 4)
            if i % 3 < 2 and board[i - 2] == "p":
                targets.append(i - 2)
            for t in targets:
                after = list(board)
                after[i], after[t] = ".", "P"
                found.append("".join(after))
    return found


def value(board):
    if "p" in board[6:]:
        return -1
    choices = moves(board)
    if not choices:
        return -1
    return max(-value(turned(after)) for after in choices)


print("first player:", value(START))
for after in moves(START):
    print(after[:3], after[3:6], after[6:], -value(turned(after)))
