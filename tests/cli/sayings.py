"""What is said of a mistake, and whether what is proposed helps."""
import os
import re
import subprocess

from box import HVREWRITE, Box, TREE, contains, expect, is_instrumented, run, test

QUIET = "ruleset example\nrule quiet: match stmt `print($..._)` as $s remove $s\n"


@test
def examples_of_the_page_of_messages():
    """The wrong one gives its code, the right one does not."""
    with open(os.path.join(TREE, "docs/diagnostics.md"), encoding="utf-8") as f:
        sections = f.read().split("\n## ")[1:]
    ran = 0
    for section in sections:
        for kind, block in re.findall(r"(Wrong|Right):\n```sh\n(.*?)```", section, re.S):
            if "ulimit" in block and is_instrumented():
                continue
            b = Box()
            b.write("rules.hvr", QUIET)
            r = subprocess.run(["bash", "-c", 'hvrewrite() { "$HVREWRITE" "$@"; }\n' + block], cwd=b.dir,
                               capture_output=True, env={**os.environ, "HVREWRITE": HVREWRITE})
            said = f"[{section[:4]}]" in r.stderr.decode("utf-8", "replace")
            expect(said, kind == "Wrong", f"{section[:4]} {kind}: {r.stderr[-300:]!r}")
            ran += 1
    expect(ran >= 14, True)


@test
def every_code_has_an_example():
    _, out, _ = run("help", "codes")
    for code in re.findall(r"^[A-Z]\d{3}", out, re.M):
        _, out, _ = run("help", code)
        faults_of_ours = code in ("R900", "R902")
        expect("Wrong" in out and "Right" in out, not faults_of_ours, code)


@test
def files_that_are_nearly_there():
    b = Box()
    b.write("parts/common.hvr", "facts common\nlibrary loud\n")
    b.write("x.hvr", "ruleset x\nuse \"parts/comon.hvr\"\n")
    contains(run("check", "x.hvr", cwd=b.dir)[2], "did you mean `parts/common.hvr`?")
    b.write("x.hvr", "ruleset x\nuse \"fcats/common.hvr\"\n")
    contains(run("check", "x.hvr", cwd=b.dir)[2], "error[R002]")
    b.write("train.py", "x = 1\n")
    contains(run("--rules", "horovod-tf3", "train.py", cwd=b.dir)[2], "did you mean `horovod-tf")
    contains(run("--rules", "log.hvrr", "train.py", cwd=b.dir)[2], "error[R002]")


@test
def words_of_the_command_line():
    b = Box()
    contains(run("chek", "x", cwd=b.dir)[2], "did you mean `check`?")
    contains(run("help", "parametrs")[2], "did you mean `parameters`?")
    contains(run("--rules", b.rules, "--in-plce", "x.py", cwd=b.dir)[2], "did you mean `--in-place`?")
    b.write("x.py", "x = 1\n")
    contains(run("dump", "--rules", b.rules, "--stage", "relatons", "x.py", cwd=b.dir)[2],
             "did you mean `relations`?")
    contains(run("--rules", b.rules, "--set", "luod=true", "x.py", cwd=b.dir)[2], "did you mean `loud`?")


# A rule file with a slip, and what is proposed for it. Each is right once that stands there.
SLIPS = (
    ("library shop\nfunction shop.load(p)\n"
     "rule r: match `shop.laod($p)` replace with `str($p)`\n", "shop.laod", "shop.load"),
    ("library shop\nfunction shop.load(p)\n"
     "rule r: match `$f($p)` as $c where $c calls shop.laod and $f is path wrap $p as `str($p)`\n",
     "shop.laod", "shop.load"),
    ("library shop\nclass shop.Cart\nclass shop.Wagon <: shop.Crat\n", "shop.Crat", "shop.Cart"),
    ("library shop\nclass shop.Cart\nfunction shop.Cart.sell(x)\n"
     "rule r: match `$b.sell($...a)` reading shop.Cart.slel where a.x is given remove a.x\n",
     "shop.Cart.slel", "shop.Cart.sell"),
    ("helper clamp: `\n  def clamp(x):\n      return x`\n"
     "rule r: match `open($p)` replace with `clmap($p)`\n", "clmap", "clamp"),
    ("rule r: match `open($p)` replace with `pritn($p)`\n", "pritn", "print"),
    ("import os.path as paths\nrule r: match `open($p)` replace with `patsh.join($p)`\nlibrary os\n",
     "patsh", "paths"),
    ("rule r: match argumnet `k=$v` as $d remove $d\n", "argumnet", "argument"),
    ("rule r: match `open($p)` as $c where evrey $x in [$p] { $x is literal } wrap $p as `str($p)`\n",
     "evrey", "every"),
    ("rule r: match `open($p)` where myabe($p : builtins.str) wrap $p as `str($p)`\n", "myabe", "maybe"),
    ("parameter kind: int = 3 \"x\"\nrule r when kind > 2: match `open($p)` wrap $p as `str($p)`\n"
     "example r with knd = 3: `open(p)` becomes `open(str(p))`\n", "knd", "kind"),
    ("find Opened at $s: match stmt `$_ = open($..._)` as $s\n"
     "must close: each Opened at $s else error \"n\" at $s\n"
     "rule r: each Opened at $s after $s `print()` does close for $s needs clsoe for $s\n", "clsoe", "close"),
)


@test
def what_is_proposed_for_a_slip():
    b = Box()
    for text, wrong, right in SLIPS:
        path = b.write("slip.hvr", "ruleset slip\n" + text)
        code, _, err = run("check", path)
        expect(code, 3, wrong)
        contains(err, f"did you mean `{right}`?")
        path = b.write("slip.hvr", "ruleset slip\n" + text.replace(wrong, right))
        code, _, err = run("check", path)
        expect((code, "error" in err), (0, False), f"{right}: {err}")
