from enum import Enum

class Side(Enum):
    LEFT = "left"
    RIGHT = "right"

    def rival(self):
        match self:
            case Side.LEFT:
                return Side.RIGHT
            case Side.RIGHT:
                return Side.LEFT

LIMIT = 20

def evaluate(position):
    """Add 1, double, or add the last digit; who has to go over LIMIT pays the number over it."""
    match position:
        case (n, Side.LEFT) if n > LIMIT:
            return n - LIMIT            # RIGHT made it too large and pays
        case (n, Side.RIGHT) if n > LIMIT:
            return LIMIT - n
        case (n, side):
            nexts = sorted({n + 1, 2 * n, n + n % 10} - {n})
            worths = [evaluate((m, side.rival())) for m in nexts]
            match side:
                case Side.LEFT:
                    return max(worths)
                case _:
                    return min(worths)

for n in (9, 7, 12):
    print(n, evaluate((n, Side.LEFT)), evaluate((n, Side.RIGHT)))
