# Only one bound: `enough` is what makes the parent stop listening.
def play(hand, other, table, enough):
    """Sum-to-ten: put a card down; if the table's sum is divisible by 5 you score its cards. Value: my lead."""
    if not hand:
        return 0
    best = float("-inf")
    for card in sorted(hand):
        total = table + card
        gain = total if total % 5 == 0 else 0
        left = 0 if gain else total
        best = max(best, gain - play(other, hand - {card}, left, gain - best))
        if best >= enough:
            break
    return best

print(play(frozenset({2, 4, 7}), frozenset({1, 3, 6}), 3, float("inf")))
