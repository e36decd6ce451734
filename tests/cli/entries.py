"""A folder of a million entries: what a run over it takes, and that it finds each program.

    python3 tests/cli/entries.py build/release/hvrewrite [--entries N] [--at FOLDER] [--write]

Half of the entries lie in one folder, half in folders of a thousand; every tenth is a program, of which every thousandth
changes. `--at`: where (default /dev/shm). `--write` puts the figures into docs/reliability.md.
"""
import argparse
import datetime
import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
PAGE = os.path.join(os.path.dirname(os.path.dirname(HERE)), "docs", "reliability.md")
RULES = 'ruleset log "print becomes log"\nlibrary mylog\nimport mylog as mylog\nrule log: match `print($...a)` replace with `mylog.info($...a)`\n'


def fill(top, entries):
    """How many programs there are, and those that change."""
    programs, changing = 0, []
    for i in range(entries):
        folder = top + "/flat" if i < entries // 2 else "%s/d%04d" % (top, i // 1000)
        if i % 1000 == 0:
            os.makedirs(folder, exist_ok=True)
        path = "%s/f%07d%s" % (folder, i, ".py" if i % 10 == 0 else ".txt")
        programs += i % 10 == 0
        changes = i % 10000 == 0
        with open(path, "wb") as f:
            if i % 10 == 0:
                f.write(b"print(1)\n" if changes else b"x = 1\n")
        if changes:
            changing.append(path)
    return programs, changing


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary")
    parser.add_argument("--entries", type=int, default=1000000)
    parser.add_argument("--at", default="/dev/shm")
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    top = tempfile.mkdtemp(dir=options.at)
    try:
        with open(top + "/log.hvr", "w", encoding="utf-8") as f:
            f.write(RULES)
        programs, changing = fill(top + "/t", options.entries)
        began = time.monotonic()
        done = subprocess.run([options.binary, "-r", top + "/log.hvr", "-i", "-j", "2", top + "/t"], capture_output=True, text=True, check=False)
        clock = time.monotonic() - began
        used = resource.getrusage(resource.RUSAGE_CHILDREN)
        wrong = done.returncode != 0
        for path in changing:
            with open(path, encoding="utf-8") as f:
                wrong = wrong or "mylog.info(1)" not in f.read()
        left = sum(name.startswith(".hvrewrite") for _, _, names in os.walk(top + "/t") for name in names)
        figures = (format(options.entries, ","), format(programs, ","), format(len(changing), ","), used.ru_utime + used.ru_stime, clock, used.ru_maxrss / 1024)
        row = "| %s entries, %s of them programs, of which %s change | %.0f s of processors, %.0f s by the clock, %.0f MB | %s |" % (*figures, datetime.date.today())
        print(row, "\n", done.stderr[-300:], "WRONG" if wrong or left else "in order")
        if options.write and not (wrong or left):
            with open(PAGE, encoding="utf-8") as f:
                page = f.read()
            with open(PAGE, "w", encoding="utf-8") as f:
                f.write(re.sub(r"\| [\d,]+ entries, .*", lambda _: row, page))
        return 1 if wrong or left else 0
    finally:
        shutil.rmtree(top, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())
