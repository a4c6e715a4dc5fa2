# Jeu des diviseurs : on retranche un diviseur propre. Celui qui arrive a 1 laisse l'autre sans coup : il gagne.
def diviseurs(n):
    return [d for d in range(1, n // 2 + 1) if n % d == 0]


def explorer(n, a_moi):
    """{'valeur': +1 si je gagne, -1 sinon, 'suite': les coups, 'duree': leur nombre}"""
    coups = diviseurs(n)
    if not coups:
        return {"valeur": -1 if a_moi else 1, "suite": [], "duree": 0}
    meilleur = None
    for d in coups:
        reponse = explorer(n - d, not a_moi)
        essai = {"valeur": reponse["valeur"], "suite": [d] + reponse["suite"], "duree": reponse["duree"] + 1}
        if meilleur is None:
            meilleur = essai
        elif a_moi and essai["valeur"] > meilleur["valeur"]:
            meilleur = essai
        elif not a_moi and essai["valeur"] < meilleur["valeur"]:
            meilleur = essai
    return meilleur


resultat = explorer(14, True)
print("valeur", resultat["valeur"])
n = 14
for coup in resultat["suite"]:
    print(n, "-", coup, "=", n - coup)
    n -= coup
