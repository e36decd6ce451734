"""What the walk asks of a program: classes and their bases, modules, what helpers do."""
import ast

from rereading.program import MEETINGS, summary_of
from rereading.walk.tree import Method, is_hvd, is_own_slice, tail

COMMON = {"get", "run", "fit", "save", "load", "close", "write", "append", "update", "items",
          "join", "split", "format", "read", "copy", "add", "keys", "values", "compile", "predict",
          "evaluate", "restore", "sum", "mean", "eval", "reshape", "size", "shape", "open",
          "extend", "pop", "next", "index", "count", "sort", "build", "call", "batch", "map",
          "shuffle", "repeat", "info", "step", "reset", "seed", "summary", "minimize",
          "apply_gradients", "assign", "load_weights", "save_weights", "add_summary", "set",
          "astype", "max", "min", "show"}  # methods that libraries' objects have as well


class Class:
    """A class with its line of bases."""

    def __init__(self, node, module, reach):
        self.node, self.module, self.reach = node, module, reach
        self._line = None
        self.methods = {s.name: s for s in node.body
                        if isinstance(s, (ast.FunctionDef, ast.AsyncFunctionDef))}

    def line(self):
        """The class and the program's own classes that it is derived from."""
        if self._line is None:
            self._line = [self]
            for base in self.node.bases:
                made = self.reach.class_named(self.module, base)
                if made and made is not self:
                    self._line += [c for c in made.line() if c not in self._line]
        return self._line

    @property
    def foreign(self):
        """Whether a library's class is among the bases: it calls methods by itself."""
        return any(tail(b) != "object" and self.reach.class_named(c.module, b) is None
                   for c in self.line() for b in c.node.bases)

    def own(self, name):
        return self.methods.get(name)

    def method(self, name):
        """The function of that name and the class that holds it; None where it is not seen."""
        for each in self.line():
            if name in each.methods:
                return each.methods[name], each
        return None


class Reach:
    """A `Program` with what the walk asks for often kept at hand."""

    def __init__(self, program):
        self.program = program
        self.main = program.script
        self._classes, self._kinds, self._names, self._methods = {}, {}, {}, None

    @property
    def modules(self):
        return list(self.program.modules.values())

    def imported(self, module, name, level=0):
        if level:
            name = self.program.absolute(module, ast.ImportFrom(name, [], level))
        return self.program.find(name, module)

    def class_of(self, node, module):
        if id(node) not in self._classes:
            self._classes[id(node)] = Class(node, module, self)
        return self._classes[id(node)]

    def class_named(self, module, base):
        """The program's class that a base is; by its name where the import says nothing."""
        name = tail(base)
        if (module.path, name) not in self._names:
            found = None
            for each in [module] + [m for m in self.modules if m is not module]:
                found = next((c for c in each.classes if c.name == name), None)
                if found:
                    found = self.class_of(found.node, found.module)
                    break
            self._names[module.path, name] = found
        return self._names[module.path, name]

    def defined(self, module, name):
        """What a module defines under a name, wherever it stands in it."""
        for node in module.tree.body:
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.name == name:
                return Method(node, module)
            if isinstance(node, ast.ClassDef) and node.name == name:
                return self.class_of(node, module)
        return None

    def only_method(self, name):
        """The one method of this name in the program, where the name is no common one."""
        if self._methods is None:
            self._methods = {}
            for module in self.modules:
                for each in module.classes:
                    cls = self.class_of(each.node, module)
                    for method, node in cls.methods.items():
                        self._methods.setdefault(method, []).append((node, cls))
        if name in COMMON or name.startswith("__"):
            return None
        found = self._methods.get(name, ())
        return found[0] if len(found) == 1 else None

    def below(self, node_id, cls):
        """Whether the class of this node is derived from `cls`."""
        other = self._classes.get(node_id)
        return bool(other) and cls in other.line()

    def helper_kind(self, function):
        """What a helper does: share, turns, sent, mean, meets, local; None for another function."""
        node = getattr(function, "node", None)
        if not isinstance(node, ast.FunctionDef):
            return None
        if id(node) not in self._kinds:
            self._kinds[id(node)] = kind_of_helper(node)
        return self._kinds[id(node)]


def kind_of_helper(node):
    """By what its lines do, so that a hand-written one is known as well."""
    known = summary_of(node)
    if not known and (len(list(ast.walk(node))) > 320 or not ast.get_docstring(node)):
        return None
    names = {n.func.attr for n in ast.walk(node) if isinstance(n, ast.Call)
             and isinstance(n.func, ast.Attribute) and is_hvd(n.func.value)}
    if any(isinstance(n, ast.Subscript) and is_own_slice(n.slice) for n in ast.walk(node)):
        return "share"
    if known and known.gives in ("share", "turn") and not any(
            isinstance(n, ast.Yield) for n in ast.walk(node)):
        return "share"
    if not names:
        return "local" if known else None
    if any(isinstance(n, ast.Yield) for n in ast.walk(node)):
        return "turns"
    if any(isinstance(n, ast.Call) and tail(n.func) == "shard" for n in ast.walk(node)):
        return "share"
    meeting = names & MEETINGS
    if not meeting:
        return "share" if any(isinstance(n, ast.ClassDef) for n in node.body) else "local"
    if not any(isinstance(n, ast.Return) and n.value for n in ast.walk(node)):
        return "meets"
    if meeting & {"broadcast_object", "broadcast"}:
        return "sent"
    return "mean" if meeting & {"allreduce", "grouped_allreduce"} else "meets"
