"""The command line as a user meets it: exit codes, bad input, and that nothing is ever half written.

    python3 tests/cli/cli_test.py build/release/hvrewrite
"""
import json
import os
import stat
import subprocess
import sys
import tempfile

HVREWRITE = os.path.abspath(sys.argv[1])
TREE = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
RULES = """ruleset log "print becomes log"
library mylog
import mylog as mylog
parameter loud: bool = false "shout"
rule log: match `print($...a)` replace with `mylog.info($...a)`
"""
TESTS = []


def test(f):
    TESTS.append(f)
    return f


def run(*args, stdin=None, cwd=None):
    r = subprocess.run([HVREWRITE, *args], input=stdin, capture_output=True, cwd=cwd)
    return r.returncode, r.stdout.decode("utf-8", "replace"), r.stderr.decode("utf-8", "replace")


class Box:
    """A folder with a ruleset and some files."""

    def __init__(self, **files):
        self.tmp = tempfile.TemporaryDirectory()
        self.dir = self.tmp.name
        self.rules = self.write("log.hvr", RULES)
        for name, text in files.items():
            self.write(name + ".py", text)

    def write(self, name, data):
        path = os.path.join(self.dir, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as f:
            f.write(data if isinstance(data, bytes) else data.encode())
        return path

    def read(self, name):
        with open(os.path.join(self.dir, name), "rb") as f:
            return f.read()

    def path(self, name):
        return os.path.join(self.dir, name)


def expect(got, wanted, what=""):
    if got != wanted:
        raise AssertionError(f"{what}: got {got!r}, wanted {wanted!r}")


def contains(text, part):
    if part not in text:
        raise AssertionError(f"{part!r} is not in {text!r}")


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
def in_place_keeps_mode_and_links():
    b = Box(a="print(1)\n")
    os.chmod(b.path("a.py"), 0o751)
    os.symlink("a.py", b.path("link.py"))
    expect(run("-r", b.rules, "--in-place", b.path("link.py"))[0], 0)
    expect(b.read("a.py"), b"import mylog\n\nmylog.info(1)\n")
    expect(stat.S_IMODE(os.stat(b.path("a.py")).st_mode), 0o751)
    expect(os.path.islink(b.path("link.py")), True)
    expect(sorted(os.listdir(b.dir)), ["a.py", "link.py", "log.hvr"], "no temporary file is left")


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
def folders_are_walked():
    b = Box()
    b.write("pkg/a.py", "print(1)\n")
    b.write("pkg/sub/b.py", "x = 1\n")
    b.write("pkg/.hidden/c.py", "print(3)\n")
    b.write("pkg/notes.txt", "print(4)\n")
    expect(run("-r", b.rules, "--in-place", b.path("pkg"))[0], 0)
    contains(b.read("pkg/a.py").decode(), "mylog")
    expect(b.read("pkg/.hidden/c.py"), b"print(3)\n")
    expect(b.read("pkg/notes.txt"), b"print(4)\n")


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
def a_folder_walk_leaves_alone_what_no_rule_can_concern():
    b = Box()
    rules = b.write("p.hvr", "ruleset p\nlibrary mylib\npattern Run: some `mylib.run()`\nrefuse when pattern is Unknown: \"nothing runs\"\n"
                             "rule fast: match `mylib.run()` replace with `mylib.run(1)`\n")
    b.write("src/a.py", "import mylib\nmylib.run()\n")
    b.write("src/b.py", "print(1\n")
    code, out, err = run("-r", rules, "--check", b.path("src"))
    expect((code, os.path.basename(out.strip()), err), (1, "a.py", ""))
    expect(run("-r", rules, "--check", b.path("src/b.py"))[0], 2)


@test
def notebooks():
    b = Box()
    cells = [{"cell_type": "code", "metadata": {}, "execution_count": None, "outputs": [], "source": s} for s in (["%time\n", "x = 1"], ["print(x)"])]
    book = b.write("n.ipynb", json.dumps({"cells": cells, "metadata": {}, "nbformat": 4, "nbformat_minor": 4}, indent=1))
    before = b.read("n.ipynb")
    code, out, _ = run("-r", b.rules, "--diff", book)
    expect(code, 0)
    contains(out, "n.ipynb (cell 2)")
    contains(out, "-print(x)\n")
    contains(out, "+mylog.info(x)\n")
    expect(run("-r", b.rules, "--in-place", book)[0], 0)
    after = json.loads(b.read("n.ipynb"))
    expect(after["cells"][1]["source"], ["mylog.info(x)"])
    expect(after["cells"][0]["source"][-2:], ["%time\n", "x = 1"])
    expect(b.read("n.ipynb") != before, True)
    broken = b.write("broken.ipynb", '{"cells": [')
    code, _, err = run("-r", b.rules, "--in-place", broken)
    expect((code, b.read("broken.ipynb")), (2, b'{"cells": ['))
    contains(err, "P005")


@test
def prove_hands_over_to_the_judge():
    code, out, _ = run("prove", "--help")
    expect(code, 0)
    contains(out, "--ranks")
    code, _, err = run("prove", "/no/such/program.py")
    expect(code, 4)
    expect(bool(err), True)


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
def missing_and_unreadable_files():
    b = Box(a="print(1)\n")
    code, out, err = run("-r", b.rules, b.path("nowhere.py"))
    expect((code, out), (2, ""))
    contains(err, "no such file")
    os.makedirs(b.path("void"))
    code, _, err = run("-r", b.rules, "--check", b.path("void"))
    expect(code, 2)
    contains(err, "holds no Python file")
    if os.geteuid() != 0:
        os.chmod(b.path("a.py"), 0)
        expect(run("-r", b.rules, b.path("a.py"))[0], 2)


@test
def unwritable_target():
    b = Box(a="print(1)\n")
    code, _, err = run("-r", b.rules, "-o", b.path("no/such/folder/out.py"), b.path("a.py"))
    expect(code, 2)
    contains(err, "cannot be written")
    if os.path.exists("/dev/full"):
        r = subprocess.run(f"'{HVREWRITE}' -r '{b.rules}' '{b.path('a.py')}' > /dev/full", shell=True, capture_output=True)
        expect(r.returncode, 2, "a full disk")


@test
def one_bad_file_does_not_stop_the_others():
    b = Box(a="print(1)\n", broken="def f(:\n", z="print(2)\n")
    code, _, err = run("-r", b.rules, "--in-place", b.path("a.py"), b.path("broken.py"), b.path("z.py"))
    expect(code, 2)
    contains(b.read("a.py").decode(), "mylog")
    contains(b.read("z.py").decode(), "mylog")
    expect(b.read("broken.py"), b"def f(:\n")


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


# -- programs of several files -----------------------------------------------------------------------------
SHARED = """ruleset shared
library lib, mylog
import mylog as mylog
class lib.Model
method lib.Model.run(x)
rule log: match `$m.run($...a)` where surely($m : lib.Model) replace with `mylog.info($m, $...a)`
rule loud: match `len($x)` where some `abs($_)` replace with `abs($x)`
"""


def project():
    b = Box()
    b.write("shared.hvr", SHARED)
    b.write("p/nets.py", "import lib\nnet = lib.Model()\n")
    b.write("p/steps.py", "from nets import net\ndef go():\n    net.run(1)\n")
    b.write("p/train.py", "from steps import go\ngo()\n")
    return b


@test
def a_folder_is_rewritten_program_by_program():
    b = project()
    code, out, err = run("-r", b.path("shared.hvr"), "--diff", b.path("p"))
    expect((code, err), (0, ""))
    contains(out, "+    mylog.info(net, 1)")
    expect(run("-r", b.path("shared.hvr"), "--check", b.path("p"))[:2], (1, b.path("p/steps.py") + "\n"))
    expect(run("-r", b.path("shared.hvr"), "-i", b.path("p"))[0], 0)
    expect(b.read("p/steps.py"), b"from nets import net\nimport mylog\ndef go():\n    mylog.info(net, 1)\n")
    expect(b.read("p/train.py"), b"from steps import go\ngo()\n")


@test
def files_of_a_program_change_together():
    b = project()
    b.write("p/nets.py", "import lib\nnet = lib.Model()\nnet.run(0)\n")
    before = b.read("p/nets.py")
    # A name so long that no temporary file can stand beside it: this one cannot be written.
    name = "s" * 245
    os.rename(b.path("p/steps.py"), b.path("p/" + name + ".py"))
    b.write("p/train.py", "from " + name + " import go\ngo()\n")
    code, _, err = run("-r", b.path("shared.hvr"), "-i", b.path("p"))
    expect(code, 2)
    contains(err, "cannot be written")
    contains(err, "nothing of " + b.path("p/train.py") + " was changed")
    expect(b.read("p/nets.py"), before)
    expect(sorted(os.listdir(b.path("p"))), sorted(["nets.py", name + ".py", "train.py"]))


@test
def a_folder_that_is_a_package():
    b = project()
    b.write("p/__init__.py", "")
    b.write("p/steps.py", "from p.nets import net\ndef go():\n    net.run(1)\n")
    b.write("p/train.py", "from . import steps\nsteps.go()\n")
    expect(run("-r", b.path("shared.hvr"), "--check", b.path("p"))[:2], (1, b.path("p/steps.py") + "\n"))
    expect(run("-r", b.path("shared.hvr"), "--check", ".", cwd=b.path("p"))[:2], (1, "steps.py\n"))


@test
def a_script_with_its_project():
    b = project()
    code, out, err = run("-r", b.path("shared.hvr"), "--project", b.path("p"), "--diff", b.path("p/train.py"))
    expect((code, err), (0, ""))
    contains(out, "+    mylog.info(net, 1)")
    # Several files change: the result cannot go to standard output.
    code, out, err = run("-r", b.path("shared.hvr"), "--project", b.path("p"), b.path("p/train.py"))
    expect((code, out), (4, ""))
    contains(err, "several files")
    contains(run("-r", b.path("shared.hvr"), "--project", b.path("p"), b.write("far.py", ""))[2], "is no Python file inside")
    contains(run("-r", b.path("shared.hvr"), "--project", b.path("p/train.py"), b.path("p/train.py"))[2], "--project takes a folder")


@test
def a_module_is_explained_as_a_part_of_its_program():
    b = project()
    place = b.path("p/steps.py") + ":3"
    contains(run("explain", "-r", b.path("shared.hvr"), place)[1], "log: cannot be decided")
    contains(run("explain", "-r", b.path("shared.hvr"), "--project", b.path("p"), place)[1], place + ":5: log: fired")


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
def one_message_for_one_unknown_thing():
    b = Box(a="from ourlib import make\nnet = make()\nnet.run(1)\n")
    b.write("d.hvr", """ruleset demanding
library lib
class lib.Model
find Run at $c: match `$_.run($..._)` as $c
must start: each Run at $c or error "this run is not started" at $c
should stop: each Run at $c or warn "this run is not stopped" at $c
rule both: match `$m.run($..._)` as $c
  where $m : lib.Model
  keep does start for $c does stop for $c
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
def a_script_alone_says_what_it_missed():
    b = project()
    code, out, err = run("-r", b.path("shared.hvr"), b.path("p/train.py"))
    expect((code, out), (0, "from steps import go\ngo()\n"))
    contains(err, "train.py:1:1: warning[P009]: `steps` stands beside this file and was not read")
    contains(err, "--project " + b.path("p"))


@test
def programs_that_want_one_file_changed_differently():
    b = project()
    b.write("p/steps.py", "from nets import net\ndef go():\n    net.run(len('a'))\n")
    b.write("p/other.py", "from steps import go\ngo()\nabs(1)\n")
    before = b.read("p/steps.py")
    code, out, err = run("-r", b.path("shared.hvr"), "-i", b.path("p"))
    expect(code, 2)
    contains(err, "train.py: left as it is: as a part of it, " + b.path("p/steps.py"))
    assert b.read("p/steps.py") != before     # as a part of the first program
    contains(b.read("p/steps.py").decode(), "abs('a')")


@test
def a_broken_module_is_reported_and_the_rest_goes_on():
    b = project()
    b.write("p/bad.py", "def f(:\n")
    b.write("p/train.py", "import bad\nfrom steps import go\ngo()\n")
    code, out, err = run("-r", b.path("shared.hvr"), "--project", b.path("p"), "--diff", b.path("p/train.py"))
    expect(code, 0)
    contains(err, "train.py:1:1: warning[P006]")
    contains(out, "+    mylog.info(net, 1)")


@test
def installed_rulesets_by_name():
    expect(run("check", "horovod-tf1", "horovod-tf2", "horovod")[0], 0)
    contains(run("help", "rulesets")[1], "horovod-tf2")
    contains(run("help", "parameters", "--rules", "horovod-tf2")[1], "scale_rate (bool, true): multiply learning rates")


@test
def explain_names_what_stopped_a_rule():
    b = Box(a="print(1)\nlen(2)\n")
    b.write("e.hvr", "ruleset e\nrule log: match `len($x)` where $x is `abs($y)` replace with `1`\n")
    out = run("explain", "--rules", b.path("e.hvr"), b.path("a.py") + ":2")[1]
    contains(out, "log: does not hold: `$x is `abs($y)``")
    contains(run("explain", "--rules", b.rules, b.path("a.py") + ":1")[1], "log: fired")


@test
def dumps():
    b = Box(a="print(1)\n")
    for stage, part in [("tokens", "d_rule"), ("ir", "rule log"), ("syntax", "call"), ("facts", "call 1:1"), ("relations", "pattern Unknown"), ("edits", "log: replace")]:
        contains(run("dump", "--rules", b.rules, "--stage", stage, b.path("a.py"))[1], part)


@test
def golden_runner_finds_each_outcome():
    b = Box()
    rules = "rules=" + b.rules
    for name, files in {
        "ok": {"input.py": "print(1)\n", "expected.py": "import mylog\n\nmylog.info(1)\n"},
        "wrong": {"input.py": "print(1)\n", "expected.py": "something else\n"},
        "missing": {"input.py": "x = 1\n", "expected.py": "x = 2\n"},
        "noisy": {"input.py": "print(1)\n"},
    }.items():
        for f, text in files.items():
            b.write(f"g/{name}/{f}", text)
        b.write(f"g/{name}/flags", rules + "\n")
    code, out, _ = run("test", b.path("g"))
    expect(code, 1)
    for word in ("wrong;", "missing: not changed;", "noisy: changed"):
        contains(out, word)
    contains(out, "1 passed, 3 failed")
    code, out, _ = run("test", b.path("g"), "--update")
    contains(out, "wrote " + b.path("g/noisy/expected.py"))
    contains(out, "removed " + b.path("g/missing/expected.py"))
    expect(run("test", b.path("g"))[0], 0)


@test
def examples_in_rule_files_are_run():
    b = Box()
    good = b.write("good.hvr", "ruleset g\nrule a: match `len($x)` replace with `abs($x)`\nexample a: `y = len(1)` becomes `y = abs(1)`\nexample a: `y = abs(1)` stays\n")
    expect(run("test", "--rules", good)[:2], (0, "2 passed, 0 failed\n"))
    bad = b.write("bad.hvr", "ruleset g\nrule a: match `len($x)` replace with `abs($x)`\nexample a: `y = len(1)` becomes `y = round(1)`\n")
    code, out, _ = run("test", "--rules", bad)
    expect(code, 1)
    contains(out, "error[R060]")


@test
def version_and_help():
    code, out, _ = run("--version")
    expect(code, 0)
    contains(out, "hvrewrite ")
    expect(run("--help")[0], 0)
    contains(run("help", "exit-codes")[1], "2  some file was refused")


def main():
    failed = 0
    for t in TESTS:
        try:
            t()
        except AssertionError as e:
            failed += 1
            print(f"{t.__name__}: {e}")
    print(f"{len(TESTS) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
