def first_wins(row):
    known = {}

    def wins(left, my_turn):
        """Whether who moves takes the last letter of their own; each takes all that lies on the
        far side of it too."""
        if (left, my_turn) in known:
            return known[left, my_turn]
        for place, letter in enumerate(left):
            if letter == ("A" if my_turn else "B"):
                rest = left[place + 1 :] if my_turn else left[:place]
                if not wins(rest, not my_turn):
                    known[left, my_turn] = True
                    return True
        known[left, my_turn] = False
        return False

    return wins(row, True)


print(first_wins("ABBABAAB"))
