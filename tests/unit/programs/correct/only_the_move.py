# The recursion answers only with a move. What a position is worth is found by playing it out with such answers.
def moves(piles):
    """Take one stone from a pile, or one from each."""
    a, b = piles
    return [(i, j) for i, j in ((1, 0), (0, 1), (1, 1)) if i <= a and j <= b]

def played(piles, move):
    return piles[0] - move[0], piles[1] - move[1]

def answer(piles):
    """A move after which the opponent, answering as well as possible, does not take the last stone."""
    for move in moves(piles):
        if not mover_takes_last(played(piles, move)):
            return move
    return moves(piles)[0]

def mover_takes_last(piles):
    mover = True
    while piles != (0, 0):
        piles = played(piles, answer(piles))
        mover = not mover
    return not mover

for start in ((1, 1), (2, 2), (3, 2), (3, 3)):
    print(start, answer(start), mover_takes_last(start))
