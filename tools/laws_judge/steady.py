"""No rule file that `check` accepts crashes on any program: rules and programs are mutated
together.

With a sanitizer's build as the rewriter, what it reports is a crash.
"""

import re

from . import combined, programs, runner
from .session import Failure, Tally, seeded

TOKEN = re.compile(r"`[^`]*`|\$\.\.\.\w+|\$\w+|\"[^\"]*\"|\w+|\s+|.")
FRAGMENTS = [
    "$x",
    "$_",
    "$...a",
    "aa.h($x)",
    "bb.g($...a)",
    "[$...e]",
    "$o.$n",
    "stmt",
    "1",
    "",
    "$x\n  $y",
    "for $i in $x: $...b",
]
NUMBERS = ["0", "-1", "99999999999", "2147483648", "1.5", '""', "true"]


def pieces(texts):
    """Clauses, actions and declarations of known rules: what can be put into another rule."""
    return sorted({line.strip() for text in texts for line in text.split("\n") if line.strip()})


def mutated(text, random, pool):
    """A rule text with one or two changes."""
    for _ in range(random.randint(1, 2)):
        tokens = TOKEN.findall(text)
        solid = [i for i, t in enumerate(tokens) if t.strip()]
        if not solid:
            return text
        at, other = random.choice(solid), random.choice(solid)
        kind = random.random()
        if kind < 0.05:
            tokens[at] = ""
        elif kind < 0.1:
            tokens[at], tokens[other] = tokens[other], tokens[at]
        elif kind < 0.45:
            holes = [i for i in solid if "$" in tokens[i]]
            if holes:
                i = random.choice(holes)
                names = re.findall(r"\$(?:\.\.\.)?\w+", text) + ["$_", "$..._", "$new"]
                tokens[i] = re.sub(
                    r"\$(?:\.\.\.)?\w+", lambda _: random.choice(names), tokens[i], count=1
                )
        elif kind < 0.6:
            fragments = [i for i in solid if tokens[i].startswith("`")]
            if fragments:
                tokens[random.choice(fragments)] = "`%s`" % random.choice(FRAGMENTS)
        elif kind < 0.7:
            tokens[at] = random.choice(NUMBERS)
        elif kind < 0.95:
            ends = [i for i in range(len(tokens)) if "\n" in tokens[i] and i > len(tokens) // 3]
            tokens.insert(random.choice(ends or [at]), "\n  %s\n  " % random.choice(pool))
        else:
            tokens.insert(at, tokens[other] + " ")
        text = "".join(tokens)
    return text


def broken(text, random):
    """A program with some of its characters moved, doubled or taken away: Python or not."""
    data = bytearray(text.encode())
    for _ in range(random.randint(1, 4)):
        at, other = random.randrange(len(data) + 1), random.randrange(len(data) + 1)
        low, high = min(at, other), min(max(at, other), min(at, other) + 40)
        kind = random.random()
        if kind < 0.3:
            del data[low:high]
        elif kind < 0.6:
            data[at:at] = data[low:high]
        elif kind < 0.8:
            data[at:at] = random.choice(
                [
                    b"\n",
                    b"(",
                    b")",
                    b'"',
                    b"'''",
                    b"\\\n",
                    b"\t",
                    b"\x00",
                    b"\xff",
                    b"#",
                    b":",
                    b"\r",
                    b"f'{",
                    b"\x0c",
                ]
            )
        else:
            data[at:at] = random.choice(programs.HEADS)[0].encode()
    return bytes(data)


def rules_of(folder="docs/language.md"):
    """The texts to begin with: the catalogue's, and the examples of the reference."""
    texts = [rule.text for rule in combined.rules()]
    try:
        with open(folder, encoding="utf-8") as f:
            texts += [
                'ruleset docs "from the reference"\n' + block
                for block in re.findall(r"(?ms)^```hvr\n(.*?)^```", f.read())
            ]
    except OSError:
        pass
    return texts


class Rule:
    """A mutated rule file, for a failure."""

    action, label = "steady", "a mutated rule file"

    def __init__(self, text):
        self.text = text


def batch(work):
    """`count` rule files from one seed, with their programs. Returns a tally."""
    binary, count, seed, number = work
    random, tally = seeded("steady", seed, number), Tally()
    rewriter = runner.Rewriter(binary, jobs=2, seconds=60)
    texts = rules_of()
    pool, own = pieces(texts), combined.rules()
    for _ in range(count):
        rule = Rule(mutated(random.choice(texts), random, pool))
        tally.count["rule files"] += 1
        chosen = [random.choice(own) for _ in range(6)]
        made = [programs.make(r, random.choice(programs.kinds_of(r)), random) for r in chosen]
        data = [p.text.encode() for p in made if p]
        data += [broken(d.decode(), random) for d in data]
        try:
            accepted, _said = rewriter.check(rule.text)
            if not accepted:
                continue
            tally.count["rule files accepted"] += 1
            rewriter.rewrite(rule.text, data)
            tally.count["programs under mutated rules"] += len(data)
            rewriter.explain(rule.text, [(data[0], 3)])
        except runner.Ruined:
            pass  # a rule file may be refused when it is run: with a message, as it is here
        except runner.Crash as crash:
            tally.failures.append(failure(rewriter, rule, data, str(crash)))
    return tally


def crash_of(rewriter, text, data):
    """How the rewriter dies of a rule file and programs, or None."""
    try:
        if rewriter.check(text)[0]:
            rewriter.rewrite(text, data)
            rewriter.explain(text, [(data[0], 3)])
    except runner.Ruined:
        pass
    except runner.Crash as crash:
        return str(crash)
    return None


def failure(rewriter, rule, data, said):
    """The crash with fewer lines of the rule file, and one program where one is enough."""
    for one in data:
        if crash_of(rewriter, rule.text, [one]):
            data = [one]
            break
    lines = rule.text.split("\n")
    for at in range(len(lines) - 1, -1, -1):
        fewer = lines[:at] + lines[at + 1 :]
        if crash_of(rewriter, "\n".join(fewer), data):
            lines = fewer
    rule = Rule("\n".join(lines))
    program = programs.Program(data[0].decode("utf-8", "replace"), "", "", "")
    said = re.sub(r"0x\w+|\d{3,}", "_", said.split("\n")[0])
    return Failure("steady", said[:120], rule, program, "")
