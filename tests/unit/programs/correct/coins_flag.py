c=[8,15,3,7]
def play(i,j,me):
    if i>j: return 0
    if me: return max(c[i]+play(i+1,j,False),c[j]+play(i,j-1,False))
    return min(play(i+1,j,True),play(i,j-1,True))
print(play(0,3,True))
