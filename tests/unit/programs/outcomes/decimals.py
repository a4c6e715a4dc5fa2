from decimal import Decimal as F
def pick(bag, mine):
    if isinstance(bag, F):
        return bag
    got = [pick(each, not mine) for each in bag]
    return max(got) if mine else min(got)
print(pick([[F('2.30'), F('2.45')], [F('2.1'), F(3)]], True))
