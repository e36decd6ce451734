#!/usr/bin/env python3
"""Checks the house: floors, lengths, the words that must not appear, and that no machine's own name does.

A folder includes only folders of lower floors (docs/architecture.md). The engine, the rule language, the grammar and
the command line know no framework. Prints one line per violation and closes with `N passed, N failed`.
"""
import os
import re
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


def main():
    checks = {"floors": [], "lengths": [], "words": [], "printing": [], "paths": []}
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
        # The table of operations and the public headers are read as a whole.
        if lines > limit and path not in ("ir/conditions.h", "api/hvrewrite/hvrewrite.h", "plan/hvrewrite/plan.h"):
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
