"""A run over a folder whose system calls fail, or that is killed: each program is old or new, or the next run mends it.

    python3 tests/cli/disturb.py build/release/hvrewrite [--kills N] [--faults N] [--only PARTS] [--seed S] [--write]

Kills the run at N of its calls that touch files and at N random moments, makes N calls fail (0: every call, with every
error), and looks at the folder each time. `--write` puts the figures of each part into docs/reliability.md when it has ended. Exit code 1 where a program
was neither, or something was left behind.
"""
import argparse
import datetime
import errno
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
PAGE = os.path.join(os.path.dirname(os.path.dirname(HERE)), "docs", "reliability.md")
RULES = 'ruleset log "print becomes log"\nlibrary mylog\nimport mylog as mylog\nrule log: match `print($...a)` replace with `mylog.info($...a)`\n'
CALLS = ("open", "read", "write", "fsync", "fchmod", "link", "rename", "close")
ERRORS = ("EIO", "ENOSPC", "EBUSY", "EINTR")


class Wrong(Exception):
    """What a folder should not look like."""


class Folder:
    """Twelve programs of three files and some single ones, all of which change."""

    def __init__(self, binary):
        self.tmp = tempfile.TemporaryDirectory()
        self.binary, self.top = os.path.abspath(binary), self.tmp.name
        self.rules = os.path.join(self.top, "log.hvr")
        self.tree, self.first = os.path.join(self.top, "t"), os.path.join(self.top, "first")
        self.preload = os.path.join(self.top, "fault.so")
        subprocess.run(["cc", "-O1", "-shared", "-fPIC", "-w", "-o", self.preload, os.path.join(HERE, "fault.c"), "-ldl"], check=True)
        with open(self.rules, "w", encoding="utf-8") as f:
            f.write(RULES)
        for i in range(12):
            for name, text in (("one", ""), ("two", "import one\n"), ("main", "import two\n")):
                self.put(f"p{i}/{name}.py", text + "print(1)\n")
        for i in range(8):
            self.put(f"single{i}.py", "print(1)\n" + "x = 1\n" * 2000)
        self.old = self.files(self.first)
        self.measure()
        self.new = self.files(self.tree)
        if any(self.new.get(name) == text for name, text in self.old.items()) or set(self.new) != set(self.old):
            raise Wrong("the undisturbed run does not change every file")

    def put(self, name, text):
        path = os.path.join(self.first, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as f:
            f.write(text)

    def measure(self):
        """How long an undisturbed run takes by now, whatever else the machine does: the middle one of three."""
        took = []
        for _ in range(3):
            self.reset()
            began = time.monotonic()
            self.must(self.run())
            took.append(time.monotonic() - began)
        self.seconds = sorted(took)[1]

    @staticmethod
    def files(folder):
        out = {}
        for base, _, names in os.walk(folder):
            for name in names:
                path = os.path.join(base, name)
                with open(path, "rb") as f:
                    out[os.path.relpath(path, folder)] = f.read()
        return out

    def reset(self):
        shutil.rmtree(self.tree, ignore_errors=True)
        shutil.copytree(self.first, self.tree)

    def run(self, fault=None, wait=True, how="-i"):
        environment = dict(os.environ)
        if fault:
            environment.update(LD_PRELOAD=self.preload, HVREWRITE_FAULT=fault, HVREWRITE_CALLS=os.path.join(self.top, "calls"))
        process = subprocess.Popen([self.binary, "-r", self.rules, "--no-cache", "-j", "2", how, self.tree], stdout=subprocess.DEVNULL,
                                   stderr=subprocess.PIPE, env=environment)
        if not wait:
            return process
        said = process.communicate()[1].decode("utf-8", "replace")
        return process.returncode, said

    @staticmethod
    def must(done):
        if done[0] != 0:
            raise Wrong("exit code %d: %s" % done)

    def calls(self, name):
        """How many such calls an undisturbed run makes."""
        self.reset()
        self.must(self.run(name + ":0:0"))
        with open(os.path.join(self.top, "calls"), encoding="utf-8") as f:
            return int(f.read())

    def half(self):
        """The programs of which some files are new; a file that is neither old nor new is an error."""
        now, states = self.files(self.tree), {}
        for name, text in self.old.items():
            if now.get(name) not in (text, self.new[name]):
                raise Wrong("%s is neither old nor new" % name)
            program = os.path.dirname(name) or name
            states.setdefault(program, set()).add(now[name] == text)
        half = [p for p, s in states.items() if len(s) == 2]
        olds = sum(s == {True} for s in states.values())
        self.counts = (olds, len(states) - olds - len(half), len(half))
        return half

    def left(self):
        return sorted(set(self.files(self.tree)) - set(self.old))

    def mended(self, half):
        """The next run says what it mends, does all, and leaves nothing behind."""
        code, said = self.run()
        # Also one of which all files are new is undone, where it was not known to be done.
        if code != 0 or (half and "interrupted between the files of a program" not in said):
            raise Wrong("the next run: exit code %d: %s" % (code, said))
        if self.files(self.tree) != self.new:
            raise Wrong("after the next run: %s" % ", ".join(self.left()))


class Seen:
    """What stood in the folder at so many moments."""

    def __init__(self):
        self.moments = self.olds = self.news = self.halves = self.between = 0

    def look(self, folder):
        half = folder.half()
        olds, news, halves = folder.counts
        self.moments, self.olds, self.news, self.halves = self.moments + 1, self.olds + olds, self.news + news, self.halves + halves
        self.between += olds > 0 and news + halves > 0
        folder.mended(half)


def kill_at_calls(folder, count, chance):
    calls = folder.calls("any")
    moments = range(1, calls + 1) if not count or count >= calls else sorted(chance.sample(range(1, calls + 1), count))
    seen = Seen()
    for nth in moments:
        folder.reset()
        code, said = folder.run("any:%d:kill" % nth)
        if code not in (-9, 0):     # threads share the calls in another way each time
            raise Wrong("killed at call %d: exit code %d: %s" % (nth, code, said))
        seen.look(folder)
    return seen


def kill_at_random(folder, count, chance):
    """Moments at which the run is still at work; where it has ended before, another is taken."""
    seen = Seen()
    for tried in range(20 * count):
        if seen.moments == count:
            break
        if tried % 50 == 0:
            folder.measure()
        folder.reset()
        process = folder.run(wait=False)
        time.sleep(chance.uniform(0, folder.seconds))
        process.kill()
        process.communicate()
        if process.returncode == -9:
            seen.look(folder)
    return seen


def fail_calls(folder, count, chance):
    """(faults, of which some file stayed old): no program is half changed, nothing is left, and what was not done is said."""
    every = [(call, nth, error) for call in CALLS for nth in range(1, folder.calls(call) + 1) for error in ERRORS]
    chosen = every if not count or count >= len(every) else chance.sample(every, count)
    stayed = 0
    for call, nth, error in chosen:
        fault = "%s:%d:%d" % (call, nth, getattr(errno, error))
        folder.reset()
        code, said = folder.run(fault)
        # A file that cannot be read is left out, as one that cannot be parsed is: the others of its program go on.
        unread = code == 2 and call in ("open", "read") and "cannot be written" not in said
        half = folder.half()
        if (half and not unread) or folder.left():
            raise Wrong("%s (%s): %s %s: %s" % (fault, error, half, folder.left(), said))
        old = folder.files(folder.tree) != folder.new
        stayed += old
        if code not in (0, 2, 3) or (old and (code == 0 or not said)) or (not old and code == 2 and not said):
            raise Wrong("%s (%s): exit code %d, %s: %s" % (fault, error, code, "some old" if old else "all new", said))
    return len(chosen), stayed


KILLED = ("at a random moment", "at a call that touches files")
HEADS = (["Goal: 1,000 random moments, and each call that touches files; every program whole old or whole new, or the next run says so and undoes it; no file left over after it.", "",
          "| An in-place run is killed | Moments | Of which some programs were old, others new | Programs whole old | Whole new | Between their files: undone by the next run, which says so "
          "| Files left over after it | When |", "|---|--:|--:|--:|--:|--:|--:|---|"],
         ["", "| A call fails | Times, at random of all such calls | Seen | When |", "|---|--:|---|---|"])


def write(fresh):
    """Puts rows between their marks; those that were not measured stay."""
    with open(PAGE, encoding="utf-8") as f:
        page = f.read()
    begin, end = page.index("<!-- kills -->\n") + len("<!-- kills -->\n"), page.index("<!-- /kills -->")
    rows = {line[2:].split(" | ")[0]: line for line in page[begin:end].splitlines() if line.startswith("| ")}
    rows.update({what: "| %s | %s | %s |" % (what, " | ".join(cells), datetime.date.today()) for what, cells in fresh.items()})
    lines = ["", "By `tests/cli/disturb.py --write`, over a folder of 20 programs (44 files, all of which change)."] + HEADS[0]
    lines += [rows[k] for k in KILLED if k in rows] + HEADS[1] + [rows[FAILING]] * (FAILING in rows) + [""]
    with open(PAGE, "w", encoding="utf-8") as f:
        f.write(page[:begin] + "\n".join(lines) + "\n" + page[end:])


FAILING = "%s, with %s" % (", ".join(CALLS), ", ".join(ERRORS))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary")
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--faults", type=int, default=0)
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    parser.add_argument("--only", default="", help="of moments, calls and faults, with commas between them")
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    print("seed %d" % options.seed, flush=True)
    chance = random.Random(options.seed)
    only = options.only.split(",") if options.only else ["moments", "calls", "faults"]
    put = write if options.write else lambda fresh: None
    try:
        folder = Folder(options.binary)
        for name, what, work in (("moments", KILLED[0], kill_at_random), ("calls", KILLED[1], kill_at_calls)):
            if name in only:
                seen = work(folder, options.kills, chance)
                print("killed %s: %s" % (what, vars(seen)), flush=True)
                put({what: [*(format(n, ",") for n in (seen.moments, seen.between, seen.olds, seen.news, seen.halves)), "0"]})
        if "faults" in only:
            times, stayed = fail_calls(folder, options.faults, chance)
            said = "%s left files as they were, each with a message and exit code; no program half changed, nothing left behind" % format(stayed, ",")
            print(FAILING, times, said, flush=True)
            put({FAILING: [format(times, ","), said]})
    except Wrong as wrong:
        print("WRONG: %s" % wrong)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
