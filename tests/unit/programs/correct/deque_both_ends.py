from collections import deque

# Gra w karty: bierzemy pierwsza albo ostatnia karte. Wynik: (suma pierwszego gracza, suma drugiego).
karty = deque([5, 9, 3, 8, 4, 7])

def zagraj(gracz):
    if not karty:
        return 0, 0
    wyniki = []
    karta = karty.popleft()
    wyniki.append(dodaj(zagraj(1 - gracz), gracz, karta))
    karty.appendleft(karta)
    karta = karty.pop()
    wyniki.append(dodaj(zagraj(1 - gracz), gracz, karta))
    karty.append(karta)
    return max(wyniki, key=lambda w: w[gracz])

def dodaj(wynik, gracz, karta):
    return (wynik[0] + karta, wynik[1]) if gracz == 0 else (wynik[0], wynik[1] + karta)

print("sumy:", zagraj(0))
