import math

def checkWin(b, p):
	wins = [[0,1,2],[3,4,5],[6,7,8],[0,3,6],[1,4,7],[2,5,8],[0,4,8],[2,4,6]]
	for w in wins:
		if all(b[k] == p for k in w):
			return True
	return False

def minimax(b, depth, isMax):
	if checkWin(b, 'O'):
		return 10 - depth
	if checkWin(b, 'X'):
		return depth - 10
	if b.count(' ') == 0:
		return 0
	if isMax:
		best = -math.inf
		for i in range(9):
			if b[i] == ' ':
				b[i] = 'O'
				val = minimax(b, depth + 1, False)
				b[i] = ' '
				best = max(best, val)
		return best
	else:
		best = math.inf
		for i in range(9):
			if b[i] == ' ':
				b[i] = 'X'
				val = minimax(b, depth + 1, True)
				b[i] = ' '
				best = min(best, val)
		return best

def bestMove(b):
	bestVal = -math.inf
	move = -1
	for i in range(9):
		if b[i] == ' ':
			b[i] = 'O'
			v = minimax(b, 0, False)
			b[i] = ' '
			if v > bestVal:
				bestVal = v
				move = i
	return move
print(bestMove(['X', 'O', 'X', ' ', 'O', ' ', ' ', ' ', ' ']))
