#!/usr/bin/env python3
"""Checks the house: floors, lengths, widths of rule files, the words that must not appear, and that no machine's own name does.

A folder includes only folders of lower floors (docs/architecture.md). The engine, the rule language, the grammar and
the command line know no framework. Prints one line per violation and closes with `N passed, N failed`.

--limits checks instead the lengths that are aimed at: files of at most 400 lines (headers 150), functions of at most 60 and
a cyclomatic complexity of at most 25. What was beyond them before is listed in tools/over_the_limits.txt, which may only
shrink; --update writes it anew.
"""
import json
import os
import re
import shutil
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
FLOORS = {
    "base": 0, "plan": 0,
    "source": 1, "python": 1,
    "ir": 2,
    "engine/facts": 3, "grammar": 3,
    "engine/match": 4, "dsl": 4,
    "engine/find": 5,
    "engine/rewrite": 6,
    "api": 7,
    "cli": 8,
}
MAX_LINES = {".cc": 430, ".h": 170}
MAX_COLUMNS = 100  # of rule files
AIM = {".cc": 400, ".h": 150}
FUNCTION = (60, 25)  # lines, cyclomatic complexity
WHOLE = ("ir/conditions.h", "api/hvrewrite/hvrewrite.h", "plan/hvrewrite/plan.h")  # a table; public headers
OVER = "tools/over_the_limits.txt"
FORBIDDEN = re.compile(r"tensorflow|keras|horovod|torch", re.IGNORECASE)


def files(*folders, suffixes):
    for folder in folders:
        for base, dirs, names in os.walk(os.path.join(ROOT, folder)):
            dirs[:] = sorted(d for d in dirs if d not in ("node_modules", "build", "__pycache__"))
            for name in sorted(names):
                if name.endswith(suffixes):
                    yield os.path.relpath(os.path.join(base, name), ROOT)


def folder_of(path):
    while path and path not in FLOORS:
        path = os.path.dirname(path)
    return path


def lizard():
    """A Python that has the pinned lizard, which counts functions: an environment beside those of the proof."""
    listed = os.path.join(ROOT, "tools", "requirements", "lengths.txt")
    with open(listed, encoding="utf-8") as f:
        version = f.read().split("==")[1].split()[0]
    home = os.environ.get("HVREWRITE_ENVIRONMENTS") or os.path.join(os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache"), "hvrewrite")
    at = os.path.join(home, "lizard-" + version)
    python = os.path.join(at, "bin", "python")
    if not os.path.exists(os.path.join(at, "complete")):
        shutil.rmtree(at, ignore_errors=True)
        subprocess.run([sys.executable, "-m", "venv", at], check=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes", "-r", listed], check=True)
        open(os.path.join(at, "complete"), "w", encoding="utf-8").close()
    return python


COUNT = """
import json, sys, lizard
print(json.dumps([[path, f.name, f.length, f.cyclomatic_complexity] for path in sys.argv[1:] for f in lizard.analyze_file(path).function_list]))
"""


def over_the_limits():
    """What is beyond a limit: by `FILE` its lines, by `FILE FUNCTION` its lines and complexity."""
    over = {}
    paths = list(files(*sorted({f.split("/")[0] for f in FLOORS}), suffixes=(".cc", ".h")))
    for path in paths:
        with open(os.path.join(ROOT, path), encoding="utf-8") as f:
            lines = f.read().count("\n")
        if lines > AIM[os.path.splitext(path)[1]] and path not in WHOLE:
            over[path] = (lines,)
    told = subprocess.run([lizard(), "-c", COUNT, *paths], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    functions = json.loads(told)
    if len(functions) < 1000:
        raise SystemExit(f"only {len(functions)} functions were counted")
    for path, name, *figures in functions:
        if any(a > b for a, b in zip(figures, FUNCTION)):
            over[f"{path} {name}"] = tuple(map(max, figures, over.get(f"{path} {name}", (0, 0))))
    return over


def limits(update):
    over, known = over_the_limits(), {}
    where = os.path.join(ROOT, OVER)
    if update:
        with open(where, "w", encoding="utf-8") as f:
            f.write("# Beyond the limits of tools/check_structure.py --limits: files and their lines; functions, their lines and complexity.\n")
            f.writelines(" ".join([key, *map(str, over[key])]) + "\n" for key in sorted(over))
    with open(where, encoding="utf-8") as f:
        for line in f:
            if not line.startswith("#"):
                key, figures = re.fullmatch(r"(.*?)((?: \d+)+)\n", line).groups()
                known[key] = tuple(map(int, figures.split()))
    wrong = [f"{key}: {' lines, complexity '.join(map(str, over[key]))}; it was {known.get(key, 'within the limits')}"
             for key in sorted(over) if any(a > b for a, b in zip(over[key], known.get(key, (0, 0))))]
    wrong += [f"{key}: keeps the limits now; take it off {OVER}" for key in sorted(set(known) - set(over))]
    for line in wrong:
        print(line)
    print(f"{len(over)} beyond the limits")
    print(f"{0 if wrong else 1} passed, {1 if wrong else 0} failed")
    return 1 if wrong else 0


def main():
    if "--limits" in sys.argv[1:]:
        return limits("--update" in sys.argv[1:])
    checks = {"floors": [], "lengths": [], "words": [], "printing": [], "paths": [], "widths": []}
    for path in files("rulesets", "examples", suffixes=(".hvr",)):
        with open(os.path.join(ROOT, path), encoding="utf-8") as f:
            for number, line in enumerate(f, 1):
                if len(line.rstrip("\n")) > MAX_COLUMNS:
                    checks["widths"].append(f"{path}:{number}: longer than {MAX_COLUMNS} columns")
    for path in files(*sorted({f.split("/")[0] for f in FLOORS}), suffixes=(".cc", ".h")):
        with open(os.path.join(ROOT, path), encoding="utf-8") as f:
            text = f.read()
        own = folder_of(path)
        for include in re.findall(r'#include "([^"]+)"', text):
            target = folder_of(os.path.dirname(include))
            if include.startswith("hvrewrite/"):
                target = "plan" if include == "hvrewrite/plan.h" else "api"
            if not target or target == own:
                continue
            if FLOORS[target] >= FLOORS[own]:
                checks["floors"].append(f"{path}: includes {include}, which is not below it")
        lines = text.count("\n")
        limit = MAX_LINES[os.path.splitext(path)[1]]
        if lines > limit and path not in WHOLE:
            checks["lengths"].append(f"{path}: {lines} lines, at most {limit}")
        if FORBIDDEN.search(text):
            checks["words"].append(f"{path}: names a framework")
        if own not in ("cli",) and re.search(r"std::c(out|err)|printf\(|\bexit\(", text) and "hvrewrite.h" not in path and path != "api/explain.cc":
            checks["printing"].append(f"{path}: prints or exits")
    try:
        tracked = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    except (FileNotFoundError, subprocess.CalledProcessError):
        tracked = list(files("", suffixes=("",)))  # no git here: every file
    home = os.path.expanduser("~")
    for path in tracked:
        try:
            with open(os.path.join(ROOT, path), encoding="utf-8") as f:
                text = f.read()
        except (UnicodeDecodeError, FileNotFoundError):
            continue
        if (len(home) > 6 and home + "/" in text) or ROOT + "/" in text:
            checks["paths"].append(f"{path}: holds a path of this machine")
    failed = 0
    for name, problems in checks.items():
        for p in problems:
            print(p)
        failed += bool(problems)
    print(f"{len(checks) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
