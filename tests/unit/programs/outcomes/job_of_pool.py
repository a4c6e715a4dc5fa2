from concurrent.futures import ThreadPoolExecutor


def worth(beads, mine):
    if beads == 0:
        return -1 if mine else 1
    found = [worth(beads - k, not mine) for k in (1, 2, 3) if k <= beads]
    return max(found) if mine else min(found)


def job(take):
    return worth(6 - take, False), take


with ThreadPoolExecutor() as pool:
    print(max(pool.map(job, (1, 2, 3))))
