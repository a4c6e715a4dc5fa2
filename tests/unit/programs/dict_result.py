def minimax(board, player):
    empties = [i for i in range(9) if isinstance(board[i], int)]
    if win(board, "O"):
        return {"score": -10}
    elif win(board, "X"):
        return {"score": 10}
    elif len(empties) == 0:
        return {"score": 0}
    results = []
    for i in empties:
        move = {"index": board[i]}
        board[i] = player
        result = minimax(board, "O" if player == "X" else "X")
        move["score"] = result["score"]
        board[i] = move["index"]
        results.append(move)
    if player == "X":
        return max(results, key=lambda r: r["score"])
    return min(results, key=lambda r: r["score"])

def win(b, p):
    return any(b[x] == b[y] == b[z] == p for x, y, z in
               ((0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)))

origBoard = ["O", 1, "X", "X", 4, "X", 6, "O", "O"]
print(minimax(origBoard, "X"))
