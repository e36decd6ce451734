"""What placed layers cost beside their work: `python -m planner.hops REPORT ROUNDS`, a chief and a
worker started by planner.ranks.

A tensor goes to and fro between the two processes, twice and ten times in a step: the difference
is what a message costs, and what is left is what a step on two processes costs. The chief writes
the report.
"""

import json
import os
import sys
import time

import numpy as np

from . import ranks

SIZES = [1 << k for k in range(10, 25, 2)]  # bytes: 1 KiB to 16 MiB
FEW, MANY = 2, 10


def chain(tf, devices, size, hops):
    """An operation behind so many messages."""
    with tf.device(devices[0]):
        x = tf.get_variable(
            "x%d" % size, [size // 4], initializer=tf.ones_initializer(), use_resource=False
        )
    for i in range(hops):
        with tf.device(devices[(i + 1) % len(devices)]):
            x = tf.identity(x)
    return x.op


def measure(tf, target, devices, rounds):
    """[bytes, seconds of a message], and seconds that a step costs besides."""
    with tf.Graph().as_default():
        table = {}
        for size in SIZES:
            for hops in (FEW, MANY):
                with tf.variable_scope("", reuse=tf.AUTO_REUSE):
                    table[size, hops] = chain(tf, devices, size, hops)
        here = chain_here(tf, devices[0])
        config = tf.ConfigProto()
        config.graph_options.rewrite_options.disable_meta_optimizer = True
        config.graph_options.optimizer_options.opt_level = -1
        with tf.Session(target, config=config) as sess:
            sess.run(tf.global_variables_initializer())
            calls = {key: sess.make_callable(op) for key, op in table.items()}
            calls["here"] = sess.make_callable(here)
            times = {key: [] for key in calls}
            for i in range(3 * rounds + 1):
                for key, call in calls.items():
                    begin = time.perf_counter()
                    call()
                    if i:
                        times[key].append(time.perf_counter() - begin)
    seconds = {key: float(np.median(own)) for key, own in times.items()}
    out = []
    for size in SIZES:
        own = (seconds[size, MANY] - seconds[size, FEW]) / (MANY - FEW)
        out.append([size, max(own, out[-1][1] if out else 1e-6)])
    step = seconds[SIZES[0], FEW] - FEW * out[0][1] - seconds["here"]
    return out, max(0.0, step)


def chain_here(tf, device):
    with tf.device(device):
        return tf.identity(tf.ones([1])).op


def main():
    ranks.die_with_parent()
    report, rounds = sys.argv[1], int(sys.argv[2])
    import tensorflow.compat.v1 as tf

    tf.disable_v2_behavior()
    config = json.loads(os.environ["TF_CONFIG"])
    task = config["task"]
    server = tf.distribute.Server(
        config["cluster"], job_name=task["type"], task_index=task["index"]
    )
    if task["type"] == "worker":
        while not os.path.exists(report):
            time.sleep(0.05)
        os._exit(0)
    devices = ["/job:chief/task:0/cpu:0", "/job:worker/task:0/cpu:0"]
    sent, step = measure(tf, server.target, devices, rounds)
    with open(report + ".part", "w", encoding="utf-8") as f:
        json.dump({"messages": sent, "step": step}, f)
    os.rename(report + ".part", report)
    os._exit(0)


if __name__ == "__main__":
    main()
