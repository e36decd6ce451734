"""Rules of actions that decide or repeat (branches, elements, rows, needs), that speak, and that
touch imports."""

import ast

from . import catalogue, edition1 as words, expected, scopes, shapes
from .catalogue import Replace, Rule, place_scope


def wrapped(rewrite, node, result, hole, env, scope):
    """Wraps a node, around what wraps it already."""
    before = rewrite.edits.get(id(node))

    def apply(plain):
        inner = (lambda: before(plain)) if before else plain
        return rewrite.fill(result, env, scope, whole=(hole, inner))

    rewrite.edits[id(node)] = apply


class LoopHead(Rule):
    """A statement at the start of a loop's body."""

    captures = "simple"
    touches = "statement"

    def __init__(self, pattern, result, targets):
        line = words.insert_statement("l", result)
        super().__init__(
            "insert in loop",
            "insert %s in %s" % (result, pattern),
            pattern,
            targets,
            [words.rule("r", pattern, [line], statement=True, bind="l")],
            statement=True,
        )
        self.result = self.parse(result, True)

    def match(self, node, path):
        """A pattern is open: it says nothing of `else`."""
        node = expected.shallow(node)
        node.orelse = []
        return super().match(node, path)

    def edit(self, rewrite, site):
        rewrite.inside.setdefault(id(site.node), []).append(
            lambda: rewrite.fill(self.result, site.env, place_scope(site))
        )


class Branch(Rule):
    """The first arm whose test fits what was caught."""

    def __init__(self, arms, otherwise):
        rows = [("x", test, words.replace(result)) for test, result in arms]
        line = words.branches(rows, words.replace(otherwise))
        super().__init__(
            "branch",
            "branch: " + " / ".join([result for _test, result in arms] + [otherwise]),
            "aa.h($x)",
            ("aa.h(?)", "aa.h(? + 1)", "aa.h([?])", "aa.h([?, u])", "aa.h(aa.h(u) + ?)"),
            [words.rule("r", "aa.h($x)", [line])],
        )
        self.arms = [(self.parse(test), self.parse(result)) for test, result in arms]
        self.otherwise = self.parse(otherwise)
        self.results = [result for _test, result in arms] + [otherwise]

    def edit(self, rewrite, site):
        fits = (r for test, r in self.arms if shapes.match(test, site.env["x"]) is not None)
        result = next(fits, self.otherwise)
        rewrite.edits[id(site.node)] = lambda _plain: rewrite.fill(
            result, site.env, place_scope(site)
        )


ARGUMENTS = ("aa.h(?)", "aa.h(?, u)", "aa.h()", "aa.h(u, ?, v)", "aa.h(u, *?)", "aa.h(?, k=1)")


class EachWrapped(Rule):
    """An expression around each argument; what is no expression cannot be wrapped."""

    def __init__(self, result):
        line = words.each_element("a", "e", words.wrap("e", result))
        super().__init__(
            "for each",
            "for each: wrap as " + result,
            "aa.h($...a)",
            ARGUMENTS,
            [words.rule("r", "aa.h($...a)", [line])],
        )
        self.result, self.results = self.parse(result), [result]

    def edit(self, rewrite, site):
        positional, named = site.env["a"]
        if not positional and not named:
            rewrite.notes.append("nothing to do")
        if named or any(isinstance(a, ast.Starred) for a in positional):
            rewrite.notes.append("soft: what is wrapped is no expression")
            return
        for one in positional:
            wrapped(rewrite, one, self.result, "e", site.env, place_scope(site))


class EachPlaced(Rule):
    """A text for each argument, with its number."""

    touches = "statement"
    captures = "simple"
    choices = 4

    def __init__(self, action):
        line = words.each_element("a", "e", words.place(action, "c", "bb.n(${$i}, $e)"), "i")
        super().__init__(
            "for each",
            "for each: %s, numbered" % action,
            "aa.h($...a)",
            ("aa.h(?)", "aa.h(?, u)", "aa.h()", "aa.h(u, ?, 1)"),
            [words.rule("r", "aa.h($...a)", [line], bind="c")],
        )
        self.placing = action

    def edit(self, rewrite, site):
        if self.placing == "after" and isinstance(site.statement, catalogue.JUMPS):
            rewrite.notes.append("soft: nothing runs behind a jump")
            rewrite.skipped = True
            return
        if not site.env["a"][0]:
            rewrite.notes.append("nothing to do")
        statement = site.statement if rewrite.choice & 1 else catalogue.outer_if(site)
        scope = place_scope(catalogue.Here(site, statement))
        where = rewrite.ahead if self.placing == "before" else rewrite.behind
        for i, one in enumerate(site.env["a"][0]):
            text = self.parse("bb.n(%d, $e)" % i, True)
            where.setdefault(id(statement), []).append(
                lambda text=text, one=one: rewrite.fill(text, {"e": one}, scope)
            )


class Rows(Rule):
    """One application for all rows of a relation: all places, or none."""

    def __init__(self, result, wrap):
        if wrap:
            action, columns, named = words.wrap("n", result), ["x"], []
        else:
            action, columns, named = words.replace_hole("n", result), ["x"], [("x", "x")]
        lines = [
            words.find("Site", columns, "aa.h($x)"),
            words.each_row("Site", named, "n", action),
        ]
        targets = ("aa.h(?)", "g(aa.h(1), aa.h(?))", "aa.h(aa.h(?))")
        super().__init__("rows", "rows: " + result, "aa.h($x)", targets, lines)
        self.result, self.results, self.wrap = self.parse(result), [result], wrap

    def edit(self, rewrite, site):
        scope = place_scope(site)
        if self.wrap:
            wrapped(rewrite, site.node, self.result, "n", site.env, scope)
        else:
            rewrite.edits[id(site.node)] = lambda _p: rewrite.fill(self.result, site.env, scope)


class Needs(Rule):
    """An application stands only where another one does what it needs; here each needs the
    other."""

    changes_always = False

    def __init__(self, result):
        lines = [
            words.rule(
                "r",
                "aa.h($_)",
                [words.wrap("c", result), words.does("outer", "c"), words.needs("inner", "c")],
                bind="c",
            ),
            words.rule(
                "s",
                "aa.h($x)",
                [words.wrap("x", "-$x"), words.does("inner", "c"), words.needs("outer", "c")],
                bind="c",
                clauses=[words.where_is("x", "$_ + $_")],
            ),
        ]
        targets = ("aa.h(? + 1)", "aa.h(u + ?)", "aa.h(?)", "g(aa.h(u + ?), aa.h(?))")
        super().__init__("needs", "needs: " + result, "aa.h($x)", targets, lines)
        self.result, self.inner, self.sum = (
            self.parse(result),
            self.parse("-$x"),
            self.parse("$_ + $_"),
        )
        self.results = [result]

    def edit(self, rewrite, site):
        if shapes.match(self.sum, site.env["x"]) is None:
            rewrite.notes.append("nothing to do")
            return
        scope = place_scope(site)
        wrapped(rewrite, site.node, self.result, "c", site.env, scope)
        wrapped(rewrite, site.env["x"], self.inner, "x", site.env, scope)


class Message(Rule):
    """A message at each match; the program stays as it is."""

    changes_always = False
    severity = {"note": "note", "warn": "warning", "error": "error"}

    def __init__(self, kind):
        line = words.message(kind, "seen {$x}", "c")
        super().__init__(
            "message",
            "message: " + kind,
            "aa.h($x)",
            ("aa.h(?)", "g(aa.h(1), aa.h(?))", "aa.h(aa.h(?))"),
            [words.rule("r", "aa.h($x)", [line], bind="c")],
        )
        self.kind = kind

    def edit(self, rewrite, site):
        rewrite.notes.append("nothing to do")

    def unsaid(self, case, messages):
        """Each match has one message of the rule, in its line, with the text of what was caught."""
        if any(m.get("code") == "P003" for m in messages):
            return None  # the grammar cannot read the program
        lines = case.text.lstrip("\ufeff").encode().split(b"\n")
        want = []
        for site in case.sites:
            at = site.node.lineno
            want.append((at, len(lines[at - 1][: site.node.col_offset].decode()) + 1))
        got = [
            (m["line"], m["column"])
            for m in messages
            if m.get("severity") == self.severity[self.kind] and m.get("rule") == "r"
        ]
        if sorted(want) != sorted(got):
            return "%d messages for %d matches, or at another place" % (len(got), len(want))
        if any(not m["message"].startswith("seen ") for m in messages if m.get("rule") == "r"):
            return "another text"
        return None


class ElementReplaced(Rule):
    """Another element in the place of one of a list."""

    touches = "statement"

    def __init__(self, removal, pattern, result, made):
        line = words.match_element(
            "r", removal.category, pattern, "e", [words.replace_element(removal.category, "e", result)]
        )
        super().__init__(
            "replace element",
            "replace " + removal.category,
            "aa.h($x)",
            removal.targets,
            [line],
            nodes=removal.nodes,
            alone=removal.alone,
        )
        self.fits, self.made = removal.fits, made

    def match(self, node, path):
        return {} if self.fits(node, path[-1]) else None

    def edit(self, rewrite, site):
        before = rewrite.edits.get(id(site.node))
        assert before is None
        rewrite.edits[id(site.node)] = lambda plain: self.made(plain())

    def finish(self, rewrite, module):
        """What uses an imported name follows it."""
        names = {s.node.asname for s in rewrite.sites if isinstance(s.node, ast.alias)}
        for node in ast.walk(module):
            if isinstance(node, ast.Name) and getattr(node, "via", None) in names:
                node.id = scopes.LIB + "kept"


def kept_argument(new):
    new.arg = "kept"
    return new


def other_item(new):
    new.context_expr = Rule.parse("bb.c()")
    return new


def other_name(new):
    new.name = "kept"
    return new


def replacing_elements(removals):
    how = {
        "argument": ("gone=$v", "kept=$v", kept_argument),
        "decorator": ("@aa.gone", "@bb.k", lambda _new: Rule.parse("bb.k")),
        "withitem": ("aa.gone() as $y", "bb.c() as $y", other_item),
        "alias": ("gone as $n", "kept as $n", other_name),
    }
    for removal in removals:
        yield ElementReplaced(removal, *how[removal.category])


class Transform(Rule):
    """What the rules add to the context in a phrase, and nothing from around it."""

    captures = "simple"
    touches = "statement"
    changes_always = False

    def __init__(self):
        pattern = "with $...items: $..._"
        bind = words.rule("b", "aa.b($x)", [words.keep_value("seen", "x")])
        each = words.each_added("new", "seen", "f", words.place("after", "w", "bb.n($f)"))
        show = words.rule(
            "s",
            pattern,
            [words.transformed("items", "new"), each],
            statement=True,
            bind="w",
        )
        super().__init__(
            "transform",
            "transform",
            "with aa.q: $..._",
            (
                "with aa.b(?) as q: pass",
                "with u, aa.b(?):\n    aa.b(1)\n    v()",
                "with aa.b(?), aa.b(aa.b(2)) as q: aa.b(3)",
                "with u: aa.b(?)",
                "with aa.b(1):\n    with aa.b(?): pass",
            ),
            [bind, show],
            statement=True,
        )
        self.result = self.parse("bb.n($f)", True)
        self.bound = self.parse("aa.b($x)")

    def ruleset(self, keys=()):
        return super().ruleset([("seen", "list", "function")])

    def match(self, node, _path):
        return {}

    def edit(self, rewrite, site):
        found = [
            n
            for item in site.node.items
            for n in ast.walk(item)
            if isinstance(n, ast.Call) and shapes.match(self.bound, n) is not None
        ]
        if not found:
            rewrite.notes.append("nothing to do")
        # Outer before inner, in the order of the text.
        for call in sorted(found, key=lambda n: (n.lineno, n.col_offset)):
            rewrite.behind.setdefault(id(site.node), []).append(
                lambda call=call: rewrite.fill(
                    self.result, {"f": call.args[0]}, place_scope(site)
                )
            )


class FromImport(Replace):
    """Names that a `from` import brings along; it may join one that is there."""

    imports_change = True
    heads = (
        ("from bb import other\nimport aa", "aa."),
        ("import aa\nfrom bb import (\n    other,  # one\n    more as m0\n)", "aa."),
        ("import aa\nfrom bb import g", "aa."),
        ("import aa\nfrom bb import other as ng", "aa."),
    )
    brought = {"ng": "bb.g", "deep": "big.core.deep"}

    def __init__(self, result):
        super().__init__("from: " + result, "aa.h($x)", result, action="import from")
        self.emits = self.emits | set(self.brought.values())

    def ruleset(self, keys=()):
        own = [words.import_from("bb", "g", "ng"), words.import_from("big.core", "deep")]
        lines, self.lines = self.lines, own + self.lines
        text = super().ruleset(keys)
        self.lines = lines
        return text

    def parse(self, text, statement=False):
        return shapes.parse(text, dict(catalogue.EVERY, **self.brought), statement)


class Tidy(Replace):
    """Imported names go that were used and are not any more."""

    imports_change = True
    heads = (
        ("import os, aa", "aa."),
        ("import aa, os", "aa."),
        ("from aa import h\nimport os", ""),
        ("from aa import h as hh\nfrom aa import h", ""),
        ("import aa  # noqa", "aa."),
        ("try:\n    import aa\nfinally:\n    v0()", "aa."),
        ("if u0:\n    import aa", "aa."),
        ("from aa import (\n    h,  # one\n    K,\n)", ""),
        ("import aa; import os", "aa."),
    )

    def __init__(self, result):
        super().__init__("tidy: " + result, "aa.h($x)", result, action="tidy imports")
        self.lines = [self.lines[0] + "\n  " + words.tidy_imports()]
        self.text = self.ruleset()

    def finish(self, rewrite, module):
        if not rewrite.sites:
            return
        before = {n.via for n in ast.walk(rewrite.original) if getattr(n, "via", None)}
        after, roots = set(), set()
        for node in ast.walk(module):
            if getattr(node, "via", None):
                after.add(node.via)
            elif isinstance(node, ast.Name) and node.id.startswith(scopes.LIB):
                roots.add(node.id[len(scopes.LIB) :])
        bound = [
            name_of(alias)
            for node in ast.walk(rewrite.original)
            if isinstance(node, (ast.Import, ast.ImportFrom))
            for alias in node.names
        ]

        lines = rewrite.original.text.split("\n")

        def quiet(statement):
            return "noqa" in lines[statement.end_lineno - 1]

        def stays(alias):
            name = name_of(alias)
            return (
                name not in before
                or name in after
                or bound.count(name) > 1
                or len(rewrite.original.scopes.module.bound[name]) > 1
                or alias.name in roots
            )

        body = []
        for statement in module.body:
            is_import = isinstance(statement, (ast.Import, ast.ImportFrom))
            if is_import and not quiet(statement):
                old, statement.names = statement.names, [a for a in statement.names if stays(a)]
                if old and not statement.names:
                    continue
            body.append(statement)
        module.body = body


def name_of(alias):
    return alias.asname or alias.name.split(".")[0]


def later(removals):
    loops = (
        "for i in aa.t(?):\n    g(i)\n    # why\n    v()",
        "for i in aa.t(?): g(i)",
        "for i in aa.t(?):\n    '''doc'''\n    g()\nelse: v()",
        "for i, j in aa.t(?): g(i); v(j)",
    )
    for result in ("bb.n()", "bb.n($i, $x)"):
        yield LoopHead("for $i in aa.t($x): $..._", result, loops)
    loops = ("while aa.t(?):\n    g()", "while aa.t(?): g(); v()")
    yield LoopHead("while aa.t($x): $..._", "bb.n($x)", loops)
    yield Branch([("$_ + $_", "bb.g($x)"), ("[$..._]", "$x[0]")], "-$x")
    yield Branch([("[$y, $..._]", "bb.g($x)")], "$x")
    for result in ("bb.w($e)", "-$e", "[$e]", "$e.q"):
        yield EachWrapped(result)
    yield EachPlaced("before")
    yield EachPlaced("after")
    for result in ("bb.w($n)", "-$n"):
        yield Rows(result, True)
    for result in ("bb.g($x)", "-$x", "$x.q"):
        yield Rows(result, False)
    for result in ("bb.w($c)", "$c.q", "not $c"):
        yield Needs(result)
    for kind in ("note", "warn", "error"):
        yield Message(kind)
    yield from replacing_elements(removals)
    yield Transform()
    for result in ("ng($x)", "$x + ng(1)", "deep(ng($x))", "deep.f($x)"):
        yield FromImport(result)
    for result in ("bb.g($x)", "$x", "big.f($x)", "aa.k($x)", "len($x)"):
        yield Tidy(result)
