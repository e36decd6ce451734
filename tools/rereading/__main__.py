"""The command: reads the programs it is given and prints what is wrong with them."""

import argparse
import sys
import traceback

from rereading.checks import NAMES, checks
from rereading.program import Program, Unreadable


def main():
    asked = argparse.ArgumentParser(prog="tools/reread", description=__doc__)
    asked.add_argument("scripts", nargs="+", metavar="FILE", help="Horovod programs")
    asked.add_argument("--project", metavar="DIR", help="where the imported modules lie")
    asked.add_argument("--original", metavar="FILE", help="what it was made from")
    asked.add_argument("--original-project", metavar="DIR", help="and its modules")
    asked.add_argument("--check", action="append", choices=NAMES, help="only this one")
    asked.add_argument("--debug", action="store_true", help="show where a check itself fails")
    given = asked.parse_args()
    sys.setrecursionlimit(10000)
    found = 0
    for script in given.scripts:
        try:
            before = Program(given.original, given.original_project) if given.original else None
        except Unreadable:
            before = None
        try:
            program = Program(script, given.project, before)
        except Unreadable as wrong:
            print(f"{script}: not read: {wrong}", file=sys.stderr)
            continue
        for path, wrong in program.unreadable.items():
            print(f"{path}: not read: {wrong}", file=sys.stderr)
        for name, check in checks(given.check):
            try:
                for finding in sorted(set(check(program))):
                    print(finding)
                    found += 1
            except Exception as failed:
                if given.debug:
                    traceback.print_exc()
                print(f"{script}: {name} failed: {failed!r}", file=sys.stderr)
    return 1 if found else 0


sys.exit(main())
