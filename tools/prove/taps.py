"""Which samples a process trains on and evaluates, seen where data enters the library.

Rows are told apart by digests of their content, so that what the processes saw can be compared with what one process saw:
how many, which, inputs with which targets, in which order. Sources, the first that saw training counts: arrays fed to a
session and pipelines in its graph (`fed`, `pipeline`), what Keras takes in `fit` (`keras`), arrays given to a compiled
function (`call`), what a dataset yields to a loop (`next`). A program that cuts its arrays by hand and multiplies them
outside of any function is not seen.
"""
import collections
import hashlib
import threading

import numpy as np

ORDER = ("fed", "pipeline", "keras", "call", "next")
SOURCES = ("IteratorGetNext", "QueueDequeueV2", "QueueDequeueManyV2", "QueueDequeueUpToV2")
LIMIT = 6000      # rows trained on whose digests are kept; beyond it they are counted
LOOKS = 30000     # the same for rows that are only looked at
FACTOR = 1.37     # what numbers are multiplied by where other ranks get other data


def rows_of(array):
    return [hashlib.sha1(np.ascontiguousarray(r).tobytes()).hexdigest()[:10] for r in array]


def other(array):
    """The same shape and kind of data with another content."""
    array = np.asarray(array)
    if np.issubdtype(array.dtype, np.floating):
        return (array * FACTOR + 0.1).astype(array.dtype)
    return np.roll(array, 1, axis=0) if array.ndim else array


def of_a_library(function):
    code = getattr(getattr(function, "python_function", None), "__code__", None)
    return code is not None and "-packages" in code.co_filename


def flat(value):
    """Arrays and tensors inside tuples, lists and dictionaries, in one order."""
    if isinstance(value, dict):
        return [f for k in sorted(value, key=str) for f in flat(value[k])]
    if isinstance(value, (tuple, list)):
        return [f for v in value for f in flat(v)]
    return [value] if hasattr(value, "shape") and hasattr(value, "dtype") else []


class Taps:
    """Collects rows; `report()` gives plain data. `disturbed`: this process gets other data than it would."""

    def __init__(self, observer, disturbed=False):
        self.observer, self.disturbed = observer, disturbed
        self.batches = {k: [] for k in ORDER}     # source -> [[column of digests, …], …] in the order of training
        self.counts = collections.Counter()       # source -> rows trained on
        self.evaluated = collections.Counter()    # (source, steps at that time) -> rows that were only looked at
        self.passes = collections.Counter()       # evaluate and predict of Keras
        self.training = set()                     # digests of rows trained on, by first column
        self.looked = []                          # (source, steps, rows, digests) until it is known what was trained on
        self.monitored = []                       # (source, digests, numbers) of runs that did not train
        self.kept, self.kept_looks, self.carried, self.last_fed = 0, 0, False, []
        self.last_out, self.last_from = [], None
        self.inside = threading.local()
        self.iterators, self.pending = {}, None
        self.serial = 0                           # calls of Keras' methods: each evaluation is one of its own
        self.own = False                          # a data set is mapped by the judge

    # -- noting --------------------------------------------------------------------------------------------------
    def columns(self, arrays, looking=False):
        """Digests of the rows of those arrays that belong together: the ones of the most common length. Rows that are looked
        at have a store of their own, so that it is known of each look whether it is at what is trained on."""
        arrays = [a for a in arrays if getattr(a, "ndim", 0) and a.size]
        if not arrays:
            return 0, []
        lengths = collections.Counter(len(a) for a in arrays)
        count = max(lengths, key=lambda n: (lengths[n], n))
        if (self.kept_looks >= LOOKS if looking else self.kept >= LIMIT):
            return count, []
        if looking:
            self.kept_looks += count
        else:
            self.kept += count
        return count, [rows_of(a) for a in arrays if len(a) == count]

    def trained(self, source, arrays):
        count, columns = self.columns(arrays)
        if count:
            self.counts[source] += count
            self.batches[source].append(columns)
            self.training.update(columns[0] if columns else ())

    def seen(self, source, steps, arrays):
        count, columns = self.columns(arrays, looking=True)
        if count:
            self.looked.append((source, steps, count, columns[0] if columns else []))

    @staticmethod
    def arrays(values):
        out = []
        for v in values:
            try:
                out.append(np.asarray(v.numpy() if hasattr(v, "numpy") else v))    # a text is no array of its own
            except Exception:  # pylint: disable=broad-except
                pass           # symbolic, sparse or ragged
        return [a for a in out if a.dtype != object]

    # -- sessions ------------------------------------------------------------------------------------------------
    def fed(self, feed):
        """The feed of a run, for a disturbed process with other numbers in it."""
        if not self.disturbed or not isinstance(feed, dict):
            return feed
        out = {}
        for key, value in feed.items():
            try:
                out[key] = other(value) if np.ndim(value) else value
            except Exception:  # pylint: disable=broad-except
                out[key] = value
        return out

    def session(self, trains, feed, pipeline, out, own=None):
        """A run of the session `own` has ended: `feed` went in, `pipeline` is what its datasets gave, `out` what it returned."""
        given, carried = [], False
        if isinstance(feed, dict):
            for key in sorted(feed, key=lambda k: str(getattr(k, "name", k))):
                value = feed[key]
                if any(value is o for o in self.last_out) or any(v is o for v in flat(value) for o in self.last_out):
                    # What another session has made of rows is no state of this one.
                    carried = carried or bool(trains) and self.last_from == id(own)
                    continue
                given.append(value)
        # Nor is what was made of the very batch that is trained on.
        given = [v for v in given if np.ndim(v)]
        of_this_batch = bool(given) and all(any(v is g for g in self.last_fed) for v in given)
        self.carried = self.carried or carried and not of_this_batch
        self.last_fed = given
        given = self.arrays(given)
        for source, arrays in (("fed", given), ("pipeline", self.arrays(pipeline))):
            if trains:
                self.trained(source, arrays)
            else:
                self.seen(source, self.observer.graph_steps, arrays)
                if self.observer.still is not None and arrays and self.looked:
                    self.monitored.append((source, self.looked[-1][3], [v for v in flat(out) if np.size(v) == 1]))
        self.last_from, self.last_out = id(own), [v for v in flat(out) if getattr(v, "ndim", 0)]
        if isinstance(out, (tuple, list)):
            self.last_out += [v for v in out if isinstance(v, (tuple, list))]

    # -- Keras ---------------------------------------------------------------------------------------------------
    def in_keras(self):
        return getattr(self.inside, "keras", 0)

    def watch_keras(self, wrap, find_module):
        taps, tf = self, self.observer.tf
        training = find_module("keras.src.engine.training")
        adapter = find_module("keras.src.engine.data_adapter")
        if training is None or adapter is None or not hasattr(adapter, "DataHandler"):
            return

        def entered(name):
            def around(original, model, *args, **kwargs):
                taps.settle()
                taps.serial += 1
                if name != "fit" and not taps.in_keras():
                    taps.passes[name] += 1
                outer = taps.in_keras()
                taps.inside.keras, taps.inside.handlers = name, 0
                try:
                    out = original(model, *args, **kwargs)
                finally:
                    taps.inside.keras = outer
                if name == "train_on_batch" and taps.observer.still is not None:
                    taps.observer.still.note([np.float64(v) for v in np.ravel(list(out.values()) if isinstance(out, dict) else out)])
                return out
            return around
        for name in ("fit", "evaluate", "predict", "train_on_batch", "test_on_batch", "predict_on_batch"):
            wrap(training.Model, name, entered(name))

        def handler(original, own, *args, **kwargs):
            original(own, *args, **kwargs)
            taps.inside.handlers = getattr(taps.inside, "handlers", 0) + 1
            if tf.executing_eagerly() and hasattr(own, "_dataset"):
                # The first of a `fit` is what it trains on, the second what it validates with.
                trains = taps.in_keras() == "fit" and taps.inside.handlers == 1
                own._dataset = taps.tapped(own._dataset, "fit" if trains else "look")
        wrap(adapter.DataHandler, "__init__", handler)

    def tapped(self, dataset, purpose):
        """The dataset, its elements noted as they pass."""
        taps, tf = self, self.observer.tf

        def note(*arrays):
            arrays = self.arrays(arrays)
            with taps.observer.lock:
                if purpose == "fit":
                    taps.trained("keras", arrays)
                else:
                    taps.seen("keras", taps.serial, arrays)
            return np.int64(0)

        def tap(*element):
            dense = [t for t in tf.nest.flatten(element) if isinstance(t, tf.Tensor) and t.dtype not in (tf.variant, tf.resource)]
            if dense:
                tf.numpy_function(note, dense, tf.int64)
            if taps.disturbed:
                element = tf.nest.map_structure(disturb, element)
            return element[0] if len(element) == 1 else element

        def disturb(tensor):
            if not isinstance(tensor, tf.Tensor):
                return tensor
            return tensor * FACTOR + 0.1 if tensor.dtype.is_floating else tf.roll(tensor, 1, 0) if tensor.shape.rank else tensor
        options = tf.data.Options()
        if hasattr(options.experimental_optimization, "inject_prefetch"):
            options.experimental_optimization.inject_prefetch = False      # what is read ahead and thrown away is not seen by anybody
        self.own = True
        try:
            return dataset.map(tf.autograph.experimental.do_not_convert(tap)).with_options(options)
        except Exception:  # pylint: disable=broad-except
            return dataset     # not a plain dataset: its rows stay unseen
        finally:
            self.own = False

    # -- loops of the program's own ------------------------------------------------------------------------------
    def settle(self):
        """What was last handed out is trained on when a step has been made since."""
        if self.pending is not None:
            serial, before = self.pending
            self.pending = None
            if self.observer.steps() > before:
                self.iterators[serial][0] = self.iterators[serial][1][-1][2] = True

    def watch_loops(self, wrap, find_module):
        taps, tf = self, self.observer.tf
        module = find_module("tensorflow.python.data.ops.iterator_ops")
        if module is not None and hasattr(module, "OwnedIterator"):
            def following(original, iterator):
                if not tf.executing_eagerly() or taps.in_keras():
                    return original(iterator)
                taps.settle()
                element = original(iterator)
                if taps.disturbed:
                    element = tf.nest.map_structure(lambda t: tf.constant(other(t.numpy())) if isinstance(t, tf.Tensor) else t, element)
                serial = getattr(iterator, "_prove_serial", None)
                if serial is None:
                    serial = iterator._prove_serial = len(taps.iterators)
                    taps.iterators[serial] = [False, [], taps.observer.steps()]
                count, columns = taps.columns(taps.arrays(flat(element)))
                taps.iterators[serial][1].append([count, columns, False])
                taps.pending = (serial, taps.observer.steps())
                return element
            wrap(module.OwnedIterator, "_next_internal", following)
        functions = find_module("tensorflow.python.eager.polymorphic_function.polymorphic_function")
        if functions is not None:
            def called(original, function, *args, **kwargs):
                if not tf.executing_eagerly() or taps.in_keras() or getattr(taps.inside, "call", 0) or of_a_library(function):
                    return original(function, *args, **kwargs)
                taps.inside.call = 1
                before = taps.observer.steps()
                try:
                    out = original(function, *args, **kwargs)
                finally:
                    taps.inside.call = 0
                taps.function(before, flat([args, kwargs]), out)
                return out
            wrap(functions.Function, "__call__", called)

    def function(self, before, given, out):
        after = self.observer.steps()
        fresh = [g for g in given if not any(g is o for o in self.last_out)]
        if after > before:
            self.carried = self.carried or len(fresh) < len(given)
            self.trained("call", self.arrays(fresh))
        else:
            self.seen("call", before, self.arrays(fresh))
        self.last_out = [v for v in flat(out) if getattr(getattr(v, "shape", None), "rank", 0)]

    # -- the end -------------------------------------------------------------------------------------------------
    def loops(self):
        """What datasets yielded to loops of the program. An element is trained on when a step follows it; where several are
        taken before a step, which of them it was cannot be told, only how many."""
        for trains, elements, steps in self.iterators.values():
            followed = [e for e in elements if e[2]]
            groups = any(not e[2] for e in elements[:-1])
            for count, columns, _ in followed if trains else elements:
                if trains:
                    self.counts["next"] += count
                    self.batches["next"].append([] if groups else columns)
                    self.training.update(columns[0] if columns else ())
                else:
                    self.looked.append(("next", steps, count, columns[0] if columns else []))

    def report(self):
        self.settle()
        self.loops()
        for source, digests, numbers in self.monitored:
            # A look at one batch: of what is trained on, or the next that a queue gives.
            if digests and (source == "pipeline" or all(d in self.training for d in digests)):
                self.observer.still.note(numbers)
        looks = [(source, steps, count, digests) for source, steps, count, digests in self.looked]
        for source, steps, count, digests in self.looked:
            if not (digests and all(d in self.training for d in digests)):     # a look at what is trained on is no evaluation
                self.evaluated[(source, steps)] += count
        evaluated = {}
        for (source, _), count in self.evaluated.items():
            evaluated.setdefault(source, []).append(count)
        source = next((s for s in ORDER if self.counts[s]), None)
        return {"samples": self.counts[source] if source else 0, "source": source, "carried": self.carried,
                "batches": [b for b in self.batches[source] if b] if source else [], "evaluated": evaluated, "looks": looks, "passes": dict(self.passes)}
