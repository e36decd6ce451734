"""One process of a program under judgement: made-up data, fixed seeds, an observer, then the program itself."""
import itertools
import json
import os
import random
import re
import sys
import traceback

import numpy as np

from . import clocks

SEED = 1234


class Stopped(Exception):
    """The program asks for something that is not here. `what` is one of input, network, file, arguments, display."""

    def __init__(self, what, text):
        super().__init__(text)
        self.what, self.text = what, text


def leave_graphs(tf):
    """Lets graphs be run as they were written. What TensorFlow fuses hangs on what stands between two operations, so a reduction that
    changes nothing changes how a product is rounded."""
    tf.config.optimizer.set_experimental_options({"disable_meta_optimizer": True})
    from tensorflow.python.client import session
    from . import observe

    def opened(original, opening, target="", graph=None, config=None):
        made = tf.compat.v1.ConfigProto()
        if config is not None:
            made.CopyFrom(config)
        made.graph_options.rewrite_options.disable_meta_optimizer = True
        made.graph_options.optimizer_options.opt_level = -1
        return original(opening, target, graph, made)
    observe.wrap(session.BaseSession, "__init__", opened)


def forbid_questions():
    """Nobody answers: what waits for a person or a server stops the program with a reason."""
    import builtins
    import socket

    def asked(*args):
        raise Stopped("input", "the program waits for input(): %s" % (args[0] if args else ""))
    builtins.input = asked
    resolve = socket.getaddrinfo

    def getaddrinfo(host, *args, **kwargs):
        if host in (None, "", "localhost", "127.0.0.1", "::1", socket.gethostname()):
            return resolve(host, *args, **kwargs)
        raise Stopped("network", "the program asks the network for %s" % host)
    socket.getaddrinfo = getaddrinfo


def set_seeds(tf, mode, rank, chances=()):
    """The program's own seeds hold, but differ by rank in mode `different` and are all alike in mode `same`. `chances`: the numbers
    with which the first generators begin that get none.

    What the program does not seed differs by rank in `different`, and in `apart` from the moment training begins: what was
    made at random before stands for data that all ranks read alike. Returns the seed, what to call at that moment, and a list to which
    the seeds come that the program gives to TensorFlow."""
    seeded, given, begun = set(), [], []

    def own(seed):
        if mode == "same":
            return SEED
        if seed is None or mode != "different":
            return seed
        if isinstance(seed, (list, tuple)):            # of several numbers, or a text
            return [*seed, 1000 * rank]
        return "%s %d" % (seed, 1000 * rank) if isinstance(seed, str) else seed + 1000 * rank

    def patched(module, name):
        original = getattr(module, name, None)
        if original is None:
            return None

        def with_own(seed=None, *rest, **more):
            if seed is None and module in reseed:
                seeded.discard(module.__name__)        # by chance from here on, which here is the judge's
                return original(chance())
            seeded.add(module.__name__)
            if module not in reseed:
                given.append(own(seed))
            return original(own(seed), *rest, **more)
        setattr(module, name, with_own)
        return original
    first = SEED + (1000 * rank if mode == "different" else 0)
    reseed = {np.random: np.random.seed, random: random.seed}
    drawn, chances = itertools.count(0, 17), iter(chances)     # no two generators begin alike

    def chance():
        return next(chances, (SEED + 1000 * rank if begun else first) + next(drawn))

    def part():
        begun.append(True)
        for module, seed in reseed.items():
            if module.__name__ not in seeded:
                seed(SEED + 1000 * rank)
        for generator in by_chance:
            begin_anew(generator, chance())
    np.random.seed(first)
    random.seed(first)
    patched(np.random, "seed")
    patched(random, "seed")
    by_chance = begin_by(chance)
    for module, name in ((tf.random, "set_seed"), (tf.compat.v1, "set_random_seed"), (tf.compat.v1.random, "set_random_seed"),
                         (tf.random, "set_random_seed"), (tf, "set_random_seed"), (getattr(tf.keras, "utils", tf), "set_random_seed")):
        original = patched(module, name)
        if original is not None and name in ("set_seed", "set_random_seed") and module is not getattr(tf.keras, "utils", None):
            original(first + (1000 * rank if mode == "apart" else 0))
    return first, part if mode == "apart" else None, given


def begun_otherwise(kind, begin):
    """A class in place of `kind`, whose objects `begin(self, start, *arguments)` sets up, `start` being how `kind` does; objects of `kind` are of it, too."""
    class Alike(type(kind)):
        def __instancecheck__(cls, one):
            return isinstance(one, kind)

    class Begun(kind, metaclass=Alike):
        def __init__(self, *args, **kwargs):
            begin(self, super().__init__, *args, **kwargs)
    Begun.__name__ = Begun.__qualname__ = kind.__name__
    return Begun


def generators_begin(seed_of, heard=lambda generator, seed: None):
    """Generators of random numbers that the program makes begin with `seed_of(seed)` of the seed that it gives, or None; `heard` is told of each."""
    def begin(one, start, seed=None, *rest, **more):
        start(seed_of(seed), *rest, **more)
        heard(one, seed)
    np.random.RandomState, random.Random = begun_otherwise(np.random.RandomState, begin), begun_otherwise(random.Random, begin)
    default = getattr(np.random, "default_rng", None)      # NumPy 1.17 on

    def default_rng(seed=None):
        one = default(seed_of(seed))
        heard(one, seed)
        return one
    if default is not None:
        np.random.default_rng = default_rng


def begin_by(chance):
    """Generators begin with the judge's `chance()` where the program gives them no seed. Returns the list of those that did."""
    made = []

    def seed_of(seed):
        return chance() if seed is None else seed
    generators_begin(seed_of, lambda one, seed: made.append(one) if seed is None else None)
    for kind in (np.random.RandomState, random.Random):
        kind.seed = lambda one, seed=None, *rest, again=kind.seed, **more: again(one, seed_of(seed), *rest, **more)
    return made


def begin_anew(generator, seed):
    if hasattr(generator, "seed"):
        generator.seed(seed)
    else:
        generator.bit_generator.state = type(generator.bit_generator)(seed).state


def generators():
    """Notes the generators of random numbers that a program makes for itself. Returns a function that seeds them anew."""
    made = []
    generators_begin(lambda seed: seed, lambda one, _: made.append(one))

    def seed_all(seed):
        for one in made:
            begin_anew(one, seed)
    return seed_all


def drop_others(tf, seed):
    """Layers leave out other places than they would."""
    count = itertools.count(seed)

    def otherwise(original):
        return lambda *args, **kwargs: original(*args, **dict(kwargs, seed=next(count)))
    for library in (tf, tf.compat.v2):
        nn = getattr(library, "nn", None)
        if hasattr(nn, "experimental"):     # TensorFlow 2, whose layers ask for it here
            nn.dropout = otherwise(nn.dropout)


def hear_seeds(given):
    """The numbers that generators are seeded with by now and from now on, in turn; `given`: those to take instead, while there are some."""
    noted, given = [], iter(given)

    def told(seed):
        if not isinstance(seed, (int, np.integer)) or isinstance(seed, bool):
            return seed
        noted.append(int(seed))
        return next(given, seed)

    def around(original):
        return lambda seed=None, *rest, **more: original(told(seed), *rest, **more)
    generators_begin(told)
    np.random.seed, random.seed = around(np.random.seed), around(random.seed)
    return noted


def redraw(observer, turn):
    """From the first step on draws another row, also of generators that the program has seeded: what then differs was drawn."""
    seed = SEED + 76 + turn
    clocks.hasten(30)
    # Past `set_seeds`, which takes a seed for one of the program's own.
    from tensorflow.python.data.util import random_seed
    from tensorflow.python.framework import random_seed as of_operations
    of_numpy, of_python = np.random.RandomState(seed).get_state(), random.Random(seed).getstate()
    seed_all = generators()
    drop_others(observer.tf, seed)

    def start():
        np.random.set_state(of_numpy)
        random.setstate(of_python)
        seed_all(seed)
        if observer.eager():
            of_operations.set_seed(seed)
    observer.at_start = start
    # A data set is shuffled by the seed it was given when it was made, which may be long before the first step.
    original = random_seed.get_seed
    random_seed.get_seed = lambda given: original(seed if given is None else given)


def reason_for(error):
    """What stopped the program, in a word the report can act on, or None for a failure of its own."""
    if isinstance(error, Stopped):
        return error.what, error.text
    if isinstance(error, SystemExit) and error.code not in (None, 0):
        return "arguments", "the program ended itself with code %s; it may want arguments" % (error.code,)
    text = str(error)
    if isinstance(error, FileNotFoundError) or type(error).__name__ == "NotFoundError" or "No such file or directory" in text:
        return "file", "the program needs a file: %s" % text.splitlines()[0][:200]
    if isinstance(error, ModuleNotFoundError):
        return "module", "the program needs a package that the environment lacks: %s" % error.name
    if "Display" in text or "display" in text:
        return "display", "the program needs a display: %s" % text.splitlines()[0][:200]
    return None


def graph_shim(tf, text):
    """Lets a TensorFlow 1 program run under TensorFlow 2. Returns the module that `import tensorflow` gives."""
    if int(tf.__version__.split(".")[0]) < 2:
        return tf
    v1 = tf.compat.v1
    if re.search(r"compat\.v1|compat import v1", text):
        return tf
    v1.disable_v2_behavior()
    v1.compat = tf.compat
    # What TensorFlow 1 had and the compatibility module left out.
    if not hasattr(v1, "contrib"):
        import types
        v1.contrib = types.SimpleNamespace(layers=types.SimpleNamespace(xavier_initializer=v1.glorot_uniform_initializer, flatten=v1.layers.flatten))
    sys.modules["tensorflow"] = v1
    return v1


def run(job):
    """Runs the program of `job` to its end and writes the report. Never returns: the process ends here."""
    rank, mode = job["rank"], job["mode"]
    report = {"rank": rank, "ok": False, "stopped": None, "error": None}
    code = 1
    try:
        import tensorflow as tf
        from . import data, folders, observe, pretend
        with open(job["script"], "rb") as f:
            source = f.read()     # bytes: the program may say its own encoding
        text = source.decode("utf-8", "replace")
        forbid_questions()
        tf.config.threading.set_intra_op_parallelism_threads(1)
        tf.config.threading.set_inter_op_parallelism_threads(1)
        api = tf
        if job["graph"]:
            api = graph_shim(tf, text)
        # Where the other ranks' data is disturbed, theirs differs and the first rank's does not. Where nothing is learnt, one
        # process must begin with the weights that the ranks begin with.
        alike = "same" if (job.get("still") or job.get("seeded")) and mode == "alone" else mode
        seed, part, given = set_seeds(tf, "different" if job.get("others") and rank else alike, rank, job.get("chances", ()))
        if mode == "alone" and job["deterministic"] and hasattr(tf.config.experimental, "enable_op_determinism"):
            tf.config.experimental.enable_op_determinism()
        if job.get("in_turn"):
            # The passes of a loop in a graph draw from one generator, whichever is first: here one after the other.
            from tensorflow.python.eager import context
            context.context().function_call_options.executor_type = "SINGLE_THREADED_EXECUTOR"
            leave_graphs(tf)
        folders.arrange(backwards=rank > 0)
        made = data.Made(seed, job["samples"], given)
        data.install(made, tf)
        if api is not tf:
            data.install(made, api)
        observer = observe.Observer(tf, mode, rank, seed, job)
        observer.paths.quiet = tuple(os.path.abspath(p) for p in job["quiet"])
        if "sonnet" in text:
            import sonnet  # noqa: F401  pylint: disable=unused-import
        observer.at_start = part
        if job.get("redraw"):
            redraw(observer, int(job["redraw"]))
        observer.install()
        if job.get("listings") and rank:
            top = os.path.join(job["logs"], "work")
            folders.tell_otherwise([(os.path.join(top, at), clock, names) for at, clock, names in job["listings"]], job["there"], lambda: observer.paths.clock)
        if mode != "alone":
            import horovod.tensorflow as hvd
            observer.watch_reductions(hvd)
            observer.watch_meetings([m for m in map(observe.find_module, ("horovod.tensorflow", "horovod.tensorflow.functions",
                                                                         "horovod.tensorflow.keras", "horovod.keras")) if m])
        folder = os.path.dirname(job["script"])
        os.chdir(folder)
        sys.path.insert(0, folder)
        sys.argv = [job["script"]] + job["args"]
        observer.paths.begin()
        if job.get("pretend"):
            pretend.believe(job["pretend"], job.get("believed", 1))
            observer.cost.profile(folder)
        program = {"__name__": "__main__", "__file__": job["script"], "__builtins__": __builtins__}
        import types
        main = types.ModuleType("__main__")
        main.__dict__.update(program)
        sys.modules["__main__"] = main
        failure, out = None, sys.stdout
        heard = hear_seeds(job["heard"]) if "heard" in job else []
        try:
            exec(compile(source, job["script"], "exec"), main.__dict__)  # pylint: disable=exec-used
        except SystemExit as error:
            failure = error if error.code not in (None, 0) else None
        except BaseException as error:  # pylint: disable=broad-except
            failure = error
        sys.setprofile(None)
        sys.stdout.flush()
        if failure is not None:
            reason = reason_for(failure)
            report["stopped"] = reason
            report["error"] = "".join(traceback.format_exception(type(failure), failure, failure.__traceback__))[-4000:]
            last = [f for f in traceback.extract_tb(failure.__traceback__) if f.filename == job["script"]]
            report["line"] = last[-1].lineno if last else None
        seen = observer.report()
        values = seen.pop("values")
        seen["array_weights"] = all(v.size > 1 for v in values)
        np.savez(job["report"] + ".npz", *values)
        report.update(seen)
        report["ok"], report["spoken"], report["heard"] = failure is None, out.spoken, heard[:100000]
        code = 0 if failure is None else 1
        if mode != "alone" and not job.get("pretend"):
            hvd = sys.modules["horovod.tensorflow"]
            report["initialized"] = bool(hvd.is_initialized())
            if report["initialized"]:
                hvd.shutdown()
    except BaseException:  # pylint: disable=broad-except
        report["error"] = (report["error"] or "") + traceback.format_exc()[-4000:]
        code = 1
    with open(job["report"], "w") as f:
        json.dump(report, f)
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)
