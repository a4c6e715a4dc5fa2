name = input("Your name? ")
print("Hello", name)

def value(n, top=True):
    if n == 0:
        return -1 if top else 1
    return (max if top else min)([value(n - k, not top) for k in (1, 2) if k <= n])

while True:
    n = input("n? ")
    if n == "q":
        break
    print(value(int(n)))
