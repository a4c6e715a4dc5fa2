LINES = ((0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6))
def lost(b): return any(b[i] == b[j] == b[k] == 'X' for i, j, k in LINES)
def wins(b):
    """Both put X; who makes three in a row has lost."""
    if lost(b): return True
    for i in range(9):
        if b[i] == '.':
            if not wins(b[:i] + 'X' + b[i+1:]): return True
    return False
print(wins('X...X....'))
