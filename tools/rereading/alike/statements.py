"""Runs statements; a branch on each way, what only some processes do under a decision."""

import ast

from rereading.alike import paths
from rereading.alike.state import Flow, Frame, TooLong
from rereading.alike.values import COMMON, HOLDS, LENGTH, OWN, Value, mixed


def rank_test(test):
    """Whether a test is for (True) or against a rank, and its text; (True, None): neither."""
    if isinstance(test, ast.Compare) and len(test.ops) == 1 and "rank()" in ast.unparse(test.left):
        if isinstance(test.ops[0], (ast.Eq, ast.NotEq)):
            text = ast.unparse(test.left) + " " + ast.unparse(test.comparators[0])
            return isinstance(test.ops[0], ast.Eq), text
        if isinstance(test.ops[0], ast.Gt) and ast.unparse(test.comparators[0]) == "0":
            return False, ast.unparse(test.left) + " 0"
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        sign, text = rank_test(test.operand)
        return not sign, text
    return True, None


class Statements:
    """Runs statements one after the other."""

    def block(self, statements, frame):
        flow, pushed, halves = Flow(), 0, {}
        for statement in statements:
            self.budget -= 1
            if self.budget < 0:
                raise TooLong
            mark, before = len(self.trace), dict(self.splits)
            step = self.statement(statement, frame)
            if isinstance(statement, ast.If) and not statement.orelse:
                self.other_half(statement, mark, before, halves)
            for kind in list(self.pending):
                step.own.setdefault(kind, self.pending.pop(kind))
            flow.add(step)
            for kind, apart in step.own.items():
                if kind != "raise" or self.catching:
                    self.apart.append(apart)
                    pushed += 1
            if step.ends:
                flow.ends = True
                break
        if pushed:
            del self.apart[-pushed:]
        return flow

    def other_half(self, node, mark, before, halves):
        """Some meet in one `if` of a block and the others in a later one: all have met."""
        came = [e[2] for e in self.trace[mark:]]
        new = [k for k in self.splits if k not in before]
        if not came:
            return
        sign, text = rank_test(node.test)
        if text is None:
            return
        earlier = halves.pop((not sign, text), None)
        if earlier is not None and earlier[0] == came:
            for key in [*new, *earlier[1]]:
                self.splits.pop(key, None)
        elif earlier is None:
            halves[sign, text] = came, new

    def statement(self, node, frame):
        run = getattr(self, "do_" + type(node).__name__, None)
        if run is None:
            return Flow()
        return run(node, frame) or Flow()

    def do_Expr(self, node, frame):
        self.value(node.value, frame)
        if isinstance(node.value, ast.Call):
            made = paths.path_of(self.value_of_callee(node.value, frame))
            if made in ("sys.exit", "builtins.exit", "builtins.quit", "os._exit"):
                return Flow(ends=True, may={"exit"})
        return None

    def do_Assign(self, node, frame):
        value = self.value(node.value, frame)
        for target in node.targets:
            self.assign(target, value, frame)

    def do_AnnAssign(self, node, frame):
        if node.value is not None:
            self.assign(node.target, self.value(node.value, frame), frame)

    def do_AugAssign(self, node, frame):
        value = self.value(node.value, frame)
        if isinstance(node.target, ast.Subscript):
            self.change(node.target, mixed([value]), frame, value.holds)
            return
        before = self.value(node.target, frame)
        after = mixed([before, value])
        if before.flags & HOLDS:
            after = Value(after.flags | HOLDS, after.why, holds=before.holds | value.holds)
        self.assign(node.target, after, frame)

    def do_Return(self, node, frame):
        value = self.value(node.value, frame) if node.value is not None else COMMON
        apart = self.under(frame)
        if apart is not None and node.value is not None:
            value = value.with_flags(
                OWN | LENGTH, f"given under line {apart.line} only: {apart.why}"
            )
        frame.given.append(value)
        return Flow(ends=True, may={"return"})

    def do_Break(self, node, frame):
        return Flow(ends=True, may={"break"})

    def do_Continue(self, node, frame):
        return Flow(ends=True, may={"continue"})

    def do_Raise(self, node, frame):
        if node.exc is not None:
            self.value(node.exc, frame)
        return Flow(ends=True, may={"raise"})

    def do_Assert(self, node, frame):
        self.value(node.test, frame)

    def do_Global(self, node, frame):
        frame.outside.update(node.names)

    def do_Delete(self, node, frame):
        return None

    def do_Import(self, node, frame):
        for alias in node.names:
            found = self.program.find(alias.name, frame.module)
            if found is not None:
                self.module(found)
            name = alias.asname or alias.name.split(".")[0]
            self.set_name(
                name, self.imported(alias.name if alias.asname else name, frame.module), frame
            )

    def do_ImportFrom(self, node, frame):
        base = self.program.absolute(frame.module, node)
        for alias in node.names:
            if alias.name == "*":
                found = self.program.find(base, frame.module)
                if found is not None:
                    self.module(found)
                    for key, value in list(self.heap.items()):
                        if key[0] == "g" and key[1] == found.path:
                            self.set_name(key[2], value, frame)
                continue
            value = self.imported(base + "." + alias.name if base else alias.name, frame.module)
            self.set_name(alias.asname or alias.name, value, frame)

    def do_FunctionDef(self, node, frame):
        function = self.functions.get(id(node))
        if function is None:
            return
        for each in node.decorator_list:
            self.value(each, frame)
        if frame.function is not None:
            self.closures[node] = frame
        if frame.cls is None or frame.function is not None:
            self.set_name(node.name, Value(refs=frozenset({("def", function)})), frame)

    do_AsyncFunctionDef = do_FunctionDef

    def do_ClassDef(self, node, frame):
        cls = self.classes.get(id(node))
        if cls is None:
            return
        inner = Frame(
            frame.module,
            None,
            frame if frame.function is not None else None,
            cls=cls,
            apart=frame.apart,
        )
        self.block(node.body, inner)
        for method in cls.methods.values():
            if frame.function is not None:
                self.closures[method.node] = frame
        self.set_name(node.name, Value(refs=frozenset({("class", cls)})), frame)

    def do_With(self, node, frame):
        for item in node.items:
            value = self.value(item.context_expr, frame)
            if item.optional_vars is not None:
                for ref in value.refs:
                    if ref[0] == "object":
                        method = self.program.method(ref[1], "__enter__")
                        if method is not None:
                            value = self.enter(method, [value], {}, node)
                            break
                    if ref[0] == "yields":
                        value = ref[1]
                self.assign(item.optional_vars, value, frame)
        return self.block(node.body, frame)

    do_AsyncWith = do_With
