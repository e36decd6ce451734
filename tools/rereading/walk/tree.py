"""Small questions to a tree: names, Horovod's number of the worker, whom a test lets pass."""
import ast
from dataclasses import dataclass

from rereading.program import RANKS

ALL, FIRST, REST = "all", "the first", "the others"


@dataclass
class Method:
    """A function, and the class and the object it is called on."""

    node: object
    module: object
    cls: object = None
    me: object = None


def tail(node):
    """The last name of a dotted one."""
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


def dotted(node):
    """`a.b.c` as a text; "" where it is no dotted name."""
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute):
        left = dotted(node.value)
        return left and left + "." + node.attr
    return ""


def is_hvd(node):
    """Whether this is a name of Horovod's module."""
    return isinstance(node, ast.Name) and node.id.startswith("hvd")


def is_rank(node):
    """Whether an expression is this worker's number."""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and \
        node.func.attr in RANKS and is_hvd(node.func.value)


def asks_rank(node):
    """Whether an expression asks for this worker's number anywhere in it."""
    return any(is_rank(n) for n in ast.walk(node))


def writes_there(test):
    """`hasattr(where, 'write')`: a buffer of one's own, and no path."""
    return isinstance(test, ast.Call) and dotted(test.func) == "hasattr" and len(test.args) == 2 \
        and isinstance(test.args[1], ast.Constant) and test.args[1].value == "write"


def who_passes(test, known=()):
    """Which workers go into the body of a test, and which into its else: (FIRST, REST) …"""
    if isinstance(test, ast.BoolOp):
        sides = [who_passes(v, known) for v in test.values]
        if isinstance(test.op, ast.And):
            for yes, _ in sides:
                if yes is not ALL:
                    return yes, ALL
        else:
            if any(yes is FIRST for yes, _ in sides) and all(
                    yes is FIRST or writes_there(v) for (yes, _), v in zip(sides, test.values)):
                return FIRST, sides[0][1]  # the others write what is open, or in memory
            for _, no in sides:
                if no is not ALL:
                    return ALL, no
        return ALL, ALL
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        if is_rank(test.operand):
            return FIRST, REST
        yes, no = who_passes(test.operand, known)
        return no, yes
    if isinstance(test, ast.Compare) and len(test.ops) == 1:
        left, op, right = test.left, test.ops[0], test.comparators[0]
        if is_rank(right):
            left, right = right, left
        if is_rank(left) and isinstance(right, ast.Constant):
            if right.value == 0:
                if isinstance(op, ast.Eq):
                    return FIRST, REST
                if isinstance(op, (ast.NotEq, ast.Gt)):
                    return REST, FIRST
            elif right.value == 1 and isinstance(op, ast.Lt):
                return FIRST, REST
            return REST, ALL
    if is_rank(test) and test.func.attr != "cross_rank":
        return REST, FIRST
    if dotted(test) in known:
        return FIRST, REST
    return ALL, ALL


def narrowed(who, more):
    return who if more is ALL else more


def is_own_slice(node):
    """`[hvd.rank()::hvd.size()]`, and with an end."""
    return isinstance(node, ast.Slice) and node.step is not None and node.lower is not None \
        and asks_rank(node.lower)
