def score(n, computer):
    if n == 0:
        return -1 if computer else 1
    values = []
    for k in (1, 2, 3):
        if k <= n:
            values.append(score(n - k, not computer))
    return max(values) if computer else min(values)

def main():
    sticks = int(input("How many sticks? "))
    while sticks > 0:
        k = int(input("You take: "))
        sticks -= k
        best = max((j for j in (1, 2, 3) if j <= sticks), key=lambda j: score(sticks - j, False), default=0)
        print("I take", best)
        sticks -= best
    print("over")

if __name__ == '__main__':
    main()
