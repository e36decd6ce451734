"""Calls: own functions are entered once for each kind of arguments, a library's are asked of."""

import ast

from rereading.alike import library, objects
from rereading.alike.state import Flow, Frame
from rereading.alike.values import (
    COMMON,
    DIFFERS,
    HOLDS,
    LENGTH,
    OWN,
    RUNS,
    Value,
    container,
    join,
    mixed,
    own,
)
from rereading.program import summary_of


class Calls:
    """Gives calls their values."""

    def enter(self, function, args, keywords, node, closure=None):
        """Calls a function of the program; gives what it returns."""
        if function.node in self.running or len(self.frames) > 45:
            return mixed([*args, *keywords.values()])
        self.seen.add(function.node)
        rank = bool(self.apart)
        key = (
            function.node,
            tuple(args),
            tuple(sorted(keywords.items(), key=lambda k: k[0])),
            rank,
        )
        known = self.memo.get(key)
        if known is not None and known[0] == known[1] == self.version:
            for event in known[3]:
                self.meet(event[0], event[1], event[2])
            return known[2]
        before, mark = self.version, len(self.trace)
        frame = Frame(
            function.module,
            function,
            closure or self.closures.get(function.node),
            apart=len(self.apart),
            cls=function.owner,
        )
        self.bind(function.node.args, args, keywords, frame)
        self.frames.append(frame)
        self.running.append(function.node)
        catching, self.catching = self.catching, 0 if not self.catching else self.catching
        try:
            if isinstance(function.node, ast.Lambda):
                frame.given.append(self.value(function.node.body, frame))
                flow = Flow()
            else:
                flow = self.block(function.node.body, frame)
        finally:
            self.running.pop()
            self.frames.pop()
            self.catching = catching
        if "exit" in flow.own:
            self.pending.setdefault("exit", flow.own["exit"])
        if self.catching and "raise" in flow.own:
            self.pending.setdefault("raise", flow.own["raise"])
        if function.generator:
            made = join(*frame.yielded) if frame.yielded else COMMON
            flags = made.flags & (OWN | RUNS)
            if frame.uneven:
                flags |= LENGTH
            gives = Value(
                flags,
                frame.uneven or made.why,
                holds=made.refs | made.holds,
                parts=None,
                refs=frozenset({("yields", made)}),
            )
        else:
            gives = join(*frame.given) if frame.given else COMMON
        self.memo[key] = (before, self.version, gives, self.trace[mark:])
        return gives

    def bind(self, spec, args, keywords, frame):
        names = [p.arg for p in spec.posonlyargs + spec.args]
        defaults = dict(zip(names[len(names) - len(spec.defaults) :], spec.defaults))
        defaults.update(
            {p.arg: d for p, d in zip(spec.kwonlyargs, spec.kw_defaults) if d is not None}
        )
        left = dict(keywords)
        for place, name in enumerate(names):
            if place < len(args):
                frame.names[name] = args[place]
            elif name in left:
                frame.names[name] = left.pop(name)
            elif name in defaults:
                frame.names[name] = self.value(defaults[name], frame)
            else:
                frame.names[name] = left.get("**", COMMON)
        for p in spec.kwonlyargs:
            frame.names[p.arg] = (
                left.pop(p.arg)
                if p.arg in left
                else (self.value(defaults[p.arg], frame) if p.arg in defaults else COMMON)
            )
        if spec.vararg:
            frame.names[spec.vararg.arg] = container(args[len(names) :])
        if spec.kwarg:
            frame.names[spec.kwarg.arg] = container(left.values())

    def value_of_callee(self, node, frame):
        if isinstance(node.func, ast.Name):
            return self.name(node.func.id, frame)
        if isinstance(node.func, ast.Attribute) and isinstance(
            node.func.value, (ast.Name, ast.Attribute)
        ):
            return self.value(node.func, frame)
        return COMMON

    def of_Call(self, node, frame):
        if isinstance(node.func, ast.Attribute):
            on = self.value(node.func.value, frame)
            if (
                isinstance(node.func.value, ast.Call)
                and isinstance(node.func.value.func, ast.Name)
                and node.func.value.func.id == "super"
            ):
                me = frame.function.owner if frame.function is not None else None
                on = Value(refs=frozenset({("super", me)})) if me else COMMON
            self.lacks(node.func, on)
            callee = (
                self.attribute(on, node.func.attr, node, frame)
                if on.refs or not on.flags & DIFFERS
                else COMMON
            )
        else:
            on, callee = None, self.value(node.func, frame)
        args, keywords = [], {}
        for a in node.args:
            value = self.value(a, frame)
            if isinstance(a, ast.Starred):
                if value.parts is not None:
                    args.extend(value.parts)
                else:
                    args.extend([self.element(value)] * 6)
            else:
                args.append(value)
        for k in node.keywords:
            keywords[k.arg or "**"] = self.value(k.value, frame)
        results = []
        for ref in sorted(callee.refs, key=str)[:6]:
            made = self.reach(ref, on, node, args, keywords, frame)
            if made is not None:
                results.append(made)
        if results:
            return join(*results)
        if on is not None:
            return objects.method(self, node, on, args, keywords, frame)
        return library.unknown(self, node, callee, args, keywords, frame)

    def reach(self, ref, on, node, args, keywords, frame):
        """Calls one of the things that a callee may be; None: not known."""
        kind = ref[0]
        if kind == "def":
            return self.call(ref[1], node, args, keywords)
        if kind == "bound":
            me = Value(refs=frozenset({("object", ref[2])}))
            if on is not None and on.refs and any(r[0] == "object" for r in on.refs):
                me = Value(refs=on.refs, holds=on.holds)
            return self.call(ref[1], node, [me, *args], keywords)
        if kind == "class":
            return self.make(ref[1], node, args, keywords)
        if kind == "object":
            method = self.program.method(ref[1], "__call__") or self.program.method(ref[1], "call")
            if method is not None:
                me = Value(refs=frozenset({ref}))
                return self.call(method, node, [me, *args], keywords)
            return None
        if kind == "lib":
            return library.call(self, ref[1], node, on, args, keywords, frame)
        if kind == "made":
            return library.call_made(self, ref[1], node, args, keywords, frame)
        return None

    def call(self, function, node, args, keywords):
        summary = function.helper
        if summary is None:
            return self.enter(function, args, keywords, node)
        self.seen.add(function.node)
        everything = [*args, *keywords.values()]
        if summary.meets:
            self.meets(node, f"`{function.name}`")
        if summary.gives in ("turn", "taken"):
            taken = COMMON
            for each in everything:
                for ref in each.refs:
                    if ref[0] == "def":
                        taken = self.call(ref[1], node, [], {})
            return (
                taken if summary.gives == "taken" else taken.with_flags(OWN, "its turn by rank()")
            )
        if summary.meets:
            if summary.gives == "joined" and node.args:
                self.calm(node.args[0])
                return args[0].without(DIFFERS)
            if summary.gives == "given":
                return args[-1] if args else COMMON
            first = args[0] if args else COMMON
            if summary.gives == "answer":
                return COMMON
            return Value(
                first.flags & HOLDS,
                refs=first.refs - {r for r in first.refs if r[0] == "def"},
                holds=first.holds,
                parts=tuple(p.without(DIFFERS) for p in first.parts) if first.parts else None,
            ).without(DIFFERS)
        given = args[0] if args else COMMON
        if summary.gives == "share":
            extra = HOLDS if "rounds" not in (ast.get_docstring(function.node) or "") else 0
            if given.parts is not None:
                given = Value(
                    given.flags,
                    given.why,
                    tuple(p.with_flags(OWN, f"`{function.name}` by rank()") for p in given.parts),
                )
            return given.with_flags(OWN | extra, f"`{function.name}` by rank()")
        if summary.gives == "own":
            return own(f"`{function.name}` by rank()")
        if summary.gives == "given":
            return given
        return COMMON

    def make(self, cls, node, args, keywords):
        summary = summary_of(cls.node)
        if summary is not None and summary.meets and "Callback" not in ast.unparse(cls.node):
            self.meets(node, f"`{cls.name}`")
            return COMMON
        me = Value(refs=frozenset({("object", cls)}))
        start = self.program.method(cls, "__init__")
        if start is not None:
            self.enter(start, [me, *args], keywords, node)
        given = mixed([*args, *keywords.values()], OWN | LENGTH)
        bases = " ".join(ast.unparse(b) for b in cls.node.bases)
        if "Sequence" in bases or "Dataset" in bases:
            length = self.program.method(cls, "__len__")
            if length is not None:
                many = self.enter(length, [me], {}, node)
                item = self.program.method(cls, "__getitem__")
                gives = self.enter(item, [me, COMMON], {}, node) if item else given
                return Value(
                    gives.flags & OWN | (LENGTH if many.own else 0),
                    many.why or gives.why,
                    None,
                    me.refs,
                )
        return me

    def outside(self, value, node, args):
        """Library code is given functions: it will call them."""
        given = mixed([a for a in args if not a.refs])
        made = []
        for ref in sorted(value.refs, key=str)[:6]:
            function = ref[1] if ref[0] in ("def", "bound") else None
            if function is not None and function.helper is None:
                names = function.parameters()
                first = [Value(refs=frozenset({("object", ref[2])}))] if ref[0] == "bound" else []
                made.append(
                    self.enter(function, first + [given] * (len(names) - len(first)), {}, node)
                )
        return join(*made) if made else None
