"""Walks a program as a process would, own calls entered, and says what each expression stands for.

A value is a text in which every name is replaced by what it was last given (`len(load('a')[0])`), so that
two expressions of one thing are equal in different functions. A room (files, shares) overrides the hooks.
"""
import ast
import re
from dataclasses import dataclass, field

from rereading.program import MEETINGS
from rereading.reach import Reach
from rereading.tree import (
    ALL, FIRST, REST, Method, asks_rank, dotted, is_hvd, is_own_slice, narrowed, tail, who_passes)

DEPTH, STEPS = 14, 250_000


@dataclass
class Value:
    """What an expression stands for: `key` its text, `cls` the own class it is made of, `kinds` what is known."""
    key: str
    cls: object = None
    kinds: frozenset = frozenset()
    parts: list = None
    function: object = None
    names: dict = None
    of: list = field(default_factory=list)

    def __post_init__(self):
        if len(self.key) > 360:
            self.key = self.key[:300] + f"…{hash(self.key):x}" + self.key[-20:]

    def has(self, kind):
        return kind in self.kinds

    def also(self, *kinds):
        return Value(self.key, self.cls, self.kinds | set(kinds), self.parts, self.function, self.names)


class Frame:
    def __init__(self, module, function=None, cls=None, me=None, outer=None):
        self.module, self.function, self.cls, self.me, self.outer = module, function, cls, me, outer
        self.names = {}
        self.returned, self.ends = [], []
        self.globals = set()
        self.born = {}              # a name -> how many loops were around where it was given first


class Walker:
    """The walk. `program` has `modules` ({name: Module with .tree, .path}) and `main` (a Module)."""

    def __init__(self, program):
        self.program = Reach(program)
        self.who = ALL
        self.steps = 0
        self.stack = []
        self.attributes = {}        # (id of class, name) -> Value
        self.module_frames = {}
        self.count = 0
        self.first_names = set()
        self.loops = []
        self.entered = set()
        self.made = []
        self.flags = []
        self.bounds = {}            # the mark of a loop's number -> what the loop goes through
        self.divided = []           # of each loop around: whether a worker goes through its share

    # ---- hooks ----
    def on_call(self, call, name, receiver, args, keywords, frame):
        """A call that is not entered. A Value, or None."""

    def on_meeting(self, node, frame):
        """All workers meet here."""

    def on_subscript(self, node, base, index, frame):
        pass

    def on_loop(self, node, iterated, frame):
        """Before a loop's body."""

    def on_loop_end(self, node, iterated, frame):
        pass

    def on_compare(self, node, frame):
        pass

    def on_binary(self, node, left, right, frame):
        pass

    def on_test(self, node, frame):
        pass

    def on_assign(self, node, value, frame):
        pass

    def on_wait(self, node, frame):
        """A meeting of some alone, which another of the rest answers; True where it is one."""
        return False

    def on_display(self, node, values, frame):
        pass

    def state(self):
        """What branches are walked with, each on its own."""
        return None

    def restore(self, state):
        pass

    def joined(self, states):
        return states[0] if states else None

    # ---- the program ----
    def run(self):
        self.module(self.program.main)
        done = set()
        for _ in range(3):
            for cls in list(self.made):
                if id(cls) in done:
                    continue
                done.add(id(cls))
                self.uncalled(cls)

    def uncalled(self, cls):
        """Methods that a library calls: those of a class with a foreign base, or named for it."""
        me = Value("a " + cls.node.name, cls)
        for method in cls.node.body:
            if isinstance(method, (ast.FunctionDef, ast.AsyncFunctionDef)) and \
                    id(method) not in self.entered and \
                    (cls.foreign or method.name.startswith("__")):
                self.begin_apart()
                self.enter(Method(method, cls.module, cls, me), [], {}, None)

    def begin_apart(self):
        """What follows is called by a library, at a time unknown."""

    def module(self, module):
        if module.path in self.module_frames:
            return self.module_frames[module.path]
        frame = self.module_frames[module.path] = Frame(module)
        frame.names["__name__"] = Value("'__main__'" if module is self.program.main else "'module'")
        self.body(module.tree.body, frame)
        return frame

    # ---- statements ----
    def body(self, statements, frame):
        """Walks statements; True where their end is not reached."""
        who = self.who
        for statement in statements:
            if self.steps > STEPS:
                return False
            if self.statement(statement, frame):
                self.who = who
                return True
        if not frame.function:
            self.who = who
        return False

    def branch(self, statements, frame, who):
        """A branch walked by `who`; (its state after, whether it ends)."""
        before = self.who
        self.who = narrowed(before, who)
        ended = self.body(statements, frame)
        self.who = before
        return self.state(), ended

    def statement(self, node, frame):
        self.steps += 1
        self.now = node
        method = getattr(self, "do_" + type(node).__name__, None)
        if method:
            return method(node, frame)
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.expr):
                self.value(child, frame)
        return False

    def do_FunctionDef(self, node, frame):
        frame.names[node.name] = Value(node.name, function=Method(node, frame.module, frame.cls, frame.me)
                                       if not isinstance(node, ast.Lambda) else None,
                                       names=frame)
        for decorator in node.decorator_list:
            self.value(decorator, frame)
        return False

    do_AsyncFunctionDef = do_FunctionDef

    def do_ClassDef(self, node, frame):
        frame.names[node.name] = Value(node.name, cls=None,
                                       function=self.program.class_of(node, frame.module))
        inner = Frame(frame.module, None, self.program.class_of(node, frame.module), None, frame)
        inner.function = None
        for statement in node.body:
            if not isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef)):
                self.statement(statement, inner)
        return False

    def do_Import(self, node, frame):
        for alias in node.names:
            module = self.program.imported(frame.module, alias.name)
            if module:
                self.module(module)
            frame.names.setdefault((alias.asname or alias.name).split(".")[0],
                                   Value("module " + (alias.name if alias.asname else
                                                      alias.name.split(".")[0])))
        return False

    def do_ImportFrom(self, node, frame):
        base = self.program.imported(frame.module, node.module or "", node.level)
        inner = self.module(base) if base else None
        for alias in node.names:
            name = alias.asname or alias.name
            if inner and alias.name == "*":
                for key, value in inner.names.items():
                    frame.names.setdefault(key, value)
                continue
            if inner and alias.name in inner.names:
                frame.names[name] = inner.names[alias.name]
                continue
            module = self.program.imported(frame.module, (node.module + "." if node.module else "")
                                           + alias.name, node.level)
            if module:
                self.module(module)
                frame.names[name] = Value("module " + alias.name, names=module)
            else:
                frame.names[name] = Value(f"{node.module}.{alias.name}")
        return False

    def do_Global(self, node, frame):
        frame.globals.update(node.names)
        return False

    def do_Assign(self, node, frame):
        value = self.value(node.value, frame)
        if value.key == "FIRST" and len(node.targets) == 1:
            self.first_names.add(dotted(node.targets[0]))
        for target in node.targets:
            self.assign(target, value, frame)
        self.on_assign(node, value, frame)
        return False

    def do_AnnAssign(self, node, frame):
        if node.value:
            self.assign(node.target, self.value(node.value, frame), frame)
        return False

    def do_AugAssign(self, node, frame):
        left = self.value(node.target, frame)
        right = self.value(node.value, frame)
        self.on_binary(node, left, right, frame)
        mark = self.fresh(dotted(node.target) or "sum")
        if isinstance(node.op, ast.Add) and left.key[:1] in "'\"":
            self.assign(node.target, added(left, right), frame)
        else:
            kinds = {k for k in left.kinds | right.kinds if k in ("own",)}
            if isinstance(node.op, ast.Add) and True in self.divided[frame.born.get(
                    dotted(node.target), len(self.divided)):]:
                kinds.add("part")
            self.assign(node.target, Value(mark, None, frozenset(kinds | {"moving"})), frame, False)
        return False

    def fresh(self, name):
        self.count += 1
        return f"{{{name}#{self.count}}}"

    def assign(self, target, value, frame, first=True):
        if first and isinstance(target, (ast.Name, ast.Attribute)):
            frame.born[dotted(target)] = len(self.divided)
        if isinstance(target, ast.Name):
            home = frame
            if target.id in frame.globals:
                home = self.module_frames[frame.module.path]
            home.names[target.id] = value
        elif isinstance(target, ast.Attribute):
            owner = self.value(target.value, frame)
            if owner.cls:
                self.attributes[id(owner.cls.node), target.attr] = value
            else:
                frame.names[dotted(target) or "?"] = value
        elif isinstance(target, (ast.Tuple, ast.List)):
            for place, part in enumerate(target.elts):
                if isinstance(part, ast.Starred):
                    self.assign(part.value, Value(self.fresh("rest")), frame)
                elif value.parts and place < len(value.parts) and len(value.parts) == len(target.elts):
                    self.assign(part, value.parts[place], frame)
                else:
                    kinds = value.kinds & {"own", "share", "sent", "moving", "averaged"}
                    self.assign(part, Value(f"{value.key}[{place}]", None, kinds), frame)
        elif isinstance(target, ast.Subscript):
            base = self.value(target.value, frame)
            index = self.value(target.slice, frame)
            self.on_subscript(target, base, index, frame)

    def do_Delete(self, node, frame):
        return False

    def do_Expr(self, node, frame):
        self.value(node.value, frame)
        return self.ends_program(node.value)

    def ends_program(self, call):
        return isinstance(call, ast.Call) and dotted(call.func) in (
            "exit", "quit", "sys.exit", "os._exit", "os.abort")

    def do_Return(self, node, frame):
        value = self.value(node.value, frame) if node.value else Value("None")
        frame.returned.append(value)
        frame.ends.append(self.state())
        return True

    def do_Raise(self, node, frame):
        if node.exc:
            self.value(node.exc, frame)
        return True

    def do_Continue(self, node, frame):
        return True

    do_Break = do_Continue

    def do_If(self, node, frame):
        self.value(node.test, frame)
        if isinstance(node.test, ast.Compare) and dotted(node.test.left) == "__name__":
            if frame.names.get("__name__", Value("")).key == "'module'":
                return False
            return self.body(node.body, frame)
        self.on_test(node, frame)
        if self.on_wait(node, frame):
            return False
        yes, no = who_passes(node.test, self.first_names)
        before = self.state()
        names = dict(frame.names)
        after, ended = self.branch(node.body, frame, yes)
        given = frame.names
        frame.names = dict(names)
        self.restore(before)
        other, other_ended = self.branch(node.orelse, frame, no)
        frame.names = self.merged(given, frame.names, ended, other_ended)
        states = [s for s, e in ((after, ended), (other, other_ended)) if not e]
        if states:
            self.restore(self.joined(states))
        else:
            self.restore(self.joined([after, other]))
        if ended and not other_ended and no is not ALL:
            self.who = narrowed(self.who, no)
        if other_ended and not ended and yes is not ALL:
            self.who = narrowed(self.who, yes)
        return ended and other_ended

    def merged(self, one, two, one_ended, two_ended):
        if one_ended:
            return two
        if two_ended:
            return one
        names = dict(two)
        for name, value in one.items():
            if name not in two:
                names[name] = value
            elif two[name].key != value.key:
                names[name] = self.either(value, two[name])
        return names

    def either(self, one, two):
        """What a name stands for that two branches gave."""
        if one.key == "None":
            return two
        if two.key == "None":
            return one
        kinds = one.kinds | two.kinds
        return Value(one.key, one.cls or two.cls, kinds, one.parts, one.function, one.names)

    def do_For(self, node, frame):
        iterated = self.value(node.iter, frame)
        self.element(node.target, node.iter, iterated, frame)
        self.loops.append(node)
        self.divided.append(is_divided(iterated))
        self.on_loop(node, iterated, frame)
        ended = self.body(node.body, frame)
        self.on_loop_end(node, iterated, frame)
        self.loops.pop()
        self.divided.pop()
        if node.orelse:
            self.body(node.orelse, frame)
        del ended
        return False

    do_AsyncFor = do_For

    def element(self, target, iter_node, iterated, frame):
        """Gives the target of a loop what each round gives."""
        mark = self.fresh(tail(target) or "each")
        self.bounds[mark] = iterated
        kinds = iterated.kinds & {"own", "share", "sent", "averaged"}
        value = Value(mark, None, frozenset(kinds | {"moving"}), of=[iterated])
        if iterated.parts and isinstance(target, (ast.Tuple, ast.List)) and "zip" in iterated.kinds:
            value = Value(mark, None, frozenset({"moving"}), [
                Value(f"{p.key}[{mark}]", None, p.kinds & {"share", "own"} | {"moving"})
                for p in iterated.parts])
        elif isinstance(target, (ast.Tuple, ast.List)) and "enumerate" in iterated.kinds \
                and len(target.elts) == 2:
            inner = iterated.parts[0] if iterated.parts else iterated
            each = Value(f"{inner.key}[{mark}]", None, inner.kinds & {"share", "own"} | {"moving"})
            if inner.parts and "zip" in inner.kinds:
                each.parts = [Value(f"{p.key}[{mark}]", None,
                                    p.kinds & {"share", "own"} | {"moving"}) for p in inner.parts]
            value.parts = [Value(mark, None, frozenset({"moving"})), each]
        self.assign(target, value, frame)

    def do_While(self, node, frame):
        test = self.value(node.test, frame)
        self.loops.append(node)
        self.divided.append(is_divided(test))
        self.on_loop(node, Value("while"), frame)
        who = self.who
        self.who = narrowed(who, who_passes(node.test, self.first_names)[0])
        self.body(node.body, frame)
        self.who = who
        self.on_loop_end(node, Value("while"), frame)
        self.loops.pop()
        self.divided.pop()
        return isinstance(node.test, ast.Constant) and bool(node.test.value) and not any(
            isinstance(n, ast.Break) for n in ast.walk(node))

    def do_With(self, node, frame):
        for item in node.items:
            value = self.value(item.context_expr, frame)
            if item.optional_vars:
                self.assign(item.optional_vars, value, frame)
        return self.body(node.body, frame)

    do_AsyncWith = do_With

    def do_Try(self, node, frame):
        self.flags.append("try")
        after, ended = self.branch(node.body, frame, ALL)
        self.flags.pop()
        states = [] if ended else [after]
        ends = [ended]
        for handler in node.handlers:
            self.restore(after)
            state, handled = self.branch(handler.body, frame, ALL)
            ends.append(handled)
            if not handled:
                states.append(state)
        self.restore(self.joined(states) if states else after)
        if node.orelse:
            self.body(node.orelse, frame)
        if node.finalbody and self.body(node.finalbody, frame):
            return True
        return all(ends)

    do_TryStar = do_Try

    # ---- expressions ----
    def value(self, node, frame):
        if node is None:
            return Value("None")
        self.steps += 1
        if self.steps > STEPS:
            return Value("?")
        method = getattr(self, "of_" + type(node).__name__, None)
        if method:
            return method(node, frame)
        inner = [self.value(c, frame) for c in ast.iter_child_nodes(node) if isinstance(c, ast.expr)]
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
        owner = self.value(node.value, frame)
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
        return Value("lambda", function=Method(node, frame.module, frame.cls, frame.me), names=frame)

    def of_BinOp(self, node, frame):
        left, right = self.value(node.left, frame), self.value(node.right, frame)
        self.on_binary(node, left, right, frame)
        if isinstance(node.op, ast.Add):
            return added(left, right)
        kinds = frozenset(k for k in left.kinds | right.kinds if k in (
            "own", "share", "moving", "sent", "part", "total", "apart"))
        if isinstance(node.op, ast.Mult) and "hvd.size()" in (left.key, right.key) and "part" in kinds:
            kinds = kinds - {"part"} | {"total"}
        if isinstance(node.op, ast.Mod) and left.key[:1] in "'\"":
            parts = right.parts or [right]
            return Value(formatted(left.key, parts, "%"), None, kinds - {"share"})
        sign = {"Sub": "-", "Mult": "*", "Div": "/", "FloorDiv": "//", "Mod": "%"}.get(
            type(node.op).__name__, type(node.op).__name__)
        if sign in "*-" and "moving" in left.kinds and "share" in left.kinds | right.kinds:
            kinds = kinds - {"share"} | {k for k in ("share",) if "row" in left.kinds | right.kinds}
        return Value(f"({left.key} {sign} {right.key})", None, kinds)

    def of_UnaryOp(self, node, frame):
        value = self.value(node.operand, frame)
        sign = {"USub": "-", "UAdd": "", "Not": "not "}.get(type(node.op).__name__, "~")
        return Value(sign + value.key, None, value.kinds & {"own", "sent", "moving", "share", "part"})

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
        self.on_compare(node, frame)
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
        if yes is FIRST:
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
                     frozenset(k for v in values for k in v.kinds if k in ("own",)), None, None, table)

    def of_Subscript(self, node, frame):
        base = self.value(node.value, frame)
        index = self.value(node.slice, frame)
        self.on_subscript(node, base, index, frame)
        if isinstance(node.slice, ast.Constant) and base.parts and isinstance(node.slice.value, int) \
                and -len(base.parts) <= node.slice.value < len(base.parts):
            return base.parts[node.slice.value]
        if isinstance(node.slice, ast.Constant) and isinstance(base.names, dict) and \
                index.key in base.names:
            return base.names[index.key]
        if base.key.endswith(".shape") and index.key == "0":
            return Value(f"len({base.key[:-6]})")
        kinds = base.kinds & {"own", "share", "sent", "moving", "averaged"} | index.kinds & {"moving", "own"}
        if is_own_slice(node.slice):
            return Value(f"share({base.key})", None, frozenset(kinds | {"share"}))
        if isinstance(node.slice, ast.Constant):
            kinds = kinds - {"share"} | ({"share"} if base.has("share") and
                                         isinstance(node.slice.value, str) else set())
        return Value(f"{base.key}[{index.key}]", None, frozenset(kinds))

    def of_Slice(self, node, frame):
        sides = [self.value(s, frame) if s else Value("") for s in (node.lower, node.upper, node.step)]
        return Value(":".join(s.key for s in sides).rstrip(":") or ":", None,
                     frozenset(k for s in sides for k in s.kinds if k in ("moving", "own")))

    def of_ListComp(self, node, frame):
        inner = Frame(frame.module, frame.function, frame.cls, frame.me, frame)
        inner.globals = frame.globals
        iterated = None
        for generator in node.generators:
            iterated = self.value(generator.iter, inner)
            self.element(generator.target, generator.iter, iterated, inner)
            for test in generator.ifs:
                self.value(test, inner)
        self.on_loop(node, iterated, inner)
        if isinstance(node, ast.DictComp):
            self.value(node.key, inner)
            each = self.value(node.value, inner)
        else:
            each = self.value(node.elt, inner)
        self.on_loop_end(node, iterated, inner)
        share = {"share"} if iterated.has("share") or each.has("share") and each.has("moving") else set()
        return Value(f"[{each.key} for {iterated.key}]", None,
                     frozenset(each.kinds & {"own", "averaged"} |
                               iterated.kinds & {"own", "averaged"} | share))

    of_SetComp = of_GeneratorExp = of_DictComp = of_ListComp

    def of_Call(self, node, frame):
        if is_hvd(getattr(node.func, "value", None)):
            return self.horovod(node, frame)
        callee = self.value(node.func, frame)
        receiver = self.value(node.func.value, frame) if isinstance(node.func, ast.Attribute) else None
        args = [self.value(a.value if isinstance(a, ast.Starred) else a, frame) for a in node.args]
        keywords = {k.arg or "**": self.value(k.value, frame) for k in node.keywords}
        name = self.name_of(node.func, callee, frame)
        if isinstance(node.func, ast.Call) or name == "super":
            pass
        if isinstance(node.func, ast.Attribute) and isinstance(node.func.value, ast.Call) and \
                tail(node.func.value.func) == "super" and frame.cls:
            for each in frame.cls.line()[1:]:
                found = each.own(node.func.attr)
                if found:
                    me = frame.me or Value("self", frame.cls)
                    return self.enter(Method(found, each.module, me.cls, me), args, keywords, node)
            return Value("super")
        helper = self.helper(node, callee, args, keywords, frame)
        if helper is not None:
            return helper
        target = callee.function
        if target is None and isinstance(node.func, ast.Attribute) and not (
                receiver and receiver.cls) and not callee.key.startswith("module "):
            target = self.program.only_method(node.func.attr)
            if target is not None:
                node_, cls = target
                target = Method(node_, cls.module, cls, Value("a " + cls.node.name, cls))
        if target is not None and hasattr(target, "line"):
            return self.make(target, args, keywords, node, callee)
        if target is not None:
            entered = self.enter(target, args, keywords, node, callee.names
                                 if isinstance(callee.names, Frame) else None)
            return entered
        if callee.cls:
            found = callee.cls.method("__call__") or callee.cls.method("call")
            if found:
                return self.enter(Method(found[0], found[1].module, callee.cls, callee), args, keywords,
                                  node)
        for arg in args + list(keywords.values()):
            if isinstance(arg.function, Method):
                self.enter(arg.function, [], {}, None,
                           arg.names if isinstance(arg.names, Frame) else None)
        if name in ("tf.app.run", "app.run", "tf.compat.v1.app.run") and not args and \
                "main" not in keywords:
            main = self.of_Name(ast.Name("main"), frame).function
            if isinstance(main, Method):
                return self.enter(main, [], {}, node)
        given = self.on_call(node, name, receiver, args, keywords, frame)
        return given or self.foreign(node, name, callee, receiver, args, keywords)

    def name_of(self, func, callee, frame):
        """A library's function by its whole name, where the import is seen; else as written."""
        text = dotted(func)
        head = text.split(".")[0]
        known = self.of_Name(ast.Name(head), frame).key if head else ""
        if known.startswith("module "):
            return known[7:] + text[len(head):]
        if head and "." in known and known.replace(".", "").replace("_", "").isalnum() and \
                head == known.split(".")[-1]:
            return known + text[len(head):]
        return text or "?." + tail(func)

    def foreign(self, node, name, callee, receiver, args, keywords):
        last = name.split(".")[-1]
        every = args + list(keywords.values()) + ([receiver] if receiver else [])
        kinds = {k for v in every for k in v.kinds if k in ("own", "moving", "apart")}
        if last in ("float", "int", "round", "max", "min") and args and \
                args[-1].kinds & {"part", "total"}:
            kinds |= args[-1].kinds & {"part", "total"}
        if name in OWN or last in ("uuid4", "uuid1", "getpid", "mkdtemp", "mkstemp",
                                   "TemporaryDirectory", "NamedTemporaryFile", "gethostname",
                                   "TemporaryFile"):
            kinds.add("own")
            if last in ("getpid", "mkdtemp", "mkstemp", "uuid4", "uuid1", "TemporaryDirectory",
                        "NamedTemporaryFile", "TemporaryFile"):
                kinds.add("apart")
            return Value(self.fresh(name), None, frozenset(kinds))
        if last in ("Sequential", "Model", "load_model", "clone_model"):
            return Value(self.fresh(name), None, frozenset({"model"}))
        if last == "len" and args:
            return Value(f"len({args[0].key})", None, frozenset(args[0].kinds & {"own"}))
        if name in ("os.path.join",) or last == "joinpath":
            return Value("'" + "/".join(plain(a).rstrip("/") for a in args) + "'", None,
                         frozenset(kinds))
        if last == "format" and receiver and receiver.key[:1] in "'\"":
            return Value(formatted(receiver.key, args, "{", keywords), None, frozenset(kinds))
        if last in ("str", "abspath", "expanduser", "realpath", "normpath", "Path", "fspath") and args:
            return Value(args[0].key, None, frozenset(kinds | args[0].kinds & {"only the first"}))
        if last == "zip":
            return Value("zip(" + ", ".join(a.key for a in args) + ")", None,
                         frozenset(kinds | {"zip"} | {
                             k for k in ("share", "averaged") if any(a.has(k) for a in args)}), args)
        if last == "enumerate" and args:
            return Value(f"enumerate({args[0].key})", None,
                         frozenset(kinds | {"enumerate"} | args[0].kinds & {"share", "zip"}), [args[0]])
        if last in ("gradient", "compute_gradients", "jacobian") and receiver and \
                receiver.has("averaged") or last in CARRIES and any(
                    v.has("averaged") for v in every):
            kinds.add("averaged")
        if last in KEEPS and every:
            if any(v.has("share") for v in every):
                kinds.add("share")
        if last in ("predict", "predict_on_batch", "predict_classes", "predict_proba") and any(
                a.has("share") for a in args):
            kinds.add("share")
        owner = receiver.key + "." + last if receiver and "." in name and \
            not receiver.key.startswith("module ") else name
        words = [a.key for a in args] + [f"{k}={v.key}" for k, v in keywords.items()]
        text = f"{owner}({', '.join(words)})"
        return Value(text, None, frozenset(kinds))

    def horovod(self, node, frame):
        args = [self.value(a, frame) for a in node.args]
        keywords = {k.arg: self.value(k.value, frame) for k in node.keywords}
        name = node.func.attr
        if name in MEETINGS:
            self.on_meeting(node, frame)
            kinds = {"sent", "averaged"}
            base = args[0] if args else Value("None")
            return Value(f"sent({base.key})", base.cls, frozenset(kinds | base.kinds & {"share"}), base.parts)
        if name == "DistributedGradientTape":
            return Value("hvd.DistributedGradientTape()", None, frozenset({"averaged"}))
        if name == "DistributedOptimizer":
            return Value("hvd.DistributedOptimizer(" + (args[0].key if args else "") + ")", None,
                         frozenset({"averaged"}))
        if name == "rank":
            return Value("hvd.rank()", None, frozenset({"own", "apart"}))
        return Value(f"hvd.{name}(" + ", ".join(v.key for v in args + list(keywords.values())) + ")")

    def helper(self, node, callee, args, keywords, frame):
        """The value of a call of a helper that the tool has written; None for another."""
        kind = self.program.helper_kind(callee.function)
        if kind is None:
            return None
        base = args[0] if args else Value("None")
        if kind == "share":
            return Value(f"share({base.key})", base.cls, base.kinds | {"share"},
                         [Value(f"share({p.key})", None, p.kinds | {"share"}) for p in base.parts]
                         if base.parts else None)
        if kind == "turns":
            return Value(f"turns({base.key})", None, base.kinds | {"turns"}, base.parts)
        if kind == "sent":
            self.on_meeting(node, frame)
            return Value(f"sent({base.key})", base.cls, base.kinds - {"own", "apart"} | {"sent"},
                         base.parts)
        if kind == "mean":
            self.on_meeting(node, frame)
            return Value(f"mean({base.key})", base.cls, base.kinds - {"own", "apart"} | {"sent"}, base.parts)
        if kind == "meets":
            self.on_meeting(node, frame)
            return Value(f"{callee.key}({base.key})", base.cls)
        return Value(f"{callee.key}({base.key})", base.cls, base.kinds, base.parts)

    def make(self, cls, args, keywords, node, callee):
        me = Value("a " + cls.node.name, cls)
        self.made.append(cls)
        found = cls.method("__init__")
        if found:
            self.enter(Method(found[0], found[1].module, cls, me), args, keywords, node)
        if "Exception" in [tail(b) for b in cls.node.bases]:
            return Value(cls.node.name)
        return me

    def enter(self, method, args, keywords, call, outer=None):
        node = method.node
        if id(node) in [id(m) for m in self.stack] or len(self.stack) > DEPTH or self.steps > STEPS:
            return Value(self.fresh("again"))
        self.entered.add(id(node))
        frame = Frame(method.module, node, method.cls, method.me, outer)
        a = node.args
        params = [p.arg for p in a.posonlyargs + a.args]
        given = list(args)
        kind = [tail(d) for d in getattr(node, "decorator_list", [])]
        if method.me is not None and method.cls is not None and "staticmethod" not in kind and params \
                and self.is_method(node, method.cls):
            given = [method.me] + given
        defaults = dict(zip(params[len(params) - len(a.defaults):], a.defaults))
        defaults.update({p.arg: d for p, d in zip(a.kwonlyargs, a.kw_defaults) if d})
        for place, name in enumerate(params + [p.arg for p in a.kwonlyargs]):
            if place < len(given) and place < len(params):
                frame.names[name] = given[place]
            elif name in keywords:
                frame.names[name] = keywords[name]
            elif name in defaults:
                frame.names[name] = self.value(defaults[name], frame)
            else:
                frame.names[name] = Value(f"{getattr(node, 'name', 'lambda')}.{name}")
        self.stack.append(node)
        who = self.who
        if isinstance(node, ast.Lambda):
            result = self.value(node.body, frame)
            self.stack.pop()
            return result
        ended = self.body(node.body, frame)
        states = frame.ends + ([] if ended else [self.state()])
        if states:
            self.restore(self.joined(states))
        self.who = who
        self.stack.pop()
        values = [v for v in frame.returned if v.key != "None"] or frame.returned
        yielded = any(isinstance(n, (ast.Yield, ast.YieldFrom)) for n in ast.walk(node))
        if yielded:
            return Value(f"{node.name}({', '.join(v.key for v in given)})", None,
                         frozenset({"share"} if any(v.has("share") for v in given) else set()))
        if not values:
            return Value("None")
        result = values[0]
        for other in values[1:]:
            result = self.either(result, other)
        return result

    def is_method(self, node, cls):
        return any(node in c.node.body for c in cls.line())

    def of_Await(self, node, frame):
        return self.value(node.value, frame)

    def of_NamedExpr(self, node, frame):
        value = self.value(node.value, frame)
        self.assign(node.target, value, frame)
        return value


OWN = {"time.time", "time.strftime", "time.localtime", "time.ctime", "datetime.datetime.now",
       "datetime.now", "datetime.utcnow", "datetime.datetime.utcnow", "datetime.datetime.today",
       "datetime.today", "datetime.date.today", "time.gmtime", "time.asctime",
       "random.random", "random.randint", "np.random.randint", "numpy.random.randint", "time.time_ns"}
CARRIES = {"zip", "list", "clip_by_global_norm", "clip_by_value", "map", "tuple", "filter"}
KEEPS = {"array", "asarray", "reshape", "astype", "list", "expand_dims", "squeeze", "transpose",
         "to_categorical", "copy", "float32", "stack", "tolist", "tuple", "sorted", "convert_to_tensor",
         "from_tensor_slices", "pad_sequences", "toarray", "todense", "flatten", "argmax", "round"}


def is_divided(iterated):
    """Whether what a loop goes through is a worker's share."""
    return bool(iterated.kinds & {"share", "turns"}) or "share(" in iterated.key or \
        "turns(" in iterated.key or "hvd.size()" in iterated.key


def plain(value):
    """A text's value as it stands in a longer one."""
    key = value.key
    if key[:1] in "'\"" and key[-1:] == key[:1] and len(key) > 1:
        return key[1:-1]
    return key if key.startswith("{") and key.endswith("}") and "{" not in key[1:] else "{" + key + "}"


def added(left, right):
    kinds = frozenset(k for k in left.kinds | right.kinds if k in (
        "own", "moving", "sent", "apart", "only the first"))
    if left.key[:1] in "'\"" or right.key[:1] in "'\"":
        return Value("'" + plain(left) + plain(right) + "'", None, kinds)
    return Value(f"({left.key} + {right.key})", None, kinds)


def formatted(key, parts, sign, keywords=None):
    """A text with its fields filled in, each by the value's text."""
    given = iter(parts)
    numbered = list(parts)

    def fill(match):
        name = match.group(1) if match.re.groups else ""
        if name and name.isdigit() and int(name) < len(numbered):
            return plain(numbered[int(name)])
        if name and keywords and name in keywords:
            return plain(keywords[name])
        return plain(next(given, Value("?")))
    pattern = r"%[-+ 0-9.]*[a-zA-Z]" if sign == "%" else r"\{(\w*)[^{}]*\}"
    return "'" + re.sub(pattern, fill, key.strip("'\"")) + "'"
