# Who is to move first chooses between odd and even steps, and then how far to go.
def play(left, who, steps):
    if left <= 0:
        return -1 if who == "A" else 1
    if steps == "open":
        found = [play(left, who, kind) for kind in ("odd", "even")]
    else:
        other = "B" if who == "A" else "A"
        found = [play(left - step, other, "open") for step in ((1, 3) if steps == "odd" else (2, 4))]
    return max(found) if who == "A" else min(found)


print(play(6, "A", "open"))
