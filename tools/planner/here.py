"""The table "Here" of docs/recommend.md: twenty programs, predicted and measured on this machine,
which should be idle.

    PYTHONPATH=tools python3 -m planner.here --folder FOLDER [--only N,…] [--rounds 5] [--again]
    [--table] [--write]

Measures the machine first (cluster.toml), then each program: alone, copies of it that know nothing
of each other, and distributed, in turns, in five rounds. Everything is kept in the folder, a
program a line, and the command goes on where it was interrupted. `--again` runs programs once
more whose noise floor exceeds 10 %. `--table` measures nothing. `--write` puts the table into
docs/recommend.md.
"""

import argparse
import json
import math
import os
import shutil
import signal
import statistics
import sys
import tempfile
import time

from prove import environment, judge
from . import document, measure, profile, turns, verify

FLOOR = 0.10
DIFFERENT = 1.10  # times as fast: here the recommendation is to be right
SECONDS = 2.0  # of a turn, at least
DATA, LAYERS, PIPELINE = "data_parallel", "layers_on_devices", "gpipe"
GOALS = {DATA: 0.10, LAYERS: 0.15, PIPELINE: 0.25}
TITLES = {DATA: "data parallel", LAYERS: "layers on devices", PIPELINE: "pipeline, 4 parts"}
PARTS = 4
# Pattern, width of the layers, batch, processes, distribution.
PROGRAMS = [
    ("keras_fit", 1024, 64, 2, DATA),
    ("tape", 1024, 64, 2, DATA),
    ("session", 1024, 64, 2, DATA),
    ("monitored", 1024, 64, 2, DATA),
    ("keras_fit", 256, 2048, 2, DATA),
    ("tape", 1024, 512, 2, DATA),
    ("session", 256, 2048, 2, DATA),
    ("monitored", 1024, 512, 2, DATA),
    ("keras_fit", 512, 256, 4, DATA),
    ("tape", 512, 256, 4, DATA),
    ("session", 512, 256, 4, DATA),
    ("monitored", 512, 256, 4, DATA),
    ("tape", 64, 64, 2, DATA),
    ("keras_fit", 1024, 512, 2, LAYERS),
    ("tape", 1024, 512, 2, LAYERS),
    ("session", 1024, 512, 2, LAYERS),
    ("monitored", 512, 1024, 3, LAYERS),
    ("session", 1024, 1024, 2, PIPELINE),
    ("monitored", 1024, 512, 2, PIPELINE),
    ("session", 512, 2048, 3, PIPELINE),
]


def key_of(program):
    return "%s %d %d, %d, %s" % program


def known(path):
    """What was measured: of a program that was run again the run with the least noise."""
    out = {}
    if os.path.exists(path):
        with open(path, encoding="utf-8") as f:
            for text in f:
                row = json.loads(text)
                before = out.get(row["program"])
                if before is None or floor_of(row) < floor_of(before):
                    out[row["program"]] = row
    return out


def options_of(program):
    pattern, width, batch, ranks, _ = program
    parser = argparse.ArgumentParser()
    profile.arguments(parser)
    words = ["--args", "%d %d" % (width, batch), "--batch", str(batch), "--busy", "0"]
    words += ["--epoch-samples", str(100 * batch), "--uneven"]
    words += ["--threads", str(max(1, profile.cores() // ranks))]
    return parser.parse_args([os.path.join(profile.HERE, "programs", pattern + ".py")] + words)


def said_of(seen, cluster, program, logs):
    """What is predicted from a profile."""
    path = os.path.join(logs, "profile.json")
    with open(path, "w", encoding="utf-8") as f:
        json.dump(seen, f)
    more = ["--fast"]
    if program[4] == PIPELINE:
        parts = [str(program[2] // PARTS), str(PARTS)]
        more += ["--micro-batch", parts[0], "--micro-batches", parts[1]]
    said = verify.advice(path, cluster, program[3], *more)
    return {p["kind"]: p for p in said["predictions"]}


def measured(program, cluster, rounds, python):
    """A line of the results."""
    own, (_, _, _, ranks, kind) = options_of(program), program
    logs = tempfile.mkdtemp(prefix="hvrewrite-here-")
    try:
        seen = profile.take(own)
        said = said_of(seen, cluster, program, logs)
        players = [verify.player(own, python, logs, said["sequential"], 1)]
        players.append(verify.player(own, python, logs, said[kind], ranks))
        if kind != LAYERS:  # there only one works at a time
            players.append(verify.copies(own, python, logs, ranks))
        times = turns.play(players, rounds, SECONDS)
    finally:
        shutil.rmtree(logs, ignore_errors=True)
    return {
        "program": key_of(program),
        "profile": seen,
        "settings": [] if kind == DATA else verify.settings_of(said[kind]),
        "alone": times[0],
        "together": times[1],
        "busy": times[2] if len(times) > 2 else [],
    }


def ratios(row, name):
    return [b / a for a, b in zip(row["alone"], row[name])]


def floor_of(row):
    """How far the rounds' ratios are apart: none can be predicted better."""
    return turns.spread(ratios(row, "together"))


def predicted(row, program, cluster, logs):
    """Both steps, from the profile with the step's time and the copies' of these rounds."""
    seen = dict(row["profile"])
    alone = statistics.median(row["alone"])
    seen["step"] = dict(seen["step"], seconds=alone)
    # The parts of a step are the profile's, whose step may have been longer by some percent.
    seen["optimizer_seconds"] *= alone / row["profile"]["step"]["seconds"]
    if row["busy"]:
        factor = statistics.median(ratios(row, "busy"))
        seen["busy"] = [{"copies": program[3], "seconds": alone * factor}]
    said = said_of(seen, cluster, program, logs)
    return said["sequential"], said[program[4]]


def judged(row, program, cluster, logs):
    """The numbers of a row of the table."""
    one, many = predicted(row, program, cluster, logs)
    ratio = statistics.median(ratios(row, "together"))
    samples = many["samples_a_step"] / one["samples_a_step"]
    out = {
        "program": program,
        "gradients": sum(sum(l["gradient_bytes"]) for l in row["profile"]["layers"]),
        "alone": statistics.median(row["alone"]),
        "together": statistics.median(row["together"]),
        "busy": statistics.median(ratios(row, "busy")) if row["busy"] else None,
        "ratio": ratio,
        "predicted": many["seconds_a_step"] / one["seconds_a_step"],
        "floor": floor_of(row),
        "speedup": samples / ratio,
    }
    out["off"] = math.log(out["predicted"] / ratio)
    out["speedup_predicted"] = samples / out["predicted"]
    return out


def right(row):
    """Whether the faster of one device and the distribution was named; nothing where they are
    about equal."""
    if 1 / DIFFERENT < row["speedup"] < DIFFERENT:
        return None
    return (row["speedup"] > 1) == (row["speedup_predicted"] > 1)


def line(row):
    pattern, width, batch, ranks, kind = row["program"]
    verdict = {None: "about equal", True: "right", False: "**wrong**"}[right(row)]
    form = (
        "| %s %d x %d | %s, %d | %.1f MB | %.1f ms | %s | %.1f ms | %.2f | %.2f | %+.0f %% | %s"
        " | %s |"
    )
    return form % (
        pattern,
        width,
        batch,
        TITLES[kind],
        ranks,
        row["gradients"] / 1e6,
        1e3 * row["alone"],
        "%.2f" % row["busy"] if row["busy"] else "-",
        1e3 * row["together"],
        row["ratio"],
        row["predicted"],
        100 * (math.exp(row["off"]) - 1),
        "%.0f %%%s" % (100 * row["floor"], " (above)" if row["floor"] > FLOOR else ""),
        verdict,
    )


HEAD = [
    "| program, width x batch | distributed, processes | gradients | step alone | copies at once |"
    " distributed | ratio | predicted | off | noise floor | faster one named |",
    "|---|---|--:|--:|--:|--:|--:|--:|--:|--:|---|",
]


def summary(rows):
    out = ["", "%d of %d programs." % (len(rows), len(PROGRAMS))]
    for kind, goal in GOALS.items():
        errors = [abs(r["off"]) for r in rows if r["program"][4] == kind]
        if errors:
            median = statistics.median(errors)
            text = (
                "%s: %d programs, median error %.1f %%, worst %.1f %%;"
                " goal %.0f %% in the median: %s."
            )
            met = "met" if median <= goal else "**missed**"
            numbers = (len(errors), 100 * median, 100 * max(errors), 100 * goal, met)
            out.append(text % ((TITLES[kind].capitalize(),) + numbers))
    noisy = [key_of(r["program"]) for r in rows if r["floor"] > FLOOR]
    text = "Noise floor above %.0f %% (at most 3 are to be): %s."
    out.append(text % (100 * FLOOR, "; ".join(noisy) or "none"))
    verdicts = [right(r) for r in rows]
    text = "The faster one named where they differ by more than 10 %%: %d of %d."
    out.append(text % (verdicts.count(True), len(rows) - verdicts.count(None)))
    return [out[0], " ".join(out[1:])]


def table(done, cluster):
    logs = tempfile.mkdtemp(prefix="hvrewrite-here-")
    try:
        rows = [
            judged(done[key_of(p)], p, cluster, logs) for p in PROGRAMS if key_of(p) in done
        ]
    finally:
        shutil.rmtree(logs, ignore_errors=True)
    return "\n".join(HEAD + [line(r) for r in rows] + summary(rows)) if rows else ""


def run(options, cluster, results, python):
    """Measures what is not known yet."""
    if not os.path.exists(cluster):
        ranks = str(max(p[3] for p in PROGRAMS))
        code = measure.main(["--ranks", ranks, "--output", cluster])
        if code:
            return code
    done = known(results)
    wanted = {int(n) for n in options.only.split(",") if n} or set(range(1, len(PROGRAMS) + 1))
    for i, program in enumerate(PROGRAMS, 1):
        before = done.get(key_of(program))
        if i not in wanted or (before and not (options.again and floor_of(before) > FLOOR)):
            continue
        begin = time.monotonic()
        try:
            row = measured(program, cluster, options.rounds, python)
        except judge.Unproven as problem:
            print("%d of %d: %s: %s" % (i, len(PROGRAMS), key_of(program), problem), flush=True)
            continue
        with open(results, "a", encoding="utf-8") as f:
            f.write(json.dumps(row) + "\n")
        text = "%d of %d: %s: %.2f times as long, noise floor %.0f %% (%.0f s)"
        numbers = (statistics.median(ratios(row, "together")), 100 * floor_of(row))
        print(
            text % ((i, len(PROGRAMS), key_of(program)) + numbers + (time.monotonic() - begin,)),
            flush=True,
        )
    return 0


def main():
    parser = argparse.ArgumentParser(
        prog="python3 -m planner.here", description=__doc__.splitlines()[0]
    )
    parser.add_argument("--folder", default="here", help="where everything is kept (default: here)")
    parser.add_argument(
        "--only", default="", help="numbers of programs, from 1, with commas between"
    )
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--again", action="store_true", help="run noisy programs once more")
    parser.add_argument("--table", action="store_true", help="measure nothing")
    parser.add_argument("--write", action="store_true", help="put the table into docs/recommend.md")
    options = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    os.makedirs(options.folder, exist_ok=True)
    cluster = os.path.join(options.folder, "cluster.toml")
    results = os.path.join(options.folder, "here.jsonl")
    if not options.table:
        python = environment.interpreter("tf2")
        if not python:
            print(
                "there is no environment yet; `hvrewrite prove --setup` builds it", file=sys.stderr
            )
            return 4
        code = run(options, cluster, results, python)
        if code:
            return code
    text = table(known(results), cluster)
    if not text:
        print("nothing could be measured", file=sys.stderr)
        return 1
    print(text)
    if options.write:
        document.put("here", text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
