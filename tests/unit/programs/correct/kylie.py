import math
class Player:
    def __init__(self, letter): self.letter = letter
class TicTacToe:
    def __init__(self):
        self.board = ['X',' ',' ',' ','O',' ',' ',' ',' ']
        self.current_winner = None
    def available_moves(self): return [i for i, s in enumerate(self.board) if s == ' ']
    def empty_squares(self): return ' ' in self.board
    def num_empty_squares(self): return self.board.count(' ')
    def make_move(self, square, letter):
        if self.board[square] == ' ':
            self.board[square] = letter
            if self.winner(square, letter): self.current_winner = letter
            return True
        return False
    def winner(self, square, letter):
        r = square // 3
        if all(s == letter for s in self.board[r*3:(r+1)*3]): return True
        c = square % 3
        if all(self.board[c+i*3] == letter for i in range(3)): return True
        if square % 2 == 0:
            if all(self.board[i] == letter for i in [0,4,8]): return True
            if all(self.board[i] == letter for i in [2,4,6]): return True
        return False
class Genius(Player):
    def minimax(self, state, player):
        max_player = self.letter
        other_player = 'O' if player == 'X' else 'X'
        if state.current_winner == other_player:
            return {'position': None, 'score': 1 * (state.num_empty_squares() + 1) if other_player == max_player else -1 * (state.num_empty_squares() + 1)}
        elif not state.empty_squares():
            return {'position': None, 'score': 0}
        if player == max_player: best = {'position': None, 'score': -math.inf}
        else: best = {'position': None, 'score': math.inf}
        for possible_move in state.available_moves():
            state.make_move(possible_move, player)
            sim_score = self.minimax(state, other_player)
            state.board[possible_move] = ' '
            state.current_winner = None
            sim_score['position'] = possible_move
            if player == max_player:
                if sim_score['score'] > best['score']: best = sim_score
            else:
                if sim_score['score'] < best['score']: best = sim_score
        return best
print(Genius('X').minimax(TicTacToe(), 'X'))
