class Node:
    def __init__(self, board, turn, move=None):
        self.board = board; self.turn = turn; self.move = move; self.children = []; self.score = None
    def expand(self):
        for i in range(len(self.board)):
            if self.board[i] == '-':
                nb = list(self.board); nb[i] = self.turn
                self.children.append(Node(nb, 'O' if self.turn=='X' else 'X', i))
def won(b,p):
    return any(b[x]==b[y]==b[z]==p for x,y,z in ((0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)))
def minimax(node):
    if won(node.board,'X'): node.score=1; return 1
    if won(node.board,'O'): node.score=-1; return -1
    node.expand()
    if not node.children: node.score=0; return 0
    scores=[]
    for child in node.children:
        scores.append(minimax(child))
    node.score = max(scores) if node.turn=='X' else min(scores)
    return node.score
root=Node(list('XOX-O----'),'X')
print(minimax(root))
