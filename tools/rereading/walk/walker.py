"""Walks a program as a process would, own calls entered, and says what each expression stands for.

A value is a text in which every name is replaced by what it was last given
(`len(load('a')[0])`), so that two expressions of one thing are equal in different functions.
A room (files, shares) overrides the hooks.
"""
import ast

from rereading.walk.calls import STEPS, Calls, Frame
from rereading.walk.expressions import Expressions
from rereading.walk.reach import Reach
from rereading.walk.texts import Value, added, is_divided
from rereading.walk.tree import ALL, FIRST, Method, dotted, narrowed, tail, who_passes

WRITERS = {"ModelCheckpoint", "TensorBoard", "CSVLogger", "BackupAndRestore"}  # Keras' own


class Walker(Expressions, Calls):
    """The walk of a Program, from its script's first line on."""

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
        self.runs = True            # whether the script calls anything of its own
        self.times, self.meetings, self.meet_in = {}, 0, set()
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
        self.runs = bool(self.made or self.entered)
        if not self.runs:
            self.unreached()
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
                if any(tail(b) in WRITERS for each in cls.line() for b in each.node.bases):
                    self.who = FIRST  # the helper of callbacks gives it to the first alone
                self.enter(Method(method, cls.module, cls, me), [], {}, None)
                self.who = ALL

    def unreached(self):
        """What a module holds that runs nothing by itself: whoever imports it calls it."""
        module = self.program.main
        for node in module.tree.body:
            self.begin_apart()
            if isinstance(node, ast.FunctionDef) and id(node) not in self.entered and \
                    self.program.helper_kind(Method(node, module)) is None:
                self.enter(Method(node, module), [], {}, None)
            elif isinstance(node, ast.ClassDef):
                cls = self.program.class_of(node, module)
                me = self.make(cls, [], {}, node)
                for name, method in cls.methods.items():
                    if id(method) not in self.entered:
                        self.begin_apart()
                        self.enter(Method(method, module, cls, me), [], {}, None)

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
        made = Method(node, frame.module, frame.cls, frame.me)
        frame.names[node.name] = Value(node.name, function=made, names=frame)
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
                elif value.parts and len(value.parts) == len(target.elts):
                    self.assign(part, value.parts[place], frame)
                else:
                    kinds = value.kinds & {"own", "share", "sent", "moving", "averaged", "fed"}
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
        self.element(node.target, iterated, frame)
        self.loops.append(node)
        self.divided.append(is_divided(iterated))
        self.on_loop(node, iterated, frame)
        self.body(node.body, frame)
        self.on_loop_end(node, iterated, frame)
        self.loops.pop()
        self.divided.pop()
        if node.orelse:
            self.body(node.orelse, frame)
        return False

    do_AsyncFor = do_For

    def element(self, target, iterated, frame):
        """Gives the target of a loop what each round gives."""
        mark = self.fresh(tail(target) or "each")
        self.bounds[mark] = iterated
        kinds = iterated.kinds & {"own", "share", "sent", "averaged"}
        classes = {v.cls for v in iterated.parts or ()}
        cls = classes.pop() if len(classes) == 1 and not iterated.has("zip") else None
        value = Value(mark, cls, frozenset(kinds | {"moving"}), of=[iterated])
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
