# Juego de los palitos con minimax y poda
def jugadas(montones):
    return [(i, q) for i in range(len(montones)) for q in range(1, montones[i] + 1)]

def minimax(tablero, profundidad, alfa, beta, jugador):
    if sum(tablero) == 0:
        return -1 if jugador == "max" else 1
    if profundidad == 0:
        return 0
    if jugador == "max":
        valor = -2
        for jugada in jugadas(tablero):
            nuevo = list(tablero)
            nuevo[jugada[0]] -= jugada[1]
            valor = max(valor, minimax(nuevo, profundidad - 1, alfa, beta, "min"))
            alfa = max(alfa, valor)
            if beta <= alfa:
                break
        return valor
    valor = 2
    for jugada in jugadas(tablero):
        nuevo = list(tablero)
        nuevo[jugada[0]] -= jugada[1]
        valor = min(valor, minimax(nuevo, profundidad - 1, alfa, beta, "max"))
        beta = min(beta, valor)
        if beta <= alfa:
            break
    return valor

print(minimax([1, 2, 2], 10, -2, 2, "max"))
