"""Branches and what is caught: decisions that each process takes for itself."""

import ast

from rereading.alike import paths
from rereading.alike.state import Apart, Flow
from rereading.alike.values import COMMON, DIFFERS, HOLDS, LENGTH, MASK, THERE


def grown_alike(node):
    """The lists to which both branches of an `if` add equally often."""

    def grown(body):
        return sorted(
            ast.unparse(n.func.value)
            for s in body
            for n in ast.walk(s)
            if isinstance(n, ast.Call)
            and isinstance(n.func, ast.Attribute)
            and n.func.attr == "append"
        )

    first, second = grown(node.body), grown(node.orelse)
    return {name for name in first if first.count(name) == second.count(name)}


class Branches:
    """Runs what a test decides."""

    def decide(self, node, value, kind, frame):
        """The decision a process takes by a value for itself, or None where all take the same."""
        if not self.differs(value):
            return None
        text = ast.unparse(node)
        text = text if len(text) <= 70 else text[:67] + "…"
        return Apart(
            frame.module.path, node.lineno, kind, f"`{text}` ({value.why})", "rank()" in value.why
        )

    @staticmethod
    def differs(value):
        if value.flags & HOLDS and not value.flags & MASK:
            return bool(value.flags & (LENGTH | THERE))
        return bool(value.flags & DIFFERS)

    def do_If(self, node, frame):
        test = self.value(node.test, frame)
        holds = self.known(node.test, frame)
        if self.is_main(node.test):
            here = frame.module is self.program.script
            return self.block(node.body if here else node.orelse, frame)
        if holds is True:
            return self.block(node.body, frame)
        if holds is False:
            return self.block(node.orelse, frame)
        apart = self.decide(node.test, test, "if", frame)
        state = self.snapshot(frame)
        splits = dict(self.splits)
        mark = len(self.trace)
        if apart is not None:
            self.apart.append(apart)
            self.evenly.append(grown_alike(node))
        first = self.block(node.body, frame)
        middle = len(self.trace)
        one = self.snapshot(frame)
        self.restore(state, frame)
        second = self.block(node.orelse, frame)
        if apart is not None:
            self.apart.pop()
            self.evenly.pop()
            then, other = self.trace[mark:middle], self.trace[middle:]
            if then and [e[2] for e in then] == [e[2] for e in other]:
                self.splits = splits
                del self.trace[middle:]
        if first.ends and not second.ends:
            pass
        elif second.ends and not first.ends:
            self.restore(one, frame)
        else:
            self.merge(one, frame)
        flow = Flow(first.ends and second.ends)
        flow.add(first)
        flow.add(second)
        if apart is not None and not (first.ends and second.ends and first.may == second.may):
            for kind in first.may ^ second.may if first.ends and second.ends else flow.may:
                flow.own.setdefault(
                    kind, Apart(apart.path, apart.line, kind, apart.why, apart.rank)
                )
        return flow

    def do_Try(self, node, frame):
        state = self.snapshot(frame)
        names = " ".join(ast.unparse(h.type) for h in node.handlers if h.type is not None)
        quiet = any(
            h.type is None or n in ast.unparse(h.type)
            for h in node.handlers
            for n in ("Exception", "Error", "StopIteration")
        )
        ends = node.handlers and all(self.leaves(h.body) for h in node.handlers)
        if quiet and not ends and not paths.common_failure(names):
            self.catching += 1
        mark = len(self.trace)
        body = self.block(node.body, frame)
        if quiet and not ends and not paths.common_failure(names):
            self.catching -= 1
        failed = body.own.pop("raise", None)
        body.may.discard("raise")
        flow = Flow(body.ends)
        flow.add(body)
        after = self.snapshot(frame)
        left = []
        for handler in node.handlers:
            self.restore(after, frame)
            self.merge(state, frame)
            if failed is not None:
                self.apart.append(failed)
            if handler.name:
                frame.names[handler.name] = COMMON
            step = self.block(handler.body, frame)
            if failed is not None:
                self.apart.pop()
                for kind in step.may - {"raise"}:
                    step.own.setdefault(kind, failed)
            flow.add(step)
            flow.ends = flow.ends and step.ends
            if not step.ends:
                left.append(self.snapshot(frame))
        self.restore(after, frame)
        for each in left:
            self.merge(each, frame)
        del mark
        if node.orelse:
            step = self.block(node.orelse, frame)
            flow.add(step)
            flow.ends = flow.ends or step.ends and all(self.leaves(h.body) for h in node.handlers)
        if node.finalbody:
            step = self.block(node.finalbody, frame)
            flow.add(step)
            flow.ends = flow.ends or step.ends
        return flow

    do_TryStar = do_Try

    @staticmethod
    def leaves(body):
        last = body[-1]
        if isinstance(last, ast.Raise):
            return True
        return (
            isinstance(last, ast.Expr)
            and isinstance(last.value, ast.Call)
            and ast.unparse(last.value.func) in ("exit", "quit", "sys.exit", "os._exit")
        )

    def do_Match(self, node, frame):
        test = self.value(node.subject, frame)
        apart = self.decide(node.subject, test, "match", frame)
        if apart is not None:
            self.apart.append(apart)
        flow = Flow()
        for case in node.cases:
            flow.add(self.block(case.body, frame))
        if apart is not None:
            self.apart.pop()
        return flow
