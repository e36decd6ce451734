"""Rules whose law is about more than one edit: several rules in a file, demands, the context,
elements, order.

`rules` is the whole catalogue: those of `catalogue`, one a file, and these.
"""

import ast

from . import catalogue, edition1 as words, later, scopes
from .catalogue import Placed, Replace, Rule, Wrap


class Together(Rule):
    """Several rules in one file: no rule sees another's result, and edits of one place add up."""

    def __init__(self, action, label, parts, targets):
        self.own = parts
        lines = [p.lines[0].replace("rule r:", "rule r%d:" % i, 1) for i, p in enumerate(parts)]
        super().__init__(action, label, "aa.h($x)", targets, lines)
        self.parts = parts
        self.helper = False
        self.touches = (
            "statement" if any(p.touches == "statement" for p in parts) else "expression"
        )
        self.choices = max(p.choices for p in parts)
        self.captures = "simple" if any(p.captures == "simple" for p in parts) else "any"


class Demand(Rule):
    """Every match has to be rewritten: one that no rule takes keeps the whole file as it is."""

    captures = "simple"

    def __init__(self, result):
        declared, met = words.demand("done", "aa.h($_)", "left")
        line = words.rule("r", "aa.h(1)", [words.replace_hole("c", result), met], bind="c")
        targets = ("aa.h(?)", "aa.h(1)", "g(aa.h(1), aa.h(?))", "aa.h(1) + aa.h(1)")
        super().__init__("demand", "demand: " + result, "aa.h($x)", targets, [*declared, line])
        self.result = self.parse(result)

    @staticmethod
    def met(env):
        return (
            isinstance(env["x"], ast.Constant)
            and type(env["x"].value) is int
            and env["x"].value == 1
        )

    def blocked(self, found):
        return "a demand is not met" if any(not self.met(s.env) for s in found) else None

    def edit(self, rewrite, site):
        scope = catalogue.place_scope(site)
        rewrite.edits[id(site.node)] = lambda _plain: rewrite.fill(self.result, site.env, scope)


class AfterValue(Rule):
    """A text behind the moment an expression has its value. Right is what runs as before, with
    the text's call behind each value: how a value is named on the way is the rewriter's affair."""

    touches = "statement"
    traced = True

    def __init__(self, result):
        line = words.rule("r", "aa.h($x)", [words.place("value", "c", result)], bind="c")
        super().__init__("after value", "after value: " + result, "aa.h($x)", ("aa.h(?)",), [line])
        self.value, self.added = "aa.h", "bb.n"

    def edit(self, rewrite, site):
        """Nothing to expect as a tree; a place where no statement can follow is rightly
        refused."""
        at = next(i for i, n in enumerate(site.path) if n is site.statement)
        around = {type(n).__name__ for n in site.path[at:]}
        late = {
            "Lambda",
            "ListComp",
            "SetComp",
            "DictComp",
            "GeneratorExp",
            "IfExp",
            "BoolOp",
            "While",
            "Compare",
            "Match",
            "ClassDef",
            "JoinedStr",
            "Await",
            "Yield",
            "YieldFrom",
            "Assert",
            "With",
            "AsyncWith",
            "For",
            "AsyncFor",
            "Raise",
            "Delete",
            "NamedExpr",
            "arguments",
            "ExceptHandler",
            "AugAssign",
            "AnnAssign",
            "FunctionDef",
            "AsyncFunctionDef",
            "Try",
            "TryStar",
        }
        if late & around:
            rewrite.notes.append("soft: no statement can follow the value")


class Element(Rule):
    """Removing one element of a list: what was named goes, with its comma, and nothing else."""

    touches = "statement"

    def __init__(self, category, pattern, targets, nodes, fits, alone=True):
        line = words.match_element("r", category, pattern, "e", [words.remove("e")])
        super().__init__(
            "remove element",
            "remove " + category,
            "aa.h($x)",
            targets,
            [line],
            nodes=nodes,
            alone=alone,
        )
        self.fits, self.category = fits, category

    def match(self, node, path):
        return {} if self.fits(node, path[-1]) else None

    def edit(self, rewrite, site):
        above = site.path[-1]
        if self.category == "alias" and len(above.names) == 1:
            rewrite.removed.add(id(above))
            return
        if self.category == "withitem" and len(above.items) == 1:
            rewrite.notes.append("soft: the only item of a with")
        rewrite.removed.add(id(site.node))


def is_gone(node):
    return isinstance(node, ast.Attribute) and ast.dump(node) == ast.dump(
        catalogue.Rule.parse("aa.gone")
    )


def elements():
    """Elements of each kind of list."""
    yield Element(
        "argument",
        "gone=$v",
        (
            "g(u, gone=?)",
            "g(gone=?)",
            "g(gone=?, k=1)",
            "g(u, gone=?, **v)",
            "g(\n    u,\n    gone=?,  # one\n    # two\n    k=1,\n)",
            "g(gone=?,)",
        ),
        (ast.keyword,),
        lambda n, above: n.arg == "gone" and isinstance(above, ast.Call),
        alone=False,
    )
    yield Element(
        "decorator",
        "@aa.gone",
        (
            "@aa.gone\ndef f0(): return ?",
            "@g(?)\n@aa.gone  # one\nclass C0: pass",
            "@aa.gone\n# two\n@g\nasync def f0(p=?): pass",
        ),
        (ast.Attribute,),
        lambda n, above: is_gone(n) and n in getattr(above, "decorator_list", []),
    )
    yield Element(
        "withitem",
        "aa.gone() as $y",
        (
            "with aa.gone() as q, ?: pass",
            "with u, aa.gone() as q:\n    g(?)",
            "with aa.gone() as q: g(?)",
            "with u as p, aa.gone() as q, v: ?",
        ),
        (ast.withitem,),
        lambda n, above: isinstance(n.context_expr, ast.Call)
        and not n.context_expr.args
        and not n.context_expr.keywords
        and n.optional_vars is not None
        and ast.dump(n.context_expr.func) == ast.dump(catalogue.Rule.parse("aa.gone")),
    )
    yield Element(
        "alias",
        "gone as $n",
        (
            "import os, gone as g0",
            "import gone as g0, os.path",
            "import gone as g0",
            "import os, gone as g0, re",
        ),
        (ast.alias,),
        lambda n, above: n.name == "gone" and n.asname and isinstance(above, ast.Import),
    )


class Threaded(Rule):
    """Facts are threaded in the order of the text; bodies of functions come behind the scope
    that holds them."""

    touches = "statement"
    changes_always = False

    def __init__(self, region):
        binds = words.rule("b", "aa.b($x)", [words.keep_value("seen", "x")], statement=True)
        show = words.each_value("seen", "v", words.place("before", "s", "bb.n($v)"))
        shows = words.rule("s", "aa.s()", [show], statement=True, bind="s")
        self.region = region
        super().__init__(
            "threaded",
            "threaded in " + region,
            "aa.s()",
            ("aa.s()",),
            [binds, shows],
            statement=True,
            generate=self.program,
        )
        self.result = self.parse("bb.n($v)", True)

    def ruleset(self, keys=()):
        return super().ruleset([("seen", "list", self.region)])

    def program(self, random):
        """Bindings and readings in nested blocks and functions."""
        self.number = 0
        lines = self.block(random, 0, 3)
        return "import aa\n" + "\n".join(lines) + "\n"

    def block(self, random, depth, most):
        out = []
        pad = "    " * depth
        for _ in range(random.randint(1, most)):
            choice = random.random()
            if choice < 0.35 or depth > 3:
                self.number += 1
                out.append(pad + "aa.b(%d)" % self.number)
            elif choice < 0.65:
                out.append(pad + "aa.s()")
            else:
                head = random.choice(
                    [
                        "if u:",
                        "for i in u:",
                        "while u:",
                        "with u as q:",
                        "try:",
                        "class C%d:" % depth,
                        "def f%d():" % random.randint(0, 99),
                        "async def g%d(a):" % random.randint(0, 99),
                        "def f%d(a, b=1):" % random.randint(0, 99),
                    ]
                )
                out.append(pad + head)
                out += self.block(random, depth + 1, most)
                if head == "try:":
                    out += [pad + "except E:", *self.block(random, depth + 1, 2)]
                elif head == "if u:" and random.random() < 0.5:
                    out += [pad + "else:", *self.block(random, depth + 1, 2)]
        return out

    def seen(self, tree):
        """id of each reading -> the values bound before it."""
        out, region = {}, self.region

        late = [(tree.body, [])]  # scopes to visit, each with what was known where it stands

        def walk(statements, known):
            for s in statements:
                name = called(s)
                if name == "b":
                    known.append(s.value.args[0])
                elif name == "s":
                    out[id(s)] = list(known)
                elif isinstance(s, (ast.FunctionDef, ast.AsyncFunctionDef)):
                    functions.append(s)
                else:
                    for field in ("body", "handlers", "orelse", "finalbody"):
                        walk(getattr(s, field, []), known)

        while late:
            body, known = late.pop(0)
            functions = []
            walk(body, known)
            late += [(f.body, known if region == "module" else list(known)) for f in functions]
        return out

    def edit(self, rewrite, site):
        known = getattr(rewrite, "known", None)
        if known is None:
            known = rewrite.known = self.seen(rewrite.original)
        for value in known[id(site.node)]:
            rewrite.ahead.setdefault(id(site.node), []).append(
                lambda value=value: rewrite.fill(self.result, {"v": value}, 0)
            )

    def blocked(self, _found):
        return None


def called(statement):
    """`b` of a statement `aa.b(x)`, or None."""
    call = getattr(statement, "value", None)
    if not isinstance(statement, ast.Expr) or not isinstance(call, ast.Call):
        return None
    name = scopes.dotted(call.func) or ""
    return {("aa.b", 1): "b", ("aa.s", 0): "s"}.get((name, len(call.args)))


def together():
    chain = [
        Replace("1", "aa.h($x)", "aa.k($x)"),
        Replace("2", "aa.k($x)", "aa.m($x)"),
        Replace("3", "aa.m($x)", "aa.h($x)"),
    ]
    yield Together(
        "one pass",
        "a circle of rules",
        chain,
        ("aa.h(?)", "aa.k(?)", "aa.h(aa.k(?))", "aa.m(aa.h(aa.k(?)))", "g(aa.k(?), aa.m(u))"),
    )
    yield Together(
        "one pass",
        "a rule behind another",
        [Replace("1", "aa.h($x)", "-aa.k($x)"), Replace("2", "aa.k($x)", "$x + 1")],
        ("aa.h(?)", "aa.k(?)", "aa.h(aa.k(?))", "aa.k(aa.h(?))"),
    )
    yield Together(
        "several",
        "two wraps",
        [Wrap("1", "bb.w($c)"), Wrap("2", "-$c")],
        ("aa.h(?)", "aa.h(aa.h(?))"),
    )
    yield Together(
        "several",
        "a wrap of the call and one of its argument",
        [Wrap("1", "$c or bb.d"), Wrap("2", "-$x", hole="x")],
        ("aa.h(?)", "aa.h(aa.h(?))"),
    )
    yield Together(
        "several",
        "before, after and a wrap",
        [Placed("before", "1", "bb.n($x)"), Placed("after", "2", "bb.m()"), Wrap("3", "bb.w($c)")],
        ("aa.h(?)",),
    )
    yield Together(
        "several",
        "a guard, a text before and a wrap",
        [
            Placed("guard", "1", "if bb.ok(): $s"),
            Placed("before", "2", "bb.n()"),
            Wrap("3", "$c + 1"),
        ],
        ("aa.h(?)",),
    )


def rules():
    """Every rule, in a fixed order."""
    out = catalogue.single()
    out += together()
    out += elements()
    out += [Demand("bb.g(1)"), Demand("-bb.g(1)"), Demand("big.f(1)")]
    out += [Threaded("function"), Threaded("module")]
    out += [AfterValue("bb.n()"), AfterValue("bb.n(1)")]
    out += later.later(list(elements()))
    return out
