"""Attributes, elements and slices of values."""

import ast

from rereading.alike import paths
from rereading.alike.assigned import keyed
from rereading.alike.values import (
    ALIKE,
    COMMON,
    DIFFERS,
    FED,
    HOLDS,
    LENGTH,
    MASK,
    NOTHING,
    OPTIMIZER,
    ORDER,
    OWN,
    RUNS,
    TAPE,
    Value,
    join,
    mixed,
    own,
)


class Parts:
    """Gives what lies in a value."""

    def of_Attribute(self, node, frame):
        on = self.value(node.value, frame)
        self.lacks(node, on)
        return self.attribute(on, node.attr, node, frame)

    def attribute(self, on, attr, node, frame):
        found = []
        for ref in on.refs:
            if ref[0] == "module":
                sub = self.program.find(ref[1].name + "." + attr, ref[1])
                if sub is not None and ("g", ref[1].path, attr) not in self.heap:
                    self.module(sub)
                    found.append(Value(refs=frozenset({("module", sub)})))
                else:
                    found.append(self.of_module(ref[1], attr))
            elif ref[0] == "lib":
                found.append(Value(refs=frozenset({("lib", ref[1] + "." + attr)})))
            elif ref[0] in ("object", "class", "super"):
                found.append(self.of_object(ref, attr, on, node))
            elif ref[0] == "made":
                found.append(COMMON)
        if not found:
            known = self.heap.get(("o", attr))
            if known is not None:
                found.append(known)
            else:
                inside = [self.heap[k] for k in self.attributes(attr)]
                if inside:
                    found.append(join(*inside))
        gives = join(*found) if found else COMMON
        if attr in ("shape", "size", "ndim", "length") and not any(r[0] == "lib" for r in on.refs):
            return own(on.why) if on.uneven else Value(0)
        if found and any(r[0] in ("object", "class", "module", "super") for r in on.refs):
            return gives
        if paths.COUNTS.match(attr) and not on.flags & FED:
            return Value(OWN, on.why) if on.uneven else gives
        if on.flags & (DIFFERS | FED | RUNS | ALIKE):
            gives = join(gives, Value(on.flags & (DIFFERS | FED), on.why))
            if on.flags & ALIKE:
                gives = gives.with_flags(ALIKE)
        return gives

    def of_object(self, ref, attr, on, node):
        classes = self.program.bases(ref[1])
        if ref[0] == "super":
            classes = classes[1:]
        for cls in classes:
            value = self.heap.get(("a", cls.node, attr))
            if value is not None and ref[0] != "super":
                return value
            method = cls.methods.get(attr)
            if method is not None:
                marks = [ast.unparse(d) for d in method.node.decorator_list]
                if any(m.endswith("property") for m in marks):
                    return self.enter(method, [on], {}, node)
                if "staticmethod" in marks:
                    return Value(refs=frozenset({("def", method)}))
                if ref[0] == "class" and "classmethod" not in marks:
                    return Value(refs=frozenset({("def", method)}))
                return Value(refs=frozenset({("bound", method, ref[1])}))
        if ref[0] == "object":  # set in a class derived from it, or by others
            for key in self.attributes(attr):
                owner = self.classes.get(id(key[1]))
                if owner is not None and ref[1] in self.program.bases(owner):
                    return self.heap[key]
        return COMMON

    def of_Subscript(self, node, frame):
        if keyed(node):
            known = self.stored(ast.unparse(node), frame)
            if known is not None:
                return known
        on = self.value(node.value, frame)
        at = node.slice
        if isinstance(at, ast.Slice):
            return self.sliced(on, at, frame)
        if isinstance(at, ast.Tuple) and any(isinstance(e, ast.Slice) for e in at.elts):
            first = at.elts[0]
            rest = mixed(
                [self.value(e, frame) for e in at.elts[1:] if not isinstance(e, ast.Slice)]
            )
            made = (
                self.sliced(on, first, frame)
                if isinstance(first, ast.Slice)
                else self.indexed(on, self.value(first, frame))
            )
            return made.with_flags(rest.flags & OWN, rest.why)
        if (
            on.parts is not None
            and isinstance(at, ast.Constant)
            and isinstance(at.value, int)
            and at.value < len(on.parts)
        ):
            return on.parts[at.value]
        if (
            isinstance(at, ast.UnaryOp)
            and isinstance(at.operand, ast.Constant)
            and on.parts
            and isinstance(at.operand.value, int)
            and 0 < at.operand.value <= len(on.parts)
        ):
            return on.parts[-at.operand.value]
        return self.indexed(on, self.value(at, frame))

    def indexed(self, on, at):
        made = self.element(on)
        if at.flags & DIFFERS:
            flags = OWN | (LENGTH if at.flags & MASK or at.uneven else 0)
            made = made.with_flags(flags, at.why)
        if on.uneven and at.flags & MASK:
            made = made.with_flags(LENGTH, on.why)
        return made

    @staticmethod
    def element(on):
        """One element of it."""
        for ref in on.refs:
            if ref[0] == "yields":
                return ref[1]
        if on.parts:
            return join(*on.parts)
        keep = OWN | RUNS | FED | OPTIMIZER | TAPE
        flags = on.flags & keep
        if on.flags & ORDER:
            flags |= OWN
        if on.flags & LENGTH:
            flags |= OWN
        return Value(flags, on.why if flags else "", None, on.holds)

    def sliced(self, on, at, frame):
        ends = [
            self.value(e, frame) if e is not None else None for e in (at.lower, at.upper, at.step)
        ]
        kept = on.flags & (OWN | LENGTH | FED | HOLDS | RUNS)
        made = Value(kept, on.why, None, NOTHING, on.holds)
        lower, upper, step = ends
        differing = [e for e in ends if e is not None and e.flags & DIFFERS]
        if not differing:
            return made
        flags = OWN
        both = lower is not None and upper is not None and lower.own and upper.own
        whole = at.upper is not None and paths.evened(at.upper)
        if not both and not whole:
            flags |= LENGTH
        return made.with_flags(flags, differing[0].why)
