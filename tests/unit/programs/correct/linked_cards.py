class Card:
    """A row of cards as a linked list."""
    def __init__(self, points, next=None):
        self.points, self.next = points, next


def row(*points):
    first = None
    for p in reversed(points):
        first = Card(p, first)
    return first


def lead(card):
    """Take one, two or three cards from the front. By how much does the player to move end ahead?"""
    if card is None:
        return 0
    best, taken = None, 0
    for _ in range(3):
        if card is None:
            break
        taken += card.points
        card = card.next
        ahead = taken - lead(card)
        best = ahead if best is None else max(best, ahead)
    return best


print(lead(row(1, 2, 3, -9)), lead(row(4, -2, 5, 7, -6, 1, 3)))
