"""The judge judged: a right result passes, and for every law a wrong one fails.

No rewriter is needed: a stand-in gives back what the test wants it to have made.
"""

import contextlib
import io
import os
import re
import sys
import tempfile
import unittest
from unittest import mock

from laws_judge import cases, combined, judge, mutate, places, programs, pythons, session, steady

RULES = {r.label: r for r in combined.rules()}
assert len(RULES) == len(combined.rules()), "a rule is found by its label"


def faults(label, before, after, messages=""):
    case = judge.Case(before, RULES[label])
    return sorted({f.law for f in case.verdict(after.encode(), messages)})


class Stand:
    """A rewriter that makes what it is told to."""

    def __init__(self, results, explained="", said=()):
        self.results, self.explained, self.said = results, explained, list(said)

    def check(self, _rules):
        return True, ""

    def rewrite(self, _rules, texts, jobs=None, order=None):
        outputs = [self.results.get(t.decode(), t.decode()).encode() for t in texts]
        return outputs, [self.said for _ in texts]

    def explain(self, _rules, wanted):
        return [self.explained for _ in wanted]


def tally_of(label, before, results, **more):
    worker = session.Worker("none", 0, None)
    worker.rewriter = Stand(results, **more)
    rule, tally = RULES[label], session.Tally()
    program = programs.Program(before, "statement", "?", "u")
    outputs, said = worker.rewriter.rewrite("", [before.encode()])
    worker.judge(tally, rule, [program], outputs, said)
    return tally


class Verdicts(unittest.TestCase):
    def test_right_results_pass(self):
        for label, before, after in (
            ("-$x", "import aa\ny = 2 * aa.h(u + v)  # c\n", "import aa\ny = 2 * -(u + v)  # c\n"),
            ("$x", "import aa\ny = 2 * aa.h(u + v)\n", "import aa\ny = 2 * (u + v)\n"),
            ("bb.g($x)", "import aa\naa.h(1)\n", "import aa\nimport bb\nbb.g(1)\n"),
            (
                "bb.g($x)",
                "import aa\nimport bb as B\naa.h(1)\n",
                "import aa\nimport bb as B\nB.g(1)\n",
            ),
            (
                "bb.g($x)",
                "from aa import h\nh(1)\n",
                "from aa import h\nfrom bb import g\ng(1)\n".replace(
                    "from bb import g\ng", "import bb\nbb.g"
                ),
            ),
            ("[i for i in $x]", "import aa\naa.h(u)\n", "import aa\n[i_2 for i_2 in u]\n"),
            (
                "helper: hp($x)",
                "import aa\ndef f(hp): return aa.h(1)\n",
                "import aa\n\n\ndef hp_2(value):\n    return value\n\n\n"
                "def f(hp): return hp_2(1)\n",
            ),
            ("wrap: [$c]", "import aa\nx = aa.h(aa.h(1))\n", "import aa\nx = [aa.h([aa.h(1)])]\n"),
            ("set y 0", "import aa\naa.f(1, # one\n 2)\n", "import aa\naa.f(1, # one\n 0)\n"),
            ("drop y ", "import aa\naa.f(1, 2, 3)\n", "import aa\naa.f(1, z=3)\n"),
            (
                "before: bb.n()",
                "import aa\nif u: aa.h(1)\n",
                "import aa\nimport bb\nif u:\n    bb.n()\n    aa.h(1)\n",
            ),
            (
                "guard: if bb.ok(): $s",
                "import aa, bb\naa.h(1)\naa.h(2)\n",
                "import aa, bb\nif bb.ok():\n    aa.h(1)\n    aa.h(2)\n",
            ),
            (
                "before: bb.n()",
                "import aa, bb\nv(); \\\naa.h(1)\n",
                "import aa, bb\nv()\nbb.n()\naa.h(1)\n",
            ),
            ("remove", "import aa\ndef f():\n    aa.h(1)\n", "import aa\ndef f():\n    pass\n"),
            (
                "insert 0 first",
                "import aa\naa.h([1, # one\n ])\n",
                "import aa\naa.h([0, 1, # one\n ])\n",
            ),
            (
                "head: bb.n()",
                "import aa, bb\ndef f():\n    'd'\n    aa.h(1)\n",
                "import aa, bb\ndef f():\n    'd'\n    bb.n()\n    aa.h(1)\n",
            ),
        ):
            self.assertEqual(faults(label, before, after), [], (label, before))

    def test_precedence(self):
        self.assertEqual(
            faults("$x", "import aa\ny = 2 * aa.h(u + v)\n", "import aa\ny = 2 * u + v\n"),
            ["meaning"],
        )

    def test_valid(self):
        self.assertEqual(faults("-$x", "import aa\naa.h(*u)\n", "import aa\n-*u\n"), ["valid"])
        self.assertEqual(
            faults("await $x", "import aa\naa.h(u)\n", "import aa\nawait u\n"), ["valid"]
        )

    def test_captured_names(self):
        """Law 5: the text is what the rule says, and the name is another thing."""
        before = "import aa\nimport bb\ndef f(bb): return aa.h(1)\n"
        self.assertEqual(faults("bb.g($x)", before, before.replace("aa.h", "bb.g")), ["meaning"])
        before = "import aa\ndef f(len): return aa.h(1)\n"
        self.assertEqual(faults("len($x)", before, before.replace("aa.h", "len")), ["meaning"])
        before = "import aa\n[aa.h(i) for i in z]\n"
        self.assertEqual(
            faults(
                "before: bb.n($x)", before, "import aa\nimport bb\nbb.n(i)\n[aa.h(i) for i in z]\n"
            ),
            ["meaning"],
        )
        before = "import aa\naa.h(i)\n"
        self.assertEqual(
            faults("[$x for i in bb.z]", before, "import aa\nimport bb\n[i for i in bb.z]\n"),
            ["meaning"],
        )
        for binder in (
            "match v:\n  case [bb, *_]: aa.h(1)",
            "try: pass\nexcept E as bb: aa.h(2)",
            "if any((bb := i) for i in z): aa.h(3)",
        ):
            before = "import aa\ndef f(v):\n " + binder.replace("\n", "\n ") + "\n"
            after = "import aa\nimport bb\n" + before[10:].replace("aa.h", "bb.g")
            self.assertEqual(faults("bb.g($x)", before, after), ["meaning"], binder)

    def test_fresh_names_are_fresh(self):
        before = "import aa\nt = 1\naa.h(u)\nprint(t)\n"
        after = "import aa\nimport bb\nt = 1\n%s = bb.n(u)\naa.h(u)\nprint(t)\n"
        self.assertEqual(faults("before: t = bb.n($x)", before, after % "t"), ["meaning"])
        self.assertEqual(faults("before: t = bb.n($x)", before, after % "t_2"), [])

    def test_comments(self):
        before = "import aa\naa.h(u  # why\n)\n"
        self.assertEqual(faults("aa.g($x)", before, "import aa\naa.g(u)\n"), ["comments"])
        self.assertEqual(
            faults("aa.g($x)", before, "import aa\naa.g(u)\n", "the comment `# why` is lost"), []
        )
        self.assertEqual(
            faults("aa.g($x)", before, "import aa\naa.g(u  # why, 0\n)\n"), ["comments"]
        )
        self.assertEqual(faults("aa.g($x)", before, "import aa\n# why\naa.g(u)\n"), [])

    def test_bytes_around(self):
        before = "import aa\nx  = 1\naa.h(u)\ny = ( 2 )\n"
        self.assertEqual(
            faults("aa.g($x)", before, "import aa\nx = 1\naa.g(u)\ny = ( 2 )\n"), ["outside"]
        )
        self.assertEqual(
            faults("aa.g($x)", before, "import aa\nx  = 1\naa.g(u)\ny = 2\n"), ["outside"]
        )
        self.assertEqual(
            faults("aa.g($x)", before, "import aa\nx  = 1\naa.g(u)\ny = ( 2 )"), ["outside"]
        )

        before = "import aa, bb\nv(); \\\naa.h(1)\n"
        self.assertEqual(
            faults("after: bb.n()", before, "import aa, bb\nv()\naa.h(1)\nbb.n()\n"), ["outside"]
        )

    def test_long_lines_may_be_broken(self):
        for names, laws in ((4, ["outside"]), (9, [])):
            before = "import aa, bb\ny = g(u, %saa.h(v))\n" % (names * "x.abcdef, ")
            after = before.replace("aa.h", "bb.longer.name").replace("(u, ", "(u,\n    ")
            after = after.replace("bb.longer.name", "aa.h").replace("aa.h(v)", "bb.w(aa.h(v))")
            self.assertEqual(faults("wrap: bb.w($c)", before, after), laws)

    def test_header(self):
        before = "import sys\nif sys.argv:\n    import aa\n    aa.h(1)\nimport os\n"
        after = "import sys\nif sys.argv:\n    import aa\n    bb.g(1)\nimport os\nimport bb\n"
        self.assertEqual(faults("bb.g($x)", before, after), ["header"])

    def test_actions(self):
        for label, before, after in (
            ("set y 0", "import aa\naa.f(1)\n", "import aa\naa.f(1, 0, 0)\n"),
            ("drop y ", "import aa\naa.f(1, 2, 3)\n", "import aa\naa.f(1, 3)\n"),
            ("before: bb.n()", "import aa, bb\naa.h(1)\n", "import aa, bb\naa.h(1)\nbb.n()\n"),
            (
                "after: bb.n()",
                "import aa, bb\nif u:\n    aa.h(1)\n",
                "import aa, bb\nif u:\n    aa.h(1)\nbb.n()\n",
            ),
            (
                "guard: if bb.ok(): $s",
                "import aa, bb\naa.h(1)\nu()\n",
                "import aa, bb\nif bb.ok():\n    aa.h(1)\n    u()\n",
            ),
            ("remove", "import aa\naa.h(1)\nu()\n", "import aa\n"),
            (
                "head: bb.n()",
                "import aa, bb\ndef f():\n    u()\n    aa.h(1)\n",
                "import aa, bb\ndef f():\n    u()\n    bb.n()\n    aa.h(1)\n",
            ),
            (
                "after imports: bb.n()",
                "import aa, bb\naa.h(1)\n",
                "bb.n()\nimport aa, bb\naa.h(1)\n",
            ),
        ):
            self.assertEqual(faults(label, before, after), ["meaning"], label)


class Runs(unittest.TestCase):
    TEXT = "import aa\nx = aa.h(u)\n"

    def laws(self, label, before, results, **more):
        return sorted({f.law for f in tally_of(label, before, results, **more).failures})

    def test_a_miss_is_told_from_a_refusal(self):
        self.assertEqual(self.laws("-$x", self.TEXT, {}), ["missed"])
        tally = tally_of("-$x", self.TEXT, {}, explained="r: matched, but gave up: no place")
        self.assertEqual((tally.failures, tally.count["refused"]), ([], 1))
        tally = tally_of("-$x", self.TEXT, {}, said=[{"code": "W007", "message": "no"}])
        self.assertEqual((tally.failures, tally.count["refused"]), ([], 1))
        tally = tally_of("await $x", self.TEXT, {}, said=[{"code": "W007", "message": "no"}])
        self.assertEqual((tally.failures, tally.count["rightly refused"]), ([], 1))

    def test_an_application_may_be_dropped_with_a_message(self):
        before = "import aa\nx = aa.h(u)\ny = aa.h(v)\n"
        half = {before: "import aa\nx = -u\ny = aa.h(v)\n"}
        self.assertEqual(self.laws("-$x", before, half), ["meaning"])
        said = [{"code": "W007", "message": "rule `r` is not applied here: no"}]
        tally = tally_of("-$x", before, half, said=said)
        self.assertEqual((tally.failures, tally.count["refused"]), ([], 1))
        wrong = {before: "import aa\nx = -u\ny = aa.k(v)\n"}
        self.assertEqual(self.laws("-$x", before, wrong, said=said), ["meaning"])

    def test_partial(self):
        text = "import aa\naa.j(1)\n"
        self.assertEqual(self.laws("-$x", text, {text: "import aa\n-1\n"}), ["partial"])
        self.assertEqual(self.laws("-$x", text, {}), [])

    def test_idempotent(self):
        done = "import aa\nx = -u\n"
        self.assertEqual(self.laws("-$x", self.TEXT, {self.TEXT: done}), [])
        self.assertEqual(
            self.laws("-$x", self.TEXT, {self.TEXT: done, done: done + "\n"}), ["idempotent"]
        )

    def test_other_versions(self):
        paths = pythons.installed()
        if len(paths) < 2 or "%d.%d" % sys.version_info[:2] in ("3.7", "3.8"):
            self.skipTest("no other version is installed")
        bench = pythons.Bench(paths)
        # An expression as a decorator is Python from 3.9 on.
        said = bench.ask(
            [
                [0, "@a\ndef f(): pass\n", "@-a\ndef f(): pass\n", None, None],
                [1, "x", "y", None, None],
            ]
        )
        bench.close()
        old = {v for v in paths if v in ("3.7", "3.8") and v != "%d.%d" % sys.version_info[:2]}
        self.assertEqual({(v, n, law) for v, n, law, _ in said}, {(v, 0, "valid") for v in old})

    def test_a_version_that_dies_is_started_again(self):
        paths = pythons.installed()
        bench = pythons.Bench(paths)
        for version in bench.paths:
            bench.processes[version].kill()
            bench.processes[version].wait()
        wrong = [[0, "x", "x = (", None, None], [1, "x", "y", None, None]]
        self.assertEqual({n for _v, n, _l, _d in bench.ask(wrong)}, {0} if bench.paths else set())
        bench.close()

    def test_a_failure_is_reduced(self):
        worker = session.Worker("none", 0, None)
        rule = RULES["$x"]
        worker.rewriter = Naive()
        before = (
            "import aa\n\n\ndef f():\n    v()  # one\n    if u:\n"
            "        y = 2 * aa.h(u + v)\n    return 3\n"
        )
        failure = session.Failure(
            "meaning",
            "another Module",
            rule,
            programs.Program(before, "statement", "?", "u + v"),
            "",
        )
        tally = session.Tally()
        outputs, said = worker.rewriter.rewrite("", [before.encode()])
        worker.judge(
            tally, rule, [programs.Program(before, "statement", "?", "u + v")], outputs, said
        )
        failure = worker.reduced(tally.failures[0])
        self.assertLess(len(failure.input), 32)
        self.assertIn("aa.h(", failure.input)


class Naive(Stand):
    """Unwraps without parentheses."""

    def __init__(self):
        super().__init__({})

    def rewrite(self, _rules, texts, jobs=None, order=None):

        return [re.sub(rb"aa\.h\(([^()]*)\)", rb"\1", t) for t in texts], [[] for _ in texts]


class Deciding(unittest.TestCase):
    """Actions that decide, repeat, speak or touch imports: a right result, and a wrong one."""

    def both(self, label, before, right, wrong, law="meaning"):
        self.assertEqual(faults(label, before, right), [], (label, right))
        self.assertEqual(faults(label, before, wrong), [law], (label, wrong))

    def test_loops(self):
        label, before = "insert bb.n() in for $i in aa.t($x): $..._", "import aa, bb\n%s"
        loop = "for i in aa.t(u):\n    %sg(i)\n    %sv()\nelse:\n    w()\n"
        before = "import aa, bb\n" + loop % ("", "")
        self.both(
            label,
            before,
            "import aa, bb\n" + loop % ("bb.n()\n    ", ""),
            "import aa, bb\n" + loop % ("", "bb.n()\n    "),
        )

    def test_branches(self):
        label, before = "branch: bb.g($x) / $x[0] / -$x", "import aa, bb\nx = aa.h(%s)\n"
        for caught, right in (("u + v", "bb.g(u + v)"), ("[u]", "[u][0]"), ("u", "-u")):
            wrong = "-(%s)" % caught if right[0] != "-" else "bb.g(u)"
            text = "import aa, bb\nx = %s\n"
            self.both(label, before % caught, text % right, text % wrong)

    def test_each(self):
        before, text = "import aa, bb\naa.h(u, v)\n", "import aa, bb\n%saa.h(%s)\n"
        self.both(
            "for each: wrap as bb.w($e)",
            before,
            text % ("", "bb.w(u), bb.w(v)"),
            text % ("", "bb.w(u), v"),
        )
        placed = "bb.n(0, u)\nbb.n(1, v)\n"
        self.both(
            "for each: before, numbered",
            before,
            text % (placed, "u, v"),
            text % (placed.replace("1", "0"), "u, v"),
        )
        named = "import aa, bb\naa.h(k=u)\n"
        self.assertEqual(
            faults("for each: wrap as bb.w($e)", named, "import aa, bb\naa.h(bb.w(k=u))\n"),
            ["meaning"],
        )

    def test_folds(self):
        before = "import aa\nx = aa.h(u, v, w)\n"
        self.both(
            "fold: $x - $...a", before, "import aa\nx = u - v - w\n", "import aa\nx = u - (v - w)\n"
        )

    def test_rows_are_all_or_none(self):
        before = "import aa\nx = aa.h(1)\ny = aa.h(2)\n"
        self.both(
            "rows: -$x", before, "import aa\nx = -1\ny = -2\n", "import aa\nx = -1\ny = aa.h(2)\n"
        )

    def test_needs(self):
        before, text = "import aa\nx = aa.h(u + v)\ny = aa.h(u)\n", "import aa\nx = %s\ny = %s\n"
        self.both(
            "needs: $c.q",
            before,
            text % ("aa.h(-(u + v)).q", "aa.h(u)"),
            text % ("aa.h(-(u + v)).q", "aa.h(u).q"),
        )
        self.assertEqual(
            faults("needs: $c.q", before, text % ("aa.h(-(u + v))", "aa.h(u)")), ["meaning"]
        )

    def test_messages(self):
        before = "import aa\nx = aa.h(u)\n"
        said = {"line": 2, "column": 5, "severity": "note", "rule": "r", "message": "seen u"}
        for more, laws in (
            ({}, []),
            ({"line": 1}, ["said"]),
            ({"severity": "error"}, ["said"]),
            ({"message": "what"}, ["said"]),
        ):
            tally = tally_of("message: note", before, {}, said=[dict(said, **more)])
            self.assertEqual([f.law for f in tally.failures], laws)
        self.assertEqual(
            [f.law for f in tally_of("message: note", before, {}).failures], ["said"]
        )

    def test_replaced_elements(self):
        before = "import os, gone as g0\ng0()\n"
        self.both(
            "replace alias",
            before,
            "import os, kept as g0\ng0()\n",
            "import kept as g0\ng0()\n",
        )
        self.both("replace argument", "g(u, gone=1)\n", "g(u, kept=1)\n", "g(u, kept=2)\n")

    def test_transform(self):
        text = "import aa, bb\nwith aa.b(1), aa.b(2): aa.b(3)\n%s"
        self.both(
            "transform", text % "", text % "bb.n(1)\nbb.n(2)\n", text % "bb.n(1)\nbb.n(2)\nbb.n(3)\n"
        )

    def test_imports_of_names(self):
        label, before = "from: ng($x)", "import aa\nfrom bb import other\naa.h(u)\n"
        for right in (
            "import aa\nfrom bb import other, g as ng\nng(u)\n",
            "import aa\nfrom bb import other\nfrom bb import g as ng\nng(u)\n",
        ):
            self.both(label, before, right, right.replace("g as ng", "k as ng"))
        late = "import aa\nng(u)\nfrom bb import g as ng\n"
        self.assertEqual(faults(label, "import aa\naa.h(u)\n", late), ["header"])
        lost = "import aa\nfrom bb import g as ng\nng(u)\n"
        self.assertEqual(faults(label, before, lost), ["meaning"])

    def test_tidied_imports(self):
        label, before = "tidy: len($x)", "import os, aa\nx  = aa.h(u)\n"
        self.both(label, before, "import os\nx  = len(u)\n", "import os, aa\nx  = len(u)\n")
        around = before + "y = (2)\n"
        self.assertEqual(faults(label, around, "import os\nx = len(u)\ny = 2\n"), ["outside"])
        self.assertEqual(faults(label, before, "x  = len(u)\n"), ["meaning"])
        used = before + "aa.k()\n"
        self.both(
            label,
            used,
            used.replace("aa.h", "len"),
            used.replace("aa.h", "len").replace("os, aa", "os"),
        )

    def test_after_all_imports(self):
        before = "import aa, bb\naa.h(1)\n"
        self.both(
            "after all imports: bb.n()",
            before,
            "import aa, bb\nbb.n()\naa.h(1)\n",
            "bb.n()\nimport aa, bb\naa.h(1)\n",
        )

    def test_every_action_is_in_the_catalogue(self):
        """Who adds an action to the grammar adds a rule here."""
        with open("grammar/actions.h", encoding="utf-8") as f:
            choice = re.search(r"choice<ast::Action,(.*?)>", f.read(), re.DOTALL)[1]
        rows = {name.strip() for name in choice.split(",")}
        known = {
            "branch": "branch",
            "replace": "replace",
            "set": "set",
            "wrap": "wrap",
            "guard": "guard",
            "insert": "insert first",
            "after_imports": "after imports",
            "after_all_imports": "after all imports",
            "after_value": "after value",
            "before": "before",
            "after": "after",
            "remove": "remove",
            "tidy_imports": "tidy imports",
            "message": "message",
            "does": "demand",
            "needs": "needs",
            "each_do": "for each",
            "for_rows": "rows",
            "extend": "threaded",
            "let": "guard",
        }
        self.assertEqual(rows, set(known))
        self.assertEqual(set(known.values()) - {r.action for r in RULES.values()}, set())


class OtherLaws(unittest.TestCase):
    """Laws about more than one edit: for each, a wrong result."""

    def test_one_pass(self):
        before = "import aa\nx = aa.h(aa.k(u))\n"
        label = "a circle of rules"
        self.assertEqual(faults(label, before, "import aa\nx = aa.k(aa.m(u))\n"), [])
        self.assertEqual(faults(label, before, "import aa\nx = aa.m(aa.m(u))\n"), ["meaning"])

    def test_edits_add_up_in_order(self):
        before = "import aa, bb\nx = aa.h(1)\n"
        label = "before, after and a wrap"
        right = "import aa, bb\nbb.n(1)\nx = bb.w(aa.h(1))\nbb.m()\n"
        self.assertEqual(faults(label, before, right), [])
        self.assertEqual(
            faults(label, before, right.replace("bb.w(aa.h(1))", "aa.h(1)")), ["meaning"]
        )
        self.assertEqual(faults("two wraps", before, "import aa, bb\nx = -bb.w(aa.h(1))\n"), [])
        self.assertEqual(
            faults("two wraps", before, "import aa, bb\nx = bb.w(-aa.h(1))\n"), ["meaning"]
        )

    def test_whole(self):
        before = "import aa\naa.h(1)\naa.h(2)\n"
        error = [{"code": "W003", "message": "left", "severity": "error"}]
        label = "demand: bb.g(1)"
        self.assertEqual(tally_of(label, before, {}, said=error).failures, [])
        half = "import aa\nimport bb\nbb.g(1)\naa.h(2)\n"
        for results, said in (({}, []), ({before: half}, error)):
            self.assertEqual(
                [f.law for f in tally_of(label, before, results, said=said).failures], ["whole"]
            )

    def test_threaded(self):
        before = "import aa, bb\ndef f():\n    aa.s()\naa.b(1)\naa.s()\naa.b(2)\n"
        right = before.replace("    aa.s()", "    bb.n(1)\n    bb.n(2)\n    aa.s()").replace(
            "\naa.s()", "\nbb.n(1)\naa.s()"
        )
        self.assertEqual(faults("threaded in function", before, right), [])
        self.assertEqual(
            faults("threaded in function", before, right.replace("    bb.n(2)\n", "")), ["meaning"]
        )
        before = "import aa, bb\ndef f():\n    aa.b(1)\naa.s()\ndef g():\n    aa.s()\n"
        right = before.replace("    aa.s()", "    bb.n(1)\n    aa.s()")
        self.assertEqual(faults("threaded in module", before, right), [])
        self.assertEqual(faults("threaded in function", before, right), ["meaning"])

    def test_elements(self):
        before = "import aa\n@aa.gone\ndef f0(): return 1\n"
        self.assertEqual(faults("remove decorator", before, "import aa\ndef f0(): return 1\n"), [])
        self.assertEqual(faults("remove decorator", before, "import aa\n"), ["meaning"])
        self.assertEqual(faults("remove argument", "g(u, gone=1)\n", "g(u)\n"), [])
        self.assertEqual(faults("remove argument", "g(u, gone=1)\n", ""), ["meaning"])

    def test_after_value(self):
        label, before = "after value: bb.n()", "import aa\ndef f():\n    return g(), aa.h(u)\n"
        head = "import aa\nimport bb\ndef f():\n"
        right = head + "    a = g()\n    value = aa.h(u)\n    bb.n()\n    return a, value\n"
        self.assertEqual(faults(label, before, right), [])
        moved = head + "    value = aa.h(u)\n    bb.n()\n    return g(), value\n"
        self.assertEqual(faults(label, before, moved), ["meaning"])
        early = right.replace(
            "    value = aa.h(u)\n    bb.n()\n", "    bb.n()\n    value = aa.h(u)\n"
        )
        self.assertEqual(faults(label, before, early), ["meaning"])
        self.assertEqual(faults(label, before, right.replace("    bb.n()\n", "")), ["meaning"])

    def again(self, stand, before):
        worker = session.Worker("none", 0, None)
        worker.rewriter = stand
        tally, rule = session.Tally(), RULES["-$x"]
        program = programs.Program(before, "statement", "?", "u")
        outputs, _ = Stand(stand.results).rewrite("", [before.encode()])
        worker.same_again(tally, rule, [program], outputs)
        return [f.law for f in tally.failures]

    def test_deterministic_and_explained(self):
        before = "import aa\naa.h(u)\n"
        done = {before: "import aa\n-u\n"}
        self.assertEqual(self.again(Stand(done, explained="r: fired"), before), [])
        self.assertEqual(
            self.again(Stand(done, explained="no rule begins here"), before), ["explained"]
        )

        class Moody(Stand):
            def rewrite(self, rules, texts, jobs=None, order=None):
                return [b"other" for _ in texts], [[] for _ in texts]

        self.assertEqual(self.again(Moody(done, explained="r: fired"), before), ["deterministic"])

    def test_hygienic_programs_are_made(self):
        text = "import aa\ndef f(q0):\n    return aa.h(q0)\n"
        made = dict(mutate.renamings(text, ["aa", "bb", "len"]))
        self.assertEqual(
            made,
            {
                text.replace("q0", "bb"): "renamed: q0 to bb",
                text.replace("q0", "len"): "renamed: q0 to len",
                text.replace("f(", "bb("): "renamed: f to bb",
                text.replace("f(", "len("): "renamed: f to len",
            },
        )

    def test_steady(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "rewriter")
            for script, wanted in (
                ("#!/bin/sh\nexit 0\n", 0),
                ("#!/bin/sh\n[ $1 = check ] && exit 0\nkill -SEGV $$\n", 10),
                ("#!/bin/sh\necho 'internal error: stoul' >&2; exit 2\n", 10),
                ("#!/bin/sh\necho 'x.cc:1: runtime error: overflow' >&2; exit 0\n", 10),
            ):
                with open(path, "w", encoding="utf-8") as f:
                    f.write(script)
                os.chmod(path, 0o755)
                self.assertEqual(len(steady.batch((path, 10, 1, 0)).failures), wanted, script)


class Cases(unittest.TestCase):
    """Each form of expectation can fail."""

    RULES = ("rules", "", "rule r: match `a.h($x)` replace with `$x`\n")
    INPUT = ("input", "", "import a\ny = 2 * a.h(u + v)  # c\n")

    @classmethod
    def setUpClass(cls):
        cls.runner = cases.Runner("none")

    @classmethod
    def tearDownClass(cls):
        cls.runner.close()

    def problem(self, sections, output, accepted=True, said=()):
        runner = self.runner
        runner.rewriter = Stand({self.INPUT[2]: output} if output else {}, said=said)
        runner.rewriter.check = lambda _rules: (accepted, "error[R013]: no")
        return runner.problem(cases.Case("a", [self.RULES, self.INPUT, *sections]))

    def test_expectations(self):
        right, wrong = "import a\ny = 2 * (u + v)  # c\n", "import a\ny = 2 * u + v  # c\n"
        becomes = [("becomes", "", right)]
        self.assertIsNone(self.problem(becomes, right))
        for output in (
            wrong,
            right.replace("  # c", ""),
            right.replace("# c", "# d"),
            None,
            "x = (\n",
        ):
            self.assertIsNotNone(self.problem(becomes, output), output)
        self.assertIsNone(self.problem([("exactly", "", right)], right))
        self.assertIsNotNone(self.problem([("exactly", "", right)], right + "\n"))
        self.assertIsNotNone(self.problem([("stays", "", "")], right))
        self.assertIsNone(self.problem([("stays", "", "")], None))
        self.assertIsNotNone(self.problem([("stays", ".", "")], None))
        no = [{"code": "W007", "message": "no"}]
        self.assertIsNone(self.problem([("stays", "W007", "")], None, said=no))
        self.assertIsNone(self.problem([("rejected", "R013", "")], None, accepted=False))
        self.assertIsNotNone(self.problem([("rejected", "R014", "")], None, accepted=False))
        self.assertIsNotNone(self.problem([("rejected", ".", "")], right))
        self.assertIsNotNone(self.problem([("comments", "", "# d\n")], right))
        self.assertIsNotNone(self.problem([("imports", "b", ""), *becomes], right))

    def test_a_case_that_is_listed_as_failing_must_fail(self):
        with tempfile.TemporaryDirectory() as folder:
            for name, text in (
                ("x.cases", "=== one\n--- rules\nr\n--- input\nx\n--- stays\n"),
                ("failing", "one\n"),
            ):
                with open(os.path.join(folder, name), "w", encoding="utf-8") as f:
                    f.write(text)
            with mock.patch.object(
                cases.Runner, "problem", lambda _self, _case: None
            ), contextlib.redirect_stdout(io.StringIO()) as out:
                self.assertEqual(cases.run("none", folder), 1)
            self.assertIn("passes now", out.getvalue())
            with mock.patch.object(
                cases.Runner, "problem", lambda _self, _case: "no"
            ), contextlib.redirect_stdout(io.StringIO()):
                self.assertEqual(cases.run("none", folder), 0)

    def test_the_files_can_be_read(self):
        found = cases.read("tests/laws")
        self.assertGreater(len(found), 60)
        words = {w for c in found for w, _, _ in c.sections}
        self.assertLessEqual(
            words,
            {
                "rules",
                "input",
                "python",
                "bytes",
                "becomes",
                "becomes-python",
                "or",
                "exactly",
                "stays",
                "rejected",
                "comments",
                "runs",
                "imports",
                "matches",
                "lacks",
                "needs",
                "crlf",
            },
        )
        self.assertLessEqual(cases.failing("tests/laws"), {c.name for c in found})


class Generator(unittest.TestCase):
    def test_places_are_python(self):
        """Every place is one with some capture: none is a slip of the pen."""
        for kind, all_places in places.PLACES.items():
            for place, need in all_places:
                head = {"": "", "def": "def f9():\n ", "async": "async def f9():\n "}[need]
                body = (place.replace("?", "u0(1)")).replace("\n", "\n " if need else "\n")
                self.assertTrue(programs.runs(head + body + "\n"), (kind, place))

    def test_changes_keep_the_tree(self):
        text = "import aa\nif u:\n    x = aa.f(1, [2, 3])\n    y = aa.h(u) + v\nz = 1\n"
        for name, _change in mutate.CHANGES:
            made = [mutate.variant(text, session.seeded(name, n), name) for n in range(30)]
            made = [m for m in made if m]
            self.assertTrue(made, name)
            for new, _names in made:
                self.assertNotEqual(new, text)
                self.assertTrue(mutate.same_tree(text, new))

    def test_plan_covers_every_action_and_place(self):
        batches, rules = session.plan(20000, 1)
        cells = {(rules[i].action, kind) for i, kinds, _ in batches for kind, _ in kinds}
        for rule in rules:
            for kind in programs.kinds_of(rule):
                self.assertIn((rule.action, kind), cells)
        self.assertEqual(session.plan(2000, 1)[0], session.plan(2000, 1)[0])
        one = [p.text for p in session.programs_of(rules[0], 0, [("argument", 5)], 1, 1)]
        self.assertEqual(
            one, [p.text for p in session.programs_of(rules[0], 0, [("argument", 5)], 1, 1)]
        )
        self.assertNotEqual(
            one, [p.text for p in session.programs_of(rules[0], 0, [("argument", 5)], 2, 1)]
        )


if __name__ == "__main__":
    unittest.main()
