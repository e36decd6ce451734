"""`hvrewrite measure`: how fast processes of this machine talk, and how much they slow each other
down, as a cluster file."""

import argparse
import json
import os
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile

from prove import environment, judge
from . import profile

# Milliseconds between two looks for gradients; taken out of what is measured, since the simulation
# has it.
CYCLE = 1.0


def bench(python, ranks, rounds, seconds):
    """The report of planner.bench on so many ranks. Everything is ended when the time is over."""
    folder = tempfile.mkdtemp(prefix="hvrewrite-measure-")
    report = os.path.join(folder, "report.json")
    env = dict(
        os.environ,
        PYTHONPATH=os.path.dirname(profile.HERE),
        PYTHONDONTWRITEBYTECODE="1",
        TF_CPP_MIN_LOG_LEVEL="3",
        HOROVOD_CYCLE_TIME=str(CYCLE),
        TMPDIR=folder,
    )
    try:
        with open(os.path.join(folder, "out"), "wb+") as out:
            process = subprocess.Popen(
                [python, "-m", "planner.ranks", str(ranks), "planner.bench", report, str(rounds)],
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=subprocess.STDOUT,
                env=env,
                start_new_session=True,
            )
            try:
                process.wait(seconds)
            except subprocess.TimeoutExpired:
                raise judge.Unproven(
                    "time",
                    "measuring %d ranks did not end within %d s; allow more with --seconds"
                    % (ranks, seconds),
                ) from None
            finally:
                try:
                    os.killpg(process.pid, signal.SIGKILL)
                except ProcessLookupError:
                    pass
                process.wait()
            if not os.path.exists(report):
                out.seek(0)
                last = out.read()[-300:].decode(errors="replace").strip().splitlines()
                raise judge.Unproven(
                    "fails",
                    "measuring %d ranks failed: %s" % (ranks, last[-1] if last else "no message"),
                )
        with open(report, encoding="utf-8") as f:
            return json.load(f)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def line_through(points):
    """alpha and beta of alpha + beta * bytes that fit best, each point counting by its relative
    error; the largest such error."""
    weights = [1 / (t * t) for _, t in points]
    s = sum(weights)
    mx = sum(w * x for w, (x, _) in zip(weights, points)) / s
    my = sum(w * t for w, (_, t) in zip(weights, points)) / s
    top = sum(w * (x - mx) * (t - my) for w, (x, t) in zip(weights, points))
    bottom = sum(w * (x - mx) ** 2 for w, (x, _) in zip(weights, points))
    beta = max(top / bottom, 1e-15)
    alpha = max(my - beta * mx, 0.0)
    return alpha, beta, max(abs((alpha + beta * x) / t - 1) for x, t in points)


def memory_gigabytes():
    try:
        with open("/proc/meminfo", encoding="utf-8") as f:
            for text in f:
                if text.startswith("MemTotal:"):
                    return int(text.split()[1]) * 1024 / 1e9
    except OSError:
        pass
    return 0


TEMPLATE = """# Written by `hvrewrite measure`. %d ranks of this machine; medians.
# The same computation, alone, differed by %.0f %% between rounds.
# All-reduce: one line through the points would be %.3g ms + bytes / %.0f MB/s
# and miss by up to %.0f %%, so the points are used.
# Messages between two processes: %.3g us + bytes / %.0f MB/s, off by up to %.0f %%.
name = "%s"
nodes = 1
devices = %d
loaders = %d
slowdown = [%s]        # ranks that compute at once, factor on their time
allreduce_curve = [    # ranks, bytes, seconds; without the wait for the cycle
%s
]

[device]
name = "%s"
memory_GB = %.1f
peak_TFLOPS = %.4f     # reached by products of 512 x 512 matrices

[links]
spread = %.2f          # half of what lies between the 10th and the 90th percent, over the median

[links.intra]
latency_us = %.1f
bandwidth_GBs = %.3f

[runtime]
cycle_ms = %g
fusion_MiB = 128
step_ms = 0
"""


def curve_rows(reports):
    """The measured all-reduces without the wait for the cycle, and the slowdowns, as rows."""
    rows, slow = [], []
    for r in reports:
        for size, seconds, _, _ in r["reductions"]:
            own = max(seconds - CYCLE * 1e-3 / 2, seconds / 4)
            rows.append("  [%d, %d, %.6g]," % (r["ranks"], size, own))
        factor = statistics.median(r["together"]) / statistics.median(r["alone"])
        slow.append("[%d, %.3f]" % (r["ranks"], max(1.0, factor)))
    return rows, slow


def cluster(reports, name):
    """The text of the cluster file."""
    largest = reports[-1]
    points = [[b, t] for b, t, _, _ in largest["reductions"]]
    alpha, beta, miss = line_through(points)
    message_alpha, message_beta, message_miss = (
        line_through(largest["messages"]) if largest["messages"] else (1e-5, 1e-9, 0)
    )
    spread = statistics.median(
        (high - low) / 2 / middle for _, middle, low, high in largest["reductions"]
    )
    rows, slow = curve_rows(reports)
    alone = [t for r in reports for t in r["alone"]]
    noise = (max(alone) - min(alone)) / statistics.median(alone)
    ranks = largest["ranks"]
    return TEMPLATE % (
        ranks,
        100 * noise,
        alpha * 1e3,
        1e-6 / beta,
        100 * miss,
        message_alpha * 1e6,
        1e-6 / message_beta,
        100 * message_miss,
        name,
        ranks,
        profile.cores(),
        ", ".join(slow),
        "\n".join(rows),
        profile.device_name(),
        memory_gigabytes() / ranks,
        largest["flops"] / 1e12,
        min(spread, 2.0),
        message_alpha * 1e6,
        1e-9 / message_beta,
        CYCLE,
    )


def main(words):
    parser = argparse.ArgumentParser(
        prog="hvrewrite measure",
        description=(
            "Measures all-reduces and messages between processes of this machine, and how much they"
            " slow each other down; writes a cluster file. Exit code: 0 done, 2 it failed, 4 wrong"
            " usage or no environment."
        ),
    )
    parser.add_argument(
        "-o", "--output", default="cluster.toml", help="where to write (default: cluster.toml)"
    )
    parser.add_argument(
        "--ranks",
        type=int,
        default=0,
        help="the most ranks (default: as many as there are cores, at least 2)",
    )
    parser.add_argument("--rounds", type=int, default=5, help="rounds (default: 5)")
    parser.add_argument(
        "--seconds", type=int, default=300, help="time limit for one number of ranks (default: 300)"
    )
    parser.add_argument("--name", default="here", help="the cluster's name (default: here)")
    parser.add_argument(
        "--environment",
        choices=sorted(environment.KINDS),
        default="tf2",
        help="which libraries (default: tf2)",
    )
    try:
        options = parser.parse_args(words)
    except SystemExit as stop:
        return 4 if stop.code else 0
    ranks = options.ranks or max(2, profile.cores())
    if ranks < 2 or options.rounds < 2:
        print("hvrewrite measure: --ranks and --rounds must be 2 or more", file=sys.stderr)
        return 4
    python = environment.interpreter(options.environment)
    if not python:
        raise environment.Missing(
            "there is no environment yet; `hvrewrite prove --setup --environment %s` builds it"
            % options.environment
        )
    reports, n = [], 2
    while True:
        print("measuring %d ranks …" % n, file=sys.stderr)
        reports.append(bench(python, n, options.rounds, options.seconds))
        if n == ranks:
            break
        n = min(2 * n, ranks)
    text = cluster(reports, options.name)
    with open(options.output, "w", encoding="utf-8") as f:
        f.write(text)
    print("%s: written" % options.output, file=sys.stderr)
    return 0
