from collections import namedtuple

# Small Kalah: two pits and a store each. Last seed in the own store: play again.
# seeds: 0, 1 pits of A, 2 store of A, 3, 4 pits of B, 5 store of B
Kalah = namedtuple("Kalah", "turn seeds")
OWN = {"A": (0, 1), "B": (3, 4)}
STORE = {"A": 2, "B": 5}
OTHER = {"A": "B", "B": "A"}

def sow(k, pit):
    seeds = list(k.seeds)
    hand, seeds[pit] = seeds[pit], 0
    at = pit
    while hand:
        at = (at + 1) % 6
        if at == STORE[OTHER[k.turn]]:
            continue
        seeds[at] += 1
        hand -= 1
    again = at == STORE[k.turn]
    return k._replace(turn=k.turn if again else OTHER[k.turn], seeds=tuple(seeds))

def final(k):
    if any(all(k.seeds[p] == 0 for p in OWN[who]) for who in "AB"):
        return sum(k.seeds[:3]) - sum(k.seeds[3:])      # the rest belongs to the owner of the pits

def alphabeta(k, depth, alpha=-99, beta=99):
    end = final(k)
    if end is not None:
        return end, []
    if depth == 0:
        return k.seeds[2] - k.seeds[5], []
    best = None
    for pit in OWN[k.turn]:
        if not k.seeds[pit]:
            continue
        value, line = alphabeta(sow(k, pit), depth - 1, alpha, beta)
        if k.turn == "A":
            if best is None or value > best[0]:
                best = value, [pit] + line
            alpha = max(alpha, value)
        else:
            if best is None or value < best[0]:
                best = value, [pit] + line
            beta = min(beta, value)
        if alpha >= beta:
            break
    return best

print(*alphabeta(Kalah("A", (3, 3, 0, 3, 3, 0)), 7))
