def search(n):
    try:
        return search(n + 1)
    except:
        return 0

print(search(0))
