"""What a rewrite should make of a program: the rule's edit, done on CPython's tree of the input.

`sites` finds what the rule matches; `Rewrite.tree` builds the tree of the result. Everything is
asked of the original tree, so captured parts come with their own rewrites and no rule sees
another's result.
"""

import ast

from . import scopes, shapes

BODIES = ("body", "orelse", "finalbody", "handlers", "cases")


class Site:
    """One place that matches: the node, what the holes caught, and the statement it stands in."""

    __slots__ = ("node", "env", "statement", "function", "path", "rule")

    def __init__(self, node, env, path, rule):
        self.node, self.env, self.path, self.rule = node, env, path, rule
        self.statement = self.function = None
        for above in reversed(path + [node]):
            if isinstance(above, ast.stmt) and self.statement is None:
                self.statement = above
            if (
                isinstance(above, (ast.FunctionDef, ast.AsyncFunctionDef))
                and above is not node
                and self.function is None
                and self.inside(above)
            ):
                self.function = above

    def moved(self, twin):
        """The site in another parse of the same program; `twin` maps this tree's nodes to that
        one's."""
        new = Site.__new__(Site)
        new.node, new.env, new.rule = twin(self.node), None, self.rule
        new.path = [twin(n) for n in self.path]
        new.statement = self.statement and twin(self.statement)
        new.function = self.function and twin(self.function)
        return new

    def function_around(self):
        """The function whose text holds the site, its signature and decorators included."""
        return next(
            (
                a
                for a in reversed(self.path)
                if isinstance(a, (ast.FunctionDef, ast.AsyncFunctionDef))
            ),
            None,
        )

    def inside(self, function):
        """Whether the site is in the function's body, not in its decorators or signature."""
        at = self.path.index(function)
        below = (self.path + [self.node])[at + 1]
        return any(below is s for s in function.body)


def shallow(node):
    """A copy of the node alone."""
    new = node.__class__.__new__(node.__class__)
    new.__dict__.update(node.__dict__)
    return new


def walk(node, path):
    yield node, path
    below = path + [node]
    for field in node._fields:
        value = getattr(node, field, None)
        if isinstance(value, ast.AST):
            yield from walk(value, below)
        elif isinstance(value, list):
            for one in value:
                if isinstance(one, ast.AST):
                    yield from walk(one, below)


def position(node):
    """(line, column) of a node; an item of `with` has none of its own."""
    while not hasattr(node, "lineno"):
        node = next(ast.iter_child_nodes(node))
    return node.lineno, node.col_offset


def lines(site):
    """The lines in which a match may begin: no tree keeps the brackets around an item of `with`,
    nor the `@` of a decorator."""
    first = last = position(site.node)[0]
    if isinstance(site.node, ast.withitem):
        first = position(site.path[-1])[0]
    elif site.path and site.node in getattr(site.path[-1], "decorator_list", []):
        first = max(1, last - 3)
    return list(range(first, last + 1))


def sites(tree, rule):
    """All places that the rule's pattern matches, outer before inner, in the order of the text."""
    found = []
    for node, path in walk(tree, []):
        for part in rule.parts:
            if isinstance(node, part.nodes):
                env = part.match(node, path)
                if env is not None:
                    found.append(Site(node, env, path, part))
    return found


class Rewrite:
    """The edits of one rule in one tree. `choice` picks among results that are equally right."""

    def __init__(self, tree, rule, found, choice=0):
        self.original, self.rule, self.sites, self.choice = tree, rule, found, choice
        self.edits = {}  # id of a node -> function from the node's copy to its replacement
        self.ahead, self.behind, self.inside, self.guards, self.removed = {}, {}, {}, {}, set()
        self.count = 0
        self.notes = []

    def tree(self):
        for part in self.rule.parts:
            for site in self.sites:
                if site.rule is part:
                    part.edit(self, site)
        module = self.copy(self.original)
        self.rule.finish(self, module)
        return module

    # -- copies ---------------------------------------------------------------------------------

    def copy(self, node):
        edit = self.edits.get(id(node))
        if edit:
            return edit(lambda: self.plain(node))
        return self.plain(node)

    def plain(self, node):
        new = shallow(node)
        for field in node._fields:
            value = getattr(node, field, None)
            if isinstance(value, ast.AST):
                setattr(new, field, self.copy(value))
            elif isinstance(value, list):
                if value and isinstance(value[0], ast.stmt):
                    setattr(new, field, self.body(node, field, value))
                else:
                    setattr(new, field, self.items(value))
        return new

    def items(self, values):
        out = []
        for value in values:
            if isinstance(value, ast.AST):
                if id(value) in self.removed:
                    continue
                value = self.copy(value)
            out.append(value)
        return out

    def body(self, parent, field, statements):
        out = []
        for statement in statements:
            out += self.statement(statement)
        if not out and field != "orelse" and field != "finalbody":
            out = [ast.Pass()]
        if not out and statements and field == "finalbody" and not parent.handlers:
            out = [ast.Pass()]
        first = self.inside.get(id(parent)) if field == "body" else None
        if first:
            at = (
                1
                if isinstance(parent, scopes.FUNCTIONS + (ast.ClassDef,))
                and isinstance(statements[0], ast.Expr)
                and isinstance(statements[0].value, ast.Constant)
                and isinstance(statements[0].value.value, str)
                else 0
            )
            out[at:at] = self.texts(first)
        return out

    def statement(self, statement):
        own = [] if id(statement) in self.removed else [self.copy(statement)]
        if own and isinstance(own[0], list):
            own = own[0]
        guard = self.guards.get(id(statement))
        if guard and own:
            own = guard(own)
        return (
            self.texts(self.ahead.get(id(statement)))
            + own
            + self.texts(self.behind.get(id(statement)))
        )

    def texts(self, makers):
        """The texts at one place; where the rule's choice says so, equal ones stand there once."""
        out, seen = [], set()
        for make in makers or ():
            made = make()
            key = "\n".join(map(ast.dump, made))
            if self.choice & 2 and key in seen:
                continue
            seen.add(key)
            out += made
        return out

    # -- results --------------------------------------------------------------------------------

    def fill(self, shape, env, scope, whole=None):
        """The result's tree with the captures put in, for code that stands in scope number
        `scope`."""
        self.count += 1
        return Filling(self, env, scope, whole, self.count).make(shape)


class Filling:
    """One instance of a result."""

    def __init__(self, rewrite, env, scope, whole, number):
        self.rewrite, self.env, self.scope, self.whole = rewrite, env, scope, whole
        self.number = number

    def make(self, node):
        if isinstance(node, list):
            out = []
            for one in node:
                name = shapes.rest(one) if isinstance(one, (ast.Expr, ast.Name)) else None
                if name is not None:
                    caught = self.env[name][0]
                    if caught and isinstance(caught[0], ast.stmt):
                        out += self.rewrite.body(ast.Module(body=caught), "body", caught)
                    else:
                        out += self.rewrite.items(caught)
                elif isinstance(one, ast.AST):
                    made = self.make(one)
                    out += made if isinstance(made, list) else [made]
                else:
                    out.append(one)
            return out
        name = shapes.hole(node)
        if name is not None and isinstance(node, (ast.Name, ast.Expr)):
            if self.whole is not None and name == self.whole[0]:
                return self.whole[1]()
            made = self.rewrite.copy(self.env[name])
            return ast.Expr(value=made) if isinstance(node, ast.Expr) else made
        if isinstance(node, ast.BinOp) and shapes.rest(node.right) is not None:
            return self.fold(node, shapes.rest(node.right))
        new = shallow(node)
        for field in node._fields:
            value = getattr(node, field, None)
            if isinstance(value, (ast.AST, list)):
                setattr(new, field, self.make(value))
        if isinstance(new, ast.Call):
            self.call(node, new)
        for number in ("sid", "tid"):
            if hasattr(node, number):
                setattr(new, number, (self.number, getattr(node, number)))
        if isinstance(new, ast.Name):
            self.name(new)
        return new

    def fold(self, node, name):
        """An operator in front of a list hole stands between all of it."""
        positional, named = self.env[name]
        if named or any(isinstance(a, ast.Starred) for a in positional):
            self.rewrite.notes.append("soft: an operand that is no expression")
        made = self.make(node.left)
        for right in self.rewrite.items(positional):
            made = ast.BinOp(left=made, op=node.op, right=right)
        return made

    def name(self, new):
        new.fresh = self.number
        if new.bind == 0:  # bound by the result's own statements: a name of the place
            new.bind, new.emitted = self.scope, "place"
        elif isinstance(new.bind, int) and new.bind > 0:
            new.bind = (self.number, new.bind)

    def call(self, node, new):
        """Keyword arguments that a list hole caught go where the hole stands."""
        spare = []
        for argument in node.args:
            name = shapes.rest(argument)
            if name is not None:
                caught = self.env[name]
                if caught[1] and argument is not node.args[-1]:
                    self.rewrite.notes.append("soft: a positional argument behind keywords")
                spare += self.rewrite.items(caught[1])
        new.keywords = spare + new.keywords
        names = [k.arg for k in new.keywords if k.arg]
        if len(set(names)) != len(names):
            self.rewrite.notes.append("soft: an argument twice")
