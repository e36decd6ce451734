"""What each name of a CPython syntax tree is bound to, by the scoping rules of the language
reference.

`annotate` sets `bind` on every `Name`: the number of the scope that binds it (0 is the module),
or -1 where no scope does (a builtin, or a name that nothing defines). Scopes carry their number
as `sid`.

`canonical` also respells every use of an imported name as the module's own dotted name: `g` behind
`from bb import g` becomes `§bb.g`. Two programs that differ in the spelling of imports only
become equal, and a local of the same name does not.
"""

import ast

LIB = "\u00a7"
COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)


class Scope:
    """One scope: the names it binds, and for each the modules that imports bind it to."""

    __slots__ = ("kind", "sid", "parent", "bound", "elsewhere", "node")

    def __init__(self, kind, sid, parent, node):
        self.kind, self.sid, self.parent, self.node = kind, sid, parent, node
        self.bound = {}  # name -> set of dotted modules, None among them for any other binding
        self.elsewhere = {}  # name -> "global" or "nonlocal"

    def bind(self, name, target=None):
        where = self
        how = self.elsewhere.get(name)
        if how == "global":
            while where.parent:
                where = where.parent
        elif how == "nonlocal":
            outer = self.parent
            while outer and not (outer.kind == "function" and name in outer.bound):
                outer = outer.parent
            where = outer or self
        where.bound.setdefault(name, set()).add(target)

    def find(self, name):
        """The scope that binds `name` for code that stands directly in this one, or None."""
        scope, direct = self, True
        while scope:
            if scope.kind != "class" or direct:
                if scope.elsewhere.get(name) == "global":
                    while scope.parent:
                        scope = scope.parent
                    return scope if name in scope.bound else None
                if name in scope.bound and scope.elsewhere.get(name) != "nonlocal":
                    return scope
            # A comprehension or the type parameters of a class body do not see the class's names,
            # save where the comprehension's first iterable is evaluated: in the class itself.
            direct = False
            scope = scope.parent
        return None


class Scopes:
    """Collects the scopes of a tree, then resolves every name."""

    def __init__(self, tree):
        self.all = []
        self.uses = []
        self.identifiers = set()
        self.module = self.enter("module", None, tree)
        for statement in tree.body:
            self.visit(statement, self.module)
        for node, scope in self.uses:
            found = scope.find(node.id)
            node.bind = found.sid if found else -1
            node.scope = found

    def enter(self, kind, parent, node):
        scope = Scope(kind, len(self.all), parent, node)
        self.all.append(scope)
        node.sid = scope.sid
        return scope

    def visit(self, node, scope):
        method = getattr(self, "visit_" + type(node).__name__, None)
        if method:
            method(node, scope)
        else:
            self.children(node, scope)

    def children(self, node, scope):
        for field in node._fields:
            value = getattr(node, field, None)
            if isinstance(value, ast.AST):
                self.visit(value, scope)
            elif isinstance(value, list):
                for one in value:
                    if isinstance(one, ast.AST):
                        self.visit(one, scope)

    def bind(self, scope, name, target=None):
        self.identifiers.add(name)
        scope.bind(name, target)

    def visit_Name(self, node, scope):
        self.identifiers.add(node.id)
        self.uses.append((node, scope))
        if not isinstance(node.ctx, ast.Load):
            scope.bind(node.id)

    def visit_NamedExpr(self, node, scope):
        target = scope
        while target.kind == "comp":
            target = target.parent
        self.visit(node.value, scope)
        self.identifiers.add(node.target.id)
        target.bind(node.target.id)
        self.uses.append((node.target, scope))

    def visit_Global(self, node, scope):
        for name in node.names:
            self.identifiers.add(name)
            scope.elsewhere[name] = "global"

    def visit_Nonlocal(self, node, scope):
        for name in node.names:
            self.identifiers.add(name)
            scope.elsewhere[name] = "nonlocal"

    def visit_Import(self, node, scope):
        for alias in node.names:
            if alias.asname:
                self.bind(scope, alias.asname, alias.name)
            else:
                root = alias.name.split(".")[0]
                self.bind(scope, root, root)

    def visit_ImportFrom(self, node, scope):
        for alias in node.names:
            if alias.name != "*":
                module = "." * node.level + (node.module or "")
                self.bind(scope, alias.asname or alias.name, module + "." + alias.name)

    def visit_ExceptHandler(self, node, scope):
        if node.name:
            self.bind(scope, node.name)
        self.children(node, scope)

    def visit_MatchAs(self, node, scope):
        if node.name:
            self.bind(scope, node.name)
        self.children(node, scope)

    visit_MatchStar = visit_MatchAs

    def visit_MatchMapping(self, node, scope):
        if node.rest:
            self.bind(scope, node.rest)
        self.children(node, scope)

    def parameters(self, node, scope):
        """Opens a scope for type parameters, where there are any."""
        if not getattr(node, "type_params", None):
            return scope
        inner = Scope("function", len(self.all), scope, node)
        self.all.append(inner)
        node.tid = inner.sid
        for parameter in node.type_params:
            self.bind(inner, parameter.name)
            self.children(parameter, inner)
        return inner

    def visit_TypeAlias(self, node, scope):
        self.visit(node.name, scope)
        self.visit(node.value, self.parameters(node, scope))

    def visit_ClassDef(self, node, scope):
        self.bind(scope, node.name)
        for decorator in node.decorator_list:
            self.visit(decorator, scope)
        outer = self.parameters(node, scope)
        for part in node.bases + node.keywords:
            self.visit(part, outer)
        inner = self.enter("class", outer, node)
        for statement in node.body:
            self.visit(statement, inner)

    def visit_FunctionDef(self, node, scope):
        self.bind(scope, node.name)
        for decorator in node.decorator_list:
            self.visit(decorator, scope)
        outer = self.parameters(node, scope)
        self.signature(node.args, scope, outer)
        if node.returns:
            self.visit(node.returns, outer)
        inner = self.enter("function", outer, node)
        self.bind_arguments(node.args, inner)
        for statement in node.body:
            self.visit(statement, inner)

    visit_AsyncFunctionDef = visit_FunctionDef

    def visit_Lambda(self, node, scope):
        self.signature(node.args, scope, scope)
        inner = self.enter("function", scope, node)
        self.bind_arguments(node.args, inner)
        self.visit(node.body, inner)

    @staticmethod
    def each_argument(arguments):
        yield from getattr(arguments, "posonlyargs", [])
        yield from arguments.args
        if arguments.vararg:
            yield arguments.vararg
        yield from arguments.kwonlyargs
        if arguments.kwarg:
            yield arguments.kwarg

    def signature(self, arguments, scope, outer):
        for default in arguments.defaults + arguments.kw_defaults:
            if default is not None:
                self.visit(default, scope)
        for argument in self.each_argument(arguments):
            if argument.annotation:
                self.visit(argument.annotation, outer)

    def bind_arguments(self, arguments, scope):
        for argument in self.each_argument(arguments):
            self.bind(scope, argument.arg)

    def visit_ListComp(self, node, scope):
        first = node.generators[0]
        self.visit(first.iter, scope)
        inner = self.enter("comp", scope, node)
        for generator in node.generators:
            self.visit(generator.target, inner)
        for generator in node.generators:
            if generator is not first:
                self.visit(generator.iter, inner)
            for test in generator.ifs:
                self.visit(test, inner)
        if isinstance(node, ast.DictComp):
            self.visit(node.key, inner)
            if node.value is not None:
                self.visit(node.value, inner)
        else:
            self.visit(node.elt, inner)

    visit_SetComp = visit_DictComp = visit_GeneratorExp = visit_ListComp


def dotted(node):
    """`§a.b.c` of an attribute chain on a library, or None."""
    parts = []
    while isinstance(node, ast.Attribute):
        parts.append(node.attr)
        node = node.value
    if isinstance(node, ast.Name) and node.id.startswith(LIB):
        return ".".join([node.id[len(LIB) :]] + parts[::-1])
    return None


def spell(node, target, via=None):
    """Turns the name into the attribute chain of a module's own name, where it stands. `via` is
    what an import of the program calls it."""
    root, *rest = target.split(".")
    inner = ast.copy_location(ast.Name(id=LIB + root, ctx=ast.Load()), node)
    inner.bind, inner.via = "lib", via
    if not rest:
        node.id, node.bind, node.via = inner.id, "lib", via
        return
    for attribute in rest[:-1]:
        inner = ast.copy_location(ast.Attribute(value=inner, attr=attribute, ctx=ast.Load()), node)
    node.__class__ = ast.Attribute
    del node.id
    node.value, node.attr, node.ctx = inner, rest[-1], ast.Load()


def canonical(tree):
    """Annotates the tree and respells the uses of imports. Returns its scopes."""
    scopes = tree.scopes = Scopes(tree)
    for node, _ in scopes.uses:
        if not isinstance(node.ctx, ast.Load) or not node.scope:
            continue
        targets = node.scope.bound.get(node.id)
        if targets and len(targets) == 1:
            target = next(iter(targets))
            if target and not target.startswith("."):
                if target.startswith("builtins.") and target.count(".") == 1:
                    node.id, node.bind = target[9:], -1
                else:
                    spell(node, target, node.id)
    return scopes
