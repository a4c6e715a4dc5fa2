from dataclasses import dataclass
from typing import Optional

@dataclass
class Result:
    score: float
    take: Optional[int] = None

def best(left: int, first: bool) -> Result:
    if left == 0:
        return Result(-1.0 if first else 1.0)
    found = None
    for take in range(1, min(3, left) + 1):
        r = best(left - take, not first)
        if found is None or (r.score > found.score) == first and r.score != found.score:
            found = Result(r.score, take)
    return found

print(best(6, True))
