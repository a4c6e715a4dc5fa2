from operator import attrgetter

class Number:
    """Two players put digits one after the other; MAX wants a large remainder by 11, MIN a small one."""
    def __init__(self, digits="", left="2357", parent=None):
        self.digits, self.left, self.parent = digits, left, parent

    @property
    def remainder(self):
        return int(self.digits) % 11

    def grow(self):
        return [Number(self.digits + d, self.left.replace(d, ""), self) for d in self.left]

def reach(number):
    """The finished number that perfect play reaches from here (an object, not a value)."""
    if not number.left:
        return number
    ends = [reach(longer) for longer in number.grow()]
    if len(number.digits) % 2 == 0:
        return max(ends, key=attrgetter("remainder"))
    return min(ends, key=attrgetter("remainder"))

end = reach(Number())
print(end.digits, "leaves", end.remainder)
step = end
while step.parent.digits:
    step = step.parent
print("first digit:", step.digits)
