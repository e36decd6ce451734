"""Judges all programs whose layers are placed, and writes `docs/placements.md`.

They are the golden cases of tests/golden/tf-model-parallel, the programs of tests/placements/programs, and the recipes of
tests/placements/wrong.toml: changes of a rewritten text that the judge must find wrong, for the reason each of them names.
"""
import argparse
import ast
import contextlib
import fcntl
import hashlib
import os
import re
import sys
import tomllib

from . import catalogue, environment, judge, placement
from .weigh import NO

ROOT = catalogue.ROOT
FOLDER = os.path.join(ROOT, "tests", "placements")
RULES = "tf-model-parallel"
PAGE = os.path.join(ROOT, "docs", "placements.md")
KILLED = ("session_loop", "monitored", "fit_functional", "tape_subclassed", "eager_blocks", "interactive")   # what ends them is the same in all
RESUMED = {"resumed_monitored": "step 6 ", "resumed_tape": "epoch 3 "}      # when a worker is killed
HEAD = """# Placed layers, run

Written by `tools/placements --update`; do not edit. Each program is run as it was, rewritten and alone, and rewritten on two,
three and four processes (as far as it has layers for them), each in a folder of its own; some once more alone with two devices, with a
worker killed after the first line of output, with the chief killed then, with the chief meeting an error there, and with a worker that is
never started; two of these are then started again after the worker was killed. What the columns ask is in `docs/model-parallel.md`. `-`: the question does not arise, or nothing was seen;
`?`: not yet run. `processes`: with how many it was judged; `text`: of which text, the begin of a SHA-256 over the meaning (the syntax tree) of
the original and of the rewritten one, and the settings. `tools/placements --stale --update` judges those that have no row, or one of another text.

"""
COLUMNS = ["program", "pattern", "processes", "text"] + [heading for _, heading, _ in placement.PROPERTIES]


def program(name, script, settings=(), args=()):
    out = judge.Program(name, script, rules=RULES, settings=settings, args=args, seconds=90)
    out.counts, out.few, out.kill = [2, 3, 4], True, name in KILLED or name in RESUMED
    out.resumes = RESUMED.get(name)
    return out


def golden():
    folder = os.path.join(ROOT, "tests", "golden", RULES)
    for case in sorted(os.listdir(folder)):
        _, settings, refused, _ = catalogue.options_of(os.path.join(folder, case))
        if not refused and os.path.exists(os.path.join(folder, case, "input.py")):
            out = program(case, os.path.join(folder, case, "input.py"), settings)
            if placement.named(settings):
                out.counts = [placement.named(settings)]
            yield "golden", out


def of_sessions():
    """The golden cases that are programs of TensorFlow 1, for its own environment."""
    for _, p in golden():
        if judge.pattern_of(RULES, p.script, None) in ("Session", "MonitoredSession"):
            p.name = "1.15/" + p.name
            yield "tf1", p


def programs():
    folder = os.path.join(FOLDER, "programs")
    for name in sorted(os.listdir(folder)) if os.path.isdir(folder) else []:
        if name.endswith(".py"):
            yield "program", program(name[:-3], os.path.join(folder, name))


def wrong():
    """Programs broken by a recipe: what stands in the rewritten text, and what is put there instead."""
    cases = {p.name: p for _, p in list(golden()) + list(programs())}
    with open(os.path.join(FOLDER, "wrong.toml"), "rb") as f:
        recipes = tomllib.load(f)["wrong"]
    for recipe in recipes:
        base = cases[recipe["case"]]
        text = judge.rewrite(RULES, base.script, base.settings)[0].decode()
        for old, new in recipe["change"]:
            # Where a line is broken is layout, and no part of what a recipe means.
            words = re.split(r"(?<=\S)\s+(?=\S)", old)
            there = re.sub(r"\\\(", r"\\(\\s*", r"\s+".join(map(re.escape, words)))
            text, found = re.subn(there, lambda _: new, text)
            if not found:
                raise ValueError("wrong.toml, %s: the rewritten text has no `%s`" % (recipe["name"], old))
        out = program("wrong/" + recipe["name"], base.script, base.settings)
        out.rewritten, out.expect, out.counts = text.encode(), {"fails": recipe["fails"], "because": recipe["because"]}, [2]
        yield "wrong", out


def meaning(text):
    """A program without its comments and the breaks of its lines; the text itself where it is no program."""
    try:
        return ast.dump(ast.parse(text)).encode()
    except (SyntaxError, ValueError):
        return text


def digest(p):
    """The begin of a hash of what is judged: the meaning of the original and of its rewritten text, and how it is run."""
    text = p.rewritten if p.rewritten is not None else judge.rewrite(p.rules, p.script, p.settings)[0]
    how = repr((list(p.settings), list(p.args), p.counts, p.kill, p.resumes, p.expect)).encode()
    return hashlib.sha256(b"\0".join([meaning(placement.read(p.script)), meaning(text), how])).hexdigest()[:8]


def as_expected(group, verdict, expect):
    if group == "wrong":
        answer, seen = verdict["properties"].get(expect["fails"], ("", ""))
        return answer == NO and expect["because"] in seen
    return not placement.failed(verdict)


def row(verdict, text):
    cells = [verdict["properties"].get(key, ("-", ""))[0] for key, _, _ in placement.PROPERTIES]
    counts = ", ".join(map(str, verdict.get("counts", []))) or "-"
    return "| `%s` | %s |" % (verdict["name"], " | ".join([verdict["pattern"] or "-", counts, text] + cells))


def rows_of_page():
    """{name of a program: its row} of the page as it stands; `?` in columns that it did not have."""
    if not os.path.exists(PAGE):
        return {}
    with open(PAGE, encoding="utf-8") as f:
        lines = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in f if line.startswith("| ")]
    rows, columns = {}, []
    for cells in lines:
        if cells[0] == "program":
            columns = cells
        else:
            known = dict(zip(columns, cells))
            rows[cells[0].strip("`")] = "| %s |" % " | ".join(known.get(c, "?") for c in COLUMNS)
    return rows


def stale(p, rows):
    """Whether the page says nothing of the program as it is rewritten now."""
    cells = rows.get(p.name, "").strip("|").split(" | ")
    return len(cells) < len(COLUMNS) or cells[COLUMNS.index("text")].strip() != digest(p)


def write_page(everything, results):
    """The page with the rows of these results, and of other programs the rows that it had."""
    rows = rows_of_page()
    rows.update({p.name: row(v, digest(p)) for _, p, v in results})
    lines = [HEAD]
    for group, title in (("golden", "Golden cases"), ("tf1", "Golden cases, TensorFlow 1.15"), ("program", "Programs"), ("wrong", "Programs that must be found wrong")):
        of = [rows.get(p.name, "| `%s` | %s |" % (p.name, " | ".join("?" * (len(COLUMNS) - 1)))) for g, p in everything if g == group]
        lines.append("## %s\n\n| %s |\n|%s\n" % (title, " | ".join(COLUMNS), "---|" * len(COLUMNS)))
        lines += [line + "\n" for line in of] + ["\n"]
    with open(PAGE, "w", encoding="utf-8") as f:
        f.write("".join(lines).rstrip("\n") + "\n")


@contextlib.contextmanager
def alone():
    """While no other run of this tool writes the page."""
    folder = os.open(os.path.dirname(PAGE), os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)


def main():
    parser = argparse.ArgumentParser(prog="tools/placements", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", metavar="REGEX", help="judge only programs of these names")
    parser.add_argument("--update", action="store_true", help="write docs/placements.md")
    parser.add_argument("--stale", action="store_true", help="judge only programs that docs/placements.md has no row of, or one of another text")
    parser.add_argument("--environment", default="tf2", choices=sorted(environment.KINDS), help="tf1: golden cases of sessions, under TensorFlow 1.15")
    parser.add_argument("--logs", help="where to keep logs (default: a new temporary folder)")
    options = parser.parse_args()
    python = environment.interpreter(options.environment)
    if not python:
        print("no environment; run tools/proof --setup", file=sys.stderr)
        return 4
    logs = os.path.abspath(options.logs) if options.logs else judge.scratch()
    everything = list(golden()) + list(of_sessions()) + list(programs()) + list(wrong())
    chosen = [c for c in everything if re.search(options.only, c[1].name) and (c[0] == "tf1") == (options.environment == "tf1")]
    if options.stale:
        rows = rows_of_page()
        chosen = [c for c in chosen if stale(c[1], rows)]
    station = placement.Station(python, logs)
    results = []
    try:
        for group, p in chosen:
            verdict = placement.Placement(station, logs).judge(p)
            results.append((group, p, verdict))
            if options.update:
                with alone():      # two may run at a time, for the two environments
                    write_page(everything, results[-1:])
            good = as_expected(group, verdict, p.expect)
            print("%s  %s" % ("ok " if good else "BAD", p.name), flush=True)
            if not good:
                print(placement.one(verdict) + ("\n  expected to fail: %(fails)s, because: %(because)s" % p.expect if group == "wrong" else ""), flush=True)
    finally:
        station.close()
    bad = [r for r in results if not as_expected(r[0], r[2], r[1].expect)]
    print("%d passed, %d failed" % (len(results) - len(bad), len(bad)))
    return 1 if bad or not (results or options.stale) else 0


if __name__ == "__main__":
    sys.exit(main())
