def value(t, player):
    if type(t) is int: return t
    if player=='MIN': return min(value(c,'MAX') for c in t)
    else: return max(value(c,'MIN') for c in t)
print(value([[4,[5,1]],[3,6]],'MIN'))
