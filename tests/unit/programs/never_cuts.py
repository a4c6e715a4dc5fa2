def ab(node, alpha, beta, maxi):
    if isinstance(node, int):
        return node
    best = -1000 if maxi else 1000
    for child in node:
        v = ab(child, alpha, beta, not maxi)
        if maxi:
            best = max(best, v)
            if best > 1000:
                break
        else:
            best = min(best, v)
            if best < -1000:
                break
    return best

print(ab([[3, 12, 8], [2, 4, 6], [14, 5, 2]], -1000, 1000, True))
