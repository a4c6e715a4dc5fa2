# Aprofundamento iterativo com controle de tempo. Cada um ocupa casas vizinhas das suas; valem os pesos.
import time

PESOS = [[3, 1, 4], [1, 5, 9], [2, 6, 5]]

class TempoEsgotado(Exception):
    pass

def jogadas(dono, quem):
    livres = []
    for r in range(3):
        for c in range(3):
            perto = [(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)]
            if (r, c) not in dono and any(dono.get(p) == quem for p in perto):
                livres.append((r, c))
    return livres

def avaliar(dono):
    return sum(quem * PESOS[r][c] for (r, c), quem in dono.items())

def buscar(dono, quem, prof, alfa, beta, fim):
    if time.perf_counter() > fim:
        raise TempoEsgotado
    lances = jogadas(dono, quem)
    if prof == 0 or not (lances or jogadas(dono, -quem)):
        return quem * avaliar(dono)
    if not lances:                       # quem nao pode jogar passa a vez
        return -buscar(dono, -quem, prof - 1, -beta, -alfa, fim)
    melhor = float("-inf")
    for casa in lances:
        dono[casa] = quem
        try:
            melhor = max(melhor, -buscar(dono, -quem, prof - 1, -beta, -alfa, fim))
        finally:
            del dono[casa]
        alfa = max(alfa, melhor)
        if alfa >= beta:
            break
    return melhor

def escolher(dono, quem, segundos):
    fim = time.perf_counter() + segundos
    resposta = None
    try:
        for prof in range(1, 6):
            notas = {}
            for casa in jogadas(dono, quem):
                copia = {**dono, casa: quem}
                notas[casa] = -buscar(copia, -quem, prof - 1, float("-inf"), float("inf"), fim)
            resposta = max(notas, key=notas.get), max(notas.values()), prof
    except TempoEsgotado:
        pass
    return resposta

print(escolher({(0, 0): 1, (0, 1): 1, (1, 1): -1, (2, 0): -1}, 1, 3600))
