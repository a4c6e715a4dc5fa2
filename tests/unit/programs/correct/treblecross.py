def three(b): return 'XXX' in b
def minimax(b, maxi):
    if three(b): return -1 if maxi else 1
    values = [minimax(b[:i] + 'X' + b[i+1:], not maxi) for i in range(9) if b[i] == '.']
    return max(values) if maxi else min(values)
print(minimax('X....X...', True))
