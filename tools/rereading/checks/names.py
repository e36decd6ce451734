"""Names that are used and bound nowhere, or on fewer ways before their use than they were."""

import ast
import builtins
import os
import re

from rereading.finding import Finding
from rereading.program import summary_of

BUILTINS = frozenset(dir(builtins)) | {
    "__file__",
    "__name__",
    "__doc__",
    "__package__",
    "__spec__",
    "__builtins__",
    "__path__",
    "__class__",
    "get_ipython",
    "WindowsError",
    "__qualname__",
    "__module__",
    "reveal_type",
    "exit",
    "quit",
}
SCOPES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Lambda)


def check(program):
    original = program.original
    for module in list(program.modules.values()):
        before = same(original, program, module)
        missing = set(unbound(program, module))
        if before is not None:
            gone = {name for name, _ in unbound(original, before)}
            missing = {(name, line) for name, line in missing if name not in gone}
        for name, line in missing:
            yield Finding(module.path, line, "unbound name", f"`{name}` is bound nowhere")
        yield from covered(module)
        known = {}
        if before is not None:
            known = {
                place: {name for name, *_ in found} for place, found in ways(before.tree).items()
            }
        for place, found in ways(module.tree).items():
            for name, line, ever in found:
                if before is None and not ever and name not in ("e", "_"):
                    yield Finding(
                        module.path, line, "unbound name", f"`{name}` is not bound yet here"
                    )
                elif before is not None and place in known and name not in known[place]:
                    how = "is not bound yet" if not ever else "is bound on some ways only"
                    yield Finding(
                        module.path,
                        line,
                        "unbound name",
                        f"`{name}` {how} here, unlike in the original",
                    )


def same(original, program, module):
    """The original's module of the same place."""
    if original is None:
        return None
    if module is program.script:
        return original.script
    path = os.path.relpath(module.path, program.folder)
    return next(
        (
            m
            for m in list(original.modules.values())
            if os.path.relpath(m.path, original.folder) == path
        ),
        None,
    )


# bound nowhere


def targets(node):
    """The names that a statement or expression binds itself."""
    if isinstance(node, ast.Name) and isinstance(node.ctx, (ast.Store, ast.Del)):
        yield node.id
    elif isinstance(node, (ast.Import, ast.ImportFrom)):
        for alias in node.names:
            yield alias.asname or alias.name.split(".")[0]
    elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
        yield node.name
    elif isinstance(node, ast.ExceptHandler) and node.name:
        yield node.name
    elif isinstance(node, (ast.MatchAs, ast.MatchStar)) and node.name:
        yield node.name
    elif isinstance(node, ast.MatchMapping) and node.rest:
        yield node.rest


def parameters(node):
    a = node.args
    every = [
        *a.posonlyargs,
        *a.args,
        *a.kwonlyargs,
        *([a.vararg] if a.vararg else []),
        *([a.kwarg] if a.kwarg else []),
    ]
    return {p.arg for p in every}


def scope_nodes(node):
    """The nodes of a scope: not those inside scopes in it, but what those evaluate outside."""
    todo = list(node.body) if isinstance(getattr(node, "body", None), list) else [node.body]
    while todo:
        each = todo.pop()
        yield each
        if isinstance(each, (ast.FunctionDef, ast.AsyncFunctionDef)):
            todo += each.decorator_list + [
                d for d in [*each.args.defaults, *each.args.kw_defaults] if d
            ]
        elif isinstance(each, ast.Lambda):
            todo += [d for d in [*each.args.defaults, *each.args.kw_defaults] if d]
        elif isinstance(each, ast.ClassDef):
            todo += each.decorator_list + each.bases + [k.value for k in each.keywords]
        else:
            todo.extend(ast.iter_child_nodes(each))


def unbound(program, module):
    """The names of a module that nothing binds, and where they are used."""
    stars = False
    glob = set()
    for node in ast.walk(module.tree):
        if isinstance(node, ast.ImportFrom) and any(a.name == "*" for a in node.names):
            found = program.find(program.absolute(module, node), module)
            if found is None:
                stars = True
            else:
                glob |= bound(found.tree) | set(found.imported)
                stars = stars or any(
                    isinstance(n, ast.ImportFrom) and n.names[0].name == "*"
                    for n in ast.walk(found.tree)
                )
        if isinstance(node, ast.Global):
            glob |= set(node.names)
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id in ("globals", "exec", "execfile", "locals")
        ):
            stars = True
    if stars:
        return []
    glob |= bound(module.tree)
    found = []
    search(module.tree, [], glob, found)
    return found


def bound(scope):
    return {name for node in scope_nodes(scope) for name in targets(node)}


def search(scope, around, glob, found):
    mine = bound(scope) | (parameters(scope) if hasattr(scope, "args") else set())
    inner = [] if isinstance(scope, ast.Module) else [mine]
    for node in scope_nodes(scope):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            if (
                node.id not in mine
                and node.id not in glob
                and node.id not in BUILTINS
                and not any(node.id in names for names in around)
            ):
                found.append((node.id, node.lineno))
        elif isinstance(node, SCOPES):
            out = around if isinstance(scope, ast.ClassDef) else around + inner
            search(node, out, glob, found)


def covered(module):
    """A name of Horovod or of an emitted helper that the program binds to something else, too."""
    ours = {
        n.name: n
        for n in module.tree.body
        if isinstance(n, (ast.FunctionDef, ast.ClassDef)) and summary_of(n)
    }
    ours.update(
        {name: None for name, path in module.imported.items() if path.split(".")[0] == "horovod"}
    )
    for scope in ast.walk(module.tree):
        if not isinstance(scope, (ast.Module, *SCOPES)) or isinstance(scope, ast.ClassDef):
            continue
        if any(scope is node for node in ours.values()):
            continue
        mine = {}
        for node in scope_nodes(scope):
            for name in targets(node):
                if (
                    name in ours
                    and node is not ours[name]
                    and not (isinstance(node, (ast.Import, ast.ImportFrom)) and ours[name] is None)
                ):
                    mine.setdefault(name, node)
        if hasattr(scope, "args"):
            mine.update({name: scope for name in parameters(scope) if name in ours})
        for name, node in mine.items():
            used = [
                n
                for n in scope_nodes(scope)
                if isinstance(n, ast.Call) and uses(n.func, name, ours[name])
            ]
            if used:
                yield Finding(
                    module.path,
                    used[0].lineno,
                    "covered name",
                    f"`{name}` is also bound at line {node.lineno}, and is called here",
                )


def uses(func, name, helper):
    if helper is None:
        return (
            isinstance(func, ast.Attribute)
            and isinstance(func.value, ast.Name)
            and func.value.id == name
        )
    return isinstance(func, ast.Name) and func.id == name


# bound on some ways


INTERVAL = re.compile(r"max\(1, ([\w.]+) // hvd\w*\.size\(\)\)")


def said(test):
    """The text of a condition; an interval of one worker's rounds stands for that of all."""
    return INTERVAL.sub(r"\1", ast.unparse(test))


def never(test):
    """Whether a test asks for another backend of Keras than the one that Horovod is written for."""
    if isinstance(test, ast.Compare) and isinstance(test.left, ast.Call) and len(test.ops) == 1:
        asked, other = ast.unparse(test.left.func), ast.unparse(test.comparators[0])
        if asked.split(".")[-1] == "backend" and other[:1] in "'\"":
            wants = isinstance(test.ops[0], ast.Eq)
            return wants and other != "'tensorflow'" or (
                isinstance(test.ops[0], ast.NotEq) and other == "'tensorflow'"
            )
    return False


class Ways:
    """Follows the ways through a scope: which names are bound on all of them, and which on any."""

    def __init__(self, scope):
        self.found = []
        self.names = bound(scope)
        nodes = list(scope_nodes(scope))
        for node in nodes:
            if isinstance(node, (ast.Global, ast.Nonlocal)):
                self.names -= set(node.names)
        for node in nodes:  # what comprehensions bind is theirs
            if isinstance(node, ast.comprehension):
                self.names -= {n.id for n in ast.walk(node.target) if isinstance(n, ast.Name)}
        self.ever = set()
        self.known = set()  # (text of a condition, name): bound where that holds
        start = parameters(scope) if hasattr(scope, "args") else set()
        self.ever |= start
        self.block(scope.body, set(start))

    def use(self, node, have):
        """The names that an expression reads."""
        if node is None:
            return
        todo = [node]
        while todo:
            each = todo.pop()
            if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Load):
                if each.id in self.names and each.id not in have and each.id not in BUILTINS:
                    self.found.append((each.id, each.lineno, each.id in self.ever))
                    have.add(each.id)
            elif isinstance(each, ast.NamedExpr):
                todo.append(each.value)
                self.bind(each.target, have)
            elif isinstance(each, SCOPES):
                continue
            elif isinstance(each, ast.BoolOp) and isinstance(each.op, ast.And):
                now = have
                for value in each.values:
                    self.use(value, now)
                    now = self.holding(value, set(now))
            else:
                todo.extend(ast.iter_child_nodes(each))

    def bind(self, node, have):
        for each in ast.walk(node):
            for name in targets(each):
                have.add(name)
                self.ever.add(name)

    def block(self, body, have):
        """What is bound behind a block; None where its end is not reached."""
        for node in body:
            have = self.statement(node, have)
            if have is None:
                return None
        return have

    @staticmethod
    def join(*ways):
        ways = [w for w in ways if w is not None]
        return set.intersection(*ways) if ways else None

    def holding(self, test, have):
        """What is bound besides where a condition holds."""
        texts = [said(test)]
        if isinstance(test, ast.BoolOp) and isinstance(test.op, ast.And):
            texts += [said(v) for v in test.values]
        return have | {name for text, name in self.known if text in texts}

    def statement(self, node, have):
        """What is bound behind a statement; None where the next is not reached."""
        follow = getattr(self, "do_" + type(node).__name__, None)
        if follow is not None:
            return follow(node, have)
        for each in ast.iter_child_nodes(node):
            if isinstance(each, ast.expr):
                self.use(each, have)
        return have

    def do_Return(self, node, have):
        self.use(getattr(node, "value", None) or getattr(node, "exc", None), have)
        return None

    do_Raise = do_Return

    def do_Break(self, node, have):
        if isinstance(node, ast.Break) and self.breaks is not None:
            self.breaks.append(set(have))
        return None

    do_Continue = do_Break

    def do_If(self, node, have):
        self.use(node.test, have)
        first = self.block(node.body, self.holding(node.test, set(have)))
        other = said(ast.UnaryOp(ast.Not(), node.test))
        second = self.block(node.orelse, have | {n for t, n in self.known if t == other})
        if (
            isinstance(node.test, ast.Compare)
            and isinstance(node.test.left, ast.Name)
            and node.test.left.id == "__name__"
        ):
            return first
        if never(node.test):
            return second
        if first is not None and (second is None or second is not None):
            for name in first - (second or set()):
                self.known.add((said(node.test), name))
        if second is not None:
            for name in second - (first or set()):
                self.known.add((other, name))
        return self.join(first, second)

    def do_For(self, node, have):
        self.use(node.iter, have)
        inner = set(have)
        self.bind(node.target, inner)
        kept, self.breaks = self.breaks, []
        self.block(node.body, inner)
        broke, self.breaks = self.breaks, kept
        after = self.block(node.orelse, set(have))
        return self.join(after, *broke) if node.orelse else set(have)

    do_AsyncFor = do_For

    def do_While(self, node, have):
        self.use(node.test, have)
        kept, self.breaks = self.breaks, []
        endless = isinstance(node.test, ast.Constant) and bool(node.test.value)
        self.block(node.body, set(have))
        broke, self.breaks = self.breaks, kept
        if endless:
            return self.join(*broke) if broke else None
        after = self.block(node.orelse, set(have))
        return self.join(after, *broke) if node.orelse else set(have)

    def do_Try(self, node, have):
        start = set(have)
        whole = self.block(node.body, set(have))
        if whole is not None:
            whole = self.block(node.orelse, whole)
        left = [whole]
        for handler in node.handlers:
            inner = set(start)
            if handler.name:
                inner.add(handler.name)
            left.append(self.block(handler.body, inner))
        after = self.join(*left)
        if node.finalbody:
            base = set(start) if after is None else set(after)
            final = self.block(node.finalbody, base)
            after = None if final is None or after is None else after | final
        return after

    do_TryStar = do_Try

    def do_With(self, node, have):
        for item in node.items:
            self.use(item.context_expr, have)
            if item.optional_vars is not None:
                self.bind(item.optional_vars, have)
        return self.block(node.body, have)

    do_AsyncWith = do_With

    def do_FunctionDef(self, node, have):
        for each in node.decorator_list:
            self.use(each, have)
        self.bind_name(node.name, have)
        return have

    do_AsyncFunctionDef = do_ClassDef = do_FunctionDef

    def do_AugAssign(self, node, have):
        self.use(node.value, have)
        if isinstance(node.target, ast.Name):
            self.use(ast.copy_location(ast.Name(node.target.id, ast.Load()), node), have)
        else:
            self.use(node.target, have)
        self.bind(node.target, have)
        return have

    def do_Import(self, node, have):
        for name in targets(node):
            self.bind_name(name, have)
        return have

    do_ImportFrom = do_Import

    def do_Delete(self, node, have):
        return have

    def do_Assign(self, node, have):
        self.use(node.value, have)
        for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
            self.use(target, have)
            if node.value is not None:
                self.bind(target, have)
        return have

    do_AnnAssign = do_Assign

    def do_Expr(self, node, have):
        self.use(node.value, have)
        if isinstance(node.value, ast.Call) and ast.unparse(node.value.func) in (
            "exit",
            "quit",
            "sys.exit",
            "os._exit",
        ):
            return None
        return have

    breaks = None

    def bind_name(self, name, have):
        have.add(name)
        self.ever.add(name)


def ways(tree):
    """By scope: the names that are used where they may not be bound, with their lines."""
    found = {"": Ways(tree).found}

    def inside(node, place):
        for each in ast.iter_child_nodes(node):
            if isinstance(each, (ast.FunctionDef, ast.AsyncFunctionDef)):
                found[place + each.name] = Ways(each).found
                inside(each, place + each.name + ".")
            else:
                inside(each, place + each.name + "." if isinstance(each, ast.ClassDef) else place)

    inside(tree, "")
    return found
