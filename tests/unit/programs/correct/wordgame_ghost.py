WORDS={'ab','abc','acd','bd'}
def wins(prefix):
    nexts={w[:len(prefix)+1] for w in WORDS if w.startswith(prefix) and len(w)>len(prefix)}
    for n in sorted(nexts):
        if n not in WORDS and not wins(n): return True
    return False
print(wins(''))
