"""The values of expressions other than calls; a part of the walk."""
import ast
import re

from rereading.walk.calls import STEPS, Frame
from rereading.walk.texts import Value, added, formatted, plain
from rereading.walk.tree import (
    FIRST, REST, Method, dotted, is_own_slice, narrowed, tail, who_passes)


SHARE_OF = re.compile(r"max\(1, \((.*) // hvd\.size\(\)\)\)")


def scaled(left, right):
    """Whether this is `sum * n / max(1, n // hvd.size())`: all rounds' sum by a share's."""
    counted = SHARE_OF.fullmatch(right)
    return bool(counted) and left.endswith(f" * {counted.group(1)})")


class Expressions:
    """Gives each kind of expression its value."""

    def value(self, node, frame):
        if node is None:
            return Value("None")
        self.steps += 1
        if self.steps > STEPS:
            return Value("?")
        method = getattr(self, "of_" + type(node).__name__, None)
        if method:
            return method(node, frame)
        inner = [self.value(c, frame) for c in ast.iter_child_nodes(node)
                 if isinstance(c, ast.expr)]
        kinds = frozenset(k for v in inner for k in v.kinds if k in ("own", "sent", "moving"))
        return Value(type(node).__name__ + "(" + ", ".join(v.key for v in inner) + ")", None, kinds)

    def of_Constant(self, node, frame):
        return Value(repr(node.value))

    def of_Name(self, node, frame):
        here = frame
        while here:
            if node.id in here.names:
                return here.names[node.id]
            here = here.outer
        top = self.module_frames.get(frame.module.path)
        if top and node.id in top.names:
            return top.names[node.id]
        late = self.program.defined(frame.module, node.id)
        if late is not None:
            return Value(node.id, function=late)
        return Value(node.id)

    def of_Attribute(self, node, frame):
        return self.member(node, self.value(node.value, frame), frame)

    def member(self, node, owner, frame):
        """What an attribute of a value is."""
        if owner.key.startswith("module "):
            module = owner.names if hasattr(owner.names, "tree") else \
                self.program.imported(frame.module, (owner.key[7:]))
            if module and module.path in self.module_frames:
                inner = self.module_frames[module.path].names.get(node.attr)
                if inner:
                    return inner
            if module is None:
                deeper = self.program.imported(frame.module, owner.key[7:] + "." + node.attr)
                if deeper:
                    return Value("module " + owner.key[7:] + "." + node.attr, names=deeper)
            return Value(owner.key[7:] + "." + node.attr)
        if owner.cls:
            value = self.attribute(owner.cls, node.attr)
            if value:
                return value
            method = owner.cls.method(node.attr)
            if method:
                found, cls = method
                if any(tail(d) == "property" for d in found.decorator_list):
                    return self.enter(Method(found, cls.module, owner.cls, owner), [], {}, node)
                return Value(node.attr, function=Method(found, cls.module, owner.cls, owner))
        name = dotted(node)
        if name and name in frame.names:
            return frame.names[name]
        kinds = owner.kinds & {"own", "share", "moving", "sent", "apart"}
        if node.attr == "shape":
            kinds = kinds - {"share"}
        return Value(owner.key + "." + node.attr, None, frozenset(kinds))

    def attribute(self, cls, name):
        for each in cls.line():
            if (id(each.node), name) in self.attributes:
                return self.attributes[id(each.node), name]
        for (where, attr), value in self.attributes.items():
            if attr == name and self.program.below(where, cls):
                return value
        return None

    def of_Lambda(self, node, frame):
        made = Method(node, frame.module, frame.cls, frame.me)
        return Value("lambda", function=made, names=frame)

    def of_BinOp(self, node, frame):
        left, right = self.value(node.left, frame), self.value(node.right, frame)
        self.on_binary(node, left, right, frame)
        if isinstance(node.op, ast.Add):
            return added(left, right)
        kinds = frozenset(k for k in left.kinds | right.kinds if k in (
            "own", "share", "moving", "sent", "part", "total", "apart"))
        if isinstance(node.op, ast.Mult) and "part" in kinds and \
                "hvd.size()" in (left.key, right.key):
            kinds = kinds - {"part"} | {"total"}
        if isinstance(node.op, ast.Mod) and left.key[:1] in "'\"":
            parts = right.parts or [right]
            return Value(formatted(left.key, parts, "%"), None, kinds - {"share"})
        if isinstance(node.op, ast.Div) and "part" in left.kinds and scaled(left.key, right.key):
            kinds = kinds - {"part"} | {"total"}
        sign = {"Sub": "-", "Mult": "*", "Div": "/", "FloorDiv": "//", "Mod": "%"}.get(
            type(node.op).__name__, type(node.op).__name__)
        if sign in "*-" and "moving" in left.kinds and "share" in left.kinds | right.kinds:
            kinds = kinds - {"share"} | {k for k in ("share",) if "row" in left.kinds | right.kinds}
        return Value(f"({left.key} {sign} {right.key})", None, kinds)

    def of_UnaryOp(self, node, frame):
        value = self.value(node.operand, frame)
        sign = {"USub": "-", "UAdd": "", "Not": "not "}.get(type(node.op).__name__, "~")
        kinds = value.kinds & {"own", "sent", "moving", "share", "part"}
        return Value(sign + value.key, None, kinds)

    def of_BoolOp(self, node, frame):
        before, values = self.who, []
        for each in node.values:
            values.append(self.value(each, frame))
            yes, no = who_passes(each, self.first_names)
            self.who = narrowed(self.who, yes if isinstance(node.op, ast.And) else no)
        self.who = before
        if isinstance(node.op, ast.Or):
            return self.either(values[0], values[-1])
        return Value("(" + " & ".join(v.key for v in values) + ")", None, frozenset(
            k for v in values for k in v.kinds if k in ("own", "sent")))

    def of_Compare(self, node, frame):
        if who_passes(node)[0] is FIRST:
            return Value("FIRST")
        left = self.value(node.left, frame)
        rest = [self.value(c, frame) for c in node.comparators]
        return Value("(" + " ? ".join([left.key] + [v.key for v in rest]) + ")", None,
                     frozenset(k for v in [left] + rest for k in v.kinds if k in ("own", "sent")))

    def of_IfExp(self, node, frame):
        yes, no = who_passes(node.test, self.first_names)
        self.value(node.test, frame)
        before = self.who
        self.who = narrowed(before, yes)
        one = self.value(node.body, frame)
        self.who = narrowed(before, no)
        two = self.value(node.orelse, frame)
        self.who = before
        if yes is FIRST or no is REST and "devnull" in two.key:
            return one.also("only the first")
        if no is FIRST:
            return two.also("only the first")
        return self.either(one, two)

    def of_JoinedStr(self, node, frame):
        text, kinds = "", set()
        for part in node.values:
            if isinstance(part, ast.Constant):
                text += str(part.value)
            else:
                value = self.value(part.value, frame)
                kinds |= value.kinds & {"own", "moving", "sent", "apart"}
                text += plain(value)
        return Value("'" + text + "'", None, frozenset(kinds))

    def of_Tuple(self, node, frame):
        parts = [self.value(e.value if isinstance(e, ast.Starred) else e, frame) for e in node.elts]
        self.on_display(node, parts, frame)
        kinds = frozenset(k for p in parts for k in p.kinds if k in ("own",))
        return Value("(" + ", ".join(p.key for p in parts) + ")", None, kinds, parts)

    of_List = of_Tuple

    def of_Dict(self, node, frame):
        keys = [self.value(k, frame) if k else Value("**") for k in node.keys]
        values = [self.value(v, frame) for v in node.values]
        self.on_display(node, values, frame)
        table = {k.key: v for k, v in zip(keys, values)}
        return Value("{" + ", ".join(f"{k}: {v.key}" for k, v in table.items()) + "}", None,
                     frozenset(k for v in values for k in v.kinds if k in ("own", "fed")) |
                     {"fed" for v in values if v.key.startswith("share(") and "[{" not in v.key},
                     None, None, table)

    def of_Subscript(self, node, frame):
        base = self.value(node.value, frame)
        index = self.value(node.slice, frame)
        self.on_subscript(node, base, index, frame)
        if isinstance(node.slice, ast.Constant) and base.parts and \
                isinstance(node.slice.value, int) and \
                -len(base.parts) <= node.slice.value < len(base.parts):
            return base.parts[node.slice.value]
        if isinstance(node.slice, ast.Constant) and isinstance(base.names, dict) and \
                index.key in base.names:
            return base.names[index.key]
        if base.key.endswith(".shape") and index.key == "0":
            return Value(f"len({base.key[:-6]})")
        kinds = base.kinds & {"own", "share", "sent", "moving", "averaged"}
        kinds |= index.kinds & {"moving", "own"}
        if is_own_slice(node.slice):
            return Value(f"share({base.key})", None, frozenset(kinds | {"share"}))
        if isinstance(node.slice, ast.Constant):
            kinds = kinds - {"share"} | ({"share"} if base.has("share") and
                                         isinstance(node.slice.value, str) else set())
        return Value(f"{base.key}[{index.key}]", None, frozenset(kinds))

    def of_Slice(self, node, frame):
        sides = [self.value(s, frame) if s else Value("")
                 for s in (node.lower, node.upper, node.step)]
        return Value(":".join(s.key for s in sides).rstrip(":") or ":", None,
                     frozenset(k for s in sides for k in s.kinds if k in ("moving", "own")))

    def of_ListComp(self, node, frame):
        inner = Frame(frame.module, frame.function, frame.cls, frame.me, frame)
        inner.globals = frame.globals
        iterated = None
        for generator in node.generators:
            iterated = self.value(generator.iter, inner)
            self.element(generator.target, iterated, inner)
            for test in generator.ifs:
                self.value(test, inner)
        self.on_loop(node, iterated, inner)
        if isinstance(node, ast.DictComp):
            self.value(node.key, inner)
            each = self.value(node.value, inner)
        else:
            each = self.value(node.elt, inner)
        self.on_loop_end(node, iterated, inner)
        share = {"share"} & iterated.kinds or each.has("moving") and {"share"} & each.kinds or set()
        return Value(f"[{each.key} for {iterated.key}]", None,
                     frozenset(each.kinds & {"own", "averaged"} |
                               iterated.kinds & {"own", "averaged"} | share))

    of_SetComp = of_GeneratorExp = of_DictComp = of_ListComp

    def of_Await(self, node, frame):
        return self.value(node.value, frame)

    def of_NamedExpr(self, node, frame):
        value = self.value(node.value, frame)
        self.assign(node.target, value, frame)
        return value
