"""One process that trains a user's script for a few steps and watches: how long steps take, what
each layer does in them.

    python -m planner.runner JOB.json

The script runs unchanged in a scratch folder, with made-up data where it would download some. A
step is what lies between the
ends of two training calls: a compiled function, a session run with a training operation behind
it, or an optimizer applying
gradients eagerly. When enough steps are seen, the libraries' own tracer is asked for one more,
slices of the last batch are
trained, and the script is stopped. Works with TensorFlow 1.15 on Python 3.7 and TensorFlow 2.15
on Python 3.11.
"""

import json
import os
import resource
import struct
import sys
import time
import traceback
import types
import weakref

import numpy as np

from prove import data, observe, rank as program
from . import layers, ranks

TRACED = 5  # steps that are traced, for medians


class Enough(BaseException):
    """Not an error: all has been seen. Nothing of the script's own may catch it."""


class Made(data.Made):
    """Data sets as large as the real ones, so that an epoch is one."""

    SIZES = {(28, 28): 60000, (32, 32, 3): 50000}

    def __init__(self, seed):
        super().__init__(seed, 2048)
        self.used = None

    def image_set(self, shape, classes):
        def load_data(*unused, **unused_too):
            self.used = self.train = self.SIZES.get(shape, 2048)
            self.test = 512
            return super(Made, self).image_set(shape, classes)()

        return load_data

    def tutorial_set(self, count, one_hot, reshape, dtype=np.float32):
        self.used = self.train = 60000
        return super().tutorial_set(count, one_hot, reshape, dtype)


def resident():
    """Bytes that this process ever held at once."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


class Watch:
    """Counts and times training steps; takes over when there are enough."""

    def __init__(self, tf, job, observer, made):
        self.tf, self.job, self.observer, self.made = tf, job, observer, made
        self.ends = []  # seconds at which training calls ended
        self.depth = 0
        self.made_by_keras = weakref.WeakSet()  # training functions of models in graph mode
        self.training = set()  # ids of compiled functions that apply gradients
        self.batch = job.get("batch") or 0
        self.batches_epoch = 0
        self.before = resident()
        self.busy = False  # our own calls are not the script's steps
        self.result = {"nodes": [], "small": [], "batch": 0}
        self.graph = None  # of the compiled function that applies gradients
        self.log = None  # where the ends of steps are written, for whoever lets programs take turns
        if job.get("log"):
            self.log = os.open(job["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        self.started = time.time()

    # -- what counts as a step ----------
    def install(self):
        self.watch_functions()
        self.watch_sessions()
        self.watch_eager()
        self.watch_graph_keras()
        self.watch_fit()

    def watch_functions(self):
        watch = self
        for name in (
            "tensorflow.python.eager.polymorphic_function.polymorphic_function",
            "tensorflow.python.eager.def_function",
            "tensorflow_core.python.eager.def_function",
        ):
            module = observe.find_module(name)
            if module is not None and hasattr(module, "Function"):
                observe.wrap(
                    module.Function,
                    "__call__",
                    lambda original, function, *a, **k: watch.called(original, function, a, k),
                )
                return

    def called(self, original, function, args, kwargs):
        if self.busy or self.depth:
            return original(function, *args, **kwargs)
        self.depth += 1
        applied = self.observer.applied
        try:
            out = original(function, *args, **kwargs)
        finally:
            self.depth -= 1
        if self.observer.applied > applied:
            self.training.add(id(function))
        if id(function) in self.training:
            self.step(lambda a, k: original(function, *a, **k), args, kwargs)
        return out

    def watch_sessions(self):
        watch = self
        module = observe.find_module("tensorflow.python.client.session")

        def run(original, session, fetches, *args, **kwargs):
            out = original(session, fetches, *args, **kwargs)
            seen = watch.observer.behind(session.graph, fetches)
            if (seen.trains or seen.by_hand) and not watch.busy:
                feed = args[0] if args else kwargs.get("feed_dict")
                watch.session_step(original, session, fetches, feed)
            return out

        observe.wrap(module.BaseSession, "run", run)

        def begin(original, session, target="", graph=None, config=None):
            # A configuration of the script's own knows nothing of the threads asked for.
            threads = watch.job["threads"]
            if config is not None and threads and not config.intra_op_parallelism_threads:
                config.intra_op_parallelism_threads = threads
            return original(session, target, graph, config)

        observe.wrap(module.BaseSession, "__init__", begin)

    def watch_graph_keras(self):
        """Keras in graph mode calls its training function past the session's `run`."""
        watch = self
        for name in (
            "keras.src.backend",
            "keras.backend",
            "tensorflow.python.keras.backend",
            "tensorflow_core.python.keras.backend",
        ):
            module = observe.find_module(name)
            if module is None or not hasattr(module, "GraphExecutionFunction"):
                continue

            def called(original, function, *args, **kwargs):
                out = original(function, *args, **kwargs)
                own = getattr(function, "name", "") == "train_function"
                if (own or function in watch.made_by_keras) and not watch.busy:
                    watch.leading(list(args[0]) if args else [])
                    watch.ended()
                    if watch.done():
                        watch.take_over_graph(original, function, list(args[0]) if args else [])
                return out

            observe.wrap(module.GraphExecutionFunction, "__call__", called)

    def watch_eager(self):
        """An optimizer outside of any compiled function."""
        watch = self
        use = self.observer.use

        def used(optimizer, pairs):
            use(optimizer, pairs)
            watch.observer.applied += 1
            if not watch.busy and not watch.tf.executing_eagerly():
                watch.graph = watch.tf.compat.v1.get_default_graph()
            if not watch.busy and not watch.depth and watch.tf.executing_eagerly():
                watch.step(None, (), {})

        self.observer.use = used

    def watch_fit(self):
        watch = self

        def fit(original, model, *args, **kwargs):
            x = args[0] if args else kwargs.get("x")
            size = kwargs.get("batch_size") or (args[2] if len(args) > 2 else None) or 32
            try:
                if hasattr(x, "shape") or (
                    isinstance(x, (list, tuple)) and x and hasattr(x[0], "shape")
                ):
                    n = (x if hasattr(x, "shape") else x[0]).shape[0]
                    split = kwargs.get("validation_split") or 0
                    watch.batch = watch.batch or int(size)
                    watch.batches_epoch = -(-int(n * (1 - split)) // int(size))
                elif hasattr(x, "cardinality"):
                    watch.batches_epoch = max(0, int(x.cardinality()))
                watch.batches_epoch = int(kwargs.get("steps_per_epoch") or watch.batches_epoch)
            except Exception:  # pylint: disable=broad-except
                pass  # the epoch's length stays unknown, which the profile says
            return original(model, *args, **kwargs)

        def make(original, model, *args, **kwargs):
            out = original(model, *args, **kwargs)
            function = getattr(model, "train_function", None)
            if function is not None:
                watch.made_by_keras.add(function)  # release 1.15 gives it no name
            return out

        for name in (
            "keras.src.engine.training",
            "keras.engine.training",
            "tensorflow.python.keras.engine.training",
            "tensorflow_core.python.keras.engine.training",
        ):
            module = observe.find_module(name)
            own = getattr(module, "Model", None)
            for method, around in (("fit", fit), ("_make_train_function", make)):
                if own is not None and method in vars(own):
                    observe.wrap(own, method, around)

    # -- steps ----------
    def ended(self):
        self.ends.append(time.perf_counter())
        if self.log is not None:
            os.write(self.log, struct.pack("d", self.ends[-1]))

    def step(self, again, args, kwargs):
        self.ended()
        if self.job["only_time"] and self.done():
            raise Enough()
        if self.done():
            self.take_over(again, args, kwargs)

    def session_step(self, original, session, fetches, feed):
        self.ended()
        if not self.done():
            return
        if self.job["only_time"]:
            raise Enough()
        self.busy = True
        try:
            self.trace_session(original, session, fetches, feed)
            if feed:
                self.slices_of_feed(original, session, fetches, feed)
        finally:
            self.busy = False
        raise Enough()

    def done(self):
        job = self.job
        if self.log is not None:
            return False  # until it is ended
        if len(self.ends) >= job["warm"] + job["steps"] + 1:
            return True
        if job["only_time"]:
            return False  # several ranks must stop at the same step
        return (
            len(self.ends) > job["warm"] + job["least"]
            and time.time() - self.started > job["seconds"] / 2
        )

    def take_over(self, again, args, kwargs):
        self.busy = True
        try:
            if again is not None:
                args, kwargs = self.with_tensors(args, kwargs)
                self.trace_function(again, args, kwargs)
                self.slices_of_arguments(again, args, kwargs)
        except self.tf.errors.OpError as problem:
            self.result["note"] = "no trace: %s" % str(problem).splitlines()[0]
        finally:
            self.busy = False
        raise Enough()

    def take_over_graph(self, original, function, inputs):
        """The same for Keras in graph mode, whose function holds its own options of a run."""
        if self.job["only_time"]:
            raise Enough()
        self.busy = True
        try:
            v1 = self.tf.compat.v1
            runs = []
            for _ in range(TRACED):
                function.run_options = v1.RunOptions(trace_level=v1.RunOptions.FULL_TRACE)
                function.run_metadata = v1.RunMetadata()
                function._callable_fn = None  # made anew, with these options
                original(function, inputs)
                runs.append(layers.of_step_stats(function.run_metadata.step_stats)[0])
            self.result["nodes"] = layers.merged(runs)
            function.run_options = function.run_metadata = function._callable_fn = None
            batch = self.result["batch"]

            def call_with(n):
                cut = [v[:n] if np.ndim(v) and len(v) == batch else v for v in inputs]
                return lambda: original(function, cut)

            self.slices(call_with)
        except (self.tf.errors.OpError, AttributeError) as problem:
            self.result["note"] = "no trace: %s" % (str(problem).splitlines() or [""])[0]
        finally:
            self.busy = False
        raise Enough()

    def with_tensors(self, args, kwargs):
        """An iterator is replaced by one that gives its next batch for ever."""

        def one(value):
            if hasattr(value, "get_next") and hasattr(value, "element_spec"):
                return Repeated(self.tf, next(value))
            return value

        return tuple(one(a) for a in args), {k: one(v) for k, v in kwargs.items()}

    # -- one traced step ----------
    def trace_function(self, again, args, kwargs):
        batches = args
        args = tuple(a.fresh() if isinstance(a, Repeated) else a for a in args)
        self.leading(
            [a.batch if isinstance(a, Repeated) else a for a in batches] + list(kwargs.values())
        )
        profiler = observe.find_module("tensorflow.python.profiler.profiler_v2")
        planes = observe.find_module(
            "tensorflow.tsl.profiler.protobuf.xplane_pb2"
        ) or observe.find_module("tsl.profiler.protobuf.xplane_pb2")
        if profiler is None or planes is None:
            self.result["note"] = "no trace: this release has no profiler for functions"
            return
        folder = os.path.join(self.job["scratch"], "trace")
        again(args, kwargs)
        profiler.start(folder)
        for _ in range(TRACED):
            again(args, kwargs)
        profiler.stop()
        space = planes.XSpace()
        for base, _, names in os.walk(folder):
            for name in names:
                if name.endswith(".xplane.pb"):
                    with open(os.path.join(base, name), "rb") as f:
                        space.ParseFromString(f.read())
        self.result["nodes"] = layers.merged(layers.apart(layers.of_planes(space), TRACED))

    def trace_session(self, original, session, fetches, feed):
        v1 = self.tf.compat.v1
        options = v1.RunOptions(trace_level=v1.RunOptions.FULL_TRACE)
        runs, leading = [], []
        for _ in range(TRACED):
            metadata = v1.RunMetadata()
            original(session, fetches, feed, options, metadata)
            nodes, leading = layers.of_step_stats(metadata.step_stats)
            runs.append(nodes)
        self.result["nodes"] = layers.merged(runs)
        self.leading(list((feed or {}).values()))
        if not self.result["batch"] and leading:
            self.result["batch"] = max(sorted(set(leading)), key=leading.count)

    def leading(self, values):
        """The batch size: the leading dimension that most of the arguments share."""
        sizes = []
        for value in self.tf.nest.flatten(values):
            shape = getattr(value, "shape", None)
            if shape is None and isinstance(value, (list, tuple)):
                shape = (len(value),)
            try:
                if shape is not None and len(shape) and int(shape[0]) > 1:
                    sizes.append(int(shape[0]))
            except (TypeError, ValueError):
                continue
        if sizes:
            self.result["batch"] = max(sizes, key=sizes.count)

    # -- smaller batches ----------
    def sizes(self):
        batch = self.result["batch"]
        return (
            [n for n in (batch // 8, batch // 4, batch // 2) if n >= 1 and n < batch]
            if batch
            else []
        )

    def timed(self, calls):
        """Median seconds of each call; they take turns, so that what else the machine does meets
        all alike."""
        times = [[] for _ in calls]
        for i in range(self.job["small_steps"] + 2):
            for call, own in zip(calls, times):
                begin = time.perf_counter()
                call()
                if i > 1:  # the first may compile
                    own.append(time.perf_counter() - begin)
        return [float(np.median(own)) for own in times]

    def sliced(self, value, n):
        batch = self.result["batch"]

        def one(v):
            shape = getattr(v, "shape", None)
            if shape is not None and len(shape) and shape[0] == batch:
                return v[:n]
            return v

        return self.tf.nest.map_structure(one, value)

    def slices_of_arguments(self, again, args, kwargs):
        def call_with(n):
            cut = [self.sliced(a.batch if isinstance(a, Repeated) else a, n) for a in args]
            rest = {k: self.sliced(v, n) for k, v in kwargs.items()}
            fed = [a.fresh(c) if isinstance(a, Repeated) else c for a, c in zip(args, cut)]
            return lambda: again(tuple(fed), rest)

        self.slices(call_with)

    def slices_of_feed(self, original, session, fetches, feed):
        batch = self.result["batch"]

        def call_with(n):
            cut = {
                k: v[:n] if hasattr(v, "__len__") and len(v) == batch else v
                for k, v in feed.items()
            }
            return lambda: original(session, fetches, cut)

        self.slices(call_with)

    def slices(self, call_with):
        sizes = self.sizes()
        if not sizes:
            return
        try:
            times = self.timed([call_with(n) for n in sizes + [self.result["batch"]]])
        except Exception as problem:  # pylint: disable=broad-except
            self.result["note"] = (
                "smaller batches cannot be trained: %s"
                % (str(problem).splitlines() or [type(problem).__name__])[0][:120]
            )
            return
        self.result["small"] = [[n, t, times[-1]] for n, t in zip(sizes, times)]

    # -- report ----------
    def report(self):
        observer, state = self.observer, 0
        variables = layers.Variables(observer)
        rows = variables.rows
        try:
            weights, slots = observer.final_values()
            state = int(sum(np.asarray(s).nbytes for s in slots))
            rows = rows or [
                ["weights%d" % i, int(w.size), int(w.nbytes)] for i, w in enumerate(weights)
            ]
        except Exception:  # pylint: disable=broad-except
            pass  # a graph that is finalized or partial: the optimizer's state stays unknown
        out = {k: v for k, v in self.result.items() if k != "nodes"}
        batch = self.result["batch"] or self.batch or self.batch_of_graph(variables)
        table, update, matched = [], 0.0, 0.0
        if self.result["nodes"] and batch and variables.rows:
            if variables.graph is None and self.graph is not None:
                variables.of_function(self.graph)
            if variables.graph is not None:
                table, update, matched = layers.split(self.result["nodes"], variables, batch)
        out.update(
            {
                "ends": self.ends,
                "variables": rows,
                "state_bytes": state,
                "batch": batch,
                "table": table,
                "update": update,
                "matched": matched,
                "batches_epoch": self.batches_epoch,
                "made": self.made.used,
                "memory": max(0, resident() - self.before),
                "versions": {
                    "tensorflow": self.tf.__version__,
                    "python": "%d.%d.%d" % sys.version_info[:3],
                },
                "writes": observer.paths.writes,
            }
        )
        return out

    def batch_of_graph(self, variables):
        """Where data comes from inside the graph: the leading dimension of what the input
        pipeline gives."""
        for op in variables.graph.get_operations() if variables.graph is not None else ():
            try:
                if op.type.startswith("BatchDataset"):
                    return int(self.tf.get_static_value(op.inputs[1]))
                for t in (
                    op.outputs
                    if op.type.startswith(("IteratorGetNext", "QueueDequeueMany"))
                    else ()
                ):
                    if t.shape.rank and t.shape.as_list()[0]:
                        return int(t.shape.as_list()[0])
            except (TypeError, ValueError):
                continue
        return 0


class Repeated:
    """One batch, for ever."""

    def __init__(self, tf, batch):
        self.tf, self.batch = tf, batch

    def fresh(self, batch=None):
        return iter(
            self.tf.data.Dataset.from_tensors(self.batch if batch is None else batch).repeat()
        )


def run(job):
    report = {"ok": False, "stopped": None, "error": None, "line": None}
    import tensorflow as tf

    with open(job["script"], "rb") as f:
        source = f.read()
    text = source.decode("utf-8", "replace")
    program.forbid_questions()
    if job["threads"]:
        tf.config.threading.set_intra_op_parallelism_threads(job["threads"])
    api = program.graph_shim(tf, text) if job["graph"] else tf
    made = Made(program.SEED)
    data.install(made, tf)
    if api is not tf:
        data.install(made, api)
    if not hasattr(tf.compat.v1, "executing_eagerly_outside_functions"):  # release 1.15
        own = observe.find_module("tensorflow.python.framework.ops")
        tf.compat.v1.executing_eagerly_outside_functions = own.executing_eagerly_outside_functions
    observer = observe.Observer(tf, "alone", 0, program.SEED)
    observer.applied = 0
    observer.paths.quiet = (job["scratch"], job["report"])
    observer.watch_variables()
    observer.watch_keras_optimizers()
    observer.watch_graph_optimizers()
    observer.paths.watch(observe.wrap, observe.find_module)
    watch = Watch(tf, job, observer, made)
    watch.install()
    folder = os.path.dirname(job["script"])
    os.chdir(folder)
    sys.path.insert(0, folder)
    sys.argv = [job["script"]] + job["args"]
    main = types.ModuleType("__main__")
    main.__dict__.update({"__file__": job["script"], "__builtins__": __builtins__})
    sys.modules["__main__"] = main
    failure = None
    try:
        exec(compile(source, job["script"], "exec"), main.__dict__)  # pylint: disable=exec-used
    except Enough:
        pass
    except SystemExit as error:
        failure = error if error.code not in (None, 0) else None
    except BaseException as error:  # pylint: disable=broad-except
        failure = error
    if failure is not None:
        report["stopped"] = program.reason_for(failure)
        report["error"] = "".join(
            traceback.format_exception(type(failure), failure, failure.__traceback__)
        )[-4000:]
        last = [
            f for f in traceback.extract_tb(failure.__traceback__) if f.filename == job["script"]
        ]
        report["line"] = last[-1].lineno if last else None
    report.update(watch.report())
    report["ok"] = failure is None
    return report


def main():
    ranks.die_with_parent()
    with open(sys.argv[1], encoding="utf-8") as f:
        job = json.load(f)
    rank = os.environ.get("PLANNER_RANK")
    if rank:
        job["report"] += rank
        if job.get("log"):
            job["log"] += rank
        own = job["scratch"] + rank
        job["script"] = os.path.join(own, os.path.relpath(job["script"], job["scratch"]))
        job["scratch"] = own
    try:
        report = run(job)
    except BaseException:  # pylint: disable=broad-except
        report = {
            "ok": False,
            "stopped": None,
            "error": traceback.format_exc()[-4000:],
            "line": None,
            "ends": [],
        }
    with open(job["report"], "w", encoding="utf-8") as f:
        json.dump(report, f)
    sys.stdout.flush()
    os._exit(0)


if __name__ == "__main__":
    main()
