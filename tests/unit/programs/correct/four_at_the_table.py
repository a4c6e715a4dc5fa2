# A card game with open cards: North and South play together against East and West. North leads to every trick.
# You follow the suit that North has led if you can; the highest card of that suit takes the trick.

def may_play(hand, led):
    same = [card for card in hand if card[0] == led]
    return same or list(hand)

def without(hand, card):
    return tuple(c for c in hand if c != card)

def north(n, e, s, w):
    if not n:
        return 0
    return max(east(without(n, card), e, s, w, [card]) for card in n)

def east(n, e, s, w, trick):
    return min(south(n, without(e, card), s, w, trick + [card]) for card in may_play(e, trick[0][0]))

def south(n, e, s, w, trick):
    return max(west(n, e, without(s, card), w, trick + [card]) for card in may_play(s, trick[0][0]))

def west(n, e, s, w, trick):
    results = []
    for card in may_play(w, trick[0][0]):
        table = trick + [card]
        high = max((c for c in table if c[0] == trick[0][0]), key=lambda c: int(c[1]))
        ours = 1 if table.index(high) in (0, 2) else 0
        results.append(ours + north(n, e, s, without(w, card)))
    return min(results)

deal = dict(n=("H5", "S4", "S9"), e=("H7", "S6", "H2"), s=("H8", "S3", "H3"), w=("S7", "H4", "S8"))
print("tricks for North and South:", north(**deal))
