"""What one process of a program does, seen from inside the libraries: weights, steps, rates, reductions, files, restores.

Everything here wraps a library function, notes what passes, and lets it pass unchanged; only gradients of graphs are gated, as
optimizers gate theirs. The program under test is not written for it and does not see it. Works with TensorFlow 1.15 on Python 3.7 and TensorFlow 2.15 on Python 3.11.
"""
import collections
import hashlib
import os
import sys
import threading
import weakref

import numpy as np

from . import kept, paths, pretend, still, taps

AROUND = 16  # steps before and after the end at which the rate of a schedule is asked, too


def wrap(owner, name, around):
    """Replaces `owner.name` by `around(the original, *arguments)`; skips what this release does not have."""
    original = getattr(owner, name, None)
    if original is None:
        return

    def wrapper(*args, **kwargs):
        return around(original, *args, **kwargs)
    wrapper.__name__, wrapper.__doc__, wrapper.__wrapped__ = getattr(original, "__name__", name), original.__doc__, original
    setattr(owner, name, wrapper)


class Behind(collections.namedtuple("Behind", "trains sources collectives by_hand")):
    """What running some fetches of a session executes: sets of operations. `trains` apply gradients by an optimizer,
    `sources` give data, `collectives` are Horovod's, `by_hand` assign what follows from gradients."""

    @classmethod
    def nothing(cls):
        return cls(set(), set(), set(), set())


def sketch(array, rows=8):
    """`rows` sums of the array with random signs. The mean square of the differences of two sketches estimates the
    squared Euclidean distance of the arrays (Johnson-Lindenstrauss, with signs as in Achlioptas 2003)."""
    flat = np.asarray(array).astype(np.float64).ravel()
    signs = np.random.RandomState(0)
    return [float(np.where(signs.randint(0, 2, flat.size), flat, -flat).sum()) for _ in range(rows)]


def digest(array):
    array = np.asarray(array)
    return hashlib.sha1(repr((array.shape, str(array.dtype))).encode() + array.tobytes()).hexdigest()[:16]


def find_module(name):
    """A module by its name, or None where this release lacks it."""
    try:
        return __import__(name, fromlist=["_"])
    except Exception:  # pylint: disable=broad-except
        return None


class Observer:
    """Collects what the process does. `report()` gives plain data."""

    def __init__(self, tf, mode, rank, seed, job=None):
        job = job or {}
        self.tf, self.v1, self.mode, self.rank, self.seed = tf, tf.compat.v1, mode, rank, seed
        self.lock = threading.Lock()
        self.variables = []           # eager and resource variables, in the order of creation
        self.trained = []             # ids of those an optimizer was given
        self.trained_names = set()    # the same for graphs
        self.optimizers = []          # optimizers that were used, in order of first use
        self.rates = []               # first learning rate of each of them
        self.settings = []            # their other numbers: momentum and the like
        self.graph_steps = 0
        self.manual_steps = 0
        self.first_assigned = None    # the variable whose changes count as steps where no optimizer makes them
        self.train_ops = {}           # graph operation that applies gradients -> its optimizer
        self.reaching = weakref.WeakKeyDictionary()   # graph -> fetch name -> train operations behind it
        self.gradients = []           # (place, occurrence, digest) of what is about to be reduced
        self.places = 0
        self.seen_at = {}
        self.joined_at = None         # steps where the program calls join()
        self.reductions = self.array_reductions = 0   # of all tensors, and of those with more than one number
        self.sessions = []            # weak references to sessions that trained
        self.closed = []              # (weights, state) of sessions that ended
        self.restores = 0
        self.paths = paths.Paths(self)
        self.taps = taps.Taps(self, disturbed=bool(job.get("others")) and rank > 0)
        self.still = still.Still(self) if job.get("still") else None
        self.cost = pretend.Cost(self) if job.get("pretend") else None
        self.statistics = []          # of sessions that ended: what moved without being trained
        self.models = weakref.WeakSet()
        self.rate_by_data = False     # what is trained on decides when the rate falls
        self.op_steps = {}            # training operation -> its runs
        self.sent_after = None        # steps made before weights were first sent, where that was seen
        self.rate_tensors = {}        # (optimizer, graph) -> its rate, a tensor or a number
        self.last_seen = {}           # optimizer -> rates of its last steps in a graph
        self.last_set = {}            # the same for steps outside of any graph
        self.most = {}                # the largest of those rates
        self.graphs = 0               # those that have drawn something
        self.disturbed = []           # (variable, clean value, steps at that time)
        self.at_start = None          # called once, when training is about to begin

    # -- installing ----------------------------------------------------------------------------------------------
    def install(self):
        self.watch_variables()
        self.watch_keras_optimizers()
        self.watch_graph_optimizers()
        self.watch_sessions()
        self.watch_restores()
        self.watch_models()
        self.watch_strategies()
        self.paths.watch(wrap, find_module)
        self.taps.watch_keras(wrap, find_module)
        self.taps.watch_loops(wrap, find_module)
        for more in (self.still, self.cost):
            if more is not None:
                more.watch(wrap, find_module)
        self.fix_op_seeds()

    def watch_variables(self):
        module = find_module("tensorflow.python.ops.resource_variable_ops")
        observer = self

        def around(original, variable, *args, **kwargs):
            original(variable, *args, **kwargs)
            if type(variable).__name__ != "_UnreadVariable":
                observer.variables.append(variable)
        wrap(module.BaseResourceVariable, "__init__", around)

        def assigned(original, variable, *args, **kwargs):
            # A program that subtracts gradients itself makes one step per variable it changes first.
            if not observer.optimizers and observer.variables and observer.eager():
                if observer.first_assigned is None and getattr(variable, "trainable", False):
                    observer.first_assigned = variable
                    observer.begin()
                observer.manual_steps += observer.first_assigned is variable
            return original(variable, *args, **kwargs)
        for klass in (module.BaseResourceVariable, module.ResourceVariable):
            if "assign_sub" in vars(klass):
                wrap(klass, "assign_sub", assigned)

    def eager(self):
        return self.v1.executing_eagerly()

    def watch_models(self):
        """Keras models, for what they hold besides weights; layers that carry state from batch to batch."""
        observer = self
        training = find_module("keras.src.engine.training")
        recurrent = find_module("keras.src.layers.rnn.base_rnn")

        def made(original, model, *args, **kwargs):
            original(model, *args, **kwargs)
            observer.models.add(model)

        def recurs(original, layer, *args, **kwargs):
            original(layer, *args, **kwargs)
            observer.taps.carried = observer.taps.carried or bool(getattr(layer, "stateful", False))
        callbacks = find_module("keras.src.callbacks")

        def by_data(original, *args, **kwargs):
            observer.rate_by_data = True
            return original(*args, **kwargs)
        if callbacks is not None:
            wrap(callbacks.ReduceLROnPlateau, "__init__", by_data)
        def fitted(original, model, *args, **kwargs):
            # A thread draws batches ahead of the first step.
            if observer.mode == "apart":
                observer.begin()
            return original(model, *args, **kwargs)
        if training is not None:
            wrap(training.Model, "__init__", made)
            wrap(training.Model, "fit", fitted)
        if recurrent is not None:
            wrap(recurrent.RNN, "__init__", recurs)

    def eager_outside(self):
        """Whether what stands outside every function runs at once; TensorFlow 1.15 has no such question, and no functions that train."""
        return getattr(self.v1, "executing_eagerly_outside_functions", self.v1.executing_eagerly)()

    def begin(self):
        if self.cost is not None and (self.graph_steps or self.eager_outside()):
            self.cost.begin()
        if self.at_start:
            start, self.at_start = self.at_start, None
            start()

    def use(self, optimizer, pairs):
        """An optimizer is about to apply gradients: note it, its rate, and the variables it trains."""
        if self.eager_outside():
            self.begin()
        with self.lock:
            fresh = not any(o is optimizer for o in self.optimizers)
            if fresh:
                self.optimizers.append(optimizer)
        for pair in pairs:
            variable = pair[1] if isinstance(pair, (tuple, list)) else pair
            if id(variable) not in self.trained:
                self.trained.append(id(variable))
                self.trained_names.add(getattr(variable, "name", "").split(":")[0])
        if fresh:
            self.rates.append(self.rate_of(optimizer))
            self.settings.append(self.numbers_of(optimizer))

    def rate_of(self, optimizer):
        """The rate as a number; None where it cannot be read outside a session."""
        try:
            with self.tf.init_scope():
                rate = getattr(optimizer, "_learning_rate", None)
                if rate is None:
                    rate = getattr(optimizer, "_hyper", {}).get("learning_rate")
                if rate is None:
                    rate = getattr(optimizer, "learning_rate", None)
                if rate is None:
                    rate = getattr(optimizer, "lr", None)
                if callable(rate) and type(rate).__name__ == "function":
                    rate = rate()
                elif callable(rate) and hasattr(rate, "get_config"):
                    rate = rate(0)
                if hasattr(rate, "numpy"):
                    rate = rate.numpy()
                return float(rate)
        except Exception:  # pylint: disable=broad-except
            return None

    def note_rate(self, optimizer):
        """The rate of a step that is made outside of any graph; a class and the one that it is made from may both tell of it."""
        rates, at = self.last_set.setdefault(id(optimizer), collections.OrderedDict()), getattr(optimizer, "iterations", None)
        if hasattr(at, "numpy"):
            rates[int(at.numpy())] = rate = self.rate_of(optimizer)
            self.most[id(optimizer)] = max(self.most.get(id(optimizer), 0.0), rate or 0.0)
        if len(rates) > AROUND + 1:
            rates.popitem(last=False)

    def numbers_of(self, optimizer):
        """What an optimizer was given besides its rate."""
        try:
            with self.tf.init_scope():
                config = optimizer.get_config()
        except Exception:  # pylint: disable=broad-except
            return {}
        return {k: v for k, v in sorted(config.items()) if isinstance(v, (int, float)) and not isinstance(v, bool) and k not in ("learning_rate", "lr")}

    def watch_strategies(self):
        """On one processor there is one copy, as with the default strategy, whose variables are plain ones and can be seen."""
        distribute = getattr(self.tf, "distribute", None)
        for name in ("MirroredStrategy", "OneDeviceStrategy") if hasattr(distribute, "get_strategy") else ():
            if hasattr(distribute, name):
                setattr(distribute, name, lambda *_, **__: distribute.get_strategy())

    def watch_keras_optimizers(self):
        bases = []
        for name, classes in (("keras.src.optimizers.optimizer", ("_BaseOptimizer", "Optimizer")),
                              ("keras.src.optimizers.legacy.optimizer_v2", ("OptimizerV2",)),
                              ("tensorflow.python.keras.optimizer_v2.optimizer_v2", ("OptimizerV2",)),
                              ("tensorflow_core.python.keras.optimizer_v2.optimizer_v2", ("OptimizerV2",))):
            module = find_module(name)
            bases += [getattr(module, c) for c in classes if module and hasattr(module, c)]
        observer = self

        def around(original, optimizer, grads_and_vars, *args, **kwargs):
            pairs = list(grads_and_vars)
            observer.use(optimizer, pairs)
            if observer.eager():
                observer.note_rate(optimizer)
            if observer.still is not None:
                pairs = observer.still.noughts(pairs)
            return original(optimizer, pairs, *args, **kwargs)
        for base in bases:
            if "apply_gradients" in vars(base):
                wrap(base, "apply_gradients", around)
        # Standalone Keras of the TensorFlow 1 days computes updates instead.
        old = find_module("keras.optimizers")
        if old is not None and hasattr(getattr(old, "Optimizer", None), "get_gradients"):
            def gradients(original, optimizer, loss, params):
                observer.use(optimizer, [(None, p) for p in params])
                found = original(optimizer, loss, params)
                return [g * 0 for g in found] if observer.still is not None else found
            wrap(old.Optimizer, "get_gradients", gradients)
        sonnet = sys.modules.get("sonnet")
        if sonnet is not None:
            def apply(original, optimizer, updates, parameters):
                if not any(o is optimizer for o in observer.optimizers):
                    observer.use(optimizer, [(None, p) for p in parameters])
                observer.manual_steps += observer.eager()
                return original(optimizer, updates, parameters)
            for name in dir(sonnet.optimizers):
                if isinstance(getattr(sonnet.optimizers, name), type) and "apply" in vars(getattr(sonnet.optimizers, name)):
                    wrap(getattr(sonnet.optimizers, name), "apply", apply)

    def watch_graph_optimizers(self):
        module = find_module("tensorflow.python.training.optimizer")
        observer = self

        def around(original, optimizer, grads_and_vars, *args, **kwargs):
            pairs = list(grads_and_vars)
            applied = observer.still.noughts(pairs) if observer.still is not None else pairs
            operation = original(optimizer, applied, *args, **kwargs)
            if observer.eager():
                observer.use(optimizer, pairs)
                observer.manual_steps += 1
            else:
                for pair in pairs:
                    observer.trained_names.add(pair[1].op.name)
                observer.train_ops[getattr(operation, "op", operation)] = optimizer
            return operation
        wrap(module.Optimizer, "apply_gradients", around)

        def in_turn(original, *args, **kwargs):
            # A weight that is changed while its layer's other gradients still read it makes runs of one program differ.
            graph = module.ops.get_default_graph()
            if not observer.eager() and not getattr(graph, "building_function", False):
                args = args[:5] + (True,) + args[6:] if len(args) > 5 else args
                kwargs = kwargs if len(args) > 5 else dict(kwargs, gate_gradients=True)
            return original(*args, **kwargs)
        util = find_module("tensorflow.python.ops.gradients_util")
        if util is not None:
            wrap(util, "_GradientsHelper", in_turn)

    @staticmethod
    def names_in(fetches):
        names, work = [], [fetches]
        while work:
            f = work.pop()
            if isinstance(f, dict):
                work.extend(f.values())
            elif isinstance(f, (list, tuple)):
                work.extend(f)
            elif isinstance(f, str):
                names.append(f.split(":")[0])
            elif getattr(f, "name", None):
                names.append(f.name.split(":")[0])
        return names

    def behind(self, graph, fetches):
        """`Behind` of these fetches."""
        known = self.reaching.setdefault(graph, {})
        out = Behind.nothing()
        for name in self.names_in(fetches):
            if name not in known:
                known[name] = self.kinds_behind(graph, name)
            for whole, more in zip(out, known[name]):
                whole |= more
        return out

    def kinds_behind(self, graph, name):
        reached, work, seen = Behind.nothing(), [], set()
        try:
            work = [graph.get_operation_by_name(name)]
        except (KeyError, ValueError):
            pass
        while work:
            operation = work.pop()
            if operation in seen:
                continue
            seen.add(operation)
            if operation in self.train_ops:
                reached.trains.add(operation)
            if operation.type in taps.SOURCES:
                reached.sources.add(operation)
            if operation.type.startswith("Horovod"):
                reached.collectives.add(operation)
            if operation.type.startswith("Assign"):
                reached.by_hand.add(operation)
            work.extend(operation.control_inputs)
            work.extend(t.op for t in operation.inputs)
        # An update that the program makes itself: what is assigned follows from gradients.
        if not any(o.name.split("/")[0].startswith("gradients") for o in seen):
            reached.by_hand.clear()
        return reached

    def only_assigns(self, graph, fetches):
        """Whether a run gives variables the values that it is fed, as `Variable.load` does."""
        try:
            kinds = [graph.get_operation_by_name(name).type for name in self.names_in(fetches)]
        except (KeyError, ValueError):
            return False
        return bool(kinds) and all(k.startswith("Assign") for k in kinds)

    def watch_sessions(self):
        module = find_module("tensorflow.python.client.session")
        observer = self

        def run(original, session, fetches, *args, **kwargs):
            trains, sources, collectives, by_hand = observer.behind(session.graph, fetches)
            args = list(args)
            feed = kwargs["feed_dict"] if "feed_dict" in kwargs else args[0] if args else None
            fed = observer.taps.fed(feed)
            if "feed_dict" in kwargs:
                kwargs["feed_dict"] = fed
            elif args:
                args[0] = fed
            if (trains or by_hand) and not any(s() is session for s in observer.sessions):
                observer.sessions.append(weakref.ref(session))
            optimizers = [observer.train_ops[op] for op in sorted(trains, key=lambda op: op.name)]
            rates = [observer.known_rate(o, session.graph) for o in optimizers]
            wanted = [t for t in rates if t is not None and not isinstance(t, float)]
            given = [t for op in sorted(sources, key=lambda op: op.name) for t in op.outputs
                     if t.dtype.base_dtype not in (observer.tf.resource, observer.tf.variant)]
            values, data = [], []
            if wanted or given:
                try:
                    out, values, data = original(session, [fetches, wanted, given], *args, **kwargs)
                except TypeError:
                    out = original(session, fetches, *args, **kwargs)
            else:
                out = original(session, fetches, *args, **kwargs)
            if collectives:
                observer.paths.tick()
            if trains or not (collectives or observer.only_assigns(session.graph, fetches)):      # what is only averaged, or kept, is no sample
                observer.taps.session(trains, feed, data, out, session)
            for op in trains:
                observer.op_steps[op] = observer.op_steps.get(op, 0) + 1
            if trains:
                observer.stepped(optimizers, rates, list(values), out)
            return out
        wrap(module.BaseSession, "run", run)

        def opened(original, session, *args, **kwargs):
            observer.taps.last_out = []
            observer.begin()
            return original(session, *args, **kwargs)
        wrap(module.BaseSession, "__init__", opened)

        def close(original, session, *args, **kwargs):
            observer.end_of(session)
            return original(session, *args, **kwargs)
        wrap(module.BaseSession, "close", close)
        wrap(module.Session, "__exit__", close)

    def stepped(self, optimizers, rates, values, out):
        """A run of a session has trained with these optimizers at these rates."""
        self.graph_steps += len(optimizers)
        if self.cost is not None:
            self.cost.begin()
        if self.still is not None:
            self.still.note(taps.flat(out) + [v for v in (out if isinstance(out, (list, tuple)) else [out]) if isinstance(v, bytes)])
        for optimizer, tensor in zip(optimizers, rates):
            rate = tensor if isinstance(tensor, float) or tensor is None else float(values.pop(0)) if values else None
            if not any(o is optimizer for o in self.optimizers):
                self.optimizers.append(optimizer)
                self.settings.append(self.numbers_of(optimizer))
                self.rates.append(rate)
            self.last_seen.setdefault(id(optimizer), collections.deque(maxlen=AROUND + 1)).append(rate)

    def known_rate(self, optimizer, graph):
        """Asked for once: a rate that is a function would add to the graph each time."""
        key = id(optimizer), id(graph)
        if key not in self.rate_tensors:
            self.rate_tensors[key] = self.rate_tensor(optimizer, graph)
        return self.rate_tensors[key]

    def rate_tensor(self, optimizer, graph):
        for name in ("_learning_rate", "_lr", "_learning_rate_tensor", "_lr_t"):
            rate = getattr(optimizer, name, None)
            if callable(rate):
                rate = rate()
            if isinstance(rate, (int, float)):
                return float(rate)
            if hasattr(rate, "op") and rate.op.graph is graph:
                return rate
            if hasattr(rate, "handle") and rate.handle.graph is graph:
                return rate
        return None

    def end_of(self, session):
        """A session that trained is about to end: keep its weights."""
        if not any(s() is session for s in self.sessions) or getattr(session, "_closed", False):
            return
        self.sessions = [s for s in self.sessions if s() is not None and s() is not session]
        self.closed.append(self.graph_values(session))

    def graph_values(self, session):
        graph = session.graph

        def read(variable):
            for suffix in ("/Read/ReadVariableOp:0", "/read:0", ":0"):
                try:
                    return graph.get_tensor_by_name(variable.op.name + suffix)
                except (KeyError, ValueError):
                    continue
            return None
        run = type(session).run
        run = getattr(run, "__wrapped__", run)
        weights, state = [], []
        trainable = {v.op.name for v in graph.get_collection("trainable_variables")}
        for variable in graph.get_collection("variables"):
            name = variable.op.name
            tensor = read(variable)
            if tensor is None or "MetricAverage" in name:
                continue
            # Slots are named after the variable they belong to.
            slot = any(name.startswith(t + "/") for t in self.trained_names) or name.endswith(("beta1_power", "beta2_power"))
            if name in trainable and (not self.trained_names or name in self.trained_names):
                weights.append(np.asarray(run(session, tensor)))
            elif slot:
                state.append(np.asarray(run(session, tensor)))
            elif "moving_" in name or "running_" in name:
                self.statistics.append(digest(run(session, tensor)))
        return weights, state

    # -- reductions ----------------------------------------------------------------------------------------------
    def watch_reductions(self, hvd):
        """Notes a digest of every tensor on its way into a sum over the processes."""
        observer = self

        def note(place, array):
            observer.paths.tick()
            with observer.lock:
                count = observer.seen_at.get(place, 0)
                observer.seen_at[place] = count + 1
                observer.reductions += 1
                observer.array_reductions += np.size(array) > 1
                if count < 40:
                    known = np.all(np.isfinite(array)) if np.issubdtype(np.asarray(array).dtype, np.floating) else True
                    observer.gradients.append([place, count, ("nought" if not np.any(array) else digest(array)) if known else "nan", int(np.size(array))])

        def of_metrics():
            # Callbacks average metrics with the same sum.
            frame = sys._getframe(2)
            while frame is not None:
                if frame.f_code.co_filename.endswith("_keras/callbacks.py"):
                    return True
                frame = frame.f_back
            return False

        def noted(tensor):
            if of_metrics() or hasattr(tensor, "assign"):     # a variable, such as an average that is joined, is no gradient
                return tensor
            with observer.lock:
                observer.places += 1
                place = observer.places
            if observer.eager():
                # The same line of the same loop counts as one place: places are numbered by size.
                note("eager%s" % (tuple(tensor.shape),), tensor.numpy())
                return tensor
            def take(array):
                note(place, array)
                return np.int64(0)
            with observer.v1.control_dependencies([observer.v1.py_func(take, [tensor], observer.tf.int64)]):
                return observer.tf.identity(tensor)

        def one(original, tensor, *args, **kwargs):
            return original(noted(tensor), *args, **kwargs)

        def many(original, tensors, *args, **kwargs):
            return original([noted(t) for t in tensors], *args, **kwargs)

        def joins(original, *args, **kwargs):
            # Afterwards its optimizers may be given the counts of who has made more.
            if self.joined_at is None:
                self.joined_at = self.steps()
            return original(*args, **kwargs)
        top = sys.modules.get("horovod.tensorflow")
        if hasattr(top, "join"):
            wrap(top, "join", joins)
        for name, around in (("_allreduce", one), ("_grouped_allreduce", many), ("allgather", one)):
            wrap(hvd, name, around)
            if hasattr(self.tf, "autograph"):
                # Nothing in here depends on values: it need not be translated for graphs.
                setattr(hvd, name, self.tf.autograph.experimental.do_not_convert(getattr(hvd, name)))

    # -- restores ------------------------------------------------------------------------------------------------
    def watch_restores(self):
        """Another machine may hold another file, or none: in mode `different` what is restored differs by rank."""
        observer = self

        def after(original, *args, **kwargs):
            out = original(*args, **kwargs)
            observer.restored(args)
            return out
        saver = find_module("tensorflow.python.training.saver")
        wrap(saver.Saver, "restore", after)
        for name, owner, method in (("keras.src.engine.training", "Model", "load_weights"), ("keras.engine.network", "Network", "load_weights"),
                                    ("tensorflow.python.keras.engine.training", "Model", "load_weights"),
                                    ("tensorflow.python.checkpoint.checkpoint", "Checkpoint", "restore"), ("tensorflow.python.checkpoint.checkpoint", "Checkpoint", "read")):
            module = find_module(name)
            if module is not None and hasattr(module, owner):
                wrap(getattr(module, owner), method, after)

    def restored(self, args):
        self.restores += 1
        if self.mode != "different" or self.rank == 0:
            return
        session = next((a for a in args if hasattr(a, "run") and hasattr(a, "graph")), None)
        noise = np.random.RandomState(self.rank)
        if session is not None:
            run = type(session).run
            run = getattr(run, "__wrapped__", run)
            for variable in session.graph.get_collection("trainable_variables"):
                assign = [op for op in session.graph.get_operations() if op.type in ("Assign", "AssignVariableOp") and op.inputs[0].op.name == variable.op.name]
                if assign:
                    source = assign[0].inputs[1]
                    try:
                        run(session, assign[0], feed_dict={source: 0.01 * noise.standard_normal(source.shape.as_list()).astype("float32")})
                    except Exception:  # pylint: disable=broad-except
                        pass           # a finalized or partial graph; the file itself is then what differs
            return
        if not self.eager():
            return
        steps = self.steps()
        for variable in list(self.variables):
            if getattr(variable, "trainable", False) and np.issubdtype(variable.dtype.as_numpy_dtype, np.floating):
                value = variable.numpy()
                if not any(v is variable and at == steps for v, _, at in self.disturbed):
                    self.disturbed.append((variable, value, steps))
                variable.assign(value + 0.01 * noise.standard_normal(value.shape).astype(value.dtype))

    # -- collectives that reduce nothing ---------------------------------------------------------------------------
    def watch_meetings(self, modules):
        """Broadcasts and the like, called eagerly, order what the processes do with files."""
        observer = self

        def met(original, *args, **kwargs):
            depth = getattr(observer.taps.inside, "met", 0)
            if observer.sent_after is None and original.__name__.startswith("broadcast") and observer.eager():
                observer.sent_after = observer.steps()
            observer.taps.inside.met = depth + 1
            try:
                return original(*args, **kwargs)
            finally:
                observer.taps.inside.met = depth
                if not depth and observer.eager():
                    observer.paths.tick()
        for module in modules:
            for name in ("broadcast", "broadcast_", "broadcast_variables", "broadcast_object", "allgather_object", "barrier",
                         "broadcast_global_variables", "allgather", "alltoall"):
                if callable(getattr(module, name, None)):
                    wrap(module, name, met)
                    if hasattr(self.tf, "autograph"):
                        setattr(module, name, self.tf.autograph.experimental.do_not_convert(getattr(module, name)))

    # -- repeatability -------------------------------------------------------------------------------------------
    def fix_op_seeds(self):
        """In a graph, the default seed of a random operation is the number of operations before it, so that an added
        operation would change the first weights. Here it is the number of random operations before it."""
        module = find_module("tensorflow.python.framework.random_seed")
        ops = find_module("tensorflow.python.framework.ops")

        def seeded(original, op_seed):
            graph = ops.get_default_graph() if not self.eager() else None
            if graph is None:
                return original(op_seed)
            given = op_seed is not None
            if not given:
                graph._random_operations = op_seed = getattr(graph, "_random_operations", 0) + 1
            # A graph has no seed unless the program gives it one, but for the first of all, which has the judge's. Two graphs draw other numbers.
            if not getattr(graph, "building_function", False) and graph.seed is None and not hasattr(graph, "_prove_place"):
                graph._prove_place = self.graphs = self.graphs + 1
            return original(op_seed) if given or graph.seed is not None else (self.seed + 7919 * getattr(graph, "_prove_place", 0), op_seed)
        wrap(module, "get_seed", seeded)

    # -- the end -------------------------------------------------------------------------------------------------
    def steps(self):
        total = self.graph_steps + self.manual_steps
        for optimizer in self.optimizers:
            count = getattr(optimizer, "iterations", None)
            if count is None:
                continue
            try:
                total += int(count.numpy())
            except Exception:  # pylint: disable=broad-except
                try:
                    keras = sys.modules.get("keras") or self.tf.keras
                    total += int(keras.backend.get_value(count))
                except Exception:  # pylint: disable=broad-except
                    pass
        return total

    def steps_apart(self):
        """Steps of each training operation and of each optimizer, in the order in which they were made."""
        out = [self.op_steps.get(op, 0) for op in self.train_ops]
        for optimizer in self.optimizers:
            try:
                out.append(int(optimizer.iterations.numpy()))
            except Exception:  # pylint: disable=broad-except
                pass           # of a graph
        return out

    def steps_hint(self):
        """Steps so far, where asking costs nothing and changes nothing; else None."""
        try:
            return self.steps() if self.eager() else self.graph_steps or None
        except Exception:  # pylint: disable=broad-except
            return None

    def last_rates(self):
        """The rates at the end, where a schedule or the program moves them."""
        out = []
        for optimizer in self.optimizers:
            if id(optimizer) in self.last_seen:
                out.append(self.last_seen[id(optimizer)][-1])
                continue
            rate = getattr(optimizer, "_learning_rate", None)
            if rate is None:
                rate = getattr(optimizer, "_hyper", {}).get("learning_rate")
            try:
                scheduled = hasattr(rate, "get_config") and callable(rate)
                out.append(float(rate(optimizer.iterations).numpy()) if scheduled else None if self.rate_by_data else self.rate_of(optimizer))
            except Exception:  # pylint: disable=broad-except
                out.append(None)
        return out

    def rates_around(self):
        """The rates that each optimizer's schedule gives some steps before and after the end, by how many; in a graph, and where the program
        sets one for each step, those before it; {} without."""
        out = []

        def before(rates):
            return {str(k - len(rates) + 1): rate for k, rate in enumerate(rates) if rate is not None}
        for optimizer in self.optimizers:
            if id(optimizer) in self.last_seen:
                out.append(before(self.last_seen[id(optimizer)]))
                continue
            rate = getattr(optimizer, "_learning_rate", None)
            if rate is None:
                rate = getattr(optimizer, "_hyper", {}).get("learning_rate")
            try:
                at = int(optimizer.iterations.numpy())
                known = hasattr(rate, "get_config") and callable(rate)
                own = list(self.last_set.get(id(optimizer), {}).values()) or [None]
                # What is set behind the last step is of none.
                set_by_steps = own[-1] is not None and own[-1] == self.rate_of(optimizer)
                out.append({str(k): float(rate(max(0, at + k))) for k in range(-AROUND, AROUND + 1)} if known
                           else dict(before(own), most=self.most[id(optimizer)]) if set_by_steps else {})
            except Exception:  # pylint: disable=broad-except
                out.append({})
        return out

    def final_values(self):
        """Weights that were trained, and the state of the optimizers that trained them."""
        steps = self.steps()
        for variable, clean, at in self.disturbed:
            if at == steps:       # restored to look at, not to train on
                variable.assign(clean)
        for reference in list(self.sessions):
            if reference() is not None:
                self.end_of(reference())
        weights = [w for session in self.closed for w in session[0]]
        state = [s for session in self.closed for s in session[1]]
        get_value = None
        for variable in self.variables:
            if not getattr(variable, "trainable", False) or "MetricAverage" in getattr(variable, "name", ""):
                continue
            if self.trained and id(variable) not in self.trained:
                continue
            if not np.issubdtype(variable.dtype.as_numpy_dtype, np.floating):
                continue
            try:
                weights.append(variable.numpy())
            except Exception:  # pylint: disable=broad-except
                if self.closed:
                    continue
                get_value = get_value or (sys.modules.get("keras") or self.tf.keras).backend.get_value
                try:
                    weights.append(get_value(variable))
                except Exception:  # pylint: disable=broad-except
                    pass
        for optimizer in self.optimizers:
            try:
                own = getattr(optimizer, "variables", None)
                own = own() if callable(own) else own
                for variable in own or []:
                    if "learning_rate" not in getattr(variable, "name", "") and hasattr(variable, "numpy"):
                        state.append(variable.numpy())
            except Exception:  # pylint: disable=broad-except
                pass
        return weights, state

    def moved(self):
        """Digests of what models hold besides weights and metrics: averages over batches and the like."""
        out = list(self.statistics)
        for variable in self.variables:
            if any(w in getattr(variable, "name", "") for w in ("moving_mean", "moving_variance", "moving_avg", "running_mean")):
                if not getattr(variable, "trainable", True) and hasattr(variable, "numpy"):
                    try:
                        out.append(digest(variable.numpy()))
                    except Exception:  # pylint: disable=broad-except
                        pass           # of a graph; its session gave it
        return out

    def report(self):
        cost = self.cost.report() if self.cost is not None else None
        seen = self.taps.report()
        weights, state = self.final_values()
        self.paths.end()
        return {
            "weights": [digest(w) for w in weights], "sketches": [sketch(w) for w in weights], "state": [digest(s) for s in state], "values": weights,
            "steps": self.steps(), "joined_at": self.joined_at, "rates": self.rates, "last_rates": self.last_rates(), "rates_around": self.rates_around(), "settings": self.settings, "writes": self.paths.writes, "restores": self.restores,
            "steps_apart": self.steps_apart(), "sent_after": self.sent_after, "seen": seen, "events": self.paths.events, "statistics": self.moved(), "cost": cost,
            "batch_numbers": self.still.steps if self.still is not None else [],
            "kept": kept.report(self.paths, self.tf) if self.rank == 0 else {}, "gradients": self.gradients, "reductions": self.reductions, "array_reductions": self.array_reductions,
        }
