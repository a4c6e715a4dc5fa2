def meilleur_coup(plateau, joueur):
    def gagne(p):
        return any(plateau[i] == plateau[j] == plateau[k] == p for i, j, k in
                   ((0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)))

    def explore(qui):
        if gagne('X'): return 1
        if gagne('O'): return -1
        libres = [c for c in range(9) if plateau[c] == ' ']
        if not libres: return 0
        resultats = []
        for coup in libres:
            plateau[coup] = qui
            resultats.append(explore('O' if qui == 'X' else 'X'))
            plateau[coup] = ' '
        return max(resultats) if qui == 'X' else min(resultats)

    return explore(joueur)

print(meilleur_coup(['X', 'O', 'X', ' ', 'O', ' ', ' ', ' ', ' '], 'X'))
