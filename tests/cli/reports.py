"""What the other commands print."""
import json
import os
import pty
import subprocess

from box import HVREWRITE, Box, TREE, contains, expect, run, test


@test
def prove_hands_over_to_the_judge():
    code, out, _ = run("prove", "--help")
    expect(code, 0)
    contains(out, "--ranks")
    code, _, err = run("prove", "/no/such/program.py")
    expect(code, 4)
    expect(bool(err), True)


@test
def json_messages():
    b = Box(broken="x = (\n")
    code, _, err = run("-r", b.rules, "--format", "json", b.path("broken.py"))
    expect(code, 2)
    m = json.loads(err.splitlines()[0])
    expect((m["code"], m["severity"], m["line"]), ("P003", "error", 1))


@test
def classify_text_and_json():
    b = Box(k="import tensorflow as tf\nm = tf.keras.Sequential([])\nm.compile('adam', 'mse')\nm.fit(x, y)\n", n="x = 1\n")
    rules = os.path.join(TREE, "rulesets", "horovod.hvr")
    code, out, _ = run("classify", "--rules", rules, b.path("k.py"), b.path("n.py"))
    expect(code, 0)
    contains(out, "k.py: Keras\n")
    contains(out, "k.py:4:1: Keras\n")
    contains(out, "n.py: Unknown\n")
    out = run("classify", "--rules", rules, "--format", "json", b.path("k.py"))[1]
    expect(json.loads(out), {"file": b.path("k.py"), "pattern": "Keras", "evidence": [{"file": b.path("k.py"), "line": 4, "column": 1, "rule": "Keras"}],
                             "modules": [b.path("k.py")]})


@test
def one_message_for_one_unknown_thing():
    b = Box(a="from ourlib import make\nnet = make()\nnet.run(1)\n")
    b.write("d.hvr", """ruleset demanding
library lib
class lib.Model
find Run at $c: match `$_.run($..._)` as $c
must start: each Run at $c else error "this run is not started" at $c
must stop: each Run at $c else warn "this run is not stopped" at $c
rule both: match `$m.run($..._)` as $c
  where $m : lib.Model
  does start for $c does stop for $c
""")
    code, _, err = run("-r", b.path("d.hvr"), b.path("a.py"))
    expect(code, 2)
    expect([line for line in err.splitlines() if "a.py:3:1" in line], [b.path("a.py") + ":3:1: error[W003]: this run is not started"])
    contains(err, "whether `net` is a `lib.Model` could not be told: it comes from `make()` (line 2) of `ourlib`, of which nothing is known; take the files in with --project")
    contains(err, "or say it in the program: `net: lib.Model`")
    # Said so, it is known.
    b.write("a.py", "import lib\nfrom ourlib import make\nnet: lib.Model = make()\nnet.run(1)\n")
    expect(run("-r", b.path("d.hvr"), b.path("a.py"))[0], 0)


@test
def installed_rulesets_by_name():
    expect(run("check", "--no-examples", "horovod-tf1", "horovod-tf2", "horovod")[0], 0)  # `exercised` runs them
    contains(run("help", "rulesets")[1], "horovod-tf2")
    contains(run("help", "parameters", "--rules", "horovod-tf2")[1], "scale_rate (bool, true): multiply learning rates")


@test
def explain_names_what_stopped_a_rule():
    b = Box(a="print(1)\nlen(2)\n")
    b.write("e.hvr", "ruleset e\nrule log: match `len($x)` where $x is `abs($y)` replace with `1`\n")
    out = run("explain", "--rules", b.path("e.hvr"), b.path("a.py") + ":2")[1]
    contains(out, "log: does not hold: `$x is `abs($y)``")
    contains(run("explain", "--rules", b.rules, b.path("a.py") + ":1")[1], "log: fired")
    # One way in which a choice does not hold is no reason where another one does; each is where none does.
    b.write("a.py", "len(z)\nlen(3)\n")
    b.write("e.hvr", "ruleset e\nlibrary lib\nclass lib.Model\nrule log: match `len($x)` where ($x is `abs($_)` or $x is path)"
            " and maybe($x : lib.Model) and not $x is path replace with `1`\n")
    contains(run("explain", "--rules", b.path("e.hvr"), b.path("a.py") + ":1")[1], "does not hold: `not $x is path`")
    contains(run("explain", "--rules", b.path("e.hvr"), b.path("a.py") + ":2")[1], "does not hold: `$x is `abs($_)``")


@test
def explain_speaks_of_questions():
    b = Box(a="import lib\nm = lib.make()\nm.fit(1)\nn = lib.Model()\nn.fit(2, 3)\nn.fit(4)\ndef f(p): p.fit(5)\nprint(6)\n")
    b.write("q.hvr", "ruleset q\nlibrary lib\nclass lib.Model\nfind Fit(x) at $c: match `$m.fit($x)` as $c where $m : lib.Model and not $x is `4`\n"
          "find Twice(x) at $c: each Fit(x = $x) at $c where $x is literal and function of $c is given\n"
          "refuse \"no\" at $c: match `lib.stop()` as $c\nrule r: each Fit(x = $x) at $c wrap $x as `str($x)`\n"
          "rule s: each Twice(x = $x) at $c wrap $x as `int($x)`\n")

    def said(line):
        return run("explain", "--rules", b.path("q.hvr"), b.path("a.py") + ":%d" % line)[1]
    contains(said(3), "3:1: find Fit: cannot be decided: `$m : lib.Model` (" + b.path("q.hvr") + ":4)\n"
             "  what `lib.make` gives (line 2) is declared nowhere: `function lib.make(…) -> CLASS` in a facts file would say it")
    contains(said(5), "5:1: find Fit: almost: this is not of the form `$m.fit($x)` (" + b.path("q.hvr") + ":4)\n"
             "  `3` (5:10) is one more than the pattern has")
    contains(said(6), "6:1: find Fit: does not hold: `not $x is `4`` (")
    contains(said(7), "is a parameter whose calls do not tell; an annotation would")
    expect("find" in said(8), False)
    b.write("a.py", "m = make()\nm.fit(1)\n")
    contains(said(2), "nothing that is read here binds `make` (line 1)")
    b.write("a.py", "import lib\nn = lib.Model()\nn.fit(1)\nlib.show(1, now=False)\nlib.show()\n")
    contains(said(3), "find Fit: has a row here")
    b.write("p.hvr", "ruleset p\nlibrary lib\nrule s: match `lib.show($x, now=True)` replace with `lib.shown($x)`\n")
    met = run("explain", "--rules", b.path("p.hvr"), b.path("a.py") + ":4")[1]
    contains(met, "s: almost: this is not of the form `lib.show($x, now=True)` (" + b.path("p.hvr") + ":3)\n"
             "  `True` of the pattern meets `False` (4:17)")
    contains(run("explain", "--rules", b.path("p.hvr"), b.path("a.py") + ":5")[1], "  nothing stands for `now=…` in `()` (5:9)")
    contains(said(3), "find Twice: does not hold: `function of $c is given` (")
    contains(said(3), ": r: fired")


@test
def dumps():
    b = Box(a="print(1)\n")
    for stage, part in [("tokens", "name     rule"), ("ir", "rule log"), ("syntax", "call"), ("facts", "call 1:1"), ("relations", "pattern Unknown"), ("edits", "log: replace")]:
        contains(run("dump", "--rules", b.rules, "--stage", stage, b.path("a.py"))[1], part)
    said = b.write("said.hvr", 'ruleset said\nrule said: match `print($x)` note "x" at $x\n')
    contains(run("dump", "--rules", said, "--stage", "edits", b.path("a.py"))[1], "said: no edit at 1:1 print(1)")


@test
def rows_of_questions_are_json_lines():
    b = Box(a="f = open('x', 'w')\ng = open(y)\n")
    rules = b.write("files.hvr", "ruleset files\nfunction builtins.open(file, mode)\n"
                    "find Opened(name, rest, how) at $c: match stmt `$name = $c`\n  match `open($...rest)` in $c as $same\n"
                    "  let $how = rest.mode\nrule r: each Opened(name = $n, rest = $...r, how = $h) at $c note \"{$n} {$h}\" at $c\n")
    code, out, err = run("dump", "--rules", rules, "--stage", "rows", b.path("a.py"))
    expect(code, 0, err)
    rows = [json.loads(line) for line in out.splitlines()]
    expect([(r["relation"], r["sure"], r["line"], r["column"], r["text"]) for r in rows], [("Opened", True, 1, 5, "open('x', 'w')"), ("Opened", True, 2, 5, "open(y)")])
    expect(rows[0]["columns"]["name"], {"line": 1, "column": 1, "text": "f"})
    expect([e["text"] for e in rows[0]["columns"]["rest"]], ["'x'", "'w'"])
    expect((rows[0]["columns"]["how"]["text"], rows[1]["columns"]["how"]), ("'w'", None))


@test
def version_and_help():
    code, out, _ = run("--version")
    expect(code, 0)
    contains(out, "hvrewrite ")
    expect(run("--help")[0], 0)
    contains(run("help", "exit-codes")[1], "2  some file was refused")
    _, said, _ = run("help", "R015")
    contains(said, "R015  a plain name in a fragment means nothing\n")
    contains(said, "Wrong:\n\n    rule log: match `print($x)` replace with `logging.info($x)`\n")
    expect("```" in said or "## " in said, False)


@test
def words_that_make_no_sense_are_named():
    b = Box(a="print(1)\n")
    for words, said in ((("nonsense", b.path("a.py")), "`nonsense` is no command and no file"), (("-q", "-v", "-r", b.rules, b.path("a.py")), "exclude each other"),
                        (("explain", "-r", b.rules, b.path("a.py") + ":2"), "has 1 line"), (("explain", "-r", b.rules, b.path("a.py") + ":99999999999999999999"), "takes FILE:LINE"),
                        (("explain", "-r", b.rules, b.path("a.py") + ":-1"), "takes FILE:LINE")):
        code, out, err = run(*words)
        expect((code, out), (4, ""), words)
        contains(err, said)
    code, _, err = run("-r", b.rules, "--facts", b.rules, b.path("a.py"))
    expect(code, 3)
    contains(err, "this is a ruleset, and was given as facts")


@test
def a_folder_run_ends_with_a_summary():
    b = Box()
    for name, text in (("a", "print(1)\n"), ("b", "print(1)\n"), ("c", "x = 1\n"), ("d", "print(\n")):
        b.write("t/%s.py" % name, text)
    code, _, err = run("-v", "-r", b.rules, "--check", b.path("t"))
    expect(code, 2)
    expect(err.splitlines()[-1], "4 programs: 2 to change (2 files), 1 refused, 1 with nothing to change, 0 with nothing to do")
    code, _, err = run("-v", "-r", b.rules, "-i", b.path("t"))
    expect(err.splitlines()[-1], "4 programs: 2 changed (2 files), 1 refused, 1 with nothing to change, 0 with nothing to do")
    # Without a terminal and --verbose, nothing; on a terminal, without --verbose.
    os.remove(b.path("t/d.py"))
    b.write("t/a.py", "print(1)\n")
    expect(run("-r", b.rules, "--check", b.path("t")), (1, b.path("t/a.py") + "\n", ""))
    ours, theirs = pty.openpty()
    done = subprocess.run([HVREWRITE, "-r", b.rules, "--check", b.path("t")], stdout=subprocess.DEVNULL, stderr=theirs, check=False)
    os.close(theirs)
    said = os.read(ours, 1000).decode()
    os.close(ours)
    expect((done.returncode, said), (1, "3 programs: 1 to change (1 file), 2 with nothing to change, 0 with nothing to do\r\n"))


ACCOUNT = """ruleset log "print becomes log"
library mylog
import mylog as mylog
pattern Loud: some `print($..._)`
refuse "asks for input" at $x: match `input()` as $x
rule log "what is printed is logged": match `print($...a)` replace with `mylog.info($...a)`
report "What is printed" at $p: match `print($..._)` as $p
report "What asks" "by `{$f}`" at $x: match `$f()` as $x where $f is `input`
report "Start it" "python {script}" "  and wait": where pattern is Loud
rule odd: match `repr($x)` as $r warn "look at `{$x}`" at $r
"""


@test
def an_account_says_what_was_found_changed_and_left():
    box = Box(a="x = 1\nprint(x)\nrepr(x)\n", b="print(input())\n")
    rules = box.write("account.hvr", ACCOUNT)
    a = box.path("a.py")
    code, out, _ = run("--rules", rules, "--report", "text", a)
    assert code == 0, code
    assert out == (
        "%s: Loud, rewritten\n\nWhat is printed\n  line 2: print(x)\n\nChanged\n"
        "  line 2: what is printed is logged (log)\n\nLeft to do\n  line 3: look at `x`\n\n"
        "Start it\n  python %s\n    and wait\n" % (a, a)
    ), out
    assert box.read("a.py") == b"x = 1\nprint(x)\nrepr(x)\n"
    code, out, _ = run("--rules", rules, "--report", "markdown", a)
    assert "- line 2: `print(x)`\n" in out and "- [ ] line 3: look at `x`\n" in out, out
    assert "```\npython %s\n  and wait\n```\n" % a in out, out
    # What is refused is not to be started, and nothing of it is changed.
    code, out, _ = run("--rules", rules, "--report", "json", box.path("b.py"))
    said = json.loads(out)
    assert code == 2 and said["outcome"].startswith("refused"), said
    assert [f["heading"] for f in said["found"]] == ["What is printed", "What asks"], said
    assert said["found"][1]["text"] == "by `input`" and said["found"][1]["line"] == 1, said
    assert said["changes"] == [] and said["left"][0]["text"] == "asks for input", said


@test
def an_account_stands_beside_a_replacement_and_alone_otherwise():
    box = Box(a="print(1)\n")
    rules = box.write("account.hvr", ACCOUNT)
    code, out, _ = run("--rules", rules, "--report", "text", "--in-place", box.path("a.py"))
    assert code == 0 and "what is printed is logged" in out, out
    assert b"mylog.info(1)" in box.read("a.py")
    for other in (["--diff"], ["--check"], ["-o", box.path("o.py")]):
        code, _, err = run("--rules", rules, "--report", "text", *other, box.path("a.py"))
        assert code == 4 and "--report" in err, (other, code, err)
