"""A Horovod program as the checks see it: modules, functions, who calls whom, what helpers do."""

import ast
import functools
import os
import symtable
from dataclasses import dataclass, field

MEETINGS = {
    "allreduce",
    "allreduce_",
    "allgather",
    "broadcast",
    "alltoall",
    "reducescatter",
    "barrier",
    "join",
    "grouped_allreduce",
    "grouped_allgather",
    "grouped_reducescatter",
    "broadcast_object",
    "allgather_object",
    "broadcast_variables",
    "broadcast_global_variables",
    "broadcast_object_fn",
    "broadcast_parameters",
    "broadcast_optimizer_state",
}  # of Horovod, what all workers must call equally often and in one order
RANKS = {"rank", "local_rank", "cross_rank"}  # of Horovod, by which a worker knows itself
FITS = {"fit", "fit_generator"}
TRAINS = FITS | {"train_on_batch"}  # of Keras' models


@dataclass(frozen=True)
class Summary:
    """What a helper does that the rewriting wrote: whether all must call it, and what it gives."""

    meets: bool  # all workers must call it equally often
    # common | share | own | given (its argument) | joined (its argument, made common) | answer
    # (common, whatever it is given) | taken (what its argument gives) | turn (so, each its own)
    gives: str


# Emitted helpers by how their text begins; names may be numbered, or another's.
HELPERS = (
    ("This worker's share", Summary(False, "share")),
    ("This worker's batches", Summary(False, "share")),
    ("This worker's part of so many", Summary(False, "common")),
    ("This worker's file of a cache", Summary(False, "own")),
    ("A record of this worker's", Summary(False, "share")),
    ("The mean over the workers", Summary(True, "common")),
    ("What the first worker has", Summary(True, "common")),
    ("What the first worker is answered", Summary(True, "answer")),
    ("Whether this holds on any worker", Summary(True, "common")),
    ("Whether this holds on the first worker", Summary(True, "common")),
    ("Of the entries of a folder those that the first", Summary(True, "common")),
    ("What this loads: one worker of a machine fetches", Summary(True, "taken")),
    ("What this worker's turn gives", Summary(False, "turn")),
    ("Send the first worker's", Summary(True, "common")),
    ("Give a model the first worker's", Summary(True, "common")),
    ("Let the averages of batch norm", Summary(True, "common")),
    ("Let averages of batch norm", Summary(True, "common")),
    ("Let a metric hold what all", Summary(True, "joined")),
    ("The metric, after it was joined", Summary(True, "joined")),
    ("Join the others' updates until all", Summary(True, "common")),
    ("Each of the gradients as the mean", Summary(True, "common")),
    ("What a step gave, behind which the first", Summary(True, "given")),
    ("The callbacks this worker runs", Summary(False, "given")),
    ("Whether this worker runs this callback", Summary(False, "own")),
    ("Settings of fit, by which", Summary(False, "given")),
    ("A configuration in which this worker sees", Summary(False, "common")),
    ("The configuration, in which this worker sees", Summary(False, "common")),
    ("The devices that this worker sees", Summary(False, "common")),
    ("What draws the orders of a sequence", Summary(False, "common")),
    ("The batches, each in arrays of its own", Summary(False, "given")),
    ("The batches; an iterator of them", Summary(False, "given")),
    ("All parts of the rows before", Summary(False, "given")),
    ("So many batches of one worker", Summary(False, "common")),
    ("The optimizer, its rate times", Summary(False, "given")),
    ("The optimizer with its rate times", Summary(False, "given")),
    ("The rate times the number", Summary(False, "given")),
    ("The schedule, its rates times", Summary(False, "given")),
)


def summary_of(node):
    """The summary of an emitted helper (a function or class), or None."""
    said = ast.get_docstring(node) if isinstance(node, (ast.FunctionDef, ast.ClassDef)) else None
    if said:
        for start, summary in HELPERS:
            if said.startswith(start):
                return summary
    return None


@dataclass(repr=False)
class Function:
    """A function, method or lambda of the program."""

    module: "Module"
    name: str
    node: ast.AST
    owner: "Class | None" = None  # the class it is a method of
    around: "Function | None" = None

    @functools.cached_property
    def helper(self):
        return summary_of(self.node) or (summary_of(self.owner.node) if self.owner else None)

    @functools.cached_property
    def generator(self):
        return any(isinstance(n, (ast.Yield, ast.YieldFrom)) for n in own_nodes(self.node))

    def parameters(self):
        a = self.node.args
        return [p.arg for p in a.posonlyargs + a.args]

    def __hash__(self):
        return id(self.node)

    def __repr__(self):
        return f"{self.module.name}.{self.name}:{self.node.lineno}"

    def __eq__(self, other):
        return isinstance(other, Function) and other.node is self.node


@dataclass(repr=False)
class Class:
    """A class of the program, its methods by name."""

    module: "Module"
    name: str
    node: ast.ClassDef
    methods: dict = field(default_factory=dict)

    def __hash__(self):
        return id(self.node)

    def __repr__(self):
        return f"{self.module.name}.{self.name}:{self.node.lineno}"

    def __eq__(self, other):
        return isinstance(other, Class) and other.node is self.node


@dataclass(repr=False)
class Module:
    """One file: its tree, what it imports, and where each imported name comes from."""

    name: str
    path: str
    text: str
    tree: ast.Module
    imported: dict = field(default_factory=dict)  # name -> dotted path
    functions: list = field(default_factory=list)
    classes: list = field(default_factory=list)
    python_2: bool = False  # Python 3 cannot read it

    def origin(self, node):
        """The dotted path of `np.random.rand` by its imports (`numpy.random.rand`), or None."""
        parts = []
        while isinstance(node, ast.Attribute):
            parts.append(node.attr)
            node = node.value
        if not isinstance(node, ast.Name) or node.id not in self.imported:
            return None
        return ".".join([self.imported[node.id], *reversed(parts)])

    def __hash__(self):
        return hash(self.path)

    def __repr__(self):
        return self.name

    def __eq__(self, other):
        return isinstance(other, Module) and other.path == self.path


class Unreadable(Exception):
    """A source that Python 3 cannot parse."""


class Program:
    """A script and the modules it imports from its own folders."""

    def __init__(self, script, project=None, original=None):
        self.folder = os.path.abspath(project or os.path.dirname(script) or ".")
        self.modules = {}
        self.unreadable = {}
        self.absent = set()
        self.original = original  # the Program it was made from, where it is known
        self.script = self._load(os.path.abspath(script), "__main__")
        if self.script is None:
            raise Unreadable(self.unreadable.get(os.path.abspath(script), script))

    # modules

    def _load(self, path, name):
        for module in self.modules.values():
            if module.path == path:
                return module
        if path in self.unreadable:
            return None
        try:
            with open(path, encoding="utf-8", errors="replace") as file:
                text = file.read().lstrip("\ufeff")
        except OSError as wrong:
            self.unreadable[path] = str(wrong)
            return None
        python_2 = False
        try:
            tree = ast.parse(text)
        except (SyntaxError, ValueError, RecursionError) as wrong:
            tree = of_python_2(text)
            python_2 = True
            if tree is None:
                self.unreadable[path] = str(wrong)
                return None
        module = Module(name, path, text, tree)
        module.python_2 = python_2
        self.modules[name] = module
        _Finder(module, self).visit(tree)
        for node in ast.walk(tree):
            if isinstance(node, ast.Import):
                for alias in node.names:
                    self.find(alias.name, module)
            elif isinstance(node, ast.ImportFrom):
                base = self.absolute(module, node)
                self.find(base, module)
                for alias in node.names:
                    if alias.name == "*":
                        self._take_all(module, base)
                    elif base:
                        self.find(base + "." + alias.name, module)
        return module

    def _take_all(self, module, base):
        other = self.find(base, module)
        if other is not None:
            for name in top_names(other.tree) | set(other.imported):
                module.imported.setdefault(name, base + "." + name)

    def absolute(self, module, node):
        """The dotted path of a `from … import`, a relative one by the module's own name."""
        if not node.level:
            return node.module or ""
        here = os.path.dirname(module.path)
        for _ in range(node.level - 1):
            here = os.path.dirname(here)
        base = os.path.relpath(here, self.folder).replace(os.sep, ".")
        base = "" if base == "." else base
        return ".".join(p for p in (base, node.module or "") if p)

    def find(self, dotted, importer=None):
        """The module of that dotted path among the program's own files, or None."""
        if not dotted:
            return None
        if dotted in self.modules:
            return self.modules[dotted]
        asked = dotted, importer and os.path.dirname(importer.path)
        if asked in self.absent:
            return None
        roots = [self.folder, os.path.dirname(self.modules["__main__"].path)]
        if importer is not None:
            roots.append(os.path.dirname(importer.path))
        for root in roots:
            for end in (".py", os.sep + "__init__.py"):
                path = os.path.join(root, *dotted.split(".")) + end
                if os.path.isfile(path):
                    known = next((m for m in self.modules.values() if m.path == path), None)
                    return known or self._load(path, dotted)
        self.absent.add(asked)
        return None

    # functions and classes

    @property
    def functions(self):
        return [f for m in self.modules.values() for f in m.functions]

    @property
    def classes(self):
        return [c for m in self.modules.values() for c in m.classes]

    def named(self, dotted, importer=None, asked=()):
        """The Function, Class or Module of a dotted path, or None."""
        if dotted in asked:
            return None
        asked = (*asked, dotted)
        module = self.find(dotted, importer)
        if module is not None:
            return module
        if "." not in dotted:
            return None
        base, name = dotted.rsplit(".", 1)
        owner = self.named(base, importer, asked)
        if isinstance(owner, Module):
            for each in owner.classes + owner.functions:
                if (
                    each.name == name
                    and getattr(each, "owner", None) is None
                    and getattr(each, "around", None) is None
                ):
                    return each
            if name in owner.imported and owner.imported[name] != dotted:
                return self.named(owner.imported[name], owner, asked)
        if isinstance(owner, Class):
            return self.method(owner, name)
        return None

    def resolve(self, node, module):
        """What a name or attribute is: Function, Class, Module, a dotted path, or None."""
        if isinstance(node, ast.Name) and node.id not in module.imported:
            for each in module.classes + module.functions:
                if each.name == node.id and getattr(each, "owner", None) is None:
                    return each
            return None
        dotted = module.origin(node)
        return (self.named(dotted, module) or dotted) if dotted else None

    def bases(self, cls):
        """A class and those of the program that it is derived from, nearest first."""
        found, todo = [], [cls]
        while todo:
            each = todo.pop(0)
            if each in found:
                continue
            found.append(each)
            for base in each.node.bases:
                made = self.resolve(base, each.module)
                if isinstance(made, Class):
                    todo.append(made)
        return found

    def method(self, cls, name):
        for each in self.bases(cls):
            if name in each.methods:
                return each.methods[name]
        return None

    @property
    def sessions(self):
        """Whether the program's own lines make sessions: graphs are built first, and run later."""
        for module in self.modules.values():
            helped = {
                id(n)
                for f in [*module.functions, *module.classes]
                if summary_of(f.node)
                for n in ast.walk(f.node)
            }
            for node in ast.walk(module.tree):
                if (
                    id(node) not in helped
                    and isinstance(node, ast.Attribute)
                    and node.attr
                    in (
                        "Session",
                        "InteractiveSession",
                        "MonitoredTrainingSession",
                        "Supervisor",
                        "disable_v2_behavior",
                        "disable_eager_execution",
                        "global_variables_initializer",
                        "initialize_all_variables",
                    )
                ):
                    return True
        return False


WORDS_OF_2 = (
    "print",
    "except",
    "exec",
    "raise",
    "repr",
    "ne",
    "numliterals",
    "tuple_params",
    "throw",
)


def of_python_2(text):
    """The tree of a source of Python 2, its lines where they were; None where it is none."""
    try:
        from lib2to3.refactor import RefactoringTool  # in the standard library up to Python 3.12
    except ImportError:
        return None
    if of_python_2.tool is None:
        of_python_2.tool = RefactoringTool(["lib2to3.fixes.fix_" + w for w in WORDS_OF_2])
    try:
        return ast.parse(str(of_python_2.tool.refactor_string(text + "\n", "?")))
    except Exception:  # its parser raises errors of many kinds
        return None


of_python_2.tool = None


def own_nodes(node):
    """The nodes of a function or module, without those of functions and classes in it."""
    todo = list(ast.iter_child_nodes(node))
    while todo:
        each = todo.pop()
        yield each
        if not isinstance(each, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            todo.extend(ast.iter_child_nodes(each))


def top_names(tree):
    """The names that a module's own lines bind."""
    try:
        table = symtable.symtable(ast.unparse(tree), "?", "exec")
    except (SyntaxError, ValueError, RecursionError):
        return set()
    return {s.get_name() for s in table.get_symbols() if s.is_assigned() or s.is_imported()}


class _Finder(ast.NodeVisitor):
    """Fills a module's imports, functions and classes."""

    def __init__(self, module, program):
        self.module, self.program = module, program
        self.owner, self.around = None, None

    def visit_Import(self, node):
        for alias in node.names:
            if alias.asname:
                self.module.imported[alias.asname] = alias.name
            else:
                self.module.imported[alias.name.split(".")[0]] = alias.name.split(".")[0]

    def visit_ImportFrom(self, node):
        base = self.program.absolute(self.module, node)
        for alias in node.names:
            if alias.name != "*":
                path = (base + "." + alias.name).lstrip(".")
                self.module.imported[alias.asname or alias.name] = path

    def visit_ClassDef(self, node):
        owner, around = self.owner, self.around
        self.owner, self.around = Class(self.module, node.name, node), None
        self.module.classes.append(self.owner)
        self.generic_visit(node)
        self.owner, self.around = owner, around

    def visit_FunctionDef(self, node):
        owner, around = self.owner, self.around
        made = Function(self.module, node.name, node, owner, around)
        self.module.functions.append(made)
        if owner is not None:
            owner.methods[node.name] = made
        self.owner, self.around = None, made
        self.generic_visit(node)
        self.owner, self.around = owner, around

    visit_AsyncFunctionDef = visit_FunctionDef
