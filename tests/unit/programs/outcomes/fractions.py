from fractions import Fraction as F
def pick(bag, mine):
    if isinstance(bag, F):
        return bag
    got = [pick(each, not mine) for each in bag]
    return max(got) if mine else min(got)
print(pick([[F(7, 3), F(5, 2)], [F(9, 4), F(3)]], True))
