"""`hvrewrite profile`, `hvrewrite measure` and what stands behind `recommend --verify`: what this
machine does, as data."""

import signal
import sys

from prove import environment, judge

COMMANDS = ("profile", "measure", "verify")


def main():
    name = sys.argv[1] if len(sys.argv) > 1 else ""
    if name not in COMMANDS:
        print("usage: python3 -m planner (%s) ..." % "|".join(COMMANDS), file=sys.stderr)
        return 4
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    module = __import__("planner." + name, fromlist=["main"])
    try:
        return module.main(sys.argv[2:])
    except (environment.Missing, judge.Unproven) as problem:
        print("hvrewrite %s: %s" % (name, problem), file=sys.stderr)
        return 4 if isinstance(problem, environment.Missing) else 2
    except KeyboardInterrupt:
        print("hvrewrite %s: interrupted; every process was ended" % name, file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main())
