"""Writes small programs and asks one check about them."""

import importlib
import os
import sys
import tempfile
import textwrap
import unittest

from rereading.program import Program

HEAD = '''
import os, random, time
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd
hvd.init()


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]


def mean_of_all(value):
    """The mean over the workers of a number of which each has its own: all decide alike."""
    return float(hvd.allreduce(tf.constant(float(value))))


def from_first(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    return hvd.broadcast_object(value, 0)


rows = np.load('rows.npy')
net = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.1)


def step(x):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean(net(x))
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    return loss


'''


class Case(unittest.TestCase):
    """Asks `check` about programs that are given as text."""

    check = ""

    def found(self, text, modules=None, original=None, head=HEAD):
        """The lines of the findings, counted from the text's first line, and what they say."""
        sys.setrecursionlimit(10000)
        run = importlib.import_module("rereading.checks." + self.check).check
        with tempfile.TemporaryDirectory() as folder:
            for name, other in (modules or {}).items():
                place = os.path.join(folder, name)
                os.makedirs(os.path.dirname(place), exist_ok=True)
                with open(place, "w", encoding="utf-8") as file:
                    file.write(textwrap.dedent(other))
            before = None
            if original is not None:
                os.makedirs(os.path.join(folder, "before"))
                before = Program(
                    write(os.path.join(folder, "before"), head + textwrap.dedent(original))
                )
            program = Program(write(folder, head + textwrap.dedent(text)), None, before)
            first = head.count("\n")
            return [(f.line - first, f.why) for f in sorted(set(run(program)))]

    def faulty(self, text, *lines, **more):
        self.assertEqual([line for line, _ in self.found(text, **more)], list(lines))

    def right(self, text, **more):
        self.assertEqual(self.found(text, **more), [])


def write(folder, text):
    path = os.path.join(folder, "main.py")
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    return path
