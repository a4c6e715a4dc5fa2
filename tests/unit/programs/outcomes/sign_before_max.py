def lead(row, who):
    """Strike out one or two marks at the left; whoever strikes the last one wins."""
    if not row:
        return -1
    results = [lead(row[n:], 1 - who) for n in (1, 2) if n <= len(row)]
    return -max(results)

print(lead("IIIIIII", 0))
