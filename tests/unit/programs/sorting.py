def sort(items):
    if len(items) <= 1:
        return items
    middle = len(items) // 2
    left, right = sort(items[:middle]), sort(items[middle:])
    merged = []
    while left and right:
        merged.append(left.pop(0) if left[0] <= right[0] else right.pop(0))
    return merged + left + right


print(sort([5, 2, 9, 1, 6, 3]))
