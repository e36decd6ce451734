"""The table "Here" of docs/recommend.md: twenty programs, predicted and measured on this machine,
which should be idle.

    PYTHONPATH=tools python3 -m planner.here --cluster cluster.toml [--results FILE] [--only N,…]
    [--rounds 5] [--write]

Every program that is done is kept in the results file, a line each; the command goes on where it
was interrupted. A program whose
noise floor (spread of its rounds) exceeds 10 % is run again with the next start. `--write` puts
the table into docs/recommend.md.
"""

import argparse
import json
import os
import shutil
import signal
import statistics
import sys
import tempfile

from prove import environment, judge
from . import document, profile, verify

FLOOR = 0.10
PROGRAMS = [
    (pattern, width, batch, 2)
    for pattern in ("keras_fit", "tape", "session", "monitored")
    for width, batch in ((64, 64), (64, 512), (1024, 64), (1024, 512))
] + [(pattern, 512, 128, 4) for pattern in ("keras_fit", "tape", "session", "monitored")]
LIMITS = {"data_parallel": 0.10}


def key_of(program):
    return "%s %d %d %d" % program


def known(path):
    out = {}
    if os.path.exists(path):
        with open(path, encoding="utf-8") as f:
            for text in f:
                row = json.loads(text)
                out[row["program"]] = row
    return out


def measure(program, options, python):
    pattern, width, batch, ranks = program
    parser = argparse.ArgumentParser()
    profile.arguments(parser)
    script = os.path.join(profile.HERE, "programs", pattern + ".py")
    threads = max(1, profile.cores() // ranks)
    own = parser.parse_args(
        [
            script,
            "--args",
            "%d %d" % (width, batch),
            "--batch",
            str(batch),
            "--epoch-samples",
            str(100 * batch),
            "--threads",
            str(threads),
            "--uneven",
        ]
    )
    logs = tempfile.mkdtemp(prefix="hvrewrite-here-")
    try:
        seen = profile.take(own)
        path = os.path.join(logs, "profile.json")
        with open(path, "w", encoding="utf-8") as f:
            json.dump(seen, f)
        said = verify.advice(path, options.cluster, ranks)
        alone, together = verify.interleaved(own, python, ranks, logs, options.rounds)
    finally:
        shutil.rmtree(logs, ignore_errors=True)
    by_kind = {p["kind"]: p for p in said["predictions"]}
    one, many = statistics.median(alone), statistics.median(together)
    return {
        "program": key_of(program),
        "gradients": sum(sum(l["gradient_bytes"]) for l in seen["layers"]),
        "alone": alone,
        "together": together,
        "ratio_predicted": (
            by_kind["data_parallel"]["seconds_a_step"] / by_kind["sequential"]["seconds_a_step"]
        ),
        "ratio_measured": many / one,
        "floor": max(verify.spread(alone), verify.spread(together)),
        "recommended": said["recommended"],
    }


def table(rows):
    out = [
        (
            "| program, width, batch, processes | gradients | step alone | together | ratio"
            " measured | predicted | off | noise floor |"
        ),
        "|---|--:|--:|--:|--:|--:|--:|--:|",
    ]
    errors = []
    for row in rows:
        off = row["ratio_predicted"] / row["ratio_measured"] - 1
        errors.append(abs(off))
        out.append(
            "| %s | %.1f MB | %.2f ms | %.2f ms | %.2f | %.2f | %+.0f %% | %.0f %%%s |"
            % (
                row["program"],
                row["gradients"] / 1e6,
                1e3 * statistics.median(row["alone"]),
                1e3 * statistics.median(row["together"]),
                row["ratio_measured"],
                row["ratio_predicted"],
                100 * off,
                100 * row["floor"],
                " (above the limit)" if row["floor"] > FLOOR else "",
            )
        )
    noisy = [r["program"] for r in rows if r["floor"] > FLOOR]
    out += [
        "",
        "%d of %d programs; median error %.1f %%. Noise floor above %.0f %%: %s."
        % (
            len(rows),
            len(PROGRAMS),
            100 * statistics.median(errors),
            100 * FLOOR,
            ", ".join(noisy) or "none",
        ),
    ]
    return "\n".join(out)


def main():
    parser = argparse.ArgumentParser(
        prog="python3 -m planner.here", description=__doc__.splitlines()[0]
    )
    parser.add_argument(
        "--cluster", required=True, help="what `hvrewrite measure` wrote on this machine"
    )
    parser.add_argument(
        "--results", default="here.jsonl", help="where results are kept (default: here.jsonl)"
    )
    parser.add_argument(
        "--only", default="", help="numbers of programs, from 1, with commas between"
    )
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--write", action="store_true", help="put the table into docs/recommend.md")
    options = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    python = environment.interpreter("tf2")
    if not python:
        print("there is no environment yet; `hvrewrite prove --setup` builds it", file=sys.stderr)
        return 4
    wanted = {int(n) for n in options.only.split(",") if n} or set(range(1, len(PROGRAMS) + 1))
    done = known(options.results)
    for i, program in enumerate(PROGRAMS, 1):
        before = done.get(key_of(program))
        if i not in wanted or (before and before["floor"] <= FLOOR):
            continue
        print("%d of %d: %s" % (i, len(PROGRAMS), key_of(program)), file=sys.stderr)
        try:
            row = measure(program, options, python)
        except judge.Unproven as problem:
            print("  %s" % problem, file=sys.stderr)
            continue
        done[row["program"]] = row
        with open(options.results, "a", encoding="utf-8") as f:
            f.write(json.dumps(row) + "\n")
    rows = [done[key_of(p)] for p in PROGRAMS if key_of(p) in done]
    if not rows:
        print("nothing could be measured", file=sys.stderr)
        return 1
    text = table(rows)
    print(text)
    if options.write:
        document.put("here", text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
