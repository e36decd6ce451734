"""What the tests of the command line share."""
import os
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
rule shout when loud: match `repr($...a)` replace with `ascii($...a)`
"""
TESTS = []


def is_instrumented():
    """Built with a sanitizer, which takes address space and wants to be loaded first."""
    with open(HVREWRITE, "rb") as f:
        text = f.read()
    return b"__asan_init" in text or b"__tsan_init" in text


def test(f):
    TESTS.append(f)
    return f


def run(*args, stdin=None, **more):
    r = subprocess.run([HVREWRITE, *args], input=stdin, capture_output=True, **more)
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


SHARED = """ruleset shared
library lib, mylog
import mylog as mylog
class lib.Model
function lib.Model.run(x)
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
