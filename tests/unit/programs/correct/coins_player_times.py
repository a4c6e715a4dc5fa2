coins = [4, 7, 2, 9, 5, 6]

def result(i, j, player, score):
    """score counts for player +1; player is +1 or -1"""
    if i > j:
        return score
    return player * max(player * result(i + 1, j, -player, score + player * coins[i]),
                        player * result(i, j - 1, -player, score + player * coins[j]))

left = result(1, 5, -1, coins[0])
right = result(0, 4, -1, coins[5])
print("left" if left >= right else "right", max(left, right))
