from decimal import Decimal

# Bargaining over 60 pounds. In each round one proposes a split and the other accepts or refuses; a refusal costs a fifth.
SHARES = [Decimal("0.25"), Decimal("0.5"), Decimal("0.75")]
KEEP = Decimal("0.8")
ROUNDS = 3


def propose(pot, round_no, proposer):
    """Returns (what player 0 gets, what player 1 gets)."""
    if round_no > ROUNDS:
        return Decimal(0), Decimal(0)
    results = []
    for share in SHARES:
        mine = pot * share
        split = (mine, pot - mine) if proposer == 0 else (pot - mine, mine)
        results.append(answer(pot, round_no, 1 - proposer, split))
    return max(results, key=lambda r: r[proposer])


def answer(pot, round_no, responder, split):
    refused = propose(pot * KEEP, round_no + 1, responder)
    return split if split[responder] >= refused[responder] else refused


first, second = propose(Decimal("60.00"), 1, 0)
print(f"{first:.2f} and {second:.2f}")
