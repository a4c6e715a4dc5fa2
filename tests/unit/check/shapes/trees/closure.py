def best_value(tree):
    big = 1000

    def search(node, lo, hi, is_max):
        if isinstance(node, int):
            return node
        if is_max:
            for child in node:
                #! player never changes: got = search(child, lo, hi, is_max)
                #! window not passed on: got = search(child, -big, big, not is_max)
                got = search(child, lo, hi, not is_max)
                #! MAX takes min: if got < lo:
                if got > lo:
                    lo = got
                #! cut turned round: if lo <= hi:
                #! MAX never cuts: if lo >= big:
                if lo >= hi:
                    return hi
            return lo
        #! ignores the last move: for child in node[:-1]:
        for child in node:
            #! window swapped: got = search(child, hi, lo, not is_max)
            got = search(child, lo, hi, not is_max)
            #! MIN takes max: if got > hi:
            #! beta never updated: if False:
            if got < hi:
                hi = got
            #! MIN never cuts: if hi <= -big:
            if lo >= hi:
                return lo
        #! returns the last value: return got
        #! returns alpha: return lo
        return hi

    #! window begins at 0: return search(tree, 0, big, True)
    return search(tree, -big, big, True)
