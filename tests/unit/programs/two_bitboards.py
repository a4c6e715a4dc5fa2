FULL = 0b111111111
MASKS = [0b111, 0b111000, 0b111000000, 0b1001001, 0b10010010, 0b100100100, 0b100010001, 0b1010100]

def negamax(mine, theirs):
    for m in MASKS:
        if theirs & m == m:
            return -1
    if mine | theirs == FULL:
        return 0
    best = -2
    for i in range(9):
        bit = 1 << i
        if not (mine | theirs) & bit:
            score = -negamax(theirs, mine | bit)
            if score > best:
                best = score
    return best

print(negamax(0b000000101, 0b000010010))
