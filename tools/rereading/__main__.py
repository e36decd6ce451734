"""Reads Horovod programs, rewritten or by hand, and says what cannot be right on several processes.

With --golden or --generated it reads what the project itself keeps or makes, and fails where a
finding is neither told by a message nor admitted in tests/rereading/admitted.txt.
"""

import argparse
import datetime
import os
import sys
import tempfile
import traceback

from rereading import every, kept
from rereading.checks import NAMES, checks
from rereading.program import Program, Unreadable

BINARY = os.path.join(kept.ROOT, "build", "release", "hvrewrite")


def arguments():
    asked = argparse.ArgumentParser(
        prog="tools/reread", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    asked.add_argument("scripts", nargs="*", metavar="FILE", help="Horovod programs")
    asked.add_argument("--project", metavar="DIR", help="where the imported modules lie")
    asked.add_argument("--original", metavar="FILE", help="what it was made from")
    asked.add_argument("--original-project", metavar="DIR", help="and its modules")
    asked.add_argument("--check", action="append", choices=NAMES, help="only this one")
    asked.add_argument("--debug", action="store_true", help="show where a check itself fails")
    asked.add_argument("--golden", action="store_true", help="all golden results")
    asked.add_argument("--only", metavar="REGEX", help="with --golden: of these cases")
    asked.add_argument("--generated", type=int, metavar="N", help="N programs of tools/generate")
    asked.add_argument("--seed", type=int, default=1, help="the first program's (default: 1)")
    asked.add_argument("--binary", default=BINARY, help="what rewrites them")
    asked.add_argument("--keep", metavar="DIR", help="a new folder for them")
    asked.add_argument("--part", default="1/1", metavar="I/N", help="every Nth case, from the Ith")
    asked.add_argument("--today", action="store_true", help="with --generated: others each day")
    asked.add_argument("--jobs", type=int, default=2, metavar="N", help="processes (default: 2)")
    asked.add_argument("--times", action="store_true", help="say what took the time")
    return asked, asked.parse_args()


def main():
    asked, given = arguments()
    if given.golden or given.generated:
        return own(given)
    if not given.scripts:
        asked.error("no FILE, and neither --golden nor --generated")
    sys.setrecursionlimit(10000)
    return 1 if sum(read(script, given) for script in given.scripts) else 0


def own(given):
    """The project's own programs."""
    status, part = 0, given.part
    if given.golden:
        cases = every.part_of(kept.golden(given.only), part)
        whole = part == "1/1" and not given.only
        status = every.run(cases, given.jobs, given.check, whole, given.times)
    if given.generated:
        seed = given.seed
        if given.today:
            seed = datetime.date.today().toordinal() % 1000 * given.generated
            print(f"--generated {given.generated} --seed {seed}")
        with tempfile.TemporaryDirectory(prefix="reread-") as folder:
            made = kept.generated(given.generated, seed, given.binary, given.keep or folder)
            status |= every.run(
                every.part_of(made, part), given.jobs, given.check, times=given.times
            )
    return status


def read(script, given):
    """Prints what is found in a script; how much that is."""
    try:
        before = Program(given.original, given.original_project) if given.original else None
    except Unreadable:
        before = None
    try:
        program = Program(script, given.project, before)
    except Unreadable as wrong:
        print(f"{script}: not read: {wrong}", file=sys.stderr)
        return 0
    for path, wrong in program.unreadable.items():
        print(f"{path}: not read: {wrong}", file=sys.stderr)
    found = 0
    for name, check in checks(given.check):
        try:
            for finding in sorted(set(check(program))):
                print(finding)
                found += 1
        except Exception as failed:
            if given.debug:
                traceback.print_exc()
            print(f"{script}: {name} failed: {failed!r}", file=sys.stderr)
    return found


if __name__ == "__main__":
    sys.exit(main())
