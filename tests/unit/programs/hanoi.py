def hanoi(n, source, target, spare):
    if n == 0:
        return
    hanoi(n - 1, source, spare, target)
    print("Move disk", n, "from", source, "to", target)
    hanoi(n - 1, spare, target, source)

hanoi(5, "A", "C", "B")
