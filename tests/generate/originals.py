"""Runs made-up programs as they are, alone: each must end by itself in a few seconds."""

import json
import os
import sys
from concurrent.futures import ThreadPoolExecutor

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path.insert(0, os.path.join(ROOT, "tools"))

from prove import environment, judge, pool  # noqa: E402


def run(folder, logs, workers=2, seconds=60):
    """What became of every program of `folder`: {name: None or its last line of error}."""
    with open(os.path.join(folder, "programs.json"), encoding="utf-8") as f:
        programs = [p for p in json.load(f) if not p["refuse"]]
    processes = pool.Pool(environment.interpreter("tf2"), logs)
    out = {}

    def one(p):
        j = judge.Judge(processes, logs)
        j.graph = p["pattern"] in ("session", "monitored")
        at = os.path.join(folder, p["name"])
        script = os.path.join(at, p["script"])
        with open(script, "rb") as f:
            text = judge.script_of(script, f.read())
        given = judge.Program(p["name"], script, folder=at, seconds=seconds)
        report = j.run(given, os.path.join(logs, p["name"]), "original", text, 1, "alone")[0]
        fault = None
        if report["late"]:
            fault = "late"
        elif not report["ok"]:
            fault = "%s (line %s)" % (j.last_line(report), report.get("line"))
        elif not report["weights"]:
            fault = "no weights"
        return p["name"], fault, report["steps"]

    try:
        with ThreadPoolExecutor(workers) as threads:
            for name, fault, steps in threads.map(one, programs):
                out[name] = fault
                if fault:
                    print("%s: %s" % (name, fault), flush=True)
    finally:
        processes.close()
    return out
