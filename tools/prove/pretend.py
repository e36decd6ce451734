"""One process that believes to be one of many: what its input costs it a step, counted and not timed.

Collectives run among one process, so nothing is waited for. Counted are elements that pass through functions of a
pipeline, what generators yield, and calls from the program's own lines, each since training began.
"""
import collections
import os
import sys

import numpy as np


def believe(size, rank):
    """Makes every module of the library answer as rank `rank` of `size`."""
    answers = {"size": size, "rank": rank, "local_rank": rank, "local_size": size, "cross_size": 1, "cross_rank": 0}
    for name, module in list(sys.modules.items()):
        if not name.startswith("horovod"):
            continue
        for what, value in answers.items():
            if callable(getattr(module, what, None)):
                setattr(module, what, lambda *_, v=value, **__: v)


ONCE_A_PASS = ("on_epoch_begin", "on_epoch_end", "on_test_begin", "on_test_end", "on_train_begin", "on_train_end")


def evaluating():
    """Whether Keras makes the call while it evaluates: `fit` asks for what it evaluates on within its first epoch."""
    frame = sys._getframe(1)
    while frame is not None:
        name, keras = frame.f_code.co_name, "/keras/" in frame.f_code.co_filename.replace(os.sep, "/")
        if keras and (name == "evaluate" or name == "fit" and "epoch" in frame.f_locals):
            return True
        frame = frame.f_back
    return False


class Cost:
    """Counts the work of preparing input."""

    def __init__(self, observer):
        self.observer = observer
        self.counts = collections.Counter()
        self.at_begin = None
        self.folder = None

    def watch(self, wrap, find_module):
        cost, tf = self, self.observer.tf

        def passing(*_):
            cost.counts["elements"] += 1
            return np.int64(0)

        def tap(*element):
            dense = [t for t in tf.nest.flatten(element) if isinstance(t, tf.Tensor) and t.dtype not in (tf.variant, tf.resource)]
            tf.numpy_function(passing, dense[:1], tf.int64)
            return element[0] if len(element) == 1 else element
        module = find_module("tensorflow.python.data.ops.dataset_ops")
        free = tf.autograph.experimental.do_not_convert(tap) if hasattr(tf, "autograph") else tap

        def mapped(original, dataset, map_func, *args, **kwargs):
            # The judge's own look at a batch is no work of the program, and what Keras maps is there without it.
            if cost.observer.taps.own or cost.of_keras():
                return original(dataset, map_func, *args, **kwargs)
            try:
                before = original(dataset, free)
            except Exception:  # pylint: disable=broad-except
                before = dataset       # elements that are no tensors
            return original(before, map_func, *args, **kwargs)
        for name in ("DatasetV2", "DatasetV1"):
            if "map" in vars(getattr(module, name, object)):
                wrap(getattr(module, name), "map", mapped)

        def generated(original, generator, *args, **kwargs):
            if evaluating():       # on all rows, as before
                return original(generator, *args, **kwargs)

            def counted(*a):
                for element in generator(*a):
                    cost.counts["elements"] += 1
                    yield element
            return original(counted, *args, **kwargs)
        for owner in {tf.data.Dataset, tf.compat.v1.data.Dataset}:
            owner.from_generator = staticmethod(self.around(owner.from_generator, generated))

    @staticmethod
    def of_keras():
        """Whether the call that is wrapped stands in Keras."""
        here, frame = os.path.dirname(os.path.abspath(__file__)), sys._getframe(1)
        while frame is not None and frame.f_code.co_filename.startswith(here):
            frame = frame.f_back
        path = frame.f_code.co_filename.replace(os.sep, "/") if frame is not None else ""
        return "-packages/" in path and "/keras/" in path

    @staticmethod
    def around(original, wrapper):
        def wrapped(*args, **kwargs):
            return wrapper(original, *args, **kwargs)
        return wrapped

    def profile(self, folder):
        """Counts calls that the program's own lines make, from now on."""
        counts, inside = self.counts, os.path.join(folder, "")
        deep = [0]        # calls of hooks that Keras makes once a pass, whatever the steps in it

        def heard(frame, event, _):
            if frame.f_code.co_name in ONCE_A_PASS and frame.f_code.co_filename.startswith(inside):
                deep[0] += {"call": 1, "return": -1}.get(event, 0)
            if deep[0]:
                return
            if event == "c_call":
                if frame.f_code.co_filename.startswith(inside):
                    counts["calls"] += 1
            elif event == "call":
                caller = frame.f_back
                if caller is not None and caller.f_code.co_filename.startswith(inside):
                    counts["calls"] += 1
        sys.setprofile(heard)

    def begin(self):
        """Training is about to begin; what was counted before is preparation."""
        if self.at_begin is None:
            self.at_begin = dict(self.counts)

    def report(self):
        sys.setprofile(None)
        start = self.at_begin or {}
        # A pipeline runs only when it is asked; what it read ahead of the first step belongs to the steps.
        return {"elements": self.counts["elements"], "calls": self.counts["calls"] - start.get("calls", 0)}
