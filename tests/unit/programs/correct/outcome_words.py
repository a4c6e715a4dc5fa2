# Tic-tac-toe on a strip: three of your marks side by side win. Outcomes are words.
OPPOSITE = {"win": "loss", "loss": "win", "draw": "draw"}

def outcome(strip, me, you):
    """What happens to `me`, who is to move, if both play well."""
    if you * 3 in strip:
        return "loss"
    if "_" not in strip:
        return "draw"
    replies = []
    for i, ch in enumerate(strip):
        if ch == "_":
            replies.append(OPPOSITE[outcome(strip[:i] + me + strip[i + 1:], you, me)])
    if "win" in replies:
        return "win"
    if "draw" in replies:
        return "draw"
    return "loss"

for strip, me in (("_____", "X"), ("_XX__O", "O"), ("___X__O", "X")):
    print(strip, me, outcome(strip, me, "O" if me == "X" else "X"))
