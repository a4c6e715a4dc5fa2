def leads(row, mine, theirs, my_turn):
    """Whether the first player takes at least as much from the ends of a row."""
    if not row:
        return mine >= theirs
    if my_turn:
        won = False
        won = won or leads(row[1:], mine + row[0], theirs, False)
        won = won or leads(row[:-1], mine + row[-1], theirs, False)
    else:
        won = True
        won = won and leads(row[1:], mine, theirs + row[0], True)
        won = won and leads(row[:-1], mine, theirs + row[-1], True)
    return won


print(leads([3, 9, 1, 2, 7], 0, 0, True))
