"""The rules that the laws are tried with: for every action of the language, its text and what it
should do.

A `Rule` says what it matches (`shape`, found in the canonical tree), which texts in a program
are such a match (`targets`, with `?` for what a hole catches), and does its edit on a `Rewrite`.
The texts come from an edition of the language (`edition1`), the only module that knows its words.
"""

import ast
import re

from . import edition1 as words
from . import scopes, shapes

LIBRARIES = {"aa": "aa", "bb": "bb"}
IMPORTS = (("big.core", "big"),)
EVERY = dict(LIBRARIES, big="big.core")
HELPER = ("hp", "def hp(value):\n    return value")
SIGNATURE = ("aa.f", ("x", "y = `1`", "z = `2`"))
SLOTS = ("x", "y", "z")


class Rule:
    """A rule of its own file. `soft` reasons (in `Rewrite.notes`) are those for which it may
    also refuse."""

    touches = "expression"  # or "statement": what may change around a match
    captures = "any"
    statement = False  # the pattern is a statement
    alone = False  # the target is a statement that stands by itself in a block
    traced = False  # a result is right by what it does when it runs, not by its tree
    choices = 1  # how many results are equally right
    helper = False
    results = ()  # the texts of its results
    generate = None  # makes a whole program of the rule's own, where places say nothing
    changes_always = True  # an application is never the program it found
    imports_change = False  # besides the match, the module's imports may change
    heads = ()  # ways in which the rule's own programs begin besides the usual ones
    nodes = (ast.Call,)

    def __init__(self, action, label, pattern, targets, rule_lines, **more):
        self.action, self.label, self.targets, self.lines = action, label, targets, rule_lines
        self.__dict__.update(more)
        self.parts = [self]  # rules of the file, each with its own pattern
        self.shape = self.parse(pattern, self.statement)
        if self.statement:
            self.nodes = (type(self.shape[0]),)
            self.alone = True
        self.emits = {"aa", "bb", "big.core", "builtins"}
        self.text = self.ruleset()

    def ruleset(self, keys=()):
        helpers = [HELPER] if self.helper else []
        return words.ruleset(sorted(LIBRARIES), self.lines, IMPORTS, [SIGNATURE], helpers, keys)

    def names(self):
        """What a result may bring into a program: a local of that name must not be taken for
        it."""
        known = {"aa", "bb", "big", "hp", "len", "str", "value", "i", "j", "k", "q", "t", "w"}
        known |= {"ng", "deep"}
        return sorted(known & set(re.findall(r"\w+", "\n".join(self.lines))))

    def match(self, node, _path):
        """What the holes catch at a node, or None."""
        if isinstance(node, (ast.Attribute, ast.Name)) and not isinstance(node.ctx, ast.Load):
            return None
        env = shapes.match(self.shape, node)
        return env if env is not None and self.condition(env) else None

    def blocked(self, _found):
        """Why the whole file has to stay as it is, given its matches, or None."""
        return None

    def unsaid(self, _case, _messages):
        """What is wrong with the messages about a program, or None."""
        return None

    @staticmethod
    def parse(text, statement=False):
        return shapes.parse(text, EVERY, statement)

    def condition(self, _env):
        return True

    def edit(self, rewrite, site):
        raise NotImplementedError

    def finish(self, rewrite, module):
        """A last look at the whole tree, for edits that hang on no node."""


def place_scope(site):
    """The number of the scope that a name bound at the site would belong to."""
    chain = site.path + [site.node]
    for i in range(len(chain) - 1, -1, -1):
        above = chain[i]
        if isinstance(above, ast.Module):
            return 0
        if isinstance(above, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            if i + 1 < len(chain) and any(chain[i + 1] is s for s in above.body):
                return above.sid
        if isinstance(above, ast.Lambda) and i + 1 < len(chain) and chain[i + 1] is above.body:
            return above.sid
    return 0


class Replace(Rule):
    def __init__(
        self, label, pattern, result, targets=("aa.h(?)",), action="replace", clauses=(), **more
    ):
        many = [result] if isinstance(result, str) else list(result)
        statement = more.get("statement", False)
        actions = [words.replace(many, statement)]
        super().__init__(
            action,
            label,
            pattern,
            targets,
            [words.rule("r", pattern, actions, statement, clauses=clauses)],
            **more
        )
        self.result = self.parse("\n".join(many), statement) if statement else self.parse(many[0])
        self.results = many
        if statement:
            self.touches = "statement"

    def edit(self, rewrite, site):
        scope = place_scope(site)
        rewrite.edits[id(site.node)] = lambda _plain: rewrite.fill(self.result, site.env, scope)


class HelperCall(Replace):
    """A result that calls the ruleset's own helper."""

    helper = True

    def __init__(self, label, pattern, result, **more):
        super().__init__(label, pattern, result, action="helper", **more)
        for node in ast.walk(self.result):
            if isinstance(node, ast.Name) and node.id == "hp":
                node.bind, node.emitted = "helper", "helper"


class Attributes(Replace):
    nodes = (ast.Attribute,)

    def __init__(self, label, pattern, result, targets):
        super().__init__(label, pattern, result, targets)


class Wrap(Rule):
    def __init__(self, label, result, hole="c", pattern="aa.h($x)"):
        super().__init__(
            "wrap",
            label,
            pattern,
            ("aa.h(?)",),
            [words.rule("r", pattern, [words.wrap(hole, result)], bind="c")],
        )
        self.result, self.hole = self.parse(result), hole
        self.results = [result]

    def edit(self, rewrite, site):
        scope = place_scope(site)
        node = site.node if self.hole == "c" else site.env[self.hole]
        before = rewrite.edits.get(id(node))

        def apply(plain):
            inner = (lambda: before(plain)) if before else plain
            return rewrite.fill(self.result, site.env, scope, whole=(self.hole, inner))

        rewrite.edits[id(node)] = apply


class Slot(Rule):
    """`set` and `drop` of an argument by the declared signature."""

    changes_always = False

    def __init__(self, action, slot, value=None):
        line = words.set_slot("k", slot, value) if action == "set" else words.drop_slot("k", slot)
        targets = (
            "aa.f(?)",
            "aa.f(u, ?)",
            "aa.f(u, y=?)",
            "aa.f(u, z=?)",
            "aa.f(u, ?, 2)",
            "aa.f(1, z=?, y=2)",
            "aa.f(x=?)",
            "aa.f()",
            "aa.f(?, y=1)",
            "aa.f(u, v, ?)",
            "aa.f(y=u, x=?)",
            "aa.f(z=?)",
        )
        super().__init__(
            action,
            "%s %s %s" % (action, slot, value or ""),
            "aa.f($...k)",
            targets,
            [words.rule("r", "aa.f($...k)", [line])],
        )
        self.slot, self.index = slot, SLOTS.index(slot)
        self.value = self.parse(value) if value else None

    def state(self, call):
        """Where the slot's argument is: ("keyword", k), ("index", i), ("absent", None) or
        ("unknown", None)."""
        for keyword in call.keywords:
            if keyword.arg == self.slot:
                return "keyword", keyword
        stars = [i for i, a in enumerate(call.args) if isinstance(a, ast.Starred)]
        if self.index < len(call.args) and not any(i <= self.index for i in stars):
            return "index", self.index
        if stars or any(k.arg is None for k in call.keywords):
            return "unknown", None
        return "absent", None

    def edit(self, rewrite, site):
        how, where = self.state(site.node)
        bad = len(site.node.args) > len(SLOTS) or any(
            k.arg in SLOTS[: len(site.node.args)] or k.arg and k.arg not in SLOTS
            for k in site.node.keywords
        )
        if how == "unknown" or how == "absent" and self.action == "drop":
            rewrite.notes.append("unknown" if how == "unknown" else "nothing to do")
            return
        if bad:
            rewrite.notes.append("soft: an argument that the signature has not")
        scope = place_scope(site)
        if self.action == "set":
            self.set(rewrite, site, scope, how, where)
        else:
            self.drop(rewrite, site, how, where)

    def set(self, rewrite, site, scope, how, where):
        def apply(plain):
            call = plain()
            value = rewrite.fill(self.value, {}, scope)
            if how == "index":
                call.args[where] = value
            elif how == "keyword":
                at = next(i for i, k in enumerate(call.keywords) if k.arg == self.slot)
                call.keywords[at].value = value
            else:
                call.keywords.append(ast.keyword(arg=self.slot, value=value))
            return call

        rewrite.edits[id(site.node)] = apply

    def drop(self, rewrite, site, how, where):
        if how == "index":
            behind = site.node.args[where + 1 :]
            if any(isinstance(a, ast.Starred) for a in behind):
                rewrite.notes.append("soft: a star behind the dropped argument")
            elif behind:
                rewrite.notes.append("soft: positional arguments behind the dropped one")

        def apply(plain):
            call = plain()
            if how == "keyword":
                call.keywords = [k for k in call.keywords if k.arg != self.slot]
                return call
            behind = call.args[where + 1 :]
            call.args = call.args[:where]
            call.keywords = [
                ast.keyword(arg=SLOTS[where + 1 + i], value=a) for i, a in enumerate(behind)
            ] + call.keywords
            return call

        rewrite.edits[id(site.node)] = apply


class Insert(Rule):
    """An element at an end of a list display, or of a captured argument list."""

    def __init__(self, end, value, arguments=False):
        if arguments:
            pattern, clauses, hole = "aa.h($...e)", (), "e"
            targets = (
                "aa.h(?)",
                "aa.h(?, u)",
                "aa.h()",
                "aa.h(u, ?)",
                "aa.h(u, *?)",
                "aa.h(u, k=?)",
            )
        else:
            pattern, clauses, hole = "aa.h($l)", (words.elements_of("l", "e"),), "l"
            targets = (
                "aa.h([?])",
                "aa.h([?, u])",
                "aa.h([])",
                "aa.h([u, ?])",
                "aa.h([u, *?])",
                "aa.h(([?,]))",
                "aa.h([\n    u,\n    ?,\n    ])",
                "aa.h([?,  # one\n    v  # two\n    ])",
            )
        super().__init__(
            "insert " + end,
            "insert %s %s%s" % (value, end, " arguments" if arguments else ""),
            pattern,
            targets,
            [
                words.rule(
                    "r", pattern, [words.insert(value, end, hole, arguments)], clauses=clauses
                )
            ],
        )
        self.end, self.value, self.arguments = end, self.parse(value), arguments

    def condition(self, env):
        return self.arguments or isinstance(env["l"], ast.List)

    def edit(self, rewrite, site):
        node = site.node if self.arguments else site.env["l"]
        field = "args" if self.arguments else "elts"
        scope = place_scope(site)
        if self.arguments and node.keywords and self.end == "last":
            rewrite.notes.append("soft: behind a keyword argument")
        if self.arguments and len(node.args) == 1 and isinstance(node.args[0], ast.GeneratorExp):
            rewrite.notes.append("soft: a generator argument gets parentheses")
        before = rewrite.edits.get(id(node))

        def apply(plain):
            new = before(plain) if before else plain()
            values = getattr(new, field)
            values.insert(
                0 if self.end == "first" else len(values), rewrite.fill(self.value, {}, scope)
            )
            return new

        rewrite.edits[id(node)] = apply


def outer_if(site):
    """The first `if` of the chain whose `elif` the site's statement is, or the statement
    itself."""
    statement = site.statement
    for above in reversed(site.path):
        if not getattr(statement, "is_elif", False):
            break
        if isinstance(above, ast.If) and above.orelse and above.orelse[0] is statement:
            statement = above
    return statement


JUMPS = (ast.Return, ast.Raise, ast.Break, ast.Continue)


class Placed(Rule):
    """A text before or after the statement of a match, at the head of its function, or a guard
    around it."""

    touches = "statement"
    # An `elif` is a statement of its own to some, the whole chain's to others (1); texts that
    # are equal may stand at one place once (2).
    choices = 4

    def __init__(self, action, label, result, captures="simple", targets=("aa.h(?)",)):
        self.captures, hole, clauses = captures, "c", []
        if action == "guard":
            hole, clauses = "s", [words.statement_of("c", "s")]
            line = words.guard("s", result)
        elif action == "remove":
            hole, clauses = "s", [words.statement_of("c", "s")]
            line = words.remove("s")
        elif action == "head":
            hole, clauses = "f", [words.function_of("c", "f")]
            line = words.place("head", "f", result)
        else:
            line = words.place(action, "c", result)
        super().__init__(
            action,
            label,
            "aa.h($x)",
            targets,
            [words.rule("r", "aa.h($x)", [line], bind="c", clauses=clauses)],
        )
        self.result = self.parse(result, True) if result else None

    def edit(self, rewrite, site):
        statement = site.statement if rewrite.choice & 1 else outer_if(site)
        scope = place_scope(Here(site, statement))
        if self.action == "remove":
            rewrite.removed.add(id(statement))
        elif self.action == "guard":

            def around(own):
                filled = rewrite.fill(self.result, site.env, scope, whole=("s", lambda: own))
                return filled

            rewrite.guards.setdefault(id(statement), around)
        elif self.action == "head":
            function = site.function_around() if rewrite.choice & 1 else site.function
            if function is None:
                rewrite.notes.append("nothing to do")
                return
            rewrite.inside.setdefault(id(function), []).append(
                lambda: rewrite.fill(self.result, site.env, function.sid)
            )
        else:
            if self.action == "after" and isinstance(statement, JUMPS):
                rewrite.notes.append("soft: nothing runs behind a jump")
                rewrite.skipped = True
                return
            where = rewrite.ahead if self.action == "before" else rewrite.behind
            where.setdefault(id(statement), []).append(
                lambda: rewrite.fill(self.result, site.env, scope)
            )


class Here:
    """The path of a statement of the site's path, for `place_scope`."""

    def __init__(self, site, statement):
        chain = site.path + [site.node]
        at = next(i for i, n in enumerate(chain) if n is statement)
        self.path, self.node = chain[:at], chain[at]


class AfterImports(Rule):
    """In a program of one file, `after all imports` is the same."""

    touches = "statement"
    captures = "simple"
    choices = 24

    def __init__(self, action, result):
        line = words.after_imports(result, action == "after all imports")
        super().__init__(
            action,
            action + ": " + result,
            "aa.h($x)",
            ("aa.h(?)",),
            [words.rule("r", "aa.h($x)", [line])],
        )
        self.result = self.parse(result, True)

    def edit(self, rewrite, site):
        rewrite.late = getattr(rewrite, "late", []) + [site]

    def finish(self, rewrite, module):
        late = getattr(rewrite, "late", [])
        makers = [lambda site=site: rewrite.fill(self.result, site.env, 0) for site in late]
        rewrite.choice, choice = rewrite.choice & 2, rewrite.choice
        texts = rewrite.texts(makers)
        body, places = module.body, []
        for i, statement in enumerate(body):
            if isinstance(statement, (ast.Import, ast.ImportFrom)) and not (
                i + 1 < len(body) and isinstance(body[i + 1], (ast.Import, ast.ImportFrom))
            ):
                places.append(i + 1)
        if not places:
            places = [1 if ast.get_docstring(module) is not None else 0]
        at = places[choice // 4 % len(places)]
        body[at:at] = texts


RESULTS = """-$x / $x ** 2 / 2 ** $x / not $x / $x < 1 / 1 < $x / $x * 2 / 2 * $x / 2 - $x
    / $x in bb.z / $x if bb.c else bb.d / bb.c if $x else bb.d / bb.c if bb.d else $x
    / lambda: $x / $x | 1 / $x and bb.w / bb.w or $x / bb.g(*$x) / bb.g(**$x) / bb.g($x)
    / bb.g(k=$x) / bb.d[$x] / bb.d[$x:1] / $x[0] / $x.q / $x(1) / [$x] / {$x} / {$x: 1} / {1: $x}
    / ($x,) / [*$x] / {**$x} / f"{$x}" / await $x / [i for i in $x] / [$x for i in bb.z]
    / [i for i in bb.z if $x] / $x / (yield $x) / $x @ 2 / ~$x / $x is None / $x == 1
    / {i: 1 for i in $x} / (q for q in $x) / lambda k: $x / lambda k=$x: k / bb.g(1, $x, k=2)
    / aa.g($x) / aa.k.m($x, 1) / len($x) / bb.g(lambda: $x) / [w := $x] / "a" % $x / str($x, 'é')
    / $x.q(1).r / bb.g($x)[0] / -bb.g($x) / bb.g($x) + 1 / not bb.g($x)
    / bb.g($x) if bb.c else bb.d / bb.k["s"]($x) / (yield from $x) / bb.g("q", $x) / f'{$x!r:>3}'
    / [j for i in bb.z for j in $x] / $x <= bb.z <= 2"""
RESULTS = RESULTS.replace("\n   ", "").split(" / ")


def replacing():
    for result in RESULTS:
        yield Replace(result.strip(), "aa.h($x)", result.strip())
    for result in (
        "bb.g($y, $x)",
        "$x - $y",
        "$x ** $y",
        "$x if $y else bb.d",
        "bb.g($x, k=$y)",
        "$x[$y]",
        "($x, $y)",
        "$y < $x",
        "{$x: $y}",
        "bb.d[$x:$y]",
        "$x and $y",
        "[$x for i in $y]",
    ):
        yield Replace(
            "two: " + result, "aa.h($x, $y)", result, ("aa.h(?, u)", "aa.h(v, ?)", "aa.h(?, ?)")
        )


def replacing_more():
    """Lists of arguments, keywords, methods and attributes."""
    rests = (
        "aa.h(?)",
        "aa.h(?, u)",
        "aa.h(u, ?)",
        "aa.h()",
        "aa.h(u, k=?)",
        "aa.h(*?)",
        "aa.h(k=?, **u)",
        "aa.h(\n    ?,  # one\n    # two\n    u,\n)",
    )
    for result in (
        "bb.g($...a)",
        "bb.g(0, $...a)",
        "bb.g($...a, j=1)",
        "bb.g($...a, 0)",
        "aa.g($...a)",
        "bb.g(bb.f($...a))",
        "bb.g($...a)[0]",
        "-bb.g($...a)",
    ):
        yield Replace("rest: " + result, "aa.h($...a)", result, rests)
    yield Replace("first and rest", "aa.h($x, $...a)", "bb.g($...a)($x)", rests)
    for result in ("$x + $...a", "$x - $...a", "-$x | $...a"):
        yield Replace("fold: " + result, "aa.h($x, $...a)", result, rests + ("aa.h(u, ?, v)",))
    yield Replace(
        "keyword",
        "aa.h($x, k=$y)",
        "bb.g($x, j=$y)",
        ("aa.h(u, k=?)", "aa.h(?, k=1)", "aa.h(k=?, *u)"),
    )
    yield Replace(
        "twice", "aa.h($x)", "$x * $x", clauses=[words.is_simple("x")], captures="simple"
    )
    yield Replace(
        "method",
        "$o.old($...a)",
        "$o.new($...a)",
        (
            "u.old(?)",
            "(?).old()",
            "u.v.old(?).old(u)",
            "g(?)\\\n    .old(1)",
            "(u\n    .old(?)  # one\n    .old(v))",
        ),
    )
    for pattern, result in (
        ("aa.K", "bb.L"),
        ("aa.K", "aa.L"),
        ("aa.K", "0"),
        ("aa.K", "-bb.L"),
        ("aa.K", "lambda: bb.L"),
        ("aa.K", "bb.L + 1"),
        ("aa.K.m", "bb.L"),
        ("$o.old", "$o.new"),
    ):
        yield Attributes(
            pattern + " to " + result,
            pattern,
            result,
            (
                ("(?).old", "u.old", "g(?).old", "u.old.old")
                if "$" in pattern
                else (pattern, pattern + ".q", pattern + "(?)", "g(" + pattern + ", ?)")
            ),
        )


def importing():
    for result in (
        "big.f($x)",
        "big.c.d",
        "big.f(bb.g($x))",
        "$x + big.f(1)",
        "len(big.f($x))",
        "big.f(big.f($x))",
    ):
        yield Replace(
            "import: " + result,
            "aa.h($x)" if "$x" in result else "aa.h($_)",
            result,
            action="import",
        )
    for result in ("hp($x)", "hp(-$x)", "hp(hp($x)) + 1", "bb.g(hp, $x)", "big.f(hp($x))"):
        yield HelperCall("helper: " + result, "aa.h($x)", result)


def statements():
    """Rules on whole statements."""
    more = {"statement": True, "action": "replace statement"}
    for label, pattern, results, targets in (
        ("call", "aa.s($x)", ["bb.t($x)"], ("aa.s(?)",)),
        ("two for one", "aa.s($x)", ["bb.t($x)\nbb.u()"], ("aa.s(?)",)),
        ("a block for one", "aa.s($x)", ["if bb.c:\n    bb.t($x)"], ("aa.s(?)",)),
        (
            "with",
            "with aa.c($x) as $n: $...b",
            ["with bb.c($x) as $n: $...b"],
            (
                "with aa.c(?) as q:\n    g(q)  # in\n    v()",
                "with aa.c(?) as q: g(q)",
                "with aa.c(?) as q:\n    if u:\n        x = 1",
            ),
        ),
        (
            "for",
            "for $i in aa.t($x): $...b",
            ["for $i in bb.t($x): $...b"],
            (
                "for i in aa.t(?):\n    g(i)\n    # why\n    v()",
                "for i, j in aa.t(?): g(i)",
                "for i in aa.t(?):\n    for j in i:\n        continue\n    '''a\n  b'''",
            ),
        ),
        (
            "unwrap",
            "with aa.c($_): $...b",
            ["$...b"],
            (
                "with aa.c(?):\n    g(1)  # in\n    v()",
                "with aa.c(?): g(1); v()",
                "with aa.c(?):\n    x = '''a\n  b'''\n    # end",
            ),
        ),
        (
            "assign",
            "$n = aa.m($x)",
            ["$n = bb.m($x)"],
            ("y = aa.m(?)", "d.q = aa.m(?)", "d[0] = aa.m(?)", "y, z = aa.m(?)"),
        ),
        ("return", "return aa.m($x)", ["return bb.m($x)"], ("return aa.m(?)",)),
        ("raise", "raise aa.m($x)", ["raise bb.m($x)"], ("raise aa.m(?)",)),
        ("assert", "assert aa.m($x)", ["assert bb.m($x), 1"], ("assert aa.m(?)",)),
        ("nest", "aa.s($x)", ["with bb.c() as t:\n    bb.t($x, t)"], ("aa.s(?)",)),
        ("loop", "aa.s($x)", ["for t in $x: bb.t(t)"], ("aa.s(?)",)),
    ):
        yield Replace("statement: " + label, pattern, results, targets, **more)


def placing():
    for action, results in (
        (
            "before",
            (
                "bb.n()",
                "bb.n($x)",
                "if bb.c:\n    bb.n($x)",
                "t = bb.n($x)",
                "for t in $x: bb.n(t)",
                "bb.n()\nbb.m($x)",
                "big.n($x)",
            ),
        ),
        (
            "after",
            (
                "bb.n()",
                "bb.n($x)",
                "with bb.c($x):\n    bb.n()",
                "assert bb.n, $x",
                "bb.n()\nbb.m($x)",
            ),
        ),
        ("head", ("bb.n()", "bb.n($x)", "if bb.c:\n    bb.n($x)", "t = bb.n($x)")),
        ("guard", ("if bb.ok(): $s", "with bb.c($x): $s", "if big.ok: $s", "while bb.ok($x): $s")),
    ):
        for result in results:
            yield Placed(action, action + ": " + result.replace("\n", "; "), result)
    for result in ("bb.n()", "bb.n($x)", "big.n($x)"):
        for action in ("after imports", "after all imports"):
            yield AfterImports(action, result)
    yield Placed("remove", "remove", None, captures="any")


def wrapping():
    for result in (
        "bb.w($c)",
        "-$c",
        "$c if bb.c else bb.d",
        "lambda: $c",
        "[$c]",
        "$c.q",
        "$c + 1",
        "not $c",
        "await $c",
        "($c, 1)",
        "bb.w(k=$c)",
        "f'{$c}'",
        "$c or bb.d",
        "[i for i in $c]",
        "big.w($c)",
        "bb.w($c, $x)"[:8] + ")",
    ):
        yield Wrap("wrap: " + result, result)
    for result in (
        "bb.w($x)",
        "-$x",
        "$x or bb.d",
        "lambda: $x",
        "($x, 1)",
        "bb.k[$x]",
        "$x.q",
        "$x + 1",
        "big.w($x)",
    ):
        yield Wrap("wrap x: " + result, result, hole="x")


def arguments():
    for slot in SLOTS:
        for value in ("0", "-bb.v", "bb.v if bb.c else 1", "lambda: 1", "(1, 2)", "big.v"):
            yield Slot("set", slot, value)
    for slot in ("y", "z"):
        yield Slot("drop", slot)
    for end in ("first", "last"):
        for value in ("0", "bb.v", "lambda: bb.v", "big.v", "(1, 2)"):
            yield Insert(end, value)
            yield Insert(end, value, arguments=True)


def single():
    """Every rule that stands alone in its file, in a fixed order."""
    out = []
    for make in (replacing, replacing_more, importing, statements, placing, wrapping, arguments):
        out += make()
    return out
