def turn(nuts):
    chosen = None

    def crack(left, depth, mine):
        nonlocal chosen
        if left == 0:
            return -1 if mine else 1
        best = None
        for take in (1, 2, 3):
            if take <= left:
                found = crack(left - take, depth + 1, not mine)
                if best is None or (found >= best if mine else found <= best):
                    best = found
                    if depth == 0:
                        chosen = take
        return best

    crack(nuts, 0, True)
    return chosen


print(turn(4))
