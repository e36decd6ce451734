#!/usr/bin/env python3
"""Compares what the engine matches with a plain matcher over CPython's tree (match_reference.py).

    match_judge.py HVREWRITE [--rounds N] [--seed S] [--write]

A round makes some patterns, a program that holds each of them several times, written in other ways (brackets, quotes,
the order of keywords, an `else`, decorators …) and, among them, near misses; asks the engine for every row of each
pattern (`find` and `dump --stage rows`), and the reference for every way. Both must give the same places with the same
captures. Round 0 of every run is tests/judge/matches.txt: what was once wrong. --write puts the figures into docs/reliability.md.
"""
import argparse
import ast
import datetime
import json
import os
import random
import re
import subprocess
import sys
import tempfile

import match_reference
from match_reference import HEADER, Reference, Text, Unsure

HERE = os.path.dirname(os.path.abspath(__file__))
PATTERNS = 12  # of a round


class Pattern:
    """`$x` and `$...xs` for the engine, names for CPython; `statement`: a fragment with `stmt` in front."""

    def __init__(self, written, statement):
        self.written, self.statement = written, statement
        self.holes = sorted(set(re.findall(r"\$(?:\.\.\.)?([a-z]\w*)", written)))
        text = re.sub(r"\$(\w+):(argument|name|path|string|number|literal)\b", r"H_\1__k\2", written)
        text = re.sub(r"\*\*\$\.\.\.(\w+)", r"**L_\1", text)
        text = re.sub(r"(?<=[(\[{,])( ?)\$\.\.\.(\w+)", r"\1*L_\2", text)
        # Where a starred name cannot stand.
        text = re.sub(r"\b(def .*|del .*|from .*|lambda .*)", lambda m: m.group(0).split(": ")[0].replace("*L_", "L_") + "".join(": " + r for r in m.group(0).split(": ")[1:]), text)
        self.text = re.sub(r"\$\.\.\.(\w+)", r"L_\1", text)
        self.text = re.sub(r"\$(\w+)", r"H_\1", self.text)


class Free:
    """Text that only programs have."""

    def __init__(self, *choices):
        self.choices = choices


class Near:
    """The first in a pattern, any of them in a program: what differs by a word or a sign."""

    def __init__(self, *choices):
        self.choices = choices


class Bracketed:
    """An expression in brackets that a program may lack."""

    def __init__(self, pieces):
        self.pieces = pieces


class Shuffled:
    """Arguments; keywords may stand anywhere behind what has none in programs."""

    def __init__(self, parts):
        self.parts = parts


class Hole:
    def __init__(self, written, values):
        self.written, self.values = written, values


def flat(pieces):
    for p in pieces:
        if isinstance(p, (list, tuple)):
            yield from flat(p)
        else:
            yield p


def indented(pieces):
    """The pieces, four blanks further in."""
    return [p.replace("\n", "\n    ") if isinstance(p, str) else type(p)(*(c.replace("\n", "\n    ") for c in p.choices)) if isinstance(p, (Free, Near))
            else Hole(p.written, [v.replace("\n", "\n    ") for v in p.values]) if isinstance(p, Hole) else Bracketed(indented(p.pieces)) if isinstance(p, Bracketed) else Shuffled([indented([a]) for a in p.parts])
            for p in flat(pieces)]


VALUES = ["a", "(1)", "[ ]", "()", "b", "c", "a.x", "b.x.y", "1", "2.5", "'k'", '"k"', "None", "True", "a(b)", "(a)", "[a, b]", "(a, b)", "a[0]", "li.fn", "print", "(a + b)", "(lambda: a)", "(-1)", "{a: b}",
          "ff(a)", "(a if b else c)", "len(a)", "((a))"]
ELEMENTS = VALUES + ["*a", "*a.x"]
TARGETS = ["t0", "t1", "a.x", "a[0]", "b.y"]
STATEMENTS = ["a(b)", "pass", "t0 = a", "print(a)", "t1 += 1", "if a: pass", "assert a", "len(b)\n", "a"]


class Maker:
    def __init__(self, rng):
        self.rng, self.names = rng, []

    def pick(self, *options):
        return self.rng.choice(options)()

    def name(self, again=0.15):
        if self.names and self.rng.random() < again:
            return self.rng.choice(self.names)
        self.names.append("h%d" % len(self.names))
        return self.names[-1]

    def hole(self, values=VALUES, kinds=True):
        if self.rng.random() < 0.2:
            return Hole("$_", values)
        kind = self.rng.choice(["", "", "", "", ":name", ":path", ":string", ":number", ":literal"]) if kinds and values is VALUES else ""
        return Hole("$" + (self.name() if not kind else self.name(0)) + kind, values)

    def many(self, values, joint=", "):
        rng = self.rng
        lists = [joint.join(rng.choice(values) for _ in range(k)) for k in (0, 1, 1, 2, 3)]
        return Hole("$..." + (self.name(0) if rng.random() < 0.6 else "_"), lists)

    def leaf(self):
        return self.pick(self.hole, self.hole, self.hole, lambda: self.rng.choice(["1", "'k'", "None", "lib.fn", "lib.sub.hn", "lib.K.m"]))

    def inner(self, depth):
        """An expression that may stand anywhere."""
        if depth <= 0 or self.rng.random() < 0.5:
            return self.leaf()
        return Bracketed([self.expression(depth - 1)])

    def listed(self, depth, values=ELEMENTS):
        """Elements with lists among them, parted by commas."""
        out = []
        for _ in range(self.rng.randint(0, 3)):
            out.append(self.many(values) if self.rng.random() < 0.4 else self.pick(lambda: self.inner(depth), lambda: self.hole(ELEMENTS, False)))
        return out

    def joined(self, parts, joint=", "):
        return [x for i, p in enumerate(parts) for x in ([joint, p] if i else [p])]

    def arguments(self, depth):
        parts = self.listed(depth)
        keys = self.rng.sample(["k", "m", "n"], self.rng.choice([0, 0, 1, 1, 2]))
        parts += [[k + "=", self.inner(depth)] for k in keys]
        if keys and self.rng.random() < 0.3:
            parts.append(self.many(["n=1", "k=a", "z=b", "**c"]))
        return Shuffled(parts)

    def function(self):
        return self.pick(lambda: "lib.fn", lambda: "lib.sub.hn", lambda: "print", lambda: "len", lambda: self.hole(["a", "a.x", "li.gn", "print"], False),
                         lambda: [self.hole(["a", "b.x", "a(b)"], False), ".", self.rng.choice(["run", "x"])])

    def expression(self, depth):
        i, rng = self.inner, self.rng
        d = depth - 1
        return self.pick(
            lambda: [self.function(), "(", self.arguments(d), ")"],
            lambda: [self.function(), "(", self.arguments(d), ")"],
            lambda: [i(d), rng.choice([" + ", " - ", " * ", " % ", " @ "]), i(d)],
            lambda: [i(d), rng.choice([" and ", " or "]), i(d)],
            lambda: [i(d), " and ", i(d), " and ", i(d)],
            lambda: [i(d), rng.choice([" < ", " == ", " in ", " is not ", " not in "]), i(d)],
            lambda: [i(d), " < ", i(d), " <= ", i(d)],
            lambda: [rng.choice(["not ", "-", "~"]), i(d)],
            lambda: [i(d), " if ", i(d), " else ", i(d)],
            lambda: ["[", self.joined(self.listed(d)), "]"],
            lambda: ["(", self.joined([i(d)] + self.listed(d)), ",)"],
            lambda: ["{", self.joined([i(d)] + self.listed(d)), "}"],
            lambda: ["{", self.joined([self.many(["'k': a", "a: b", "**c"]), [i(d), ": ", i(d)]][rng.randint(0, 1):]), "}"],
            lambda: ["lambda: ", i(d)],
            lambda: ["lambda ", self.joined([self.hole(["p", "q"], False) for _ in range(rng.randint(1, 2))]), ": ", i(d)],
            lambda: ["[", i(d), " for ", self.hole(["t0", "t1"], False), " in ", i(d), Free("", "", " if a", " for t2 in b") if rng.random() < .3 else "", "]"],
            lambda: ["len(", i(d), " for ", self.hole(["t0"], False), " in ", i(d), ")"],
            lambda: [self.hole(["a", "a.x", "b(c)"], False), "[", self.joined([i(d)] + self.listed(d, VALUES)[:1]), "]"],
            # A comma behind one index makes a tuple of it.
            lambda: [self.hole(["a", "a.x"], False), "[", rng.choice([i(d), self.many(VALUES)]), rng.choice([Near("", ","), Near(",", "")]), "]"],
            lambda: [self.hole(["a", "a.x"], False), "[", rng.choice([[i(d), ":"], [":", i(d)], [i(d), ":", i(d)], [":"]]), "]"],
            lambda: [self.hole(["a", "b.x", "a()", "li"], False), rng.choice([".x", ".run", ".fn"])])

    def block(self, depth):
        """Statements of a block, each behind a line break."""
        out = []
        for _ in range(self.rng.randint(1, 3)):
            out += ["\n", self.pick(lambda: Hole("$" + self.name(0), STATEMENTS), lambda: Hole("$_", STATEMENTS), lambda: Hole("$...%s" % self.name(0), self.runs()),
                                    lambda: Hole("$..._", self.runs()), lambda: self.expression(1), lambda: self.statement(depth - 1))]
        return indented(out)

    def runs(self):
        return ["pass"] + ["\n".join(self.rng.choice(STATEMENTS).strip() for _ in range(k)) for k in (1, 2, 3)]

    def target(self):
        return self.hole(TARGETS, False)

    def statement(self, depth):
        rng, i = self.rng, self.inner
        tail = ["\nelse:", self.block(depth)] if rng.random() < 0.3 else Free("", "", "\nelse:\n    pass", "\nelse: a(b)")
        simple = [
            lambda: self.expression(2),
            lambda: [self.target(), Free("", "", "", ": int"), " = ", i(1)],
            lambda: [self.target(), " = ", self.target(), " = ", i(1)],
            # A tuple needs no brackets there.
            lambda: [rng.choice([[self.target(), " = "], "", [self.target(), " += "]]), Bracketed([i(1), ", ", self.joined(self.listed(1) or [i(1)])])],
            lambda: [self.target(), rng.choice([" += ", " -= "]), i(1)],
            lambda: ["del ", self.joined([self.target()] + ([self.many(TARGETS)] if rng.random() < .4 else []))],
            lambda: ["assert ", i(1), rng.choice(["", [", ", i(0)]])],
            lambda: ["raise ", i(1), rng.choice(["", [" from ", i(0)]])],
            lambda: ["from lib import ", self.joined([self.hole(["gn", "fn as ff", "zn"], False)] + ([self.many(["gn", "un as wn"])] if rng.random() < .5 else []))]]
        compound = [
            lambda: ["if ", i(1), ":", self.block(depth), ["\nelif ", i(1), ":", self.block(0)] if rng.random() < .3 else "",
                     tail if rng.random() < .6 else Free("", "\nelif a: pass", "\nelif b:\n    pass\nelse: pass")],
            lambda: [Free("", ""), "for ", self.hole(["t0", "t1"], False), " in ", i(1), ":", self.block(depth), tail],
            lambda: ["while ", i(1), ":", self.block(depth), tail],
            lambda: ["with ", i(1), rng.choice([Free("", " as t0"), [" as ", self.hole(["t0"], False)]]), ":", self.block(depth)],
            lambda: ["try:", self.block(depth), Free("", "\nexcept lib.E: pass"), Near("\nexcept ", "\nexcept ", "\nexcept* ") if rng.random() < .7 else Near("\nexcept* ", "\nexcept "), i(0), Free("", " as t0"), ":", self.block(0), Free("", "\nexcept a.x: pass"),
                     Free("", "\nelse: pass"), Free("", "\nfinally: pass")],
            lambda: [Free("", "@a\n", "@a\n@b(c)\n"), Free("", "async "), "def ", self.hole(["fn0", "fn1"], False), "(", self.joined(self.parameters()), ")", Free("", " -> a"), ":",
                     self.block(depth), rng.choice(["", indented(["\n", rng.choice(["", [self.target(), " = "]]), self.yielded()])])],
            lambda: ["match ", i(1), ":\n    case ", self.case(), ":", indented([self.block(0)])],
            lambda: [Free("", "@a\n"), "class ", self.hole(["Kl0"], False), rng.choice([Free("", "(a)", "(a, k=b)"), ["(", self.joined(self.listed(0)), ")"]]), ":", self.block(depth)]]
        return rng.choice(simple if depth <= 0 or rng.random() < 0.5 else compound)()

    def yielded(self):
        kinds = ["yield ", "yield from "]
        self.rng.shuffle(kinds)
        return [Near(*kinds), Bracketed([self.inner(0)])]

    def case(self):
        kinds = ["1", "-1", "2.5", "-2.5", "1+2j", "1-2j", "-1+2j", "[1, -1]", "[1, 1]", "1 | -1", "1 | 1"]
        self.rng.shuffle(kinds)
        return Near(*kinds[:3])

    def parameters(self):
        out = []
        for k in range(self.rng.randint(0, 2)):
            out.append([self.hole(["p%d" % k], False), Free("", ": int")])
        if self.rng.random() < .4:
            out.append(self.many(["q, r", "q: int"]) if False else Hole("$...%s" % self.name(0), ["q", "q, r", "q: int"]))
        return out

    def pattern(self):
        self.names = []
        if self.rng.random() < 0.5:
            return self.expression(2), False
        if self.rng.random() < 0.7:
            return self.statement(2), True
        return [self.statement(1), "\n", self.rng.choice([[], [Hole("$..._", self.runs()), "\n"]]), self.statement(0)], True


def written(pieces, rng):
    """A pattern as a rule file has it (`rng` none), or a program's text that more or less fits."""
    values, out = {}, []
    for p in flat(pieces):
        if isinstance(p, str):
            out.append(p)
        elif isinstance(p, Free):
            out.append(rng.choice(p.choices) if rng else "")
        elif isinstance(p, Near):
            out.append(rng.choice(p.choices) if rng else p.choices[0])
        elif isinstance(p, Bracketed):
            inner = written(p.pieces, rng)
            out.append(inner if rng and rng.random() < 0.3 and not inner.startswith("lambda") else "(" + inner + ")")
        elif isinstance(p, Shuffled):
            parts = [written([a], rng) for a in p.parts]
            if rng and rng.random() < 0.5:
                keys = [a for a in parts if re.match(r"\w+=", a)]
                rng.shuffle(keys)
                parts = [a for a in parts if not re.match(r"\w+=|\*\*", a)] + keys + [a for a in parts if a.startswith("**")]
            out.append(", ".join(a for a in parts if a))
        elif not rng:
            out.append(p.written)
        else:
            value = values.setdefault(p.written, rng.choice(p.values)) if rng.random() < 0.85 else rng.choice(p.values)
            out.append(value)
    text = "".join(out)
    # An empty list leaves a comma too many.
    return re.sub(r"([(\[{]|import |del |lambda )(?:, )+", r"\1", re.sub(r"(, )+(?=[)\]}]|, |: |\n|$)", "", text)) if rng else text


def is_python(text):
    try:
        compile(text, "x.py", "exec", dont_inherit=True)
    except (SyntaxError, ValueError):
        return False
    return True


def narrowed(text, begin, end):
    """The span without brackets around it, and without what stands in front of a definition."""
    while True:
        while begin < end and text[end - 1].isspace():
            end -= 1
        if text[begin] == "@":
            begin = re.compile(r"\n\s*").search(text, begin).end()
        elif text[begin] == "(" and text[end - 1] == ")":
            try:
                outer, inner = (ast.dump(ast.parse(text[b:e].strip() and "(" + text[b:e] + "\n)", mode="eval")) for b, e in ((begin, end), (begin + 1, end - 1)))
            except SyntaxError:
                return begin, end
            if outer != inner or not text[begin + 1:end - 1].strip():
                return begin, end
            begin, end = begin + 1, end - 1
            begin += len(text[begin:end]) - len(text[begin:end].lstrip())
        else:
            return begin, end


class Judge:
    def __init__(self, binary, folder):
        self.binary, self.folder = binary, folder
        self.compared = self.matched = self.refused = self.unsure = 0

    def run(self, *arguments):
        return subprocess.run([self.binary, *arguments], cwd=self.folder, capture_output=True, text=True, check=False, timeout=120)

    def write(self, name, text):
        with open(os.path.join(self.folder, name), "w", encoding="utf-8") as f:
            f.write(text)

    def rules(self, patterns):
        """The rule file with a relation for each pattern, and the lines at which they begin."""
        out, lines = 'ruleset judged edition 2 "x"\nlibrary lib\n', []
        for i, p in enumerate(patterns):
            lines.append(out.count("\n") + 1)
            fragment = p.written if "\n" not in p.written else "\n    " + p.written.replace("\n", "\n    ")
            out += "find R%d(%s) at $at \"x\": match %s`%s` as $at\n" % (i, ", ".join(p.holes), "stmt " if p.statement and "\n" not in p.written.rstrip() else "", fragment)
        return out, lines

    def accepted(self, patterns):
        """Those that are no mistake for the checker."""
        while patterns:
            text, lines = self.rules(patterns)
            self.write("r.hvr", text)
            got = self.run("check", "--format", "json", "r.hvr")
            wrong = [json.loads(line) for line in got.stdout.splitlines() + got.stderr.splitlines() if line.startswith("{")]
            bad = {max(i for i, at in enumerate(lines) if at <= m["line"]) for m in wrong if m["severity"] == "error" and m["line"] >= lines[0]}
            if not bad:
                if got.returncode:
                    raise SystemExit("check: " + got.stdout + got.stderr)
                return patterns
            self.refused += len(bad)
            patterns = [p for i, p in enumerate(patterns) if i not in bad]
        return patterns

    def found(self, patterns, program):
        """Of each pattern its rows: the place and the captures, as spans."""
        self.write("p.py", program)
        got = self.run("dump", "--rules", "r.hvr", "--stage", "rows", "p.py")
        if got.returncode:
            raise SystemExit("dump: " + got.stderr + program)
        source = Text(program)
        rows = [set() for _ in patterns]

        def span(x):
            if isinstance(x, list):
                return tuple(span(y) for y in x)
            begin = source.starts[x["line"] - 1] + x["column"] - 1
            return narrowed(program, begin, begin + len(x["text"]))

        for line in got.stdout.splitlines():
            row = json.loads(line)
            if row["relation"].startswith("R"):
                i = int(row["relation"][1:])
                rows[i].add((span(row),) + tuple(span(row["columns"][h]) for h in patterns[i].holes))
        return rows

    def wanted(self, pattern, program):
        reference, out = Reference(program), set()

        def span(x):
            return tuple(span(y) for y in x) if isinstance(x, list) else narrowed(program, *x.span)

        for place, env in reference.matches(pattern):
            out.add((narrowed(program, *place),) + tuple(span(env[h]) for h in pattern.holes))
        return out

    def judge(self, patterns, program):
        """Messages about what is not the same."""
        patterns = self.accepted(patterns)
        out = []
        if not patterns:
            return out
        for pattern, rows in zip(patterns, self.found(patterns, program)):
            try:
                wanted = self.wanted(pattern, program)
            except Unsure:
                self.unsure += 1
                continue
            self.compared += 1
            self.matched += len(wanted)
            for row, what in [(r, "engine alone") for r in rows - wanted] + [(r, "missed") for r in wanted - rows]:
                shown = [repr(program[s[0]:s[1]]) if s and not isinstance(s[0], tuple) else [program[b:e] for b, e in s] for s in row]
                line = program.count("\n", 0, row[0][0])
                out.append(f"{what}: `{pattern.written}` in line {line + 1}, {program.splitlines()[line]!r}, at {shown[0]}: {dict(zip(pattern.holes, shown[1:]))}")
                break
        return out


def random_round(rng):
    maker, patterns, pieces = Maker(rng), [], []
    while len(patterns) < PATTERNS:
        made, statement = maker.pattern()
        pattern = Pattern(written(made, None), statement)
        try:
            Text(pattern.text)
        except (SyntaxError, NotImplementedError, AssertionError, Unsure):
            continue
        patterns.append(pattern)
        pieces.append(made)
    program = HEADER
    for made in pieces:
        for _ in range(3):
            text = written(made, rng) + "\n"
            try:
                Text(HEADER + text)
            except (SyntaxError, NotImplementedError, AssertionError, Unsure):
                continue
            if is_python(HEADER + text):
                program += text
    return patterns, program


def fixed_rounds():
    """Of tests/judge/matches.txt: patterns behind `?`, the program behind them."""
    with open(os.path.join(HERE, "matches.txt"), encoding="utf-8") as f:
        for part in f.read().split("\n====\n")[1:]:
            heads = [line for line in part.splitlines() if line.startswith("? ")]
            program = "\n".join(line for line in part.splitlines() if not line.startswith("? "))
            # Older releases of Python know neither `match` nor `except*`.
            if sys.version_info < (3, 10) and "match " in program or sys.version_info < (3, 11) and "except*" in program:
                continue
            yield [Pattern(h[2:].removeprefix("stmt ").replace("\\n", "\n"), h.startswith("? stmt ")) for h in heads], HEADER + program + "\n"


def write(judge, given, bad):
    path = os.path.join(os.path.dirname(os.path.dirname(HERE)), "docs", "reliability.md")
    with open(path, encoding="utf-8") as f:
        page = f.read()
    row = "| matches of random patterns in random programs, against a plain matcher over CPython's tree (`match_judge.py`) | %s rounds from seed %d: %s patterns, %s matches | %s: %d differ |" % (
        format(given.rounds, ","), given.seed, format(judge.compared, ","), format(judge.matched, ","), datetime.date.today(), bad)
    with open(path, "w", encoding="utf-8") as f:
        f.write(re.sub(r"\| matches of random patterns.*", lambda _: row, page))


def main():
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("binary")
    options.add_argument("--rounds", type=int, default=100)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--write", action="store_true")
    given = options.parse_args()
    bad = 0
    with tempfile.TemporaryDirectory() as folder:
        judge = Judge(os.path.abspath(given.binary), folder)
        rounds = [("fixed %d" % i, r) for i, r in enumerate(fixed_rounds())]
        rounds += [("seed %d" % s, None) for s in range(given.seed, given.seed + given.rounds)]
        for name, made in rounds:
            made = made or random_round(random.Random(int(name.split()[1])))
            for message in judge.judge(*made):
                bad += 1
                print(f"{name}: {message}")
    print(f"{judge.compared} patterns compared, {judge.matched} matches, {judge.refused} patterns refused by the checker, {judge.unsure} not decided; {bad} differ")
    if given.write:
        write(judge, given, bad)
    return 1 if bad or not judge.matched else 0


if __name__ == "__main__":
    sys.exit(main())
