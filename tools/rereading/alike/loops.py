"""Loops and comprehensions: whether all processes make equally many rounds."""

import ast

from rereading.alike import paths
from rereading.alike.state import Flow
from rereading.alike.values import (
    COMMON,
    ENDLESS,
    FED,
    HOLDS,
    LENGTH,
    NOTHING,
    OPTIMIZER,
    OWN,
    RUNS,
    TAPE,
    THERE,
    Value,
    container,
    own,
)


class Loops:
    """Runs rounds until nothing changes."""

    def loop(self, frame, start, again, body, orelse):
        """A loop: `start()` gives the decision on its rounds, if each takes its own."""
        flow = Flow()
        rounds = None
        mark = len(self.trace)
        for _ in range(4):
            before = self.snapshot(frame)
            apart = start() or rounds
            if apart is not None:
                self.apart.append(apart)
            step = self.block(body, frame)
            again()
            if apart is not None:
                self.apart.pop()
            flow.add(step)
            for kind in ("break", "return", "exit"):
                if kind in step.own and rounds is None:
                    rounds = step.own[kind]
            self.merge(before, frame)
            same = self.heap == before[0] and frame.names == before[1]
            if same and (apart is not None or rounds is None):
                break
        for kind in ("break", "continue"):
            flow.own.pop(kind, None)
        broke = "break" in flow.may
        flow.may -= {"break", "continue"}
        if apart is not None:
            for kind in flow.may - {"raise"}:
                flow.own.setdefault(kind, apart)
        del self.trace[mark + 200 :]
        if orelse:
            if broke and rounds is not None:
                self.apart.append(rounds)
            after = self.block(orelse, frame)
            if broke and rounds is not None:
                self.apart.pop()
            flow.add(after)
        return flow

    def do_For(self, node, frame):
        over = self.value(node.iter, frame)

        def start():
            self.assign(node.target, self.items(node.iter, over, frame), frame)
            if over.flags & ENDLESS:
                return None
            if over.uneven or over.flags & THERE:
                return self.decide(node.iter, over.only(LENGTH | THERE), "for", frame)
            return None

        return self.loop(frame, start, lambda: None, node.body, node.orelse)

    do_AsyncFor = do_For

    def counted(self, node, before):
        """Rounds that end when so many meetings were made make them equally often on all."""
        body = [n for s in node.body for n in ast.walk(s)]
        breaks = [
            n
            for n in body
            if isinstance(n, ast.If) and any(isinstance(s, ast.Break) for s in n.body)
        ]
        ends = [b.test for b in breaks]
        endless = isinstance(node.test, ast.Constant)
        ends += [] if endless else [node.test]
        path = self.frames[-1].module.path
        for each in body:
            key = (path, each.test.lineno) if isinstance(each, ast.If) else None
            if key is None or key not in self.splits or key in before:
                continue
            counters = {ast.unparse(s.target) for s in each.body if isinstance(s, ast.AugAssign)}
            once = endless and len(breaks) == 1 and breaks[0] is each and each in node.body
            by = [e for e in ends if e is not each.test]
            if (
                once
                or counters
                and by
                and all(isinstance(e, ast.Compare) and ast.unparse(e.left) in counters for e in by)
            ):
                del self.splits[key]
                for e in by:
                    self.splits.pop((path, e.lineno), None)

    def do_While(self, node, frame):
        before = dict(self.splits)

        def start():
            return self.decide(node.test, self.value(node.test, frame), "while", frame)

        flow = self.loop(frame, start, lambda: None, node.body, node.orelse)
        self.counted(node, before)
        return flow

    def of_ListComp(self, node, frame):
        kept, pushed, why, flags = dict(frame.names), 0, "", 0
        for each in node.generators:
            over = self.value(each.iter, frame)
            self.bind_name(each.target, self.items(each.iter, over, frame), frame)
            apart = None
            if over.uneven:
                flags, why = flags | LENGTH | OWN, why or over.why
                apart = self.decide(each.iter, over.only(LENGTH), "comprehension", frame)
            for test in each.ifs:
                value = self.value(test, frame)
                if self.differs(value):
                    flags, why = flags | LENGTH | OWN, why or value.why
                    apart = apart or self.decide(test, value, "comprehension", frame)
            if apart is not None:
                self.apart.append(apart)
                pushed += 1
        value = self.value(node.elt, frame)
        if pushed:
            del self.apart[-pushed:]
        frame.names = kept
        flags |= HOLDS | value.flags & (OWN | RUNS | FED | OPTIMIZER | TAPE)
        return Value(flags, why or value.why, None, NOTHING, value.refs | value.holds)

    of_GeneratorExp = of_ListComp

    of_SetComp = of_ListComp

    def of_DictComp(self, node, frame):
        pair = ast.Tuple(elts=[node.key, node.value], ctx=ast.Load())
        return self.of_ListComp(
            ast.ListComp(elt=ast.copy_location(pair, node), generators=node.generators), frame
        )

    def items(self, node, over, frame):
        """What a loop over this gives each time; the number of an `enumerate` is common."""
        if isinstance(node, ast.Call):
            name = paths.path_of(self.value_of_callee(node, frame))
            inner = [self.quiet(a, frame) for a in node.args]
            if name == "builtins.enumerate" and inner:
                return Value(
                    inner[0].flags & OWN,
                    inner[0].why,
                    (COMMON, self.items(node.args[0], inner[0], frame)),
                )
            if (
                name == "builtins.zip"
                and inner
                and not any(isinstance(a, ast.Starred) for a in node.args)
            ):
                parts = tuple(self.items(a, v, frame) for a, v in zip(node.args, inner))
                return container(parts)
            if name == "builtins.range":
                starts = [v for v in inner if v.own]
                if len(inner) == 1 or not inner[0].own:
                    return COMMON if not (len(inner) == 3 and inner[2].own) else own(inner[2].why)
                return own(starts[0].why)
            if (
                name
                and name.split(".")[-1] in ("tqdm", "trange", "tqdm_notebook", "notebook_tqdm")
                and node.args
            ):
                return self.items(node.args[0], inner[0], frame)
            if isinstance(node.func, ast.Attribute) and node.func.attr == "items":
                made = self.element(self.quiet(node.func.value, frame))
                return container([COMMON, made])
        return self.element(over)

    def quiet(self, node, frame):
        """A value that was computed already, once more: without counting its meetings again."""
        kept, mark, files = self.apart, len(self.trace), self.heap.get(("files",))
        self.apart = []
        value = self.value(node, frame)
        self.apart = kept
        del self.trace[mark:]
        if files is not None:
            self.heap["files",] = files
        return value
