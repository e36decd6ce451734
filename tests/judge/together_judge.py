#!/usr/bin/env python3
"""Compares what a run over a folder, which reads a module once for all programs, does with what each program alone gives.

    together_judge.py HVREWRITE [--rounds N] [--seed S] [--write]

A round makes a folder of modules that import each other and of scripts that import some of them: classes of a library, held
in names, attributes and lists, given through functions and over modules. The rules ask what an object is and where it was made.
Every file must get the same text from the folder's run, by one thread and by four, as from a process for each script.
--write puts the figures into docs/reliability.md.
"""
import argparse
import datetime
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
RULES = """ruleset together "what an object is, and where it was made"
library lib, mylog
import mylog as mylog
class lib.Net (size, rate = 1)
class lib.Deep <: lib.Net
function lib.Net.run(x)
function lib.make(kind)
rule ran: match `$m.run($...a)` where $m : lib.Net replace with `mylog.ran($m, $...a)`
rule sized: match `$m.size` where $m : lib.Deep replace with `mylog.size($m)`
rule made: match `len($x)` from $x back to `lib.make($_)` replace with `mylog.length($x)`
rule said: match `print($...a)` replace with `mylog.info($...a)`
"""


def expression(chance, names):
    """Something that is a Net, a Deep, neither, or not known."""
    return chance.choice(["lib.Net(1)", "lib.Deep(2, rate=3)", "lib.make('a')", "3", "[lib.Net(4)]", "unknown()"] + names * 2)


def module(chance, number, earlier):
    """A module and the names that others may import from it."""
    lines, names, given = ["import lib"], [], []
    for other, others in chance.sample(earlier, min(len(earlier), chance.randrange(4))):
        wanted = chance.sample(others, min(len(others), 1 + chance.randrange(3)))
        if chance.random() < 0.5:
            lines.append("from %s import %s" % (other, ", ".join(wanted)))
            names += wanted
        else:
            lines.append("import %s" % other)
            names += ["%s.%s" % (other, n) for n in wanted]
    for i in range(2 + chance.randrange(6)):
        name = "v%d_%d" % (number, i)
        kind = chance.randrange(4)
        if kind == 0:
            lines += ["def %s(x, y=%s):" % (name, expression(chance, names)), "    print(x.size, len(y))", "    x.run(y)", "    return %s" % chance.choice(["x", "y", "lib.Net(5)"])]
            names.append("%s(%s)" % (name, expression(chance, names)))
        elif kind == 1:
            lines += ["class %s(%s):" % (name, chance.choice(["object", "lib.Net", "lib.Deep"])), "    def __init__(self, net):", "        self.net = net",
                      "    def go(self):", "        return self.net.run(self.size), len(self.net)"]
            names.append("%s(%s).net" % (name, expression(chance, names)))
        else:
            lines += ["%s = %s" % (name, expression(chance, names)), chance.choice(["%s.run(1)", "len(%s)", "print(%s)", "%s.size"]) % name]
            names.append(name)
        given.append(name)
    return "\n".join(lines) + "\n", given


def folder(chance, top):
    os.makedirs(top)
    earlier, scripts = [], []
    for number in range(4 + chance.randrange(6)):
        text, given = module(chance, number, earlier)
        earlier.append(("m%d" % number, given))
        with open(os.path.join(top, "m%d.py" % number), "w", encoding="utf-8") as f:
            f.write(text)
    for number in range(3 + chance.randrange(4)):
        text, _ = module(chance, 100 + number, earlier)
        scripts.append("s%d.py" % number)
        with open(os.path.join(top, scripts[-1]), "w", encoding="utf-8") as f:
            f.write(text + "if __name__ == '__main__':\n    print('done')\n")
    return scripts


def texts(top):
    out = {}
    for name in sorted(os.listdir(top)):
        with open(os.path.join(top, name), encoding="utf-8") as f:
            out[name] = f.read()
    return out


def rewritten(binary, rules, source, to, *words):
    """The texts of a copy of the folder after a run, and its programs in their order."""
    shutil.rmtree(to, ignore_errors=True)
    shutil.copytree(source, to)
    done = subprocess.run([binary, "-r", rules, "-v", "-i", *(w.replace("TREE", to) for w in words)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode not in (0, 2):
        raise SystemExit("exit code %d: %s" % (done.returncode, done.stdout))
    return texts(to), re.findall(r"^\S*/(\w+\.py): (?:changed|nothing to change|left as it is|skipped)\b.*\)$", done.stdout, flags=re.M)


def one_round(binary, rules, chance, work):
    """(programs, files, files that changed, what differs)"""
    source, to = os.path.join(work, "source"), os.path.join(work, "copy")
    shutil.rmtree(source, ignore_errors=True)
    scripts = folder(chance, source)
    old = texts(source)
    together, programs = rewritten(binary, rules, source, to, "-j", "1", "TREE")
    wrong = [(n, "by four threads") for n, t in rewritten(binary, rules, source, to, "-j", "4", "TREE")[0].items() if t != together[n]]
    wrong += [(n, "no program") for n in scripts if n not in programs]
    # A program that would have a file in another way than an earlier one stays as it is.
    alone = {}
    for main in programs:
        changed = {n: t for n, t in rewritten(binary, rules, source, to, "--project", "TREE", "TREE/" + main)[0].items() if t != old[n]}
        if all(alone.get(n, t) == t for n, t in changed.items()):
            alone.update(changed)
    wrong += [(n, "alone") for n in old if alone.get(n, old[n]) != together[n]]
    return len(programs), len(old), len(alone), wrong


def write(rounds, seed, counts):
    path = os.path.join(ROOT, "docs", "reliability.md")
    with open(path, encoding="utf-8") as f:
        page = f.read()
    row = "| a module read once for all programs of a folder, and read for each alone: the same text (`together_judge.py`) | %s folders, %s programs, %s files, of which %s change, seed %d | %s: %d differ |" % (
        *(format(n, ",") for n in (rounds, *counts[:3])), seed, datetime.date.today(), counts[3])
    new = re.sub(r"\| a module read once for all.*", lambda _: row, page)
    with open(path, "w", encoding="utf-8") as f:
        f.write(new)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary")
    parser.add_argument("--rounds", type=int, default=300)
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    print("seed %d" % options.seed, flush=True)
    counts = [0, 0, 0, 0]
    with tempfile.TemporaryDirectory() as work:
        rules = os.path.join(work, "together.hvr")
        with open(rules, "w", encoding="utf-8") as f:
            f.write(RULES)
        for number in range(options.rounds):
            programs, files, changed, wrong = one_round(os.path.abspath(options.binary), rules, random.Random("%d %d" % (options.seed, number)), work)
            for name, what in wrong:
                print("DIFFERS: round %d: %s, %s" % (number, name, what))
            counts = [a + b for a, b in zip(counts, (programs, files, changed, len(wrong)))]
    print("%d programs, %d files, %d of them changed" % tuple(counts[:3]))
    if not counts[2]:
        print("nothing was changed: the rules do not fit")
    if options.write:
        write(options.rounds, options.seed, counts)
    print("%d passed, %d failed" % (options.rounds - bool(counts[3]), counts[3]))
    return 1 if counts[3] or not counts[2] else 0


if __name__ == "__main__":
    sys.exit(main())
