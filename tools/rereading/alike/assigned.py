"""What is given to a name, or put into a thing."""

import ast

from rereading.alike.state import Apart
from rereading.alike.values import (
    DIFFERS,
    FED,
    LENGTH,
    NOTHING,
    OPTIMIZER,
    OWN,
    RUNS,
    TAPE,
    THERE,
    Value,
    mixed,
)


def keyed(node):
    """Whether this is a name's or an attribute's entry under a text, as `settings['rate']`."""
    while (
        isinstance(node, ast.Subscript)
        and isinstance(node.slice, ast.Constant)
        and isinstance(node.slice.value, str)
    ):
        node = node.value
        if isinstance(node, (ast.Name, ast.Attribute)):
            return True
    return False


class Assigned:
    """Gives targets their values."""

    def assign(self, target, value, frame):
        apart = self.under(frame)
        if apart is not None:
            value = value.with_flags(
                OWN | LENGTH | THERE, f"set under line {apart.line} only: {apart.why}"
            )
        if isinstance(target, ast.Name):
            self.set_name(target.id, value, frame)
        elif isinstance(target, (ast.Tuple, ast.List)):
            plain = not any(isinstance(t, ast.Starred) for t in target.elts)
            if value.parts is not None and plain and len(value.parts) == len(target.elts):
                for each, part in zip(target.elts, value.parts):
                    self.assign(each, part, frame)
            else:
                for each in target.elts:
                    part = self.element(value)
                    if isinstance(each, ast.Starred):
                        each, part = each.value, value
                    elif value.uneven:
                        part = part.with_flags(LENGTH, value.why)
                    self.assign(each, part, frame)
        elif isinstance(target, ast.Attribute):
            self.assign_attribute(target, value, apart, frame)
        elif isinstance(target, ast.Subscript):
            self.assign_entry(target, value, frame)
        elif isinstance(target, ast.Starred):
            self.assign(target.value, value, frame)

    def assign_attribute(self, target, value, apart, frame):
        if target.attr == "stop_training" and (apart is not None or value.own):
            reason = apart or Apart(frame.module.path, target.lineno, "value", value.why)
            self.stops(target, reason, frame)
        if (
            target.attr in ("lr", "learning_rate")
            and "optimizer" in ast.unparse(target.value).lower()
        ):
            self.parted(target, "the rate", value)
        on = self.value(target.value, frame)
        placed = False
        for ref in on.refs:
            if ref[0] == "object":
                self.set_heap(("a", ref[1].node, target.attr), value)
                placed = True
            elif ref[0] == "class":
                self.set_heap(("a", ref[1].node, target.attr), value)
                placed = True
            elif ref[0] == "module":
                self.set_global(ref[1], target.attr, value)
                placed = True
        if not placed:
            self.set_heap(("o", target.attr), value)

    def assign_entry(self, target, value, frame):
        if keyed(target):
            self.set_name(ast.unparse(target), value, frame)
            self.change(target.value, value.only(RUNS | FED), frame, value.refs | value.holds)
            return
        at = self.value(target.slice, frame)
        if (
            isinstance(target.slice, ast.Slice)
            and target.slice.lower is target.slice.upper is None
        ):
            before = self.value(target.value, frame)
            if not value.own and before.flags & DIFFERS and not before.uneven:
                self.calm(target.value)
                return
        self.change(
            target.value,
            mixed([value, at.only(DIFFERS)], OWN | RUNS | FED),
            frame,
            value.refs | value.holds,
        )

    def change(self, node, more, frame, holds=NOTHING, length=False):
        """Something is put into what this names."""
        if isinstance(node, ast.Subscript):
            return self.change(node.value, more, frame, holds)
        if not isinstance(node, (ast.Name, ast.Attribute)):
            return
        before = self.value(node, frame)
        flags = before.flags | more.flags & (OWN | RUNS | FED | OPTIMIZER | TAPE)
        why = before.why or more.why
        apart = self.under(frame)
        if apart is not None:
            even = any(ast.unparse(node) in names for names in self.evenly)
            flags |= OWN | (LENGTH if length and not even else 0)
            why = why or f"changed under line {apart.line} only: {apart.why}"
        held = before.holds | holds
        after = Value(flags, why, None, before.refs, held if len(held) <= 24 else NOTHING)
        if after == before:
            return
        kept, self.apart = self.apart, self.apart[: frame.apart]
        if isinstance(node, ast.Name):
            at = frame
            while at is not None and node.id not in at.names:
                at = at.around
            if at is not None:
                at.names[node.id] = after
            else:
                self.set_global(frame.module, node.id, after)
        else:
            self.assign(node, after, frame)
        self.apart = kept

    def bind_name(self, target, value, frame):
        if isinstance(target, ast.Name):
            frame.names[target.id] = value
        elif isinstance(target, (ast.Tuple, ast.List)):
            for place, each in enumerate(target.elts):
                part = (
                    value.parts[place]
                    if value.parts and place < len(value.parts)
                    else self.element(value)
                )
                self.bind_name(each, part, frame)

    def calm(self, node):
        """What this names is common again."""
        frame = self.frames[-1]
        if isinstance(node, ast.Name):
            self.set_name(node.id, self.value(node, frame).without(DIFFERS), frame)
        elif isinstance(node, ast.Attribute):
            on = self.value(node.value, frame)
            for ref in on.refs:
                if ref[0] == "object" and ("a", ref[1].node, node.attr) in self.heap:
                    key = ("a", ref[1].node, node.attr)
                    self.set_heap(key, self.heap[key].without(DIFFERS))
