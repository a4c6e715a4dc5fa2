def moves(strip, white):
    me = 'w' if white else 'b'
    step = 1 if white else -1
    for i, c in enumerate(strip):
        j = i + step
        if c == me and 0 <= j < len(strip) and strip[j] != me:
            cells = list(strip)
            cells[i], cells[j] = '.', me
            yield ''.join(cells)

def count(strip):
    return strip.count('w') - strip.count('b')

def search(strip, white, depth):
    if 'w' not in strip or 'b' not in strip:
        return 10 * count(strip)
    replies = list(moves(strip, white))
    if not replies:
        return count(strip)
    if depth == 0:
        return count(strip)
    values = [search(each, not white, depth - 1) for each in replies]
    return max(values) if white else min(values)

print(search('w.wb.b.', True, 4))
