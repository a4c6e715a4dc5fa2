from typing import NamedTuple


class Answer(NamedTuple):
    worth: int
    branch: int


FRUITS = [[7, 2, 9], [5, 6], [1, 8, 4]]


def pick(twig, larger):
    if isinstance(twig, int):
        return Answer(twig, -1)
    every = [Answer(pick(each, not larger).worth, at) for at, each in enumerate(twig)]
    choose = max if larger else min
    return choose(every, key=lambda answer: answer.worth)


print(pick(FRUITS, True))
