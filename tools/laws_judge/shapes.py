"""Fragments of rules as CPython trees: patterns that are matched and results that are filled in.

A hole `$x` is the name `HOLE_x`, a list of neighbours `$...xs` the name `LIST_xs`; `$_` and
`$..._` catch without being kept. Names of libraries are those of `libraries` (name in the
fragment -> dotted module).
"""

import ast
import re

from . import scopes

HOLE, LIST = "HOLE_", "LIST_"


def python_of(fragment):
    text = re.sub(r"\$\.\.\.(\w+)", LIST + r"\1", fragment)
    return re.sub(r"\$(\w+)", HOLE + r"\1", text)


def hole(node):
    """The name of the hole that this expression or statement is, or None."""
    if isinstance(node, ast.Expr):
        node = node.value
    return (
        node.id[len(HOLE) :] if isinstance(node, ast.Name) and node.id.startswith(HOLE) else None
    )


def rest(node):
    """The same for a list hole."""
    if isinstance(node, ast.Expr):
        node = node.value
    return (
        node.id[len(LIST) :] if isinstance(node, ast.Name) and node.id.startswith(LIST) else None
    )


def parse(fragment, libraries, statement=False):
    """The fragment's statements, or its one expression; names of libraries are canonical.

    Names that the fragment binds itself are marked `emitted`: the rewriter may call them what it
    likes.
    """
    text = python_of(fragment)
    # `yield` and `await` are Python in a function only; `return` is no expression at all.
    if statement:
        lines = "\n".join(" " + line for line in text.split("\n"))
        tree = ast.parse("async def f():\n" + lines)
    else:
        tree = ast.parse("async def f():\n (" + text + "\n )")
    module = ast.Module(body=tree.body[0].body, type_ignores=[])
    found = scopes.Scopes(module)
    for node, _ in found.uses:
        if node.id.startswith((HOLE, LIST)):
            node.emitted = False
        elif node.bind == -1 and node.id in libraries:
            scopes.spell(node, libraries[node.id])
        else:
            node.emitted = node.bind != -1
    for scope in found.all:
        if isinstance(scope.node, scopes.FUNCTIONS) and scope.kind == "function":
            for argument in scopes.Scopes.each_argument(scope.node.args):
                argument.emitted = True
    return module.body if statement else module.body[0].value


class Match:
    """One attempt: `env` holds what the holes caught. Lists of arguments are (positional,
    keyword) pairs."""

    def __init__(self):
        self.env = {}

    def catch(self, name, what):
        if name == "_":
            return True
        if name in self.env:
            return ast.dump(self.env[name]) == ast.dump(what)
        self.env[name] = what
        return True

    def node(self, pattern, node):
        if isinstance(pattern, ast.AST):
            name = hole(pattern)
            if name is not None and not (
                isinstance(pattern, ast.Expr) and isinstance(node, ast.Expr)
            ):
                return (
                    isinstance(node, ast.expr)
                    and not isinstance(node, ast.Starred)
                    and self.catch(name, node)
                )
        if type(pattern) is not type(node):
            return False
        if isinstance(pattern, ast.Call):
            return self.node(pattern.func, node.func) and self.arguments(pattern, node)
        if isinstance(pattern, ast.Constant):
            return type(pattern.value) is type(node.value) and pattern.value == node.value
        return all(
            self.field(getattr(pattern, f, None), getattr(node, f, None))
            for f in pattern._fields
            if f not in ("ctx", "type_comment", "kind")
        )

    def field(self, pattern, value):
        if isinstance(pattern, ast.AST):
            return isinstance(value, ast.AST) and self.node(pattern, value)
        if isinstance(pattern, list):
            return isinstance(value, list) and self.sequence(pattern, value)
        return pattern == value

    def sequence(self, patterns, nodes):
        """Lists of elements or statements with at most one list hole, as the rules here have
        them."""
        for i, pattern in enumerate(patterns):
            name = rest(pattern)
            if name is not None:
                behind = len(patterns) - i - 1
                caught = nodes[i : len(nodes) - behind]
                if len(nodes) < i + behind:
                    return False
                if name != "_":
                    self.env[name] = (caught, [])
                return self.sequence(patterns[:i], nodes[:i]) and self.sequence(
                    patterns[i + 1 :], nodes[len(nodes) - behind :]
                )
        return len(patterns) == len(nodes) and all(map(self.node, patterns, nodes))

    def arguments(self, pattern, call):
        name, fixed = None, []
        for argument in pattern.args:
            if rest(argument) is not None:
                name = rest(argument)
            else:
                fixed.append(argument)
        left = {k.arg: k for k in pattern.keywords}
        spare = []
        for keyword in call.keywords:
            wanted = left.pop(keyword.arg, None) if keyword.arg else None
            if wanted is None:
                spare.append(keyword)
            elif not self.node(wanted.value, keyword.value):
                return False
        if left or len(call.args) < len(fixed):
            return False
        if name is None:
            return (
                len(call.args) == len(fixed)
                and not spare
                and all(map(self.node, fixed, call.args))
            )
        ahead = [a for a in pattern.args[:1] if rest(a) is None]
        if ahead:
            caught, got = call.args[len(fixed) :], call.args[: len(fixed)]
        else:
            caught, got = (
                call.args[: len(call.args) - len(fixed)],
                call.args[len(call.args) - len(fixed) :],
            )
        if name != "_":
            self.env[name] = (caught, spare)
        return all(map(self.node, fixed, got))


def match(pattern, node):
    """What the holes caught, or None."""
    attempt = Match()
    if isinstance(pattern, list):
        pattern = pattern[0]
    return attempt.env if attempt.node(pattern, node) else None
