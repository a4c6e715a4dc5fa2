"""A castle of rooms as a game: its doors and its treasures in dictionaries, a window that begins as None."""
class Castle:
    doors = {'hall': ['east', 'west', 'north'], 'east': ['tower', 'cellar'],
             'west': ['tower', 'chapel', 'well'], 'north': ['chapel', 'cellar', 'well']}
    gold = {'tower': 7, 'cellar': 4, 'chapel': 9, 'well': 1}
    entrance = 'hall'
    def ways(self, room): return self.doors.get(room, [])
    def behind(self, room, way): return way
    def ends(self, room): return room in self.gold
    def who(self, room): return 'HOST' if room in ('east', 'west', 'north') else 'GUEST'
    def found(self, room): return self.gold[room]

def explore(castle, room, window=(None, None)):
    lo, hi = window
    if castle.ends(room):
        return castle.found(room)
    if castle.who(room) == 'HOST':
        print(room, 'looks for less than', lo)
    value = None
    for way in castle.ways(room):
        got = explore(castle, castle.behind(room, way), (lo, hi))
        if castle.who(room) == 'GUEST':
            value = got if value is None else max(value, got)
            lo = value if lo is None else max(lo, value)
        else:
            value = got if value is None else min(value, got)
            hi = value if hi is None else min(hi, value)
        if lo is not None and hi is not None and lo >= hi:
            break
    return value

print(explore(Castle(), 'hall'))
