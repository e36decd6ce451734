"""The values of expressions other than calls, attributes and parts."""

import ast
import re

from rereading.alike.values import (
    ALIKE,
    COMMON,
    DIFFERS,
    FED,
    HOLDS,
    LENGTH,
    MASK,
    NONE,
    NOTHING,
    OWN,
    THERE,
    Value,
    container,
    join,
    mixed,
    own,
)
from rereading.program import Function


class Expressions:
    """Gives each kind of expression its value."""

    def value(self, node, frame):
        get = getattr(self, "of_" + type(node).__name__, None)
        if get is None:
            return mixed(
                [
                    self.value(c, frame)
                    for c in ast.iter_child_nodes(node)
                    if isinstance(c, ast.expr)
                ]
            )
        return get(node, frame)

    def of_Constant(self, node, frame):
        if node.value is None:
            return NONE
        return Value(constant=node.value) if isinstance(node.value, (int, str)) else COMMON

    def of_Name(self, node, frame):
        return self.name(node.id, frame)

    def of_Slice(self, node, frame):
        return mixed(
            [self.value(e, frame) for e in (node.lower, node.upper, node.step) if e is not None]
        )

    def of_List(self, node, frame):
        values = [self.value(e, frame) for e in node.elts]
        made = container(values)
        if any(isinstance(e, ast.Starred) for e in node.elts):
            uneven = next((v for v in values if v.uneven), None)
            made = Value(
                made.flags | (LENGTH if uneven else 0), made.why, None, NOTHING, made.holds
            )
        return made

    of_Tuple = of_List

    def of_Set(self, node, frame):
        made = self.of_List(node, frame)
        return Value(made.flags, made.why, None, NOTHING, made.holds)

    def of_Dict(self, node, frame):
        made = container(
            [self.value(e, frame) for e in [*node.keys, *node.values] if e is not None]
        )
        return Value(made.flags, made.why, None, NOTHING, made.holds)

    def of_Starred(self, node, frame):
        return self.value(node.value, frame)

    def of_JoinedStr(self, node, frame):
        return mixed([self.value(v, frame) for v in node.values], OWN)

    def of_FormattedValue(self, node, frame):
        return self.value(node.value, frame)

    def of_BinOp(self, node, frame):
        left, right = self.value(node.left, frame), self.value(node.right, frame)
        made = mixed([left, right])
        if (
            isinstance(node.op, ast.Sub)
            and left.own
            and right.own
            and "rank()" in left.why
            and any(re.fullmatch(r"\w+\.rank\(\)", ast.unparse(e)) for e in (node.left, node.right))
        ):
            return COMMON  # the number of a turn, counted from the first worker's
        if isinstance(node.op, ast.Mod) and isinstance(node.left, ast.Constant):
            return Value(made.flags & OWN, made.why)
        if isinstance(node.op, ast.Mult) and (left.flags & HOLDS or right.flags & HOLDS):
            times = right if left.flags & HOLDS else left
            flags = made.flags | HOLDS | (LENGTH if times.own else 0)
            return Value(flags, made.why, holds=left.holds | right.holds)
        if left.flags & HOLDS or right.flags & HOLDS:
            return Value(made.flags | HOLDS, made.why, holds=left.holds | right.holds)
        if (left.flags | right.flags) & ALIKE and all(
            v.flags & ALIKE or not v.flags & (DIFFERS | FED) for v in (left, right)
        ):
            made = made.with_flags(ALIKE)
        return made

    def of_UnaryOp(self, node, frame):
        value = self.value(node.operand, frame)
        if isinstance(node.op, ast.Not):
            return own(value.why) if self.differs(value) else COMMON
        return Value(mixed([value]).flags | value.flags & MASK, value.why)

    def of_Compare(self, node, frame):
        left = self.value(node.left, frame)
        right = [self.value(c, frame) for c in node.comparators]
        if all(isinstance(o, (ast.Is, ast.IsNot)) for o in node.ops):
            there = next((v for v in [left, *right] if v.flags & THERE), None)
            return own(there.why) if there else COMMON
        if isinstance(node.ops[0], (ast.In, ast.NotIn)):
            within = right[0]
            if left.flags & DIFFERS:
                return own(left.why)
            if isinstance(node.comparators[0], ast.Name) and node.comparators[0].id == "logs":
                return COMMON
            if (
                within.flags & (LENGTH | THERE)
                or within.own
                and not isinstance(node.left, ast.Constant)
            ):
                return own(within.why)
            return COMMON
        made = mixed([left, *right])
        if made.flags & DIFFERS:
            return Value(made.flags | MASK, made.why)
        return Value(made.flags & FED)

    def of_BoolOp(self, node, frame):
        values, pushed, tested = [], 0, 0
        for each in node.values:
            value = self.value(each, frame)
            values.append(value)
            if self.differs(value):
                self.apart.append(self.decide(each, value, "short", frame))
                pushed += 1
            if "None" in ast.unparse(each) or isinstance(each, (ast.Name, ast.Attribute)):
                self.testing += 1  # what follows goes by that
                tested += 1
        if pushed:
            del self.apart[-pushed:]
        self.testing -= tested
        made = join(*values)
        if any(self.differs(v) for v in values):
            first = next(v for v in values if self.differs(v))
            made = made.with_flags(OWN, first.why)
        return made

    def of_IfExp(self, node, frame):
        holds = self.known(node.test, frame)
        if holds is not None:
            return self.value(node.body if holds else node.orelse, frame)
        test = self.value(node.test, frame)
        apart = self.decide(node.test, test, "if", frame)
        mark, splits = len(self.trace), dict(self.splits)
        if apart is not None:
            self.apart.append(apart)
        first = self.value(node.body, frame)
        middle = len(self.trace)
        second = self.value(node.orelse, frame)
        made = join(first, second)
        if apart is not None:
            self.apart.pop()
            if middle > mark and [e[2] for e in self.trace[mark:middle]] == [
                e[2] for e in self.trace[middle:]
            ]:
                self.splits = splits
            none = any(
                isinstance(e, ast.Constant) and e.value is None for e in (node.body, node.orelse)
            )
            plain = all(
                isinstance(e, (ast.Constant, ast.UnaryOp)) for e in (node.body, node.orelse)
            )
            made = made.with_flags(
                OWN | (0 if plain else LENGTH) | (THERE if none else 0), test.why
            )
        return made

    def of_Lambda(self, node, frame):
        made = self.lambdas.get(id(node))
        if made is None:
            made = self.lambdas[id(node)] = Function(frame.module, "lambda", node)
        self.closures[node] = frame
        return Value(refs=frozenset({("def", made)}))

    def of_NamedExpr(self, node, frame):
        value = self.value(node.value, frame)
        self.assign(node.target, value, frame)
        return value

    def of_Await(self, node, frame):
        return self.value(node.value, frame)

    def of_Yield(self, node, frame):
        value = self.value(node.value, frame) if node.value is not None else COMMON
        apart = self.under(frame)
        if apart is not None:
            frame.uneven = frame.uneven or f"given under line {apart.line} only: {apart.why}"
        frame.yielded.append(value)
        return COMMON

    def of_YieldFrom(self, node, frame):
        value = self.value(node.value, frame)
        if value.uneven:
            frame.uneven = frame.uneven or value.why
        frame.yielded.append(self.element(value))
        return COMMON
