# Put brackets into 5 - 3 - 8 + 2 - 1 so that the result is as large (or as small) as possible.
# No game either: behind a minus the largest becomes the smallest.
expression = "5 - 3 - 8 + 2 - 1".split()
numbers = [int(t) for t in expression[::2]]
signs = expression[1::2]

def extreme(first, last, largest):
    if first == last:
        return numbers[first], str(numbers[first])
    candidates = []
    for cut in range(first, last):
        left, left_text = extreme(first, cut, largest)
        if signs[cut] == "+":
            right, right_text = extreme(cut + 1, last, largest)
            value = left + right
        else:
            right, right_text = extreme(cut + 1, last, not largest)
            value = left - right
        candidates.append((value, f"({left_text}{signs[cut]}{right_text})"))
    if largest:
        return max(candidates)
    return min(candidates)

print(*extreme(0, len(numbers) - 1, True))
print(*extreme(0, len(numbers) - 1, False))
