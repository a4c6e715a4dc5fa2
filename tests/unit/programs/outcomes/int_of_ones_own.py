class Points(int):
    def __repr__(self):
        return f"{int(self)} points"
def pick(bag, mine):
    if isinstance(bag, Points):
        return bag
    got = [pick(each, not mine) for each in bag]
    return max(got) if mine else min(got)
print(pick([[Points(7), Points(5)], [Points(4), Points(3)]], True))
