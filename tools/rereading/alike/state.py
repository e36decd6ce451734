"""What a run holds: decisions that part the processes, frames of calls, names and heap."""

import builtins
from dataclasses import dataclass, field

from rereading.alike import paths
from rereading.alike.values import COMMON, Value, join
from rereading.program import Class, Function, Module


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


@dataclass(frozen=True)
class Split:
    """A meeting that some processes take part in, and others do not."""

    apart: Apart
    path: str
    line: int
    what: str


class TooLong(Exception):
    """The program takes more steps to look at than are allowed."""


class State:
    """The names of frames and the heap of a run, and how branches are joined."""

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

    def set_name(self, name, value, frame):
        if frame.function is None and frame.cls is None or name in frame.outside:
            self.set_global(frame.module, name, value)
        elif frame.cls is not None and frame.function is None:
            self.set_heap(("a", frame.cls.node, name), value)
        else:
            frame.names[name] = value

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
        return Value(refs=frozenset({("lib", paths.plain(dotted))}))

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

    def attributes(self, attr):
        return [k for k in self.heap if k[0] == "a" and k[2] == attr]
