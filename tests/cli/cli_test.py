"""The command line as a user meets it: exit codes, bad input, and that nothing is ever half written.

    python3 tests/cli/cli_test.py build/release/hvrewrite [part of a test's name]
"""
import sys

import files
import golden
import hostile
import images
import notebooks
import placing
import projects
import recommending
import reports
import rewriting
import sayings
import selecting
import steady
from box import TESTS

MODULES = (rewriting, sayings, files, images, notebooks, placing, projects, reports, recommending, golden, hostile, selecting, steady)


def main():
    wanted = [t for t in TESTS if len(sys.argv) < 3 or sys.argv[2] in t.__name__]
    failed = 0
    for t in wanted:
        try:
            t()
        except Exception as e:
            failed += 1
            print(f"{t.__module__}.{t.__name__}: {type(e).__name__}: {e}")
    print(f"{len(wanted) - failed} passed, {failed} failed")
    return 1 if failed or not wanted else 0


if __name__ == "__main__":
    sys.exit(main())
