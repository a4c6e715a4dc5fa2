def etats_suivants(etat):
    return [etat - n for n in (1, 2, 3) if etat - n >= 0]

def valeur(etat, joueur):
    if etat == 0:
        return 1 if joueur == 2 else -1
    suivants = [valeur(e, 3 - joueur) for e in etats_suivants(etat)]
    if joueur == 1:
        return max(suivants)
    else:
        return min(suivants)

print(valeur(7, 1))
