# El juego de Euclides: se resta al mayor un multiplo del menor; gana quien llega a cero.
def pasos(a, b):
    a, b = max(a, b), min(a, b)
    return [(a - k * b, b) for k in range(1, a // b + 1)]

def valor(a, b):
    """+1 si la posicion es buena para quien ACABA de jugar, -1 si es mala."""
    if a == 0 or b == 0:
        return 1
    return min(-valor(x, y) for x, y in pasos(a, b))

def jugada(a, b):
    for x, y in pasos(a, b):
        if valor(x, y) == 1:
            return x, y
    return pasos(a, b)[0]

posicion = (34, 19)
turno = 0
while 0 not in posicion:
    posicion = jugada(*posicion)
    print("AB"[turno], "deja", posicion)
    turno = 1 - turno
print("gana", "BA"[turno])
