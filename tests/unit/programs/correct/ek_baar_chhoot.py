# Patthar ka khel: har baari 1 ya 3 patthar uthao. Har khiladi poore khel mein ek baar chhoot le sakta hai (pass).
# Jo aakhri patthar uthaye woh haarta hai.

def chaalein(patthar, meri_chhoot):
    soochi = [k for k in (1, 3) if k <= patthar]
    if meri_chhoot:
        soochi.append("chhoot")
    return soochi


def jeet(patthar, meri_chhoot, uski_chhoot):
    """(kya main jeetunga, kaunsi chaal se)"""
    if patthar == 0:
        return True, None               # dusre ne aakhri patthar uthaya
    for chaal in chaalein(patthar, meri_chhoot):
        if chaal == "chhoot":
            woh_jeeta, _ = jeet(patthar, uski_chhoot, False)
        else:
            woh_jeeta, _ = jeet(patthar - chaal, uski_chhoot, meri_chhoot)
        if not woh_jeeta:
            return True, chaal
    return False, chaalein(patthar, meri_chhoot)[0]


for patthar in range(1, 8):
    print(patthar, jeet(patthar, True, True), jeet(patthar, False, True), jeet(patthar, True, False))
