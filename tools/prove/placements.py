"""Judges all programs whose layers are placed, and writes `docs/placements.md`.

They are the golden cases of tests/golden/tf-model-parallel, the programs of tests/placements/programs, and the recipes of
tests/placements/wrong.toml: changes of a rewritten text that the judge must find wrong, for the reason each of them names.
"""
import argparse
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
KILLED = ("session_loop", "monitored", "fit_functional", "tape_subclassed", "eager_blocks")   # what ends them is the same in all
RESUMED = {"resumed_monitored": "step 6 ", "resumed_tape": "epoch 3 "}      # when a worker is killed
HEAD = """# Placed layers, run

Written by `tools/placements --update`; do not edit. Each program is run as it was, rewritten and alone, and rewritten on two,
three and four processes (as far as it has layers for them), each in a folder of its own; some once more alone with two devices, with a
worker killed after the first line of output, with the chief killed then, with the chief meeting an error there, and with a worker that is
never started; two of these are then started again after the worker was killed. What the columns ask is in `docs/model-parallel.md`. `-`: the question does not arise, or nothing was seen;
`?`: not yet run. A row says what held when its program was last judged; its rules may have changed since.

"""


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
            if old not in text:
                raise ValueError("wrong.toml, %s: the rewritten text has no `%s`" % (recipe["name"], old))
            text = text.replace(old, new)
        out = program("wrong/" + recipe["name"], base.script, base.settings)
        out.rewritten, out.expect, out.counts = text.encode(), {"fails": recipe["fails"], "because": recipe["because"]}, [2]
        yield "wrong", out


def as_expected(group, verdict, expect):
    if group == "wrong":
        answer, seen = verdict["properties"].get(expect["fails"], ("", ""))
        return answer == NO and expect["because"] in seen
    return not placement.failed(verdict)


def row(group, verdict):
    cells = [verdict["properties"].get(key, ("-", ""))[0] for key, _, _ in placement.PROPERTIES]
    return "| `%s` | %s | %s |" % (verdict["name"], verdict["pattern"] or "-", " | ".join(cells))


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
            rows[cells[0].strip("`")] = "| %s |" % " | ".join(known.get(c, "?") for c in ["program", "pattern"] + [h for _, h, _ in placement.PROPERTIES])
    return rows


def write_page(everything, results):
    """The page with the rows of these results, and of other programs the rows that it had."""
    rows = rows_of_page()
    rows.update({p.name: row(g, v) for g, p, v in results})
    lines = [HEAD]
    for group, title in (("golden", "Golden cases"), ("tf1", "Golden cases, TensorFlow 1.15"), ("program", "Programs"), ("wrong", "Programs that must be found wrong")):
        of = [rows.get(p.name, "| `%s` | %s |" % (p.name, " | ".join("?" * (1 + len(placement.PROPERTIES))))) for g, p in everything if g == group]
        lines.append("## %s\n\n| program | pattern | %s |\n|%s\n" % (title, " | ".join(h for _, h, _ in placement.PROPERTIES), "---|" * (2 + len(placement.PROPERTIES))))
        lines += [line + "\n" for line in of] + ["\n"]
    with open(PAGE, "w", encoding="utf-8") as f:
        f.write("".join(lines).rstrip("\n") + "\n")


def main():
    parser = argparse.ArgumentParser(prog="tools/placements", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", metavar="REGEX", help="judge only programs of these names")
    parser.add_argument("--update", action="store_true", help="write docs/placements.md")
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
    station = placement.Station(python, logs)
    results = []
    try:
        for group, p in chosen:
            verdict = placement.Placement(station, logs).judge(p)
            results.append((group, p, verdict))
            if options.update:
                write_page(everything, results)
            good = as_expected(group, verdict, p.expect)
            print("%s  %s" % ("ok " if good else "BAD", p.name), flush=True)
            if not good:
                print(placement.one(verdict) + ("\n  expected to fail: %(fails)s, because: %(because)s" % p.expect if group == "wrong" else ""), flush=True)
    finally:
        station.close()
    bad = [r for r in results if not as_expected(r[0], r[2], r[1].expect)]
    print("%d passed, %d failed" % (len(results) - len(bad), len(bad)))
    return 1 if bad or not results else 0


if __name__ == "__main__":
    sys.exit(main())
