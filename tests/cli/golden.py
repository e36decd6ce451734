"""`hvrewrite test`: golden folders and examples."""
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
