import sys
def main():
    print("welcome")
    board = [[' ']*3 for _ in range(3)]
    board[0][0]='X'; board[1][1]='O'; board[0][2]='X'; board[0][1]='O'
    while True:
        r, c = map(int, input("row col: ").split())
        board[r][c] = 'X'
        if win(board,'X'): print("you win"); break
        mv = ai(board)
        if mv is None: print('draw'); break
        board[mv[0]][mv[1]] = 'O'
        if win(board,'O'): print('I win'); sys.exit(0)
def win(b,p):
    L=[[(0,0),(0,1),(0,2)],[(1,0),(1,1),(1,2)],[(2,0),(2,1),(2,2)],[(0,0),(1,0),(2,0)],[(0,1),(1,1),(2,1)],[(0,2),(1,2),(2,2)],[(0,0),(1,1),(2,2)],[(0,2),(1,1),(2,0)]]
    return any(all(b[r][c]==p for r,c in l) for l in L)
def ai(board):
    best=None; bs=-99
    for r in range(3):
        for c in range(3):
            if board[r][c]==' ':
                board[r][c]='O'
                s=mm(board,False)
                board[r][c]=' '
                if s>bs: bs=s; best=(r,c)
    return best
def mm(board, comp):
    if win(board,'O'): return 1
    if win(board,'X'): return -1
    if all(x!=' ' for row in board for x in row): return 0
    res=[]
    for r in range(3):
        for c in range(3):
            if board[r][c]==' ':
                board[r][c]='O' if comp else 'X'
                res.append(mm(board, not comp))
                board[r][c]=' '
    return max(res) if comp else min(res)
main()
