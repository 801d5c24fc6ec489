"""Where sources cite rules, and the code or data that enforces the rule there.

A docstring speaks of its function, a comment of the statement it stands on or above, an id inside a string (the
rule of a `Reason`) of the statement that holds it. At the level of a module or class only data enforces something:
an assignment with its comment or the string below it. What the docstring of a module or class cites is only told.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from copy import copy
from typing import Literal, NamedTuple, TypeAlias

_ID = re.compile(r"(?<![\w-])[a-z0-9-]+:\w+(?:[.-]\w+)*")
"""A whole id: what follows a dot belongs to it, the dot that ends a sentence doesn't."""

_Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef
_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
_SCOPES = (*_FUNCTIONS, ast.ClassDef)
_COMPOUND = (ast.If, ast.For, ast.While, ast.With, ast.Try, ast.Match)
_DATA = (ast.Assign, ast.AnnAssign, ast.AugAssign, ast.Expr)


Kind = Literal["docstring", "statement", "data"]
"""A docstring speaks of all that its function does, a citation at a statement of that; data has no function."""


class Citation(NamedTuple):
    """The ids cited in one place, and what enforces them there: nothing, if the place only tells of them."""

    ids: tuple[str, ...]
    line: int
    enforcing: tuple[ast.AST, ...]
    within: str
    """The qualified name of the function or class, empty at the level of the module."""
    kind: Kind


def ids_in(text: str) -> list[str]:
    """Return the ids in a text, each as a whole.

    >>> ids_in("Check the restrictions (swu:6.3.2.b), as in swu:6.3.2.")
    ['swu:6.3.2.b', 'swu:6.3.2']
    """
    return _ID.findall(text)


def citations(source: str) -> list[Citation]:
    """Return the citations in a Python source, in its order."""
    return sorted(_Reader(source).citations(), key=lambda citation: citation.line) if _ID.search(source) else []


class _Reader:
    """A source, its tree, and the way up in it."""

    def __init__(self, source: str) -> None:
        self._lines = source.split("\n")
        self._tree = ast.parse(source)
        self._above = {child: node for node in ast.walk(self._tree) for child in ast.iter_child_nodes(node)}
        self._statements = [node for node in ast.walk(self._tree) if isinstance(node, ast.stmt)]

    def citations(self) -> Iterator[Citation]:
        strings = [node for node in ast.walk(self._tree) if isinstance(node, ast.Constant)]
        for node in strings:
            if isinstance(node.value, str) and (ids := ids_in(node.value)):
                holding = self._statement_of(node)
                yield self._citation(ids, node.lineno, holding, self._enforcing(node, holding))
        for line, text in enumerate(self._lines, 1):
            if "#" in text and (ids := [*self._outside(line, text, strings)]):
                statement, enforcing = self._commented(line)
                yield self._citation(ids, line, statement, enforcing)

    def _citation(
        self, ids: list[str], line: int, statement: ast.stmt | None, enforcing: tuple[ast.AST, ...]
    ) -> Citation:
        kind: Kind = "statement" if self._in_function(statement) else "data"
        if any(isinstance(part, _FUNCTIONS) for part in enforcing):
            kind = "docstring"
        return Citation(tuple(ids), line, enforcing, self._name(statement), kind)

    def _outside(self, line: int, text: str, strings: list[ast.Constant]) -> Iterator[str]:
        """Yield the ids of a line that are in no string: those of its comment."""
        for match in _ID.finditer(text):
            at = (line, len(text[: match.start()].encode()))
            if not any((node.lineno, node.col_offset) <= at < _end(node) for node in strings):
                yield match.group()

    # Strings.

    def _enforcing(self, node: ast.Constant, statement: ast.stmt) -> tuple[ast.AST, ...]:
        if isinstance(statement, ast.Expr) and statement.value is node:
            owner, siblings = self._siblings(statement)
            if self._is_docstring(statement):
                return (owner,) if isinstance(owner, _FUNCTIONS) else ()
            before = siblings[siblings.index(statement) - 1]
            return self._of_statement(before) if isinstance(before, ast.Assign | ast.AnnAssign) else ()
        if self._in_function(statement):
            return self._of_statement(statement)
        return (self._row(node),) if self._of_statement(statement) else ()

    def _is_docstring(self, statement: ast.stmt) -> bool:
        owner, siblings = self._siblings(statement)
        return isinstance(owner, (ast.Module, *_SCOPES)) and siblings[0] is statement

    def _row(self, node: ast.AST) -> ast.AST:
        """Return the row of a table that holds a string: the call or tuple around it, or else its statement."""
        while not isinstance(node, ast.stmt | ast.Call | ast.Tuple):
            node = self._above[node]
        return node

    # Comments.

    def _commented(self, line: int) -> tuple[ast.stmt | None, tuple[ast.AST, ...]]:
        """Return the statement that a comment stands on or above, and what of it the comment speaks of."""
        alone = self._lines[line - 1].lstrip().startswith("#")
        while alone and line < len(self._lines) and self._lines[line - 1].lstrip()[:1] in ("#", ""):
            line += 1
        around = [node for node in self._statements if _start(node) <= line <= (node.end_lineno or 0)]
        if not around:
            return None, ()
        if alone and (starting := [node for node in around if _start(node) == line]):
            outermost = min(starting, key=self._depth)
            return outermost, self._of_statement(outermost)
        statement = max(around, key=self._depth)
        if part := self._part(statement, line):
            return statement, part if self._of_statement(statement) else ()
        return statement, self._of_statement(statement)

    def _part(self, statement: ast.stmt, line: int) -> tuple[ast.AST, ...]:
        """Return the head of a compound statement, or the parts of a long one that stand on this line."""
        if isinstance(statement, _SCOPES):
            return ()
        if isinstance(statement, _COMPOUND):
            return _operand(getattr(statement, "test", None), line) or (_head(statement),)
        if statement.lineno == statement.end_lineno:
            return ()
        inside = [node for node in ast.walk(statement) if isinstance(node, ast.expr) and self._is_element(node)]
        here = [node for node in inside if line in (node.lineno, node.end_lineno)]
        outer = [node for node in here if not any(other is not node and _holds(other, node) for other in here)]
        return tuple(part for node in outer for part in _operand(node, line) or (self._alone(node),))

    def _alone(self, node: ast.expr) -> ast.expr:
        """Return a part of a condition as a condition of this one part, and anything else as it is."""
        above = self._above[node]
        return _condition(above.op, node) if isinstance(above, ast.BoolOp) else node

    def _is_element(self, node: ast.expr) -> bool:
        above = self._above[node]
        return isinstance(
            above, ast.List | ast.Tuple | ast.Set | ast.Dict | ast.Call | ast.BoolOp | ast.keyword | ast.comprehension
        )

    # The way up.

    def _of_statement(self, statement: ast.stmt) -> tuple[ast.AST, ...]:
        """Return what a citation at a statement speaks of: with a lone statement under an `if`, its condition too."""
        if isinstance(statement, _FUNCTIONS):
            return (statement,)
        if not self._in_function(statement):
            return (statement,) if isinstance(statement, _DATA) and getattr(statement, "value", None) else ()
        above = self._above[statement]
        if isinstance(above, ast.If) and above.body[0] is statement and not isinstance(statement, _COMPOUND):
            return (_head(above), statement)
        return (statement,)

    def _statement_of(self, node: ast.AST) -> ast.stmt:
        while not isinstance(node, ast.stmt):
            node = self._above[node]
        return node

    def _siblings(self, statement: ast.stmt) -> tuple[ast.AST, list[ast.stmt]]:
        owner = self._above[statement]
        blocks: list[list[ast.stmt]] = [block for _, block in ast.iter_fields(owner) if isinstance(block, list)]
        return owner, next(block for block in blocks if statement in block)

    def _scopes(self, node: ast.AST | None) -> Iterator[ast.AST]:
        while node is not None:
            if isinstance(node, _SCOPES):
                yield node
            node = self._above.get(node)

    def _in_function(self, statement: ast.stmt | None) -> bool:
        return isinstance(next(self._scopes(statement), None), _FUNCTIONS)

    def _depth(self, node: ast.AST) -> int:
        depth = 0
        while node in self._above:
            node, depth = self._above[node], depth + 1
        return depth

    def _name(self, statement: ast.stmt | None) -> str:
        return ".".join(reversed([getattr(scope, "name", "") for scope in self._scopes(statement)]))


def _head(statement: ast.stmt) -> ast.stmt:
    """Return a compound statement without what is below it."""
    head = copy(statement)
    for name, field in ast.iter_fields(statement):
        if isinstance(field, list) and name != "items":
            setattr(head, name, [])
    return head


def _operand(condition: ast.expr | None, line: int) -> tuple[ast.AST, ...]:
    """Return that part of a condition over several lines which stands on this line."""
    if not isinstance(condition, ast.BoolOp) or condition.lineno == condition.end_lineno:
        return ()
    for value in condition.values:
        if value.lineno <= line <= (value.end_lineno or 0):
            return _operand(value, line) or (_condition(condition.op, value),)
    return ()


def _condition(operator: ast.boolop, part: ast.expr) -> ast.expr:
    return ast.copy_location(ast.BoolOp(operator, [part]), part)


def _start(statement: ast.stmt) -> int:
    decorators = statement.decorator_list if isinstance(statement, _SCOPES) else []
    return min([statement.lineno, *(each.lineno for each in decorators)])


def _end(node: ast.expr) -> tuple[int, int]:
    return node.end_lineno or 0, node.end_col_offset or 0


def _holds(outer: ast.expr, inner: ast.expr) -> bool:
    return (outer.lineno, outer.col_offset) <= (inner.lineno, inner.col_offset) and _end(inner) <= _end(outer)
