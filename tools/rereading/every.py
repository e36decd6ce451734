"""Reads every golden result, or a sample of made-up programs, and says what nobody has admitted."""

import functools
import itertools
import multiprocessing
import os
import signal
import sys
import tempfile
import time
import traceback
from dataclasses import dataclass, field

from rereading import admitted, kept
from rereading.checks import checks
from rereading.program import Program, Unreadable

SECONDS = 40  # of a processor, for one program


@dataclass
class Read:
    """What came of one case."""

    name: str
    findings: list = field(default_factory=list)
    told: list = field(default_factory=list)  # findings that a message tells
    wrong: str = ""  # why it could not be read to its end
    seconds: dict = field(default_factory=dict)  # by check


class Late(Exception):
    """A program takes too long."""


def late(*_):
    raise Late(f"takes more than {SECONDS} s")


def read(case, chosen=None):
    """One case: its findings without those that its messages tell."""
    result = Read(case.name)
    signal.signal(signal.SIGVTALRM, late)
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
    try:
        with tempfile.TemporaryDirectory(prefix="reread-") as folder:
            judge(case, folder, result, chosen)
    except Unreadable as wrong:
        result.wrong = f"not read: {wrong}"
    except Late as wrong:
        result.wrong = str(wrong)
    except Exception:
        result.wrong = traceback.format_exc(limit=-3)
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    return result


def judge(case, folder, result, chosen):
    before, after = kept.laid(case, folder)
    script, renamed = plain(case.script), plain(case.renamed or case.script)
    projects = (before, after) if case.several else (None, None)
    original = Program(os.path.join(before, script), projects[0])
    program = Program(os.path.join(after, renamed), projects[1], original)
    found = set()
    for name, check in checks(chosen):
        started = time.process_time()
        found |= set(check(program))
        result.seconds[name] = time.process_time() - started
    lines = {}
    for finding in sorted(found):
        path = os.path.relpath(finding.path, after)
        before_path = script if path == renamed else path
        if path not in lines:
            lines[path] = kept.Lines(text(before, before_path), text(after, path))
        said = {
            line
            for where, line, message in case.told
            if plain(where) == before_path and kept.speaks_of(message, finding.kind)
        }
        if any(lines[path].told(line, said) for line in finding.lines()):
            result.told.append(finding)
        else:
            result.findings.append(finding)


def plain(path):
    """A notebook's path when it lies as plain Python."""
    return path[: -len("ipynb")] + "py" if path.endswith(".ipynb") else path


def text(folder, path):
    """A file of the original; a file that only the result has was made of nothing."""
    try:
        with open(os.path.join(folder, path), encoding="utf-8", errors="replace") as file:
            return file.read()
    except OSError:
        return ""


def ready():
    """A process that reads cases."""
    sys.setrecursionlimit(10000)


def part_of(cases, part):
    """Every Nth case from the Ith on, of a part `I/N`."""
    first, of = map(int, part.split("/"))
    return itertools.islice(cases, (first - 1) % of, None, of)


def run(cases, jobs=2, chosen=None, whole=False, times=False):
    """Reads the cases; 0 where each finding is admitted, and each admission of them found.

    With `whole`, an admission of a golden case that is not among them is out of date as well.
    """
    entries = admitted.read()
    if chosen:
        entries = {}
    looked, passed, told, failed, spent = set(), 0, 0, 0, {}
    with multiprocessing.Pool(jobs, ready) as pool:
        for result in pool.imap_unordered(functools.partial(read, chosen=chosen), cases, 4):
            looked.add(result.name)
            bad = report(result, entries)
            failed, passed, told = failed + bad, passed + (not bad), told + len(result.told)
            spent[result.name] = result.seconds
    for case, kind in sorted(entries):
        if whole and case not in looked and not case.startswith("generated/"):
            print(f"ERROR: {case}: admitted, and no such case has a result: {kind}")
            failed += 1
    if times:
        show(spent)
    admits = sum(n for (name, _), n in entries.items() if name in looked)
    print(f"{told} findings that messages tell, {admits} admitted")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


def report(result, entries):
    """Prints what is wrong with a case; whether anything is."""
    if result.wrong:
        print(f"ERROR: {result.name}: {result.wrong}", flush=True)
        return True
    new, gone = admitted.left(result.name, result.findings, entries)
    for finding in new:
        print(
            f"ERROR: {result.name}: {os.path.basename(finding.path)}:{finding.line}: "
            f"{finding.kind}: {finding.why}",
            flush=True,
        )
    for kind in gone:
        print(f"ERROR: {result.name}: admitted, and found no more: {kind}", flush=True)
    return bool(new or gone)


def show(spent):
    """Which checks and cases took the time."""
    checks_of = {}
    for seconds in spent.values():
        for name, each in seconds.items():
            checks_of[name] = checks_of.get(name, 0) + each
    for name, each in sorted(checks_of.items(), key=lambda item: -item[1]):
        print(f"{each:8.1f} s {name}")
    slowest = sorted(spent, key=lambda name: -sum(spent[name].values()))
    for name in slowest[:10]:
        print(f"{sum(spent[name].values()):8.1f} s {name}")
