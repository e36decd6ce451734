"""Rewriting single files: where results go, exit codes, odd and bad Python."""
from box import Box, RULES, SHARED, contains, expect, run, test


@test
def result_on_standard_output():
    b = Box(a="print(1)\n")
    code, out, err = run("--rules", b.rules, b.path("a.py"))
    expect((code, out, err), (0, "import mylog\n\nmylog.info(1)\n", ""))
    expect(b.read("a.py"), b"print(1)\n", "the input")


@test
def standard_input():
    b = Box()
    expect(run("-r", b.rules, "-", stdin=b"x = print(1)\n")[1], "import mylog\n\nx = mylog.info(1)\n")


@test
def check_says_by_exit_code():
    b = Box(a="print(1)\n", c="x = 1\n")
    expect(run("-r", b.rules, "--check", b.path("c.py"))[0], 0)
    code, out, _ = run("-r", b.rules, "--check", b.path("a.py"), b.path("c.py"))
    expect((code, out), (1, b.path("a.py") + "\n"))
    expect(b.read("a.py"), b"print(1)\n")


@test
def diff_is_unified():
    b = Box(a="x = 1\nprint(x)\n")
    out = run("-r", b.rules, "--diff", b.path("a.py"))[1]
    contains(out, "--- ")
    contains(out, "\n-print(x)\n+mylog.info(x)\n")


@test
def output_to_a_file():
    b = Box(a="print(1)\n")
    expect(run("-r", b.rules, "-o", b.path("out.py"), b.path("a.py"))[0], 0)
    contains(b.read("out.py").decode(), "mylog.info(1)")


@test
def several_files_need_a_mode():
    b = Box(a="print(1)\n", c="print(2)\n")
    expect(run("-r", b.rules, b.path("a.py"), b.path("c.py"))[0], 4)


@test
def usage_errors():
    b = Box(a="print(1)\n")
    for args in (["a.py"], ["-r", b.rules], ["-r", b.rules, "--check", "--diff", b.path("a.py")], ["-r", b.rules, "--set", "loud", b.path("a.py")],
                 ["-r", b.rules, "--in-place", "-"], ["--frobnicate"], ["explain", "-r", b.rules, b.path("a.py")], ["help", "nothing"],
                 ["dump", "-r", b.rules, "--stage", "x", b.path("a.py")]):
        code, out, err = run(*args)
        expect(code, 4, str(args))
        expect(bool(err), True, "a message for " + str(args))
    expect(b.read("a.py"), b"print(1)\n")


@test
def set_may_be_given_more_than_once():
    b = Box(a="print(1)\n")
    rules = b.write("two.hvr", RULES + 'parameter times: int = 1 "how often"\nrule again when times = 2 and loud: match `len($x)` replace with `abs($x)`\n')
    b.write("a.py", "len(x)\n")
    expect(run("-r", rules, "--set", "times=2", "--set", "loud=true", b.path("a.py"))[1], "abs(x)\n")
    expect(run("-r", rules, "--set", "times=2", b.path("a.py"))[1], "len(x)\n")


@test
def lists_are_set_short_or_from_a_file():
    b = Box(a="len(x)\nlen(y)\n")
    rules = b.write("names.hvr", 'ruleset names\nparameter names: list of text = [] "names that go"\n'
                    'rule gone: match stmt `len($x)` as $s where text of $x in names remove $s\n')
    listed = b.write("names.txt", '["y",\n "z"]\n')
    expect(run("-r", rules, b.path("a.py"))[1], "len(x)\nlen(y)\n")
    expect(run("-r", rules, "--set", "names=w,x", b.path("a.py"))[1], "len(y)\n")
    expect(run("-r", rules, "--set", "names=@" + listed, b.path("a.py"))[1], "len(x)\n")
    code, _, err = run("-r", rules, "--set", "names=@" + b.path("none"), b.path("a.py"))
    expect(code, 4)
    contains(err, "--set names=@")
    contains(run("help", "parameters", "-r", rules)[1], "names (list of text, []): names that go")


@test
def bad_rules():
    b = Box(a="print(1)\n")
    bad = b.write("bad.hvr", "ruleset bad\nrule a: match `print($x)` replace with `len($y)`\n")
    code, out, err = run("-r", bad, b.path("a.py"))
    expect((code, out), (3, ""))
    contains(err, "error[R010]")
    expect(run("-r", b.path("missing.hvr"), b.path("a.py"))[0], 3)
    code, _, err = run("-r", b.rules, "--set", "loud=maybe", b.path("a.py"))
    expect(code, 3)
    contains(err, "R041")


@test
def bad_python_is_left_alone():
    inputs = {
        "broken": b"def f(:\n  print(1)\n",
        "binary": b"\x00\x01\x02print(1)\n",
        "latin": b"print('\xe9')\n",
        "deep": b"x = " + b"(" * 100000 + b"1" + b")" * 100000 + b"\n",
        "dots": b"print(x" + b".a()" * 100000 + b")\n",
    }
    b = Box()
    for name, data in inputs.items():
        b.write(name + ".py", data)
        code, out, err = run("-r", b.rules, "--in-place", b.path(name + ".py"))
        expect((name, code, out), (name, 2, ""))
        contains(err, "error[P00")
        expect(b.read(name + ".py"), data, name)


@test
def odd_but_good_python():
    b = Box()
    for name, data, result in [
        ("empty", b"", b""),
        ("bom", b"\xef\xbb\xbfprint(1)\n", b"\xef\xbb\xbfimport mylog\n\nmylog.info(1)\n"),
        ("crlf", b"print(1)\r\nx = 1\r\n", b"import mylog\r\n\r\nmylog.info(1)\r\nx = 1\r\n"),
        ("no_newline", b"import os\nprint(1)", b"import os\nimport mylog\nmylog.info(1)"),
        ("latin1", b"# coding: latin-1\nprint('\xe9')\n", b"# coding: latin-1\nimport mylog\n\nmylog.info('\xe9')\n"),
        ("tabs", b"if x:\n\tprint(1)\n", b"import mylog\n\nif x:\n\tmylog.info(1)\n"),
    ]:
        b.write(name + ".py", data)
        expect(run("-r", b.rules, "--in-place", b.path(name + ".py"))[0], 0, name)
        expect(b.read(name + ".py"), result, name)


@test
def facts_of_ones_own():
    b = Box(a="import ourlib\nourlib.make().run(1)\n")
    b.write("shared.hvr", SHARED)
    expect(run("-r", b.path("shared.hvr"), b.path("a.py"))[1], "import ourlib\nourlib.make().run(1)\n")
    facts = b.write("far/ours.hvr", 'facts ours "what our library makes"\nlibrary ourlib\nfunction ourlib.make() -> lib.Model\n')
    code, out, _ = run("-r", b.path("shared.hvr"), "--facts", facts, b.path("a.py"))
    expect((code, out), (0, "import ourlib\nimport mylog\nmylog.info(ourlib.make(), 1)\n"))
    code, _, err = run("-r", b.path("shared.hvr"), "--facts", b.path("nowhere.hvr"), b.path("a.py"))
    expect(code, 3)
    contains(err, "this facts file cannot be read")
    contains(run("help", "facts")[1], "--facts FILE")


@test
def strict_refuses_what_is_warned_of():
    b = Box(a="print(1)\n", c="len(1)\n")
    rules = b.write("w.hvr", RULES + "rule doubt: match `len($_)` as $x replace $x with `abs(1)` warn \"look here\" at $x\n")
    expect(run("--strict", "-r", rules, b.path("a.py"))[:2], (0, "import mylog\n\nmylog.info(1)\n"))
    expect(run("-r", rules, b.path("c.py"))[:2], (0, "abs(1)\n"))
    code, out, err = run("--strict", "-r", rules, b.path("c.py"))
    expect((code, out), (2, ""))
    contains(err, "look here")
    expect(run("--strict", "-r", rules, "-i", b.path("c.py"))[0], 2)
    expect(b.read("c.py"), b"len(1)\n")
    # What was not read could say otherwise.
    b.write("d.py", "import a\nprint(1)\n")
    expect(run("-r", rules, b.path("d.py"))[0], 0)
    expect(run("--strict", "-r", rules, b.path("d.py"))[:2], (2, ""))
