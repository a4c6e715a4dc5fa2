def valor(lances, eh_a_vez_dele):
    if len(lances) == 4:
        return sum(lances[::2])
    achados = [valor(lances + (tira,), not eh_a_vez_dele) for tira in (1, 2)]
    return max(achados) if eh_a_vez_dele else min(achados)


print(valor((), True))
