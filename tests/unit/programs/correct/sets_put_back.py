# Numbers 1 to 8. Whoever is first to own three numbers in steps (a, a+d, a+2d) has LOST. Draws are possible.
mine, yours = {1, 4}, {2, 5}

def has_steps(numbers):
    return any(a + d in numbers and a + 2 * d in numbers for a in numbers for d in range(1, 4))

def play(us, them, our_turn):
    """Returns (number, value), value as we see it."""
    if has_steps(us):
        return None, -1
    if has_steps(them):
        return None, 1
    rest = set(range(1, 9)) - us - them
    if not rest:
        return None, 0
    hand = us if our_turn else them
    answer = None
    for n in sorted(rest):
        hand.add(n)
        _, value = play(us, them, not our_turn)
        hand.remove(n)
        if answer is None or (value > answer[1] if our_turn else value < answer[1]):
            answer = n, value
    return answer

print(play(mine, yours, True), mine, yours)
