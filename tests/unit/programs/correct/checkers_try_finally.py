# Damespiel auf 5 x 4 Feldern, nur einfache Steine; wer schlagen kann, muss schlagen. Kein Zug: verloren.
def zuege(brett, farbe):
    vor = -1 if farbe == "w" else 1
    still, schlag = [], []
    for (z, s), stein in sorted(brett.items()):
        if stein != farbe:
            continue
        for d in (-1, 1):
            ziel, weit = (z + vor, s + d), (z + 2 * vor, s + 2 * d)
            if not (0 <= ziel[0] < 5 and 0 <= ziel[1] < 4):
                continue
            if ziel not in brett:
                still.append(((z, s), ziel, None))
            elif brett[ziel] != farbe and weit not in brett and 0 <= weit[0] < 5 and 0 <= weit[1] < 4:
                schlag.append(((z, s), weit, ziel))
    return schlag or still

def bewerte(brett):
    steine = list(brett.values())
    return steine.count("w") - steine.count("s")

def suche(brett, farbe, tiefe, alpha, beta):
    moeglich = zuege(brett, farbe)
    if not moeglich:
        return (-50 - tiefe) if farbe == "w" else (50 + tiefe)
    if tiefe == 0:
        return bewerte(brett)
    for von, nach, opfer in moeglich:
        geschlagen = brett.pop(opfer) if opfer else None
        brett[nach] = brett.pop(von)
        try:
            if farbe == "w":
                alpha = max(alpha, suche(brett, "s", tiefe - 1, alpha, beta))
            else:
                beta = min(beta, suche(brett, "w", tiefe - 1, alpha, beta))
            if beta <= alpha:
                break
        finally:
            brett[von] = brett.pop(nach)
            if opfer:
                brett[opfer] = geschlagen
    return alpha if farbe == "w" else beta

brett = {(0, 1): "s", (0, 3): "s", (1, 0): "s", (3, 2): "w", (4, 1): "w", (4, 3): "w"}
print(suche(brett, "w", 7, -1000, 1000), len(brett))
