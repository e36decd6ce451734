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


def launched(python, kind, ranks, words, seconds):
    """The report of a module that runs on so many ranks. Everything is ended when the time is
    over."""
    folder = tempfile.mkdtemp(prefix="hvrewrite-measure-")
    report = os.path.join(folder, "report.json")
    env = dict(
        os.environ,
        PYTHONPATH=os.path.dirname(profile.HERE),
        PYTHONDONTWRITEBYTECODE="1",
        TF_CPP_MIN_LOG_LEVEL="3",
        HOROVOD_CYCLE_TIME=str(CYCLE),
        TMPDIR=folder,
        CUDA_VISIBLE_DEVICES="",
    )
    command = [python, "-m", "planner.ranks", "--" + kind, str(ranks), words[0], report]
    try:
        with open(os.path.join(folder, "out"), "wb+") as out:
            process = subprocess.Popen(
                command + words[1:],
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


def bench(python, ranks, rounds, seconds):
    """The report of planner.bench: sums of gradients, computing, plain messages."""
    threads = max(1, profile.cores() // ranks)
    words = ["planner.bench", str(rounds), str(threads)]
    return launched(python, "horovod", ranks, words, seconds)


def hops(python, rounds, seconds):
    """The report of planner.hops: messages between placed layers."""
    return launched(python, "cluster", 2, ["planner.hops", str(rounds)], seconds)


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


TEMPLATE = """# Written by `hvrewrite measure`. %(ranks)d ranks on %(threads)d cores; medians.
# The same computation, alone, differed by %(noise).0f %% between rounds.
# All-reduce: one line through the points would be %(alpha).3g ms + bytes / %(beta).0f MB/s
# and miss by up to %(miss).0f %%, so the points are used.
# Messages over TCP: %(message_alpha).3g us + bytes / %(message_beta).0f MB/s,
# off by up to %(message_miss).0f %%.
name = "%(name)s"
nodes = 1
devices = %(ranks)d
loaders = %(threads)d
slowdown = [%(slow)s]  # ranks that compute at once, factor on their time
# Ranks, bytes, seconds; seconds while all ranks compute, and how fast they do meanwhile (1: as if
# nothing were summed). Without the wait for the cycle.
allreduce_curve = [
%(curve)s
]

[device]
name = "%(device)s"
memory_GB = %(memory).1f
peak_TFLOPS = %(peak).4f  # reached by products of 256 x 256 matrices

[links]
spread = %(spread).2f  # half of what lies between the 10th and the 90th percent, over the median

[links.intra]
latency_us = %(message_alpha).1f
bandwidth_GBs = %(bandwidth).3f

[runtime]
cycle_ms = %(cycle)g
fusion_MiB = 128
step_ms = 0
hook_us = %(hook).1f     # a gradient tensor more
looking = [%(looking)s]  # ranks, and of a core the share of the thread that looks for gradients
%(copying)s
blocking = true   # it sums them itself, and looks no further meanwhile

[pipeline]        # TensorFlow's own servers, between two processes
recompute = "none"
step_ms = %(step).3f
message_curve = [  # bytes, seconds
%(hops)s
]
"""


def without_cycle(seconds):
    """Half a cycle, on average, is waited for; the simulation has that."""
    return max(seconds - CYCLE * 1e-3 / 2, seconds / 4)


def curve_rows(reports):
    """The measured all-reduces and the slowdowns, as rows."""
    rows, slow = [], []
    for r in reports:
        for size, seconds, _, _, beside, speed in r["reductions"]:
            own = without_cycle(seconds)
            numbers = (r["ranks"], size, own, own / beside, speed)
            rows.append("  [%d, %d, %.6g, %.6g, %.3f]," % numbers)
        factor = statistics.median(r["together"]) / statistics.median(r["alone"])
        slow.append("[%d, %.3f]" % (r["ranks"], max(1.0, factor)))
    return rows, slow


def copying(seconds):
    """The line about copies: there and back, of what takes so many seconds a byte for both."""
    if seconds <= 2e-12:
        return "# Copies of tensors that are summed together cost nothing that can be seen."
    return "copy_GBs = %.2f  # tensors that are summed together are copied, and back" % (
        2e-9 / seconds
    )


def cluster(reports, placed, name):
    """The text of the cluster file."""
    largest = reports[-1]
    alpha, beta, miss = line_through([row[:2] for row in largest["reductions"]])
    message_alpha, message_beta, message_miss = (
        line_through(largest["messages"]) if largest["messages"] else (1e-5, 1e-9, 0)
    )
    spread = statistics.median(
        (high - low) / 2 / middle for _, middle, low, high, _, _ in largest["reductions"]
    )
    rows, slow = curve_rows(reports)
    alone = reports[0]["alone"]
    return TEMPLATE % dict(
        ranks=largest["ranks"],
        threads=profile.cores(),
        noise=100 * (max(alone) - min(alone)) / statistics.median(alone),
        alpha=alpha * 1e3,
        beta=1e-6 / beta,
        miss=100 * miss,
        message_alpha=message_alpha * 1e6,
        message_beta=1e-6 / message_beta,
        message_miss=100 * message_miss,
        name=name,
        slow=", ".join(slow),
        curve="\n".join(rows),
        device=profile.device_name(),
        memory=memory_gigabytes() / largest["ranks"],
        peak=reports[0]["flops"] / 1e12,
        spread=min(spread, 2.0),
        bandwidth=1e-9 / message_beta,
        cycle=CYCLE,
        hook=max(0.0, reports[0]["tensor"]) * 1e6,
        looking=", ".join("[%d, %.3f]" % (r["ranks"], min(0.9, r["looking"])) for r in reports),
        copying=copying(reports[0]["copying"]),
        step=placed["step"] * 1e3,
        hops="\n".join("  [%d, %.6g]," % (size, seconds) for size, seconds in placed["messages"]),
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
    print("measuring messages of placed layers …", file=sys.stderr)
    placed = hops(python, options.rounds, options.seconds)
    text = cluster(reports, placed, options.name)
    with open(options.output, "w", encoding="utf-8") as f:
        f.write(text)
    print("%s: written" % options.output, file=sys.stderr)
    return 0
