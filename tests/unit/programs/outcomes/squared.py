def doubled(n):
    return 3 if n == 0 else doubled(n - 1) ** 2
print(len(bin(doubled(11))))
