def gewonnen(brett, wer):
    linien = [(0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)]
    return any(brett[a] == brett[b] == brett[c] == wer for a, b, c in linien)

def bewerte(brett, tiefe, am_zug):
    if gewonnen(brett, 'X'): return 10 + tiefe
    if gewonnen(brett, 'O'): return -10 - tiefe
    freie = [f for f in range(9) if brett[f] == '_']
    if tiefe == 0 or not freie: return 0
    werte = []
    for feld in freie:
        brett[feld] = am_zug
        werte.append(bewerte(brett, tiefe - 1, 'O' if am_zug == 'X' else 'X'))
        brett[feld] = '_'
    return max(werte) if am_zug == 'X' else min(werte)

print(bewerte(list('XO_______'), 3, 'X'))
