def best_of(left, most, alpha, beta, mine):
    """Take up to `most` pebbles; who takes the last one wins."""
    if left == 0:
        return -1 if mine else 1
    found = []
    for take in range(1, min(left, most) + 1):
        found.append(best_of(left - take, most, alpha, beta, not mine))
    return max(found) if mine else min(found)


print(best_of(8, 3, float("-inf"), float("inf"), True))
