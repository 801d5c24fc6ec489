"""Ways to break a piece of code or data: each a small edit of its source."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from tablero.rules.citations import Citation

_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
_OPERATORS: dict[type[ast.cmpop], tuple[str, ...]] = {
    ast.Eq: ("!=",),
    ast.NotEq: ("==",),
    ast.Lt: ("<=", ">="),
    ast.LtE: ("<", ">"),
    ast.Gt: (">=", "<="),
    ast.GtE: (">", "<"),
    ast.In: ("not in",),
    ast.NotIn: ("in",),
    ast.Is: ("is not",),
    ast.IsNot: ("is",),
}
_OPPOSITE = {"min": "max", "max": "min", "any": "all", "all": "any"}
_SIGNS: dict[type[ast.operator], str] = {ast.Add: "-", ast.Sub: "+", ast.Mult: "//", ast.FloorDiv: "*"}
_KERNEL = ("hidden", "CHECKPOINT", "strict")
"""What the driver or Python is told: that a question may tell a secret, that the flow could start from here, that two
lists must be as long."""
_DERIVING = ("dirty", "current", "changed", "derive_entering", "derive_leaving")
"""What keeps derived values up to date, in games that derive some: they have tests of their own."""
_TELLING = ("say", "ask", "cast", "repr", "isinstance")
"""Calls that only make words, or tell the type checker something."""


class Break(NamedTuple):
    """An edit: these bytes of the source become others. `old` and `new` say it in one line."""

    line: int
    start: int
    end: int
    text: str
    old: str
    new: str

    def apply(self, source: str) -> str:
        """Return the broken source."""
        whole = source.encode()
        return (whole[: self.start] + self.text.encode() + whole[self.end :]).decode()


class Breaker:
    """Finds the ways to break the parts of one Python source."""

    def __init__(self, source: str) -> None:
        self._bytes = source.encode()
        self._above: dict[ast.AST, ast.AST] = {}
        self._skipped: set[ast.AST] = set()
        self._starts = [0]
        for line in self._bytes.split(b"\n"):
            self._starts.append(self._starts[-1] + len(line) + 1)

    def breaks(self, citation: Citation, apart: Iterable[ast.AST]) -> list[Break]:
        """Return the breaks of what a citation speaks of, but for what stands apart; of data, rows go missing too."""
        data, making = citation.kind == "data", citation.within.endswith("__init__")
        self._skipped = set(apart)
        nodes = [node for part in citation.enforcing for node in _walk(part, self._skipped)]
        self._above |= {child: node for node in nodes for child in ast.iter_child_nodes(node)}
        if making:  # an object without one of its attributes fails wherever it is used
            nodes = [node for node in nodes if not isinstance(node, ast.Assign | ast.AnnAssign)]
        return list(dict.fromkeys(each for node in nodes for each in self._of(node, data)))

    def _of(self, node: ast.AST, data: bool) -> Iterator[Break]:
        if isinstance(node, _FUNCTIONS):
            yield from self._early(node)
        elif isinstance(node, ast.stmt):
            yield from self._statement(node)
        elif isinstance(node, ast.expr):
            yield from self._expression(node)
            if data or isinstance(node, ast.List | ast.Set):
                yield from self._missing(node)
        elif isinstance(node, ast.comprehension):
            for test in (test for test in node.ifs if test not in self._skipped):
                yield self._edit(test, "True")

    # Statements.

    def _early(self, function: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[Break]:
        """A procedure that does nothing."""
        body = function.body[1:] if ast.get_docstring(function) is not None else function.body
        result = ast.unparse(function.returns) if function.returns else ""
        if len(body) > 1 and result in ("None", "Play[None]"):
            first = body[0]
            start = self._at(first.lineno, first.col_offset)
            indent = " " * first.col_offset
            yield Break(first.lineno, start, start, f"return\n{indent}", f"{function.name}()", "return at once")

    def _statement(self, node: ast.stmt) -> Iterator[Break]:
        if isinstance(node, ast.If):
            yield self._edit(node.test, f"not ({self._text(node.test)})")
            yield self._edit(node.test, "False")
            yield self._edit(node.test, "True")
        elif isinstance(node, ast.While):
            yield self._edit(node.test, "False")
        elif isinstance(node, ast.Return) and node.value is not None:
            yield from self._returned(node.value)
        elif _can_go(node):
            yields = any(isinstance(each, ast.Yield | ast.YieldFrom) for each in ast.walk(node))
            yield self._edit(node, "if False: yield" if yields else "pass", "pass")

    def _returned(self, value: ast.expr) -> Iterator[Break]:
        if isinstance(value, ast.Call) and _called(value) in ("because", "Reason"):
            yield self._edit(value, "None")
        elif isinstance(value, ast.Compare | ast.BoolOp) or _called(value) in ("any", "all", "bool", "isinstance"):
            yield self._edit(value, "True")
            yield self._edit(value, "False")
        elif isinstance(value, ast.ListComp):
            yield self._edit(value, "[]")

    # Expressions.

    def _expression(self, node: ast.expr) -> Iterator[Break]:
        if isinstance(node, ast.Compare) and len(node.ops) == 1:
            left, right = self._text(node.left), self._text(node.comparators[0])
            for operator in _OPERATORS[type(node.ops[0])]:
                yield self._edit(node, f"({left} {operator} {right})")
        elif isinstance(node, ast.BoolOp):
            other = " or " if isinstance(node.op, ast.And) else " and "
            yield self._edit(node, f"({other.join(f'({self._text(value)})' for value in node.values)})")
            for value in (value for value in node.values if value not in self._skipped):
                yield self._edit(value, "True" if isinstance(node.op, ast.And) else "False")
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield self._edit(node, f"bool({self._text(node.operand)})")
        elif isinstance(node, ast.IfExp):
            yield self._edit(node.test, f"not ({self._text(node.test)})")
        elif isinstance(node, ast.Constant):
            yield from self._constant(node)
        elif isinstance(node, ast.BinOp) and type(node.op) in _SIGNS and not _joins(node):
            left, right = self._text(node.left), self._text(node.right)
            yield self._edit(node, f"(({left}) {_SIGNS[type(node.op)]} ({right}))")
        elif isinstance(node, ast.Call) and (name := _called(node)) in _OPPOSITE and isinstance(node.func, ast.Name):
            yield self._edit(node.func, _OPPOSITE[name])

    def _constant(self, node: ast.Constant) -> Iterator[Break]:
        if isinstance(node.value, bool):
            yield self._within(node, str(not node.value))
        elif isinstance(node.value, int):
            yield self._within(node, str(node.value + 1))
            if node.value > 0:
                yield self._within(node, str(node.value - 1))

    def _within(self, node: ast.Constant, text: str) -> Break:
        """Return an edit that is told with what is around it, since a number alone says little."""
        edit, around = self._edit(node, text), self._above.get(node)
        if not isinstance(around, ast.expr | ast.keyword | ast.Assign | ast.AugAssign | ast.AnnAssign | ast.Return):
            return edit
        first = self._at(around.lineno, around.col_offset)
        before, after = self._bytes[first : edit.start], self._bytes[edit.end : self._end(around)]
        return edit._replace(
            old=_line((before + self._bytes[edit.start : edit.end] + after).decode()),
            new=_line((before + text.encode() + after).decode()),
        )

    def _missing(self, node: ast.expr) -> Iterator[Break]:
        """A row, an entry or an argument by name that is not there."""
        if isinstance(node, ast.List | ast.Tuple | ast.Set) and len(node.elts) > 1:
            for element in node.elts:
                yield self._gone(element)
        elif isinstance(node, ast.Dict) and len(node.keys) > 1:
            for key, value in zip(node.keys, node.values, strict=True):
                if key is not None:
                    yield self._gone(key, value)
        elif isinstance(node, ast.Call):
            for keyword in node.keywords:
                yield self._gone(keyword)

    # Edits.

    def _gone(self, first: ast.expr | ast.keyword, last: ast.expr | None = None) -> Break:
        start = self._at(first.lineno, first.col_offset)
        end = stop = self._end(last or first)
        while self._bytes[end : end + 1].isspace():
            end += 1
        end = end + 1 if self._bytes[end : end + 1] == b"," else stop
        return Break(first.lineno, start, end, "", _line(self._bytes[start:stop].decode()), "nothing")

    def _edit(self, node: ast.expr | ast.stmt, text: str, new: str = "") -> Break:
        start, end = self._at(node.lineno, node.col_offset), self._end(node)
        bare = isinstance(node, ast.stmt) or text.isidentifier() or text.isdecimal()
        return Break(
            node.lineno, start, end, text if bare else f"({text})", _line(self._text(node)), _line(new or text)
        )

    def _text(self, node: ast.expr | ast.stmt) -> str:
        return self._bytes[self._at(node.lineno, node.col_offset) : self._end(node)].decode()

    def _at(self, line: int, column: int) -> int:
        return self._starts[line - 1] + column

    def _end(self, node: ast.expr | ast.stmt | ast.keyword) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self._at(node.end_lineno, node.end_col_offset)


def _walk(node: ast.AST, skipped: set[ast.AST]) -> Iterator[ast.AST]:
    """Yield a node and what is below it but for what is skipped, types, and what is beside the rules."""
    if _is_beside(node):
        return
    if not (isinstance(node, ast.If | ast.While) and node.test in skipped):
        yield node
    for name, field in ast.iter_fields(node):
        if name in ("args", "decorator_list", "returns", "annotation") and not isinstance(node, ast.Call):
            continue
        for child in field if isinstance(field, list) else [field]:
            if isinstance(child, ast.AST) and child not in skipped:
                yield from _walk(child, skipped)


def _is_beside(node: ast.AST) -> bool:
    """Tell whether something is no part of what the rules do: words, types, what the driver or the deriving needs."""
    if isinstance(node, ast.If):  # nothing but a line of the log
        return bool(node.body) and not node.orelse and all(_is_beside(each) for each in node.body)
    if isinstance(node, ast.keyword):
        return node.arg in _KERNEL
    if isinstance(node, ast.Assign):
        return all(getattr(each, "attr", "") in _DERIVING for each in node.targets)
    if isinstance(node, ast.Expr):
        return _says_nothing(node.value)
    if isinstance(node, ast.Call):
        return _called(node) in _TELLING
    return isinstance(node, ast.JoinedStr | ast.Assert | ast.Import | ast.ImportFrom)


def _says_nothing(value: ast.expr) -> bool:
    if isinstance(value, ast.Yield):
        return getattr(value.value, "id", "") in _KERNEL
    if isinstance(value, ast.YieldFrom):  # from nothing: it only makes a generator of the function
        return isinstance(value.value, ast.Tuple) and not value.value.elts
    if isinstance(value, ast.Call):
        called = ast.unparse(value.func)
        return ".log." in f".{called}" or called.startswith("tell_") or _called(value) in _DERIVING
    return isinstance(value, ast.Constant)


def _called(node: ast.expr) -> str:
    """Return the last name of what is called, or nothing."""
    if not isinstance(node, ast.Call):
        return ""
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def _can_go(node: ast.stmt) -> bool:
    """Tell whether a statement could be missing without leaving a name unknown."""
    if isinstance(node, ast.Assign):
        return all(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets)
    if isinstance(node, ast.AnnAssign | ast.AugAssign):
        return node.value is not None and not (isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name))
    return isinstance(node, ast.Expr | ast.Delete | ast.Continue | ast.Break | ast.Raise)


def _joins(node: ast.BinOp) -> bool:
    """Tell whether a sum is one of texts or lists, which has no difference."""
    texts = (ast.List, ast.ListComp, ast.Tuple, ast.JoinedStr)
    return any(
        isinstance(side, texts) or (isinstance(side, ast.Constant) and isinstance(side.value, str))
        for side in (node.left, node.right)
    )


def _line(text: str) -> str:
    return " ".join(text.split())
