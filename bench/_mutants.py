"""Small changes of a source file, made one at a time: a sign, a number, a comparison, a statement left out.

Rules are in code, so only code is changed: not texts, types, imports or the values behind names in
capitals, which are mere labels.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass

COMPARED: dict[type[ast.cmpop], list[type[ast.cmpop]]] = {
    ast.Lt: [ast.LtE, ast.GtE],
    ast.LtE: [ast.Lt, ast.Gt],
    ast.Gt: [ast.GtE, ast.LtE],
    ast.GtE: [ast.Gt, ast.Lt],
    ast.Eq: [ast.NotEq],
    ast.NotEq: [ast.Eq],
    ast.In: [ast.NotIn],
    ast.NotIn: [ast.In],
}
COMBINED: dict[type[ast.operator], list[type[ast.operator]]] = {
    ast.Add: [ast.Sub],
    ast.Sub: [ast.Add],
    ast.Mult: [ast.FloorDiv],
    ast.FloorDiv: [ast.Mult],
    ast.Mod: [ast.FloorDiv],
    ast.BitAnd: [ast.BitOr],
    ast.BitOr: [ast.BitAnd],
    ast.LShift: [ast.RShift],
    ast.RShift: [ast.LShift],
}
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


@dataclass(frozen=True)
class Mutant:
    """One changed line; `number` is its index among the changes of one file."""

    file: str
    number: int
    line: int
    before: str
    after: str
    within: str  # the text of its line

    @property
    def name(self) -> str:
        """Tells a reader what is changed where, and stays the same when lines are added above."""
        return f"{self.module}, {self.within}: {self.before} → {self.after}"

    @property
    def module(self) -> str:
        """As the pages name it: `window` of the engine, `server/table` of another package."""
        return self.file.removeprefix("src/vitrall/").removeprefix("engine/").removesuffix(".py")

    @property
    def key(self) -> str:
        """No two mutants of one source have the same."""
        return f"{self.module} {self.number}"


def mutants(file: str, source: str) -> list[Mutant]:
    """All changes of a file, in its order."""
    tree = ast.parse(source)
    lines = source.splitlines()
    mutated = []
    for number, (node, changed) in enumerate(changes(tree)):
        line = getattr(node, "lineno", 1)
        after = short_text(changed) if changed else "(left out)"
        mutated.append(Mutant(file, number, line, short_text(node), after, lines[line - 1].strip()))
    return mutated


def mutated(source: str, number: int) -> str:
    """The file with one of its changes; comments are lost, which no test minds."""
    return ast.unparse(mutated_tree(source, number))


def mutated_tree(source: str, number: int) -> ast.Module:
    """The same as a tree, whose lines have their old numbers."""
    tree = ast.parse(source)
    node, changed = list(changes(tree))[number]
    new = ast.copy_location(changed or ast.Pass(), node)
    Replaced(node, new).visit(tree)
    return ast.fix_missing_locations(tree)


class Replaced(ast.NodeTransformer):
    """Puts one node in the place of another."""

    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old = old
        self.new = new

    def visit(self, node: ast.AST) -> ast.AST:
        return self.new if node is self.old else super().generic_visit(node)


def short_text(node: ast.AST) -> str:
    return " ".join(ast.unparse(node).split())[:80]


def changes(tree: ast.AST) -> Iterator[tuple[ast.AST, ast.AST | None]]:
    """Each node that can be changed, with what it becomes; None leaves a statement out."""
    for function in [node for node in ast.walk(tree) if isinstance(node, FUNCTIONS)]:
        for statement in function.body:
            for node in walk_code(statement):
                yield from ((node, changed) for changed in changed_to(node))


def walk_code(node: ast.AST) -> Iterator[ast.AST]:
    """Everything below but annotations, texts of documentation and functions within."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return
    yield node
    for name, value in ast.iter_fields(node):
        if name == "annotation":
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not isinstance(child, FUNCTIONS):
                yield from walk_code(child)


def changed_to(node: ast.AST) -> Iterator[ast.AST | None]:
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        for op in COMPARED.get(type(node.ops[0]), []):
            yield ast.Compare(node.left, [op()], node.comparators)
    elif isinstance(node, ast.BinOp):
        for operator in COMBINED.get(type(node.op), []):
            yield ast.BinOp(node.left, operator(), node.right)
    elif isinstance(node, ast.BoolOp):
        yield ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.Invert):
        yield node.operand
    elif isinstance(node, ast.Constant):
        yield from changed_constants(node)
    else:
        yield from changed_statements(node)


def changed_constants(node: ast.Constant) -> Iterator[ast.AST]:
    if isinstance(node.value, bool):
        yield ast.Constant(not node.value)
    elif isinstance(node.value, int):
        yield ast.Constant(node.value + 1)


def changed_statements(node: ast.AST) -> Iterator[ast.AST | None]:
    if isinstance(node, ast.If | ast.IfExp):
        if isinstance(node.test, ast.Compare | ast.UnaryOp):
            return  # turned around by itself
        negated = deepcopy(node)
        negated.test = ast.UnaryOp(ast.Not(), negated.test)
        yield negated
    elif isinstance(node, ast.AugAssign):
        for operator in COMBINED.get(type(node.op), []):
            yield ast.AugAssign(node.target, operator(), node.value)
        yield None
    elif isinstance(node, ast.Assign | ast.Expr | ast.Continue):
        yield None
