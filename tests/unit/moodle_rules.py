"""What Moodle does with a question bank, by its own rules, told here once more: the marks of a
question, how wide a blank is drawn, and which texts are right in it."""

import re
from dataclasses import dataclass
from xml.etree import ElementTree as Xml

# The fractions that Moodle's import accepts, from its documentation of the format.
FRACTIONS = {
    *("100", "90", "83.33333", "80", "75", "70", "66.66667", "60", "50", "40", "33.33333", "30"),
    *("25", "20", "16.66667", "14.28571", "12.5", "11.11111", "10", "5"),
}
BLANK = re.compile(r"\{(\d*):([A-Z]+):((?:[^{}\\]|\\.)*)\}")


@dataclass(frozen=True)
class Field:
    """A blank: what it is worth, its kind, and each answer with its share in percent."""

    worth: int
    kind: str
    answers: dict[str, float]

    @property
    def size(self) -> int:
        """How wide it is drawn, in characters, before Moodle adds a little by chance."""
        return max(len(text) for text in self.answers)

    def share(self, response: str) -> float:
        """What a response is worth, from 0 to 1: letter by letter, in any case."""
        shares = {text.casefold(): share for text, share in self.answers.items()}
        return shares.get(response.strip().casefold(), 0) / 100


def fields(question: Xml.Element) -> list[Field]:
    """The blanks of a question, in their order."""
    return [
        Field(int(worth or 1), kind, dict(map(_answer, re.split(r"(?<!\\)~", inside))))
        for worth, kind, inside in BLANK.findall(question.findtext("questiontext/text") or "")
    ]


def _answer(text: str) -> tuple[str, float]:
    share, words = re.fullmatch(r"(=|%-?\d+(?:\.\d+)?%)?(.*)", text, re.DOTALL).groups()  # type: ignore[union-attr]
    return words, 100 if share == "=" else float((share or "0").strip("%"))


def mark(question: Xml.Element) -> float:
    """What a question is worth in a quiz: a question with blanks, the sum of theirs."""
    if question.get("type") == "cloze":
        return sum(each.worth for each in fields(question))
    return float(question.findtext("defaultgrade") or 1)


def score(question: Xml.Element, responses: list[str]) -> float:
    """The share of a question with blanks that these responses get."""
    every = fields(question)
    won = sum(each.worth * each.share(text) for each, text in zip(every, responses, strict=True))
    return won / mark(question)


def ticked(question: Xml.Element, names: set[str]) -> float:
    """The share of a question with choices that ticking these gets: the sum, from 0 to 1."""
    shares = {each.findtext("text"): float(each.get("fraction", "0")) for each in _answers(question)}
    return min(1.0, max(0.0, sum(shares[name] for name in names) / 100))


def choices(question: Xml.Element) -> dict[str, str]:
    """The choices of a question, each with its fraction."""
    return {each.findtext("text") or "": each.get("fraction", "") for each in _answers(question)}


def _answers(question: Xml.Element) -> list[Xml.Element]:
    return question.findall("answer")
