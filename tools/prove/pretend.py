"""One process that believes to be one of many: what its input costs it a step, counted and not timed.

Collectives run among one process, so nothing is waited for. Counted are elements that pass through functions of a
pipeline, what generators yield, and calls from the program's own lines, each since training began.
"""
import collections
import os
import sys


def believe(size, rank):
    """Makes every module of the library answer as rank `rank` of `size`. Objects that this rank would be sent by another are the ones it
    has: nobody is there to send them."""
    objects = {"broadcast_object": lambda thing, *_, **__: thing, "broadcast_object_fn": lambda *_, **__: lambda thing: thing,
               "allgather_object": lambda thing, *_, **__: [thing] * size}
    answers = {"size": size, "rank": rank, "local_rank": rank, "local_size": size, "cross_size": 1, "cross_rank": 0}
    for name, module in list(sys.modules.items()):
        if not name.startswith("horovod"):
            continue
        for what, value in answers.items():
            if callable(getattr(module, what, None)):
                setattr(module, what, lambda *_, v=value, **__: v)
        for what, given in objects.items():
            if callable(getattr(module, what, None)):
                setattr(module, what, given)


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
        self.begun = False
        self.folder = None

    def watch(self, wrap, find_module):
        import numpy as np       # not with the file: its tests run without
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
        """Counts calls that the program's own lines make, from its first step on: to hear of every call costs more than most calls."""
        self.folder = folder

    def listen(self):
        counts, inside = self.counts, os.path.join(self.folder, "")
        deep = [0]        # calls of hooks that Keras makes once a pass, whatever the steps in it
        kinds = {}        # code -> 0: not the program's, 1: the program's, 2: such a hook

        def kind_of(code):
            own = code.co_filename.startswith(inside)
            kinds[code] = 2 if own and code.co_name in ONCE_A_PASS else int(own)
            return kinds[code]

        def heard(frame, event, _):
            if event == "c_return":
                return
            code = frame.f_code
            kind = kinds.get(code)
            if kind is None:
                kind = kind_of(code)
            if kind == 2:
                deep[0] = max(0, deep[0] + {"call": 1, "return": -1}.get(event, 0))
            if event == "c_call":
                counts["calls"] += kind > 0 and not deep[0]
            elif event == "call" and not deep[0]:
                caller = frame.f_back
                if caller is not None and (kinds[caller.f_code] if caller.f_code in kinds else kind_of(caller.f_code)):
                    counts["calls"] += 1
        sys.setprofile(heard)

    def begin(self):
        """Training is about to begin; what was counted before is preparation."""
        if not self.begun:
            self.begun = True
            self.listen()

    def report(self):
        sys.setprofile(None)
        # A pipeline runs only when it is asked; what it read ahead of the first step belongs to the steps.
        return {"elements": self.counts["elements"], "calls": self.counts["calls"]}
