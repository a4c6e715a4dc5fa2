# The largest alternating sum a - b + c - d ... of a subsequence. The flag says which sign comes next;
# it is always the same person who chooses, so it is max at every step.
def best(numbers, plus=True):
    if not numbers:
        return 0, []
    first, *rest = numbers
    without = best(rest, plus)
    value, chosen = best(rest, not plus)
    with_first = (first if plus else -first) + value, [first] + chosen
    if with_first[0] > without[0]:
        return with_first
    return without

value, chosen = best([6, 2, 1, 2, 4, 5, 3])
print(value, chosen)
assert value == sum(chosen[::2]) - sum(chosen[1::2])
