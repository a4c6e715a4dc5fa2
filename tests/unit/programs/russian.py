def ходы(куча):
    return [k for k in (1, 2, 3) if k <= куча]

def поиск(куча, глубина, игрок):
    if куча == 0:
        return -1 if игрок else 1
    if глубина == 0:
        return 0
    оценки = []
    for ход in ходы(куча):
        оценки.append(поиск(куча - ход, глубина - 1, not игрок))
    return max(оценки) if игрок else min(оценки)

print(поиск(7, 6, True))
