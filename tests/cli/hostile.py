"""Rule files that nobody should run: each ends in a message, soon and in little memory, and the file stays."""
import resource

from box import Box, contains, expect, is_instrumented, run, test

HEAD = 'ruleset r "hostile"\n'
PRINTS = "".join("print(%d)\n" % i for i in range(28))


def doubled(name, first, kind):
    """Twenty-two definitions, each of which names the one before twice."""
    lines = ["define %s0($x) = %s" % (name, first)]
    lines += ["define %s%d($x) = %s%d($x) %s %s%d($x)" % (name, i + 1, name, i, kind, name, i) for i in range(22)]
    return "\n".join(lines) + "\n"


def lets(first, each):
    return "let $y0 = %s " % first + " ".join("let $y%d = %s" % (i + 1, each.replace("$y", "$y%d" % i)) for i in range(40))


def matches(count):
    return " ".join("match `print($a%d)` as $n%d" % (i, i) for i in range(count))


# Said when the rules are loaded, or when they are run.
AT_LOADING = {
    "values": doubled("v", "`str($x)`", "+") + "rule a: match `print($x)` replace with `print(${v22($x)})`\n",
    "conditions": doubled("c", "$x is literal", "and") + "rule a: match `print($x)` where c22($x) replace with `repr($x)`\n",
    "brackets": "rule a: match `print($x)` where %s$x is literal%s replace with `repr($x)`\n" % ("(" * 20000, ")" * 20000),
    "nots": "rule a: match `print($x)` where %s$x is literal replace with `repr($x)`\n" % ("not " * 20000),
    "a regular expression": 'rule a: match `print($x)` where text of $x matches "%s" replace with `repr($x)`\n' % ("\\\\pL{900}" * 90),
    "no text": b"rule a: match `print($x)` replace with `repr($x, 'caf\xe9')`\n",
}
AT_RUNNING = {
    "texts": 'rule a: match `print($x)` %s note "{$y40}"\n' % lets('"aaaaaaaa"', "$y + $y"),
    "lists": "rule a: match `print($x)` %s where length of $y40 > 3 replace with `repr($x)`\n" % lets("[1, 2]", "[$y, $y]"),
    "results": "rule a: match `print($x:literal)` %s replace with `print(${$y40})`\n" % lets("`str($x)`", "`max($y, $y)`"),
    "matches": "rule a: match `print($x)` as $p %s replace $p with `repr($x)`\n" % matches(6),
    "rows": "find P(x) at $n: match `print($x)` as $n\nrule a: match `print($x)` %s replace with `repr($x)`\n"
            % " ".join("each P(x = $a%d) at $n%d" % (i, i) for i in range(6)),
    "relations": "find P0(x) at $n: match `print($x)` as $n\n"
                 + "".join("find P%d(x, y) at $n: each P%d(x = $x) at $m each P%d(x = $y) at $n\n" % (i + 1, i, i) for i in range(5))
                 + "rule a: match `print($x)` where some P5(x = $x) replace with `repr($x)`\n",
    "holes": "rule a: match `max(%s)` replace with `min(%s)`\n" % (", ".join("$...a%d, 1" % i for i in range(12)), ", ".join("$...a%d" % i for i in range(12))),
}


def little():
    """A gigabyte, and half a minute of the processor."""
    if not is_instrumented():
        resource.setrlimit(resource.RLIMIT_AS, (1 << 30, 1 << 30))
    resource.setrlimit(resource.RLIMIT_CPU, (300 if is_instrumented() else 30,) * 2)


def tried(rules, *words):
    b = Box()
    path = b.write("hostile.hvr", HEAD.encode() + (rules if isinstance(rules, bytes) else rules.encode()))
    text = PRINTS + "max(%s, 2)\n" % ", ".join(["1"] * 40)
    b.write("t/a.py", text)
    code, _, err = run(*words, *(("check", path) if not words else ("-r", path, b.path("t"))), preexec_fn=little)
    expect(b.read("t/a.py").decode(), text)
    return code, err


@test
def rules_that_multiply_are_refused_when_they_are_loaded():
    for name, rules in AT_LOADING.items():
        code, err = tried(rules)
        expect(code, 3, name + ": " + err[:300])
        contains(err, "error[R0")


@test
def rules_that_multiply_are_ended_when_they_are_run():
    for name, rules in AT_RUNNING.items():
        expect(tried(rules)[0], 0, name + " is in order")
        code, err = tried(rules, "-i")
        expect(code, 2, name + ": " + err[:300])
        contains(err, "error[P014]")
