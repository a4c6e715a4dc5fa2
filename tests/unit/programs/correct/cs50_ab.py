import copy, math
X="X";O="O";EMPTY=None
def initial_state(): return [[X,EMPTY,EMPTY],[EMPTY,O,EMPTY],[EMPTY,EMPTY,EMPTY]]
def player(board):
    x=sum(r.count(X) for r in board);o=sum(r.count(O) for r in board)
    return X if x<=o else O
def actions(board): return {(i,j) for i in range(3) for j in range(3) if board[i][j]==EMPTY}
def result(board,action):
    b=copy.deepcopy(board)
    if b[action[0]][action[1]]!=EMPTY: raise Exception("invalid")
    b[action[0]][action[1]]=player(board)
    return b
def winner(board):
    for i in range(3):
        if board[i][0]==board[i][1]==board[i][2]!=EMPTY: return board[i][0]
        if board[0][i]==board[1][i]==board[2][i]!=EMPTY: return board[0][i]
    if board[0][0]==board[1][1]==board[2][2]!=EMPTY: return board[1][1]
    if board[0][2]==board[1][1]==board[2][0]!=EMPTY: return board[1][1]
    return None
def terminal(board): return winner(board) is not None or not actions(board)
def utility(board): return {X:1,O:-1,None:0}[winner(board)]
def minimax(board):
    if terminal(board): return None
    if player(board)==X:
        v,move=maxv(board,-math.inf,math.inf)
    else:
        v,move=minv(board,-math.inf,math.inf)
    return move
def maxv(board,alpha,beta):
    if terminal(board): return utility(board),None
    v=-math.inf;mv=None
    for a in actions(board):
        x,_=minv(result(board,a),alpha,beta)
        if x>v:
            v=x;mv=a
            if v==1: return v,mv
        alpha=max(alpha,v)
        if alpha>=beta: break
    return v,mv
def minv(board,alpha,beta):
    if terminal(board): return utility(board),None
    v=math.inf;mv=None
    for a in actions(board):
        x,_=maxv(result(board,a),alpha,beta)
        if x<v:
            v=x;mv=a
            if v==-1: return v,mv
        beta=min(beta,v)
        if alpha>=beta: break
    return v,mv
print(minimax(initial_state()))
