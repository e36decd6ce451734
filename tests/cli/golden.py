"""`hvrewrite test`: golden folders and examples."""
import json
import os
import resource

from box import Box, contains, expect, run, test


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
def examples_can_be_left_out():
    b = Box()
    bad = b.write("bad.hvr", "ruleset g\nrule a: match `len($x)` replace with `abs($x)`\nexample a: `y = len(1)` becomes `y = round(1)`\n")
    expect(run("check", bad)[0], 3)
    expect(run("check", bad, "--no-examples")[0], 0)
    for i in range(40):
        case(b, f"g/{i:02}", f"rules={bad}\n", input_py="len(1)\n", expected_py="abs(1)\n" if i % 3 else "round(1)\n")
    one = run("test", b.path("g"), "-j", "1")
    expect((one[0], one[1].splitlines()[-1]), (1, "26 passed, 15 failed"))
    expect(run("test", b.path("g"), "-j", "4"), one)
    contains(run("test", b.path("g"), "--no-examples")[1], "26 passed, 14 failed")
    expect(run("test", "--rules", bad, "--no-examples")[0], 2)


def case(b, name="g/one/case", flags="", **files):
    files = files or {"input.py": "print(1)\n", "expected.py": "import mylog\n\nmylog.info(1)\n"}
    for f, text in files.items():
        b.write(f"{name}/{f.replace('_', '.')}", text)
    b.write(f"{name}/flags", flags)


@test
def what_was_not_tested_has_not_passed():
    b = Box()
    b.write("empty/readme", "")
    for args in ((b.path("nope"),), (b.path("empty"),), (b.rules,), ("--rules", b.rules), ("--rules", b.rules, b.path("empty"))):
        code, out, err = run("test", *args)
        expect(code, 2, str(args))
        expect(bool(err), True, str(args))
    contains(run("test", b.rules)[2], "a ruleset is named with --rules")
    rules = "rules=" + b.rules + "\n"
    case(b, flags=rules)
    expect(run("test", b.path("g"))[:2], (0, "1 passed, 0 failed\n"))
    code, _, err = run("test", b.path("g"), b.path("empty"))
    expect(code, 2)
    contains(err, "empty: holds no golden case")
    for wrong in ("refusd", "complie=no", "sett=x=y", "set=x", "set==y", "rules=", "main", "refused "):
        case(b, flags=rules + wrong + "\n")
        code, out, err = run("test", b.path("g"))
        expect((code, out), (2, ""), wrong)
        contains(err, "line 2 is no flag")
    case(b, flags="# a comment\n\n" + rules)
    expect(run("test", b.path("g"))[0], 0)
    # Without Python nothing is compiled, and that is said.
    code, _, err = run("test", b.path("g"), env={"PATH": b.dir})
    expect(code, 2)
    contains(err, "the results were not compiled")


@test
def results_are_compiled():
    b = Box()
    rules = b.write("y.hvr", "ruleset y\nrule a: match stmt `print($_)` replace with `nonlocal_ = 1`\n")
    case(b, flags="rules=" + rules, input_py="x = 0777\nprint(1)\n", expected_py="x = 0777\nnonlocal_ = 1\n")
    code, out, _ = run("test", b.path("g"))
    if "refused" not in out:  # the grammar takes an octal number of Python 2
        expect(code, 1)
        contains(out, "not compiled: SyntaxError")


@test
def rules_of_a_case_lie_beside_it():
    b = Box()
    b.write("g/rules/log.hvr", open(b.rules).read())
    case(b, flags="rules=../../rules/log.hvr\n")
    expect(run("test", b.path("g"), cwd="/")[0], 0)
    b.write("g/one/case/own.hvr", open(b.rules).read())
    case(b, flags="rules=own.hvr\n")
    expect(run("test", "g", cwd=b.dir)[0], 0)


@test
def golden_outcomes_as_json():
    b = Box()
    case(b, flags="rules=" + b.rules, input_py="print(1)\n", expected_py="x\n")
    rules = b.write("bad.hvr", "ruleset g\nrule a: match `len($x)` replace with `abs($x)`\nexample a: `y = len(1)` becomes `y = round(1)`\n")
    code, out, _ = run("test", b.path("g"), "--format", "json")
    first, last = [json.loads(line) for line in out.splitlines()]
    expect((code, first["case"], first["problem"], last), (1, b.path("g/one/case"), "wrong", {"passed": 0, "failed": 1}))
    contains(first["difference"], "-x\n")
    code, out, _ = run("test", "--rules", rules, "--format", "json")
    first = json.loads(out.splitlines()[0])
    expect((code, first["code"], first["line"], first["got"]), (1, "R060", 3, "y = abs(1)\n"))
    # As text, an example is shown as a diff.
    out = run("test", "--rules", rules)[1]
    contains(out, "-y = round(1)")
    contains(out, "+y = abs(1)")
    contains(run("test", "--rules", rules, "--update")[1], "--update writes no examples")


@test
def updates_that_cannot_be_written():
    b = Box()
    case(b, flags="rules=" + b.rules, input_py="print(1)\n" * 400)
    limit = lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (2000, 2000))
    code, _, err = run("test", b.path("g"), "--update", preexec_fn=limit, restore_signals=False)
    expect(code, 2)
    contains(err, "expected.py: cannot be written")
    expect(os.path.exists(b.path("g/one/case/expected.py")), False)
