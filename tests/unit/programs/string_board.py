def wins(s, p):
    rows = [s[0:3], s[3:6], s[6:9], s[0::3], s[1::3], s[2::3], s[0::4], s[2:7:2]]
    return p * 3 in rows

def value(s, p):
    if wins(s, "x"): return 1
    if wins(s, "o"): return -1
    if "." not in s: return 0
    q = "o" if p == "x" else "x"
    vals = [value(s[:i] + p + s[i+1:], q) for i in range(9) if s[i] == "."]
    return max(vals) if p == "x" else min(vals)

print(value("xox.o....", "x"))
