"""Reads a cryptarithm typed as text, such as `SEND + MORE = MONEY`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from plyscope.input.checks import bad
from plyscope.input.phrases import quoted

MOST_ADDENDS: Final = 4
LONGEST_WORD: Final = 10
MOST_LETTERS: Final = 10

TOKEN: Final = re.compile(r"[A-Za-z]+|\S")
EXAMPLE: Final = "SEND + MORE = MONEY"


@dataclass(frozen=True)
class Addition:
    """The words to add, and the word that is their sum; all in capitals."""

    addends: tuple[str, ...]
    sum: str

    @property
    def words(self) -> tuple[str, ...]:
        """The addends and the sum."""
        return (*self.addends, self.sum)

    @property
    def letters(self) -> tuple[str, ...]:
        """Each letter once, in reading order."""
        return tuple(dict.fromkeys("".join(self.words)))


def read_addition(text: str) -> Addition:
    """The addition. Capitals and small letters are the same.

    Raises `BadInput` (field "position") with the place where the text cannot be read.
    """
    words: list[str] = []
    equals = False
    word_next = True
    for token in TOKEN.finditer(text):
        sign, at = token[0], token.start()
        if sign[0].isascii() and sign[0].isalpha():
            if not word_next:
                raise bad("Put + or = between two words.", at)
            _check_letters(words, sign, at)
            words.append(sign.upper())
            word_next = False
        elif sign not in ("+", "="):
            raise bad(f"A cryptarithm has only letters, + and =, not {quoted(sign)}.", at)
        elif word_next:
            raise bad(f"A word is missing before this {sign}.", at)
        elif equals:
            raise bad("Put only one word after the =, the sum.", at)
        else:
            equals = sign == "="
            word_next = True
            _check_count(len(words), equals, at)
    if not words:
        raise bad(f"Type words to add, such as {EXAMPLE}.")
    if not equals:
        raise bad(f"A cryptarithm needs an = before its sum, such as {EXAMPLE}.", len(text))
    if word_next:
        raise bad("The sum is missing after the =.", len(text))
    return Addition(tuple(words[:-1]), words[-1])


def _check_letters(words: list[str], word: str, at: int) -> None:
    """Raises `BadInput` if `word` is too long, or adds an eleventh letter."""
    if len(word) > LONGEST_WORD:
        raise bad(f"A word has at most {LONGEST_WORD} letters.", at)
    letters = set("".join(words))
    for place, letter in enumerate(word.upper(), at):
        letters.add(letter)
        if len(letters) > MOST_LETTERS:
            raise bad(f"There are only ten digits, and {letter} is an eleventh letter.", place)


def _check_count(addends: int, last: bool, at: int) -> None:
    if last and addends < 2:
        raise bad("Type two or more words to add.", at)
    if not last and addends == MOST_ADDENDS:
        raise bad(f"At most {MOST_ADDENDS} words are added here.", at)


def write_addition(addition: Addition) -> str:
    """The text of an addition; `read_addition` reads it back."""
    return f"{' + '.join(addition.addends)} = {addition.sum}"
