"""Runs a program on abstract values: what processes have alike, what each decides for itself.

As GPU compilers ask which values are uniform over threads: a value is a process's own where it
comes from its rank, from unsent chance, from clocks or from a share of the data, or where it is set
under a condition that is; what comes back from a meeting is common.
"""

import ast
import builtins
import re
from dataclasses import dataclass, field

from rereading import library
from rereading.program import Class, Function, Module, summary_of
from rereading.values import (
    ALIKE,
    COMMON,
    DIFFERS,
    ENDLESS,
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
    THERE,
    Value,
    container,
    join,
    mixed,
    own,
)

BUILTINS = frozenset(dir(builtins))


@dataclass(frozen=True)
class Apart:
    """A place behind which the processes are apart: a decision that each takes for itself."""

    path: str
    line: int
    kind: str
    why: str
    rank: bool = False


@dataclass
class Flow:
    """How a statement may be left: `may` by any process, `own` by some of them only (and why)."""

    ends: bool = False
    may: set = field(default_factory=set)
    own: dict = field(default_factory=dict)

    def add(self, other):
        self.may |= other.may
        for kind, apart in other.own.items():
            self.own.setdefault(kind, apart)


@dataclass(eq=False)
class Frame:
    """A call that is being run: its names, and what it gives."""

    module: Module
    function: "Function | None" = None
    around: "Frame | None" = None
    names: dict = field(default_factory=dict)
    outside: set = field(default_factory=set)  # of `global`
    given: list = field(default_factory=list)
    yielded: list = field(default_factory=list)
    apart: int = 0  # how many decisions had been taken apart when it began
    uneven: str = ""  # why it yields more on some
    cls: "Class | None" = None
    endless: bool = False


@dataclass(frozen=True)
class Split:
    """A meeting that some processes take part in, and others do not."""

    apart: Apart
    path: str
    line: int
    what: str


NONE = Value(refs=frozenset({("none",)}))


class TooLong(Exception):
    """The program takes more steps to look at than are allowed."""


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


class Run:
    """One abstract run of a program; then `splits` holds the meetings only some come to."""

    def __init__(self, program, budget=400000):
        self.program = program
        self.budget = budget
        self.sessions = program.sessions
        text = "".join(m.text for m in program.modules.values())
        self.keras = (
            "DistributedOptimizer" in text and ".compile(" in text or ".optimizer = hvd" in text
        )
        self.joins = bool(re.search(r"\bhvd\w*\.join\(", text))
        self.averages = "MetricAverageCallback" in text
        self.heap = {}
        self.version = 0
        self.apart = []
        self.trace = []
        self.splits = {}
        self.others = {}  # other findings: (path, line) -> text
        self.frames = []
        self.memo = {}
        self.seen = set()
        self.running = []
        self.catching = 0
        self.testing = 0
        self.met = False
        self.rates = set()
        self.pending = {}
        self.done = set()
        self.written = set()
        self.evenly = []
        self.asking = set()
        self.functions = {id(f.node): f for f in program.functions}
        self.classes = {id(c.node): c for c in program.classes}
        self.closures = {}
        self.lambdas = {}
        for kind in ("random", "numpy", "tensorflow"):
            self.heap["chance", kind] = own("chance that has no common seed")

    # running

    def run(self):
        try:
            self.module(self.program.script)
            for _ in range(2):
                rest = [
                    f
                    for f in self.program.functions
                    if f.node not in self.seen and f.around is None
                ]
                for function in rest:
                    if function.node not in self.seen and function.helper is None:
                        self.alone(function)
        except TooLong:
            pass
        return self

    def alone(self, function):
        """A function that nobody was seen to call: by Keras, perhaps."""
        given = [COMMON] * 60
        names = function.parameters()
        if function.owner is not None and names:
            given[0] = Value(refs=frozenset({("object", function.owner)}))
        if "logs" in names:
            ends = function.name.startswith("on_epoch") and self.averages
            given[names.index("logs")] = COMMON if ends else own("what this worker's batches gave")
        self.enter(function, given[: len(names)], {}, function.node)

    def module(self, module):
        if module.path in self.done:
            return
        self.done.add(module.path)
        frame = Frame(module)
        frame.apart = len(self.apart)
        self.frames.append(frame)
        kept, self.apart = self.apart, []
        self.set_global(module, "__name__", COMMON)
        self.block(module.tree.body, frame)
        self.apart = kept
        self.frames.pop()

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

    # the state

    def set_heap(self, key, value):
        if self.heap.get(key) != value:
            self.heap[key] = value
            self.version += 1

    def set_global(self, module, name, value):
        self.set_heap(("g", module.path, name), value)

    def snapshot(self, frame):
        return dict(self.heap), dict(frame.names), self.version

    def restore(self, state, frame):
        if self.version != state[2]:
            self.heap = dict(state[0])
            self.version += 1
        frame.names = dict(state[1])

    def merge(self, state, frame):
        """Joins the state with another that a branch left."""
        heap, names, _ = state
        changed = False
        for key, value in heap.items():
            mine = self.heap.get(key)
            if mine is None:
                self.heap[key] = value
                changed = True
            elif mine is not value and mine != value:
                self.heap[key] = join(mine, value)
                changed = True
        if changed:
            self.version += 1
        for name, value in names.items():
            mine = frame.names.get(name)
            if mine is None:
                frame.names[name] = value
            elif mine is not value:
                frame.names[name] = join(mine, value)

    def under(self, frame):
        """The decision under which the frame's lines are run by some processes only, or None."""
        return self.apart[-1] if len(self.apart) > frame.apart else None

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
        elif isinstance(target, ast.Subscript):
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
        elif isinstance(target, ast.Starred):
            self.assign(target.value, value, frame)

    def set_name(self, name, value, frame):
        if frame.function is None and frame.cls is None or name in frame.outside:
            self.set_global(frame.module, name, value)
        elif frame.cls is not None and frame.function is None:
            self.set_heap(("a", frame.cls.node, name), value)
        else:
            frame.names[name] = value

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

    def name(self, name, frame):
        at = frame
        while at is not None:
            if name in at.names and name not in at.outside:
                return at.names[name]
            if at.cls is not None and at.function is None and ("a", at.cls.node, name) in self.heap:
                return self.heap["a", at.cls.node, name]
            at = at.around
        value = self.heap.get(("g", frame.module.path, name))
        if value is not None:
            return value
        made = frame.module.imported.get(name)
        if made is not None:
            return self.imported(made, frame.module)
        if name in BUILTINS:
            return Value(refs=frozenset({("lib", "builtins." + name)}))
        for each in frame.module.functions + frame.module.classes:  # defined further down
            if (
                each.name == name
                and getattr(each, "owner", None) is None
                and getattr(each, "around", None) is None
            ):
                return Value(
                    refs=frozenset({("def" if isinstance(each, Function) else "class", each)})
                )
        return COMMON

    def stored(self, text, frame):
        """What was put under a key that is written out, there and here."""
        if frame.names.get(text) is not None:
            return frame.names[text]
        return self.heap.get(("g", frame.module.path, text))

    def imported(self, dotted, module):
        found = self.program.find(dotted, module)
        if found is not None:
            self.module(found)
            return Value(refs=frozenset({("module", found)}))
        if "." in dotted:
            base, name = dotted.rsplit(".", 1)
            found = self.program.find(base, module)
            if found is not None:
                self.module(found)
                return self.of_module(found, name)
        return Value(refs=frozenset({("lib", library.plain(dotted))}))

    def of_module(self, module, name):
        value = self.heap.get(("g", module.path, name))
        if value is not None:
            return value
        for each in module.functions + module.classes:
            if each.name == name and getattr(each, "owner", None) is None:
                return Value(
                    refs=frozenset({("def" if isinstance(each, Function) else "class", each)})
                )
        if name in module.imported and (module.path, name) not in self.asking:
            self.asking.add((module.path, name))
            value = self.imported(module.imported[name], module)
            self.asking.discard((module.path, name))
            return value
        return COMMON

    # meetings

    def meet(self, path, line, what):
        if self.joins and ("gradient" in what or "apply_" in what or "once" in what):
            return
        self.trace.append((path, line, what))
        self.met = self.met or any(
            word in what for word in ("fit", "train_on", "gradient", "apply_", "operation")
        )
        self.set_heap(("files",), COMMON)
        if self.apart:
            apart = self.apart[0]
            self.splits.setdefault((apart.path, apart.line), Split(apart, path, line, what))

    def meets(self, node, what):
        self.meet(self.frames[-1].module.path, node.lineno, what)

    def note(self, node, kind, text):
        self.others.setdefault((self.frames[-1].module.path, node.lineno), (kind, text))

    def lacks(self, node, value):
        """Something is asked of a value that is None on all but one."""
        if (
            value.flags & OWN
            and value.flags & THERE
            and ("none",) in value.refs
            and "rank()" in value.why
            and not self.apart
            and not self.testing
        ):
            self.note(
                node, "none on some", f"`{ast.unparse(node)[:60]}`: None on some ({value.why})"
            )

    def parted(self, node, what, value=COMMON):
        """Weights or a rate are set: by what is each one's own they part."""
        if not self.met:
            return  # the first weights and rates are sent
        apart = self.apart[-1] if self.apart else None
        if apart is not None and not apart.rank:
            self.note(node, "models part", f"{what} is set by some only: {apart.kind} {apart.why}")
        elif value.own:
            self.note(node, "models part", f"{what} is set to each one's own ({value.why})")

    def stops(self, node, apart, frame):
        if self.keras:
            self.splits.setdefault(
                (frame.module.path, node.lineno),
                Split(apart, frame.module.path, node.lineno, "`fit`, which this ends"),
            )

    # statements

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
            made = library.path_of(self.value_of_callee(node.value, frame))
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

    def known(self, test, frame):
        """Whether a test is known to hold: there are several workers, and None is None."""
        if isinstance(test, ast.BoolOp):
            sides = [self.known(value, frame) for value in test.values]
            settles = isinstance(test.op, ast.Or)
            if settles in sides:
                return settles
            return None if None in sides else not settles
        text = ast.unparse(test)
        if re.fullmatch(r"hvd\w*\.size\(\) (> 1|!= 1|>= 2)", text):
            return True
        if re.fullmatch(r"hvd\w*\.size\(\) (== 1|< 2|<= 1)", text):
            return False
        if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
            holds = self.known(test.operand, frame)
            return None if holds is None else not holds
        if (
            isinstance(test, ast.Compare)
            and len(test.ops) == 1
            and isinstance(test.left, ast.Name)
            and isinstance(test.ops[0], (ast.Is, ast.IsNot))
            and ast.unparse(test.comparators[0]) == "None"
        ):
            if self.name(test.left.id, frame) == NONE:
                return isinstance(test.ops[0], ast.Is)
            return None
        if isinstance(test, ast.Compare):
            return self.compared(test, frame)
        if isinstance(test, ast.Name):
            value = self.name(test.id, frame)
            if value == NONE or value == Value(constant=False) and value.constant is False:
                return False
        if (
            self.apart
            and isinstance(test, ast.Call)
            and text.startswith("hasattr(self,")
            and frame.cls is not None
            and isinstance(test.args[1], ast.Constant)
            and ("a", frame.cls.node, test.args[1].value) in self.heap
        ):
            return True
        return None

    def compared(self, test, frame):
        """Whether a name that holds a text is, or is among, texts that are written out."""
        value = self.name(test.left.id, frame) if isinstance(test.left, ast.Name) else COMMON
        if not isinstance(value.constant, str) or value.flags or len(test.ops) > 1:
            return None
        try:
            others = ast.literal_eval(test.comparators[0])
        except ValueError:
            return None
        if isinstance(test.ops[0], (ast.In, ast.NotIn)) and isinstance(others, (tuple, list, str)):
            return (value.constant in others) == isinstance(test.ops[0], ast.In)
        if isinstance(test.ops[0], (ast.Eq, ast.NotEq)):
            return (value.constant == others) == isinstance(test.ops[0], ast.Eq)
        return None

    @staticmethod
    def is_main(test):
        return (
            isinstance(test, ast.Compare)
            and isinstance(test.left, ast.Name)
            and test.left.id == "__name__"
        )

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

        endless = isinstance(node.test, ast.Constant) and bool(node.test.value)
        flow = self.loop(frame, start, lambda: None, node.body, node.orelse)
        self.counted(node, before)
        if endless and not any(isinstance(n, (ast.Break, ast.Return)) for n in ast.walk(node)):
            frame.endless = True
        return flow

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

    def do_Try(self, node, frame):
        state = self.snapshot(frame)
        names = " ".join(ast.unparse(h.type) for h in node.handlers if h.type is not None)
        quiet = any(
            h.type is None or n in ast.unparse(h.type)
            for h in node.handlers
            for n in ("Exception", "Error", "StopIteration")
        )
        ends = node.handlers and all(self.leaves(h.body) for h in node.handlers)
        if quiet and not ends and not library.common_failure(names):
            self.catching += 1
        mark = len(self.trace)
        body = self.block(node.body, frame)
        if quiet and not ends and not library.common_failure(names):
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

    # expressions

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
        if library.COUNTS.match(attr) and not on.flags & FED:
            return Value(OWN, on.why) if on.uneven else gives
        if on.flags & (DIFFERS | FED | RUNS | ALIKE):
            gives = join(gives, Value(on.flags & (DIFFERS | FED), on.why))
            if on.flags & ALIKE:
                gives = gives.with_flags(ALIKE)
        return gives

    def attributes(self, attr):
        return [k for k in self.heap if k[0] == "a" and k[2] == attr]

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
        whole = at.upper is not None and library.evened(at.upper)
        if not both and not whole:
            flags |= LENGTH
        return made.with_flags(flags, differing[0].why)

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

    def items(self, node, over, frame):
        """What a loop over this gives each time; the number of an `enumerate` is common."""
        if isinstance(node, ast.Call):
            name = library.path_of(self.value_of_callee(node, frame))
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

    # calls

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
            return library.method(self, node, on, args, keywords, frame)
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
        if summary.gives == "taken":
            self.meets(node, f"`{function.name}`")
        if function.node.name.startswith("turn") or summary.gives == "taken":
            taken = COMMON
            for each in everything:
                for ref in each.refs:
                    if ref[0] == "def":
                        taken = self.call(ref[1], node, [], {})
            return (
                taken if summary.gives == "taken" else taken.with_flags(OWN, "its turn by rank()")
            )
        if summary.meets:
            self.meets(node, f"`{function.name}`")
            if "metric" in function.name and node.args:
                self.calm(node.args[0])
                return args[0].without(DIFFERS)
            if summary.gives == "given":
                return args[-1] if args else COMMON
            first = args[0] if args else COMMON
            if function.name.startswith("asked"):
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
