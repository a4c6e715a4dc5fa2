class Game:
    def __init__(self, free, lead=0):
        self.free = free
        self.lead = lead
def moves(g):
    return sorted(g.free)
def after(g, n, sign):
    new = Game(set(g.free), g.lead)
    for m in (n, n + 1):
        if m in new.free:
            new.free.remove(m)
            new.lead += sign * m
    return new
def mm(g, sign):
    if not g.free:
        return g.lead
    vals = [mm(after(g, n, sign), -sign) for n in moves(g)]
    return max(vals) if sign == 1 else min(vals)
print(mm(Game({1, 2, 4, 5}), 1))
