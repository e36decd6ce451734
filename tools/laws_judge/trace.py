"""What a program does when it runs: names that nothing defines are stand-ins that write down
what is done to them.

Two programs of which one has a text more are compared by these logs. The stand-ins decide tests
by turns, so a log is the same in every run.
"""

import ast
import builtins
import re

from . import scopes

LIMIT = 400


class Stop(BaseException):
    """The log is long enough."""


class Log:
    def __init__(self):
        self.events, self.tests = [], 0

    def add(self, *event):
        self.events.append(re.sub(r" at 0x\w+", "", " ".join(map(str, event))))
        if len(self.events) > LIMIT:
            raise Stop

    def truth(self):
        self.tests += 1
        return self.tests % 3 != 0


class Standin:
    """Anything: a call, an operation or a test of it is written down."""

    def __init__(self, log, path):
        self.__dict__.update(_log=log, _path=path)

    def __getattr__(self, name):
        if name.startswith("__") and name.endswith("__"):
            raise AttributeError(name)
        return Standin(self._log, self._path + "." + name)

    def __setattr__(self, name, value):
        self._log.add("set", self._path, name, value)

    def __delattr__(self, name):
        self._log.add("del", self._path, name)

    def __call__(self, *positional, **keyword):
        self._log.add("call", self._path, *positional, *keyword)
        if (
            len(positional) == 3
            and isinstance(positional[1], tuple)
            and isinstance(positional[2], dict)
        ):
            return Standin(self._log, "class")
        return Standin(self._log, self._path + "()")

    def __repr__(self):
        return "<%s>" % self._path[-60:]

    def __format__(self, spec):
        self._log.add("format", self._path, spec)
        return "text"

    def __bool__(self):
        self._log.add("test", self._path)
        return self._log.truth()

    def __iter__(self):
        self._log.add("iterate", self._path)
        return iter(
            [Standin(self._log, self._path + "[0]"), Standin(self._log, self._path + "[1]")]
        )

    async def _items(self):
        for item in self:
            yield item

    def __aiter__(self):
        return self._items()

    def __await__(self):
        self._log.add("await", self._path)
        return Standin(self._log, "await " + self._path)
        yield

    def __contains__(self, other):
        self._log.add("contains", self._path, other)
        return self._log.truth()

    def __enter__(self):
        self._log.add("enter", self._path)
        return Standin(self._log, self._path + " entered")

    def __exit__(self, *_):
        self._log.add("exit", self._path)
        return False

    async def __aenter__(self):
        return self.__enter__()

    async def __aexit__(self, *_):
        return self.__exit__()

    def __index__(self):
        return 1

    def __hash__(self):
        return 1

    def __mro_entries__(self, _bases):
        return ()

    def keys(self):
        return ["key"]


def operator(name):
    def act(self, *others):
        self._log.add(name, self._path, *others)
        return Standin(self._log, "(%s %s)" % (name, self._path[-40:]))

    return act


for _name in ("add sub mul truediv floordiv mod pow matmul and or xor lshift rshift").split():
    for _form in ("__%s__", "__r%s__", "__i%s__"):
        setattr(Standin, _form % _name, operator(_name))
for _name in "neg pos invert lt le gt ge eq ne getitem setitem delitem".split():
    setattr(Standin, "__%s__" % _name, operator(_name))


def log_of(text):
    """The events of a run of the program and of each function it defines; how it ended is the
    last."""
    log = Log()
    tree = ast.parse(text.encode())
    found = scopes.Scopes(tree)
    names = {n.id for n, _ in found.uses if n.bind == -1 and not hasattr(builtins, n.id)}
    space = {name: Standin(log, name) for name in names}
    space["E"] = type("E", (Exception,), {})
    space["__name__"] = "program"

    def load(name, *_arguments):
        module = name.split(".")[0]
        return Standin(log, module)

    space["__builtins__"] = dict(
        vars(builtins), __import__=load, print=lambda *a, **k: log.add("print", *a)
    )
    before = set(space)
    try:
        exec(compile(text.encode(), "p", "exec", dont_inherit=True), space)
        for name in sorted(set(space) - before):
            functions(space[name], log)
        log.add("end")
    except Stop:
        log.events.append("stop")
    except Exception as problem:
        log.events.append("raised %s" % type(problem).__name__)
    return log.events


def functions(value, log):
    """Calls what the program defined, with stand-ins, until nothing new comes back."""
    if isinstance(value, type):
        for name in sorted(n for n in vars(value) if n.startswith(("m", "f"))):
            functions(vars(value)[name], log)
        return
    if not hasattr(value, "__code__"):
        return
    code = value.__code__
    count = code.co_argcount + code.co_kwonlyargcount
    names = code.co_varnames[:count]
    try:
        result = value(**{n: Standin(log, n) for n in names})
        if hasattr(result, "send"):
            for _ in range(4):
                log.add("yields", result.send(None))
            log.add("left")
        elif hasattr(result, "asend"):
            for _ in range(3):
                try:
                    result.asend(None).send(None)
                except StopIteration as done:
                    log.add("yields", done.value)
            log.add("left")
        else:
            log.add(
                "returns",
                result if not callable(result) or isinstance(result, Standin) else "function",
            )
            functions(result, log)
    except Stop:
        raise
    except (Exception, StopIteration) as problem:
        log.add("raised", type(problem).__name__)


def problem(before, after, rule):
    """What is wrong with a program that got calls of `rule.added` behind each value of
    `rule.value`, or None."""
    was, now = log_of(before), log_of(after)
    value, added = "call %s" % rule.value, "call %s" % rule.added
    values = calls = 0
    due = False  # a value is there, and the text has not run since
    for event in now:
        head = event.split(" ")[:2]
        if head == value.split(" "):
            values, due = values + 1, True
        elif head == added.split(" "):
            calls, due = calls + 1, False
        elif event == "left":  # in the middle of a statement, maybe: its end does not come
            due = False
        if calls > values:
            return "the text runs before the value is there"
    rest = [e for e in now if e.split(" ")[:2] != added.split(" ")]
    if was[-1] == "stop" or now[-1] == "stop":
        size = min(len(was), len(rest)) - 1
        return None if was[:size] == rest[:size] else "something else runs"
    if was != rest:
        return "something else runs"
    # Equal texts behind one statement may stand there once.
    if due and was[-1] == "end" and not any(e.startswith("raised") for e in was):
        return "the text does not run for every value"
    return None
