import random

def rollout(n):
    if n == 0:
        return 0
    return 1 + rollout(n - random.choice([1, 2]) if n > 1 else 0)

print(rollout(20), random.random())
