# Says beside the score how many positions it has seen.
def look(line, mine):
    if not line:
        return {"score": -1 if mine else 1, "seen": 1}
    told = {"score": -5 if mine else 5, "seen": 1}
    for taken in (1, 2):
        if taken <= len(line):
            found = look(line[taken:], not mine)
            told["seen"] += found["seen"]
            if mine:
                told["score"] = max(told["score"], found["score"])
            else:
                told["score"] = min(told["score"], found["score"])
    return told


print(look("|||||", True))
