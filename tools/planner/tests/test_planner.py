"""Tests of the Python side of `recommend`: networks, roofline; with an environment, profiles and
measurements of real runs.

PYTHONPATH=tools python3 -m planner.tests.test_planner [--quick | --real | part of a name]
"""

import argparse
import csv
import json
import os
import subprocess
import sys
import tempfile

from planner import here, layers, measure, networks, profile, roofline, turns, verify
from prove import environment, judge

TREE = os.path.dirname(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))))
TESTS, REAL = [], []


def test(f):
    TESTS.append(f)
    return f


def close(got, wanted, tolerance, what):
    if abs(got / wanted - 1) > tolerance:
        raise AssertionError("%s: got %r, wanted %r" % (what, got, wanted))


def rows(name):
    with open(os.path.join(TREE, "tests", "networks", name), newline="", encoding="utf-8") as f:
        return list(csv.DictReader(f, delimiter="\t"))


@test
def every_layer_of_every_network_is_that_of_the_tables():
    """Tables computed independently, from the definitions; printed with four digits."""
    seen = 0
    for network in networks.NETWORKS:
        for dataset in networks.DATASETS:
            table = rows(("%s-%s.tsv" % (network, dataset)).lower().replace(" ", ""))
            layers = networks.network(network, dataset)
            assert len(layers) == len(table), (network, dataset, len(layers), len(table))
            for layer, row in zip(layers, table):
                where = "%s %s %s" % (network, dataset, layer.name)
                assert layer.parameters == int(row["params"]), where
                assert len(layer.tensors) == int(row["tensors"]), where
                close(layer.flop / 1e6, float(row["fwd_MFLOP"]), 2e-3, where + ": MFLOP")
                close(layer.outputs * 4 / 1024, float(row["act_KB"]), 2e-3, where + ": results")
                close(layer.out * 4 / 1024, float(row["out_KB"]), 2e-3, where + ": last result")
                seen += 1
    assert seen > 1200, seen


@test
def totals_are_those_of_the_tables():
    for row in rows("TOTALS.tsv"):
        layers = networks.network(row["network"], row["dataset"])
        assert sum(l.parameters for l in layers) == int(row["parameters"]), row
        close(sum(l.flop for l in layers) / 1e9, float(row["fwd_GFLOP"]), 2e-3, str(row))


@test
def known_sizes():
    """Parameters that everybody knows."""
    for network, parameters in (
        ("ResNet-18", 11689512),
        ("ResNet-50", 25557032),
        ("VGG-16", 138357544),
        ("MobileNet v2", 3504872),
    ):
        assert (
            sum(l.parameters for l in networks.network(network, "ImageNet")) == parameters
        ), network


@test
def a_roofline_profile_is_complete_and_in_the_order_of_the_backward_pass():
    p = roofline.profile("ResNet-50", "ImageNet")
    assert p["layers"][0]["name"] == "fc" and p["layers"][-1]["name"] == "conv1"
    assert all(l["forward_seconds"] > 0 and l["backward_seconds"] > 0 for l in p["layers"])
    for small in p["small_batches"]:
        assert small["samples"] < 32 and len(small["forward_seconds"]) == len(p["layers"])
    times = [s["seconds"] / s["samples"] for s in p["small_batches"]]
    assert times[0] > 1.5 * times[-1], "small batches cost more a sample"


@test
def memory_says_which_network_does_not_fit():
    """12 bytes a parameter and what is kept for the backward pass: only ResNet-152 on 512 pixels
    exceeds 24 GB."""
    for network in networks.NETWORKS:
        for dataset in networks.DATASETS:
            layers = roofline.profile(network, dataset, small=False)["layers"]
            need = sum(12 * l["parameters"] + l["activation_bytes"] for l in layers)
            assert (need > 24e9) == (network == "ResNet-152" and dataset == "Highres"), (
                network,
                dataset,
                need,
            )


@test
def winograd_helps_where_channels_are_many():
    device = roofline.Device(winograd=1)
    few = networks.Op("conv", 16, 56, 16, 3)
    many = networks.Op("conv", 256, 56, 256, 3)
    gain = [
        roofline.multiplication(op, 32, device, False)
        / roofline.multiplication(op, 32, device, True)
        for op in (few, many)
    ]
    assert gain[0] < 1.3 < gain[1] < 4, gain


# -- what is made of what was seen ----------
def seen(**changes):
    """A report as planner.runner writes it: 30 even steps of two layers."""
    report = {
        "ok": True,
        "stopped": None,
        "error": None,
        "line": None,
        "ends": [0.01 * i + 1e-4 * (i % 3) for i in range(34)],
        "variables": [["first", 100, 400], ["first", 10, 40], ["second", 50, 200]],
        "state_bytes": 640,
        "batch": 8,
        "table": [["first", 0.001, 0.002, 800.0, 80.0], ["second", 0.0005, 0.001, 400.0, 40.0]],
        "update": 0.0005,
        "matched": 0.9,
        "small": [[4, 0.006, 0.01], [2, 0.007, 0.01]],
        "batches_epoch": 100,
        "made": None,
        "memory": 5000000,
        "writes": [],
        "versions": {"tensorflow": "2.15.1", "python": "3.11.2"},
    }
    report.update(changes)
    return report


def options(**changes):
    values = dict(script="train.py", epoch_samples=0, threads=0, uneven=False)
    values.update(changes)
    return argparse.Namespace(**values)


def stopped(report, part, **changes):
    try:
        profile.refuse(report, 10)
        profile.build(report, options(**changes), "Keras")
    except judge.Unproven as problem:
        assert part in str(problem), str(problem)
        return
    raise AssertionError("accepted, should say %r" % part)


@test
def a_profile_adds_up():
    p = profile.build(seen(), options(), "Keras")
    close(p["step"]["seconds"], 0.01, 0.03, "step")
    assert [l["name"] for l in p["layers"]] == ["second", "first"]
    work = (
        sum(l["forward_seconds"] + l["backward_seconds"] for l in p["layers"])
        + p["optimizer_seconds"]
    )
    close(work, p["step"]["seconds"], 1e-9, "layers and update")
    assert p["layers"][1]["gradient_bytes"] == [400, 40] and p["layers"][1]["parameters"] == 110
    assert (p["batch_samples"], p["epoch_samples"]) == (8, 800)
    close(sum(l["optimizer_bytes"] for l in p["layers"]), 640, 1e-9, "state")
    # A smaller batch that takes longer than a larger one is noise.
    assert [s["samples"] for s in p["small_batches"]] == [4], p["small_batches"]


@test
def what_cannot_be_profiled_says_why_and_what_helps():
    stopped(seen(ends=[]), "trains nothing that can be seen")
    stopped(seen(ends=[0.1 * i for i in range(6)]), "ends after 6 steps")
    stopped(
        seen(ok=False, ends=[], stopped=["file", "the program needs a file: data.csv"], line=7),
        "--data NAME=PATH), line 7",
    )
    stopped(seen(ok=False, ends=[], stopped=["arguments", "it may want arguments"]), "--args")
    stopped(
        seen(ok=False, ends=[], error="Traceback\nValueError: no"),
        "fails by itself: ValueError: no",
    )
    stopped(seen(batch=0), "--batch N")
    stopped(seen(variables=[]), "no trained weight")
    uneven = [0.0]
    for i in range(33):
        uneven.append(uneven[-1] + (0.2 if i % 3 == 0 else 0.005))
    stopped(seen(ends=uneven), "--uneven")
    assert profile.build(seen(ends=uneven), options(uneven=True), "Keras")["step"]["slowest"] > 0.1


@test
def without_a_trace_time_is_divided_by_parameters_and_said():
    p = profile.build(seen(table=[], update=0.0), options(), "Keras")
    close(
        p["layers"][1]["backward_seconds"] / p["layers"][0]["backward_seconds"],
        110 / 50,
        1e-9,
        "shares",
    )
    assert any("divided by parameters" in n for n in p["notes"])
    assert any(
        "--epoch-samples" in n
        for n in profile.build(seen(batches_epoch=0), options(), "Keras")["notes"]
    )


@test
def a_line_through_points_and_how_far_it_misses():
    alpha, beta, miss = measure.line_through(
        [(1000 * i, 0.002 + 1e-8 * 1000 * i) for i in range(1, 9)]
    )
    close(alpha, 0.002, 1e-6, "alpha")
    close(beta, 1e-8, 1e-6, "beta")
    assert miss < 1e-6
    assert measure.line_through([(1, 1.0), (2, 1.0), (3, 9.0)])[2] > 0.3


@test
def a_measured_cluster_is_one_that_recommend_reads():
    report = {
        "ranks": 2,
        "alone": [1.0, 1.1, 1.0],
        "together": [1.5, 1.4, 1.6],
        "flops": 5e10,
        "looking": 0.1,
        "tensor": 2e-5,
        "copying": 5e-10,
        "reductions": [
            [1024 << 2 * k, 0.002 * 2**k, 0.0018 * 2**k, 0.0025 * 2**k, 0.5, 0.8] for k in range(9)
        ],
        "messages": [[1024 << 2 * k, 1e-5 + 1e-9 * (1024 << 2 * k)] for k in range(9)],
    }
    placed = {"step": 0.003, "messages": [[1024 << 2 * k, 1e-4 * 2**k] for k in range(8)]}
    text = measure.cluster([report], placed, "here")
    assert "[2, 1.500]" in text, text
    assert "copy_GBs = 4.00" in text and "looking = [[2, 0.100]]" in text, text
    # Half a cycle of 1 ms less; half as fast while all compute.
    assert "[2, 1024, 0.0015, 0.003, 0.800]" in text, text
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "cluster.toml")
        with open(path, "w", encoding="utf-8") as f:
            f.write(text)
        one = profile.build(seen(), options(), "Keras")
        with open(os.path.join(folder, "profile.json"), "w", encoding="utf-8") as f:
            json.dump(one, f)
        said = verify.advice(f.name, path, 2)
        assert len(said["predictions"]) == 6 and said["workers"] == 2
        try:
            verify.advice(f.name, path, 5)
        except judge.Unproven as problem:
            assert "has 2 devices, not 5" in str(problem)
        else:
            raise AssertionError("5 workers on 2 devices")


@test
def a_step_is_the_mean_of_all_but_the_extremes():
    close(turns.step_of([1.0] * 5 + [3.0] * 5), 2.0, 1e-9, "two lengths")
    close(turns.step_of([1.0] * 9 + [90.0]), 1.0, 1e-9, "a hiccup")
    close(turns.spread([0.9, 1.0, 1.1]), 0.1, 1e-9, "spread")


def result_of(kind, alone, together, busy):
    program = ("session", 64, 8, 2, kind)
    own = profile.build(seen(), options(), "Session")
    row = {"program": here.key_of(program), "profile": own, "settings": []}
    return program, dict(row, alone=alone, together=together, busy=busy)


@test
def rows_of_the_table_here_are_judged_by_their_rounds():
    cluster = """name = "two"
nodes = 1
devices = 2
slowdown = [[2, 5.0]]
allreduce_curve = [[2, 1024, 0.002]]
[device]
memory_GB = 1
[links.intra]
bandwidth_GBs = 1
[runtime]
fusion_MiB = 64
overlap = false
"""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "cluster.toml")
        with open(path, "w", encoding="utf-8") as f:
            f.write(cluster)
        alone, together = [0.010, 0.020, 0.010], [0.018, 0.034, 0.018]
        program, row = result_of(here.DATA, alone, together, [0.015, 0.030, 0.015])
        out = here.judged(row, program, path, folder)
        # By the copies that were at work, not by the cluster's figure.
        close(out["busy"], 1.5, 1e-9, "copies")
        close(out["ratio"], 1.8, 1e-9, "measured")
        close(out["floor"], 0.05 / 1.8, 1e-6, "floor")
        assert 1.5 + 0.2 < out["predicted"] < 1.5 * 1.05 + 0.2, out
        assert here.right(out) and out["speedup"] > 1.1 and out["speedup_predicted"] > 1.1
        assert here.right(dict(out, speedup=1.05)) is None
        assert here.right(dict(out, speedup=0.8)) is False
        assert "| 10.0 ms | 1.50 | 18.0 ms | 1.80 |" in here.line(out), here.line(out)
        assert "median error" in here.summary([out])[1]


@test
def operations_belong_to_the_layer_whose_variable_they_read():
    class Op:
        def __init__(self, name, kind, inputs=(), shape=()):
            self.name, self.type, self.inputs, self.outputs = (
                name,
                kind,
                [i.outputs[0] for i in inputs],
                [],
            )
            tensor = argparse.Namespace(
                op=self,
                dtype=argparse.Namespace(size=4),
                shape=argparse.Namespace(as_list=lambda: list(shape)),
            )
            self.outputs.append(tensor)

    x = Op("x", "Placeholder", shape=(8, 5))
    w, v = Op("w", "VarHandleOp"), Op("v", "VarHandleOp")
    read_w, read_v = Op("w/read", "ReadVariableOp", [w], (5, 3)), Op(
        "v/read", "ReadVariableOp", [v], (3, 2)
    )
    first = Op("MatMul", "MatMul", [x, read_w], (None, 3))
    relu = Op("Relu", "Relu", [first], (8, 3))
    second = Op("MatMul_1", "MatMul", [relu, read_v], (8, 2))
    variables = argparse.Namespace(
        order=["w", "v"],
        sources={"w": "w", "v": "v"},
        graph=argparse.Namespace(
            get_operations=lambda: [x, w, v, read_w, read_v, first, relu, second]
        ),
    )
    nodes = [
        ["MatMul", "", 1, 2.0],
        ["Relu", "", 2, 1.0],
        ["MatMul_1", "", 3, 4.0],
        ["gradients/MatMul_1_grad/MatMul", "", 4, 5.0],
        ["gradient_tape/MatMul/MatMul_2", "", 5, 6.0],
        ["GradientDescent/update_w/ResourceApplyGradientDescent", "", 6, 0.5],
    ]
    table, update, matched = layers.split(nodes, variables, 8)
    assert table == [
        ["w", 3.0, 6.0, 2 * 8 * 3 * 4, 8 * 3 * 4],
        ["v", 4.0, 5.0, 8 * 2 * 4, 8 * 2 * 4],
    ], table
    assert (update, matched) == (0.5, 1.0)


@test
def equal_steps_are_told_apart_and_their_median_taken():
    events = [["a", "K", t, s] for t, s in ((0, 1.0), (1, 9.0), (2, 2.0))] + [
        ["b", "K", t + 0.5, 3.0] for t in range(3) for _ in (0, 1)
    ]
    assert sorted(layers.merged(layers.apart(events, 3))) == [
        ["a", "K", 0, 2.0],
        ["b", "K", 0.5, 6.0],
    ]


# -- with the libraries ----------
V2_BEHAVIOUR = "import tensorflow.compat.v2 as tf\n\ntf.enable_v2_behavior()"
PROGRAMS = os.path.join(os.path.dirname(layers.__file__), "programs")


def command(*words, **more):
    env = dict(os.environ, PYTHONPATH=os.path.dirname(os.path.dirname(layers.__file__)))
    return subprocess.run(
        [sys.executable, "-m", "planner"] + list(words),
        capture_output=True,
        text=True,
        env=env,
        check=False,
        **more
    )


def profiled(script, *words):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "profile.json")
        if "--busy" not in words:
            words += ("--busy", "0")
        done = command("profile", script, "--output", path, "--seconds", "100", "--uneven", *words)
        if done.returncode:
            return done, None
        with open(path, encoding="utf-8") as f:
            return done, json.load(f)


def real(f):
    """Only where the environment is."""

    def run():
        if not environment.interpreter("tf2"):
            print("%s: not run, there is no environment (hvrewrite prove --setup)" % f.__name__)
            return
        f()

    run.__name__ = f.__name__
    REAL.append(run)
    return test(run)


@real
def all_four_patterns_are_profiled():
    for pattern in ("keras_fit", "tape", "session", "monitored"):
        done, p = profiled(os.path.join(PROGRAMS, pattern + ".py"), "--args", "48 32")
        assert p, "%s: %s" % (pattern, done.stderr)
        assert p["batch_samples"] == 32, (pattern, p["batch_samples"])
        assert [l["parameters"] for l in reversed(p["layers"])] == [
            257 * 48,
            49 * 48,
            49 * 48,
            49 * 48,
            490,
        ], (pattern, p["layers"])
        assert all(l["forward_seconds"] > 0 and l["backward_seconds"] > 0 for l in p["layers"]), (
            pattern,
            p["layers"],
        )
        assert p["step"]["seconds"] > 0 and p["peak_memory_bytes"] > 0
        assert not any("divided by parameters" in n for n in p["notes"]), (pattern, p["notes"])
        if pattern != "monitored":  # its data is made inside the graph
            assert p["layers"][-1]["activation_bytes"] >= 32 * 48 * 4, (pattern, p["layers"][-1])


@real
def all_four_patterns_are_profiled_with_tensorflow_1():
    if not environment.interpreter("tf1"):
        print("not run: there is no environment with TensorFlow 1.15")
        return
    with tempfile.TemporaryDirectory() as folder:
        for pattern in ("keras_fit", "tape", "session", "monitored"):
            with open(os.path.join(PROGRAMS, pattern + ".py"), encoding="utf-8") as f:
                text = f.read()
            if pattern == "tape":  # eager by itself only in release 2
                text = text.replace("import tensorflow as tf", V2_BEHAVIOUR)
            script = os.path.join(folder, pattern + ".py")
            with open(script, "w", encoding="utf-8") as f:
                f.write(text)
            done, p = profiled(script, "--args", "48 32", "--environment", "tf1")
            assert p, "%s: %s" % (pattern, done.stderr)
            assert p["step"]["steps"] == 30 and p["batch_samples"] == 32, (pattern, p)
            sizes = [l["parameters"] for l in reversed(p["layers"])]
            assert sizes == [257 * 48, 49 * 48, 49 * 48, 49 * 48, 490], (pattern, sizes)
            divided = any("divided by parameters" in n for n in p["notes"])
            # Compiled functions cannot be traced there, which the profile says.
            assert divided == (pattern == "tape"), (pattern, p["notes"])


@real
def what_does_not_train_is_no_step():
    """Runs of a session behind which no gradients are applied: initializers, evaluations."""
    with open(os.path.join(PROGRAMS, "session.py"), encoding="utf-8") as f:
        text = f.read()
    with tempfile.TemporaryDirectory() as folder:
        script = os.path.join(folder, "session.py")
        with open(script, "w", encoding="utf-8") as f:
            f.write(text.replace("train_op, feed_dict", "loss, feed_dict").replace("100000", "99"))
        done, p = profiled(script, "--args", "48 32")
        assert p is None and "trains nothing" in done.stderr, done.stderr


@real
def copies_and_distributed_programs_take_turns():
    """Every kind of player starts, trains, stands still as the others do, and is ended."""
    script = os.path.join(PROGRAMS, "session.py")
    done, p = profiled(script, "--args", "256 256", "--threads", "1", "--busy", "2")
    assert p, done.stderr
    assert [b["copies"] for b in p["busy"]] == [2] and p["busy"][0]["seconds"] > 0, p["busy"]
    program = ("session", 256, 256, 2, here.PIPELINE)
    own = here.options_of(program)
    with tempfile.TemporaryDirectory() as folder:
        stages = [{"layers": [0, 2]}, {"layers": [2, 5]}]
        parts = dict(kind="gpipe", stages=stages, micro_batches=4)
        assert verify.settings_of(parts) == ["placement=0,0,1,1,1", "microbatches=4"]
        plans = [dict(kind="sequential"), dict(kind="data_parallel"), parts]
        plans.append(dict(parts, kind="layers_on_devices"))
        python = environment.interpreter("tf2")
        players = [verify.player(own, python, folder, plan, 2) for plan in plans]
        times = turns.play(players, 2, 0.3)
        assert all(len(own) == 2 and min(own) > 0 for own in times), times
        assert all(player.process is None for player in players)
        running = subprocess.run(
            ["ps", "-eo", "args"], capture_output=True, text=True, check=False
        ).stdout
        assert folder not in running, "something is left running"


@real
def scripts_that_cannot_be_profiled_say_so_and_nothing_is_left_running():
    cases = {
        "print('hello')": "trains nothing",
        "open('data.csv')": "--data NAME=PATH",
        "x = input('name? ')": "nobody answers",
        "import argparse\np = argparse.ArgumentParser()\np.add_argument('file')\np.parse_args()": (
            "--args"
        ),
        "1 / 0": "ZeroDivisionError",
        "while True: pass": "--seconds",
    }
    with tempfile.TemporaryDirectory() as folder:
        for i, (text, part) in enumerate(cases.items()):
            script = os.path.join(folder, "case%d.py" % i)
            with open(script, "w", encoding="utf-8") as f:
                f.write(text + "\n")
            done = command(
                "profile",
                script,
                "--output",
                os.path.join(folder, "p.json"),
                "--seconds",
                # Only the one that never ends may wait for its limit; a busy machine loads slowly.
                "12" if text.startswith("while") else "90",
                "--logs",
                folder,
            )
            assert done.returncode == 2 and part in done.stderr, (
                text,
                done.returncode,
                done.stderr,
            )
        running = subprocess.run(
            ["ps", "-eo", "args"], capture_output=True, text=True, check=False
        ).stdout
        assert folder not in running, "something is left running"


def main():
    word = sys.argv[1] if len(sys.argv) > 1 else ""
    if word in ("--quick", "--real"):
        wanted = [t for t in TESTS if (t in REAL) == (word == "--real")]
    else:
        wanted = [t for t in TESTS if word in t.__name__]
    failed = 0
    for t in wanted:
        try:
            t()
        except Exception as e:  # pylint: disable=broad-except
            failed += 1
            print("%s: %s: %s" % (t.__name__, type(e).__name__, e))
    print("%d passed, %d failed" % (len(wanted) - failed, failed))
    return 1 if failed or not wanted else 0


if __name__ == "__main__":
    sys.exit(main())
