# Ghost: add a letter in turn, every beginning must be the beginning of a word. Whoever ends a word
# pays one point for each of its letters.
WORDS = "tan tango tend tens term torn tort tramp tread trees tree dot done dent denim dare dart".split()

trie = {}
for word in WORDS:
    node = trie
    for letter in word:
        node = node.setdefault(letter, {})
    node["."] = word

def play(node):
    """(points for the player to add a letter, the word that will be ended)"""
    options = []
    for letter, below in node.items():
        if "." in below:
            options.append((-len(below["."]), below["."]))
        else:
            points, word = play(below)
            options.append((-points, word))
    best = options[0]
    for option in options[1:]:
        if option[0] > best[0]:
            best = option
    return best

print(*play(trie))
for first in "td":
    print(first, *play(trie[first]))
