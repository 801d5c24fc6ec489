"""Search in the rules: accents and case don't matter, typing errors are forgiven, titles come before texts."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from heapq import nsmallest
from math import log
from typing import NamedTuple
from unicodedata import normalize

from tablero.rules.catalogue import BOOKS, Rule, named, rules_of, tail

_TEXT, _SECTION, _ID, _TITLE = 1, 2, 4, 8
_WEIGHTS = tuple(
    sum(weight for field, weight in ((_TEXT, 1), (_SECTION, 3), (_ID, 4), (_TITLE, 16)) if fields & field)
    for fields in range(16)
)
"""What a word tells by the fields it stands in: even the beginning of a word of the title beats all the others."""

_BEGINNING = 0.7
_NEAR = 0.5
_SAME_TITLE = 2.0
_MOST_WORDS = 12
"""Of a whole paragraph only the beginning is searched, so that no question takes long."""

_ACCENTS = re.compile("[\u0300-\u036f]")
_WORD = re.compile("[a-z0-9]+")
_LIKE_ID = re.compile(r"\S*[.:]\S*")


class Hit(NamedTuple):
    """A rule that was found; the higher its score, the better it fits."""

    rule: Rule
    score: float


def search(text: str, lang: str | None = None, limit: int = 20, book: str | None = None) -> list[Hit]:
    """Return the rules that fit the text best, in one language or in both.

    >>> search("CENTINELA", book="swu")[0].rule.title["es"]
    'Centinela'
    """
    return _index(book, lang).search(text, limit)


def near_ids(text: str, limit: int = 5) -> list[str]:
    """Return the ids that may be meant: this one without its book, those below it, those spelt alike, or by words."""
    index = _index(None, None)
    found = index.ids(text)
    if not found:
        spelt = near(text.strip().casefold(), [*index.by_id, *map(tail, index.by_id)])
        found = [id for id in index.by_id if id in spelt or tail(id) in spelt]
    return found[:limit] or [hit.rule.id for hit in index.search(text, limit)]


def fold(text: str) -> str:
    """Return the text in lower case and without accents.

    >>> fold("Acción de Ñandú")
    'accion de nandu'
    """
    lower = text.casefold()
    return lower if lower.isascii() else _ACCENTS.sub("", normalize("NFD", lower))


def words(text: str) -> list[str]:
    """Return the folded words of a text."""
    return _WORD.findall(fold(text))


class Index:
    """The words of some rules, and for each the rules that have it and in which fields."""

    def __init__(self, rules: Sequence[Rule], languages: Sequence[str]) -> None:
        self.rules = rules
        self.by_id = {rule.id: number for number, rule in enumerate(rules)}
        self._fields: dict[str, dict[int, int]] = {}
        self._titles = [tuple(words(rule.title[lang]) for lang in languages) for rule in rules]
        for number, rule in enumerate(rules):
            self._add(number, _ID, words(rule.id))
            for lang, title in zip(languages, self._titles[number], strict=True):
                self._add(number, _TITLE, title)
                self._add(number, _SECTION, words(rule.section[lang]))
                self._add(number, _TEXT, words(rule.text[lang]))

    def _add(self, number: int, field: int, found: Iterable[str]) -> None:
        for word in found:
            rules = self._fields.get(word)
            if rules is None:
                rules = self._fields[word] = {}
            rules[number] = rules.get(number, 0) | field

    def search(self, text: str, limit: int) -> list[Hit]:
        """Return the rules that fit the text best; an id finds itself and what is below it, nothing else."""
        ids = self.ids(text)
        if ids:
            return [Hit(self.rules[self.by_id[id]], 1.0 / rank) for rank, id in enumerate(ids[:limit], 1)]
        asked = list(dict.fromkeys(words(text)))[:_MOST_WORDS]
        scores = self._scores(asked)
        best = nsmallest(limit, scores, key=lambda number: (-scores[number], self._length(number), number))
        return [Hit(self.rules[number], scores[number]) for number in best]

    def ids(self, text: str) -> list[str]:
        """Return the ids that are this text, with or without their book, then those below it."""
        asked = text.strip().casefold()
        if not _LIKE_ID.fullmatch(asked):
            return []
        below = tuple(asked + separator for separator in ".-")
        exact = [id for id in self.by_id if asked in (id, tail(id))]
        return exact + [id for id in self.by_id if id.startswith(below) or tail(id).startswith(below)]

    def _scores(self, asked: list[str]) -> dict[int, float]:
        """Weigh each rule by its words, rare ones more, and by how much of what was asked it has."""
        sums: dict[int, float] = {}
        shares: dict[int, float] = {}
        whole = 0.0
        for word in asked:
            found = self._strengths(word)
            rarity = log(1 + len(self.rules) / len(found)) if found else 0.0
            whole += rarity
            for number, strength in found.items():
                sums[number] = sums.get(number, 0.0) + rarity * strength
                shares[number] = shares.get(number, 0.0) + rarity
        return {
            number: total * shares[number] / whole * (_SAME_TITLE if asked in self._titles[number] else 1.0)
            for number, total in sums.items()
        }

    def _strengths(self, word: str) -> dict[int, float]:
        """Return the rules that have the word, or one like it, and how much that says."""
        found: dict[int, float] = {}
        for other, likeness in self._like(word):
            for number, fields in self._fields[other].items():
                strength = likeness * _WEIGHTS[fields]
                if strength > found.get(number, 0.0):
                    found[number] = strength
        return found

    def _like(self, word: str) -> list[tuple[str, float]]:
        """Return the word, longer ones that begin with it and its singular; only if there are none, words near it."""
        like = [(other, 1.0 if other == word else _BEGINNING) for other in self._fields if self._is_form(other, word)]
        return like or [(other, _NEAR) for other in near(word, self._fields)]

    @staticmethod
    def _is_form(other: str, word: str) -> bool:
        if other.startswith(word):
            return len(word) > 2 or other == word
        return len(other) > 2 and word in (other + "s", other + "es")

    def _length(self, number: int) -> int:
        return sum(map(len, self._titles[number]))


def near(word: str, vocabulary: Iterable[str]) -> list[str]:
    """Return the words at the least distance from this one, if any is close enough to be meant.

    Counting the pairs of letters in common leaves few to measure: a slip takes away three of them at most.

    >>> near("sentienl", ["sentinel", "sentence", "centinela"])
    ['sentinel']
    """
    slips = 0 if len(word) < 4 else 1 if len(word) < 5 else 2
    pairs = [first + second for first, second in zip("^" + word, word + "$", strict=True)]
    needed = max(1, len(pairs) - 3 * slips)
    found: list[str] = []
    for other in vocabulary if slips else ():
        if abs(len(other) - len(word)) > slips or sum(map(f"^{other}$".__contains__, pairs)) < needed:
            continue
        apart = distance(word, other)
        if apart < slips:
            slips, found = apart, []
        if apart == slips:
            found.append(other)
    return found


def distance(a: str, b: str) -> int:
    """Return how many letters must be put in, left out, changed or swapped with the next to make one of the other.

    >>> distance("ataque", "atauqe")
    1
    """
    before: list[int] = []
    row = list(range(len(b) + 1))
    for i, letter in enumerate(a, 1):
        before, last, row = row, before, [i]
        for j, other in enumerate(b, 1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (letter != other))
            if i > 1 and j > 1 and letter == b[j - 2] and a[i - 2] == other:
                cost = min(cost, last[j - 2] + 1)
            row.append(cost)
    return row[-1]


@cache
def _index(book: str | None, lang: str | None) -> Index:
    books = [named(book)] if book is not None else BOOKS.values()
    rules = [rule for each in books for rule in rules_of(each).values()]
    return Index(rules, [lang] if lang else sorted({one for rule in rules for one in rule.title}))
