"""What calls of libraries give: alike on all processes or not, and which all must make."""

import ast

from rereading.alike.chance import chance_of, seed, made_chance, drawn
from rereading.alike.paths import (
    CLOCKS,
    SCALARS,
    SELECTS,
    TYPES,
    READS,
    METRIC,
    ASIDE,
    BARS,
    evened,
    sets_rate,
    Call,
)
from rereading.alike.shared_files import writes_by_mode, note_write, asked
from rereading.alike.values import (
    ALIKE,
    COMMON,
    DIFFERS,
    ENDLESS,
    FED,
    HOLDS,
    LENGTH,
    NOTHING,
    OPTIMIZER,
    ORDER,
    OWN,
    RUNS,
    TAPE,
    THERE,
    Value,
    join,
    mixed,
    own,
)
from rereading.file_calls import ASKING, WRITING
from rereading.program import MEETINGS, RANKS


def horovod(run, path, node, args):
    name = path.rsplit(".", 1)[1]
    if name in RANKS:
        return own(f"{name}()")
    if name == "DistributedOptimizer" or name == "DistributedAdasumOptimizer":
        given = args[0] if args else COMMON
        return Value(given.flags | OPTIMIZER, given.why, None, given.refs)
    if name == "DistributedGradientTape":
        return Value(TAPE)
    if name in MEETINGS:
        if (
            run.sessions
            and path.startswith("horovod.tensorflow.")
            and path.count(".") == 2
            and "object" not in name
        ):
            return Value(RUNS | ALIKE)
        run.meets(node, f"`hvd.{name}`")
        given = args[0] if args else COMMON
        return Value(given.flags & HOLDS) if name != "broadcast_object_fn" else COMMON
    if ".callbacks." in path or name.endswith("Hook"):
        return Value(refs=frozenset({("made", path)}))
    return COMMON


def of_numbers(run, call):
    """Clocks, types, lengths and ranges."""
    path, name, node = call.path, call.name, call.node
    args = call.args
    if CLOCKS.search(path):
        return own(f"{name}(), line {node.lineno}")
    if path in TYPES:
        there = next((v for v in args if v.flags & THERE), None)
        return own(there.why) if there and name == "isinstance" else COMMON
    if (
        path in ("builtins.len", "numpy.shape", "tensorflow.shape", "numpy.size")
        or name == "cardinality"
    ):
        first = args[0] if args else COMMON
        return own(first.why) if first.uneven else COMMON
    if path in ("builtins.range", "numpy.arange"):
        differing = next((v for v in args if v.own), None)
        if differing and len(node.args) == 3 and not args[1].own and evened(node.args[1]):
            return Value(OWN | HOLDS, differing.why)
        return Value(OWN | LENGTH | HOLDS, differing.why) if differing else Value(HOLDS)
    if path in ("numpy.zeros", "numpy.ones", "numpy.empty", "numpy.full", "numpy.linspace"):
        differing = next((v for v in args[:1] if v.own), None)
        return Value(LENGTH, differing.why) if differing else COMMON
    return None


def of_containers(run, call):
    """What is built of others."""
    path, name, args = call.path, call.name, call.args
    if path in ("builtins.set", "builtins.frozenset"):
        made = mixed(args, OWN | LENGTH)
        return Value(
            made.flags | HOLDS | (ORDER if args else 0),
            made.why or "a set's order",
            holds=args[0].holds if args else NOTHING,
        )
    if path in (
        "builtins.sorted",
        "builtins.list",
        "builtins.tuple",
        "builtins.reversed",
        "builtins.dict",
        "copy.copy",
        "copy.deepcopy",
        "builtins.iter",
    ):
        first = args[0] if args else COMMON
        flags = first.flags & (OWN | LENGTH | RUNS | FED | ENDLESS)
        if first.flags & ORDER and name != "sorted":
            flags |= OWN
        for ref in first.refs:
            if ref[0] == "yields":
                return Value(
                    flags | HOLDS,
                    first.why,
                    holds=first.holds,
                    refs=frozenset({ref}) if name == "iter" else NOTHING,
                )
        parts = first.parts if name in ("list", "tuple", "copy", "deepcopy") else None
        return Value(
            flags | HOLDS,
            first.why,
            parts,
            first.refs if name.endswith("copy") else NOTHING,
            first.holds,
        )
    return None


def of_iterators(run, call):
    """What goes through others, and what it gives next."""
    path, name, node = call.path, call.name, call.node
    args, frame = call.args, call.frame
    if path == "builtins.next":
        made = run.element(args[0]) if args else COMMON
        if len(args) > 1:  # nothing is left: on all at once, where all have equally many
            made = Value(
                made.flags | HOLDS | (THERE if args[0].uneven else 0),
                made.why,
                made.parts,
                made.refs,
            )
        return made
    if path in (
        "builtins.enumerate",
        "builtins.zip",
        "itertools.chain",
        "builtins.map",
        "builtins.filter",
    ):
        made = mixed(args, OWN | LENGTH)
        for each in args[:1]:
            gives = run.outside(each, node, args[1:])
            if gives is not None:
                made = join(made, gives.only(OWN | LENGTH))
                if name == "filter" and gives.own:
                    made = made.with_flags(LENGTH, gives.why)
        return Value(made.flags | HOLDS, made.why)
    if path in ("builtins.getattr", "builtins.setattr"):
        if name == "getattr" and len(node.args) > 1 and isinstance(node.args[1], ast.Constant):
            return run.attribute(args[0], str(node.args[1].value), node, frame)
        return mixed(args[:1])
    return None


def of_chance(run, call):
    """Draws, their seeds, and what is drawn by them."""
    path, name, node = call.path, call.name, call.node
    args, keywords, frame = call.args, call.keywords, call.frame
    everything = call.everything
    if path.startswith("numpy.random."):
        if name == "seed":
            return seed(run, "numpy", everything)
        if name in ("RandomState", "default_rng", "Generator"):
            return made_chance(everything, node, path)
        if name == "set_state":
            return seed(run, "numpy", args)
        if name == "get_state":
            return run.heap["chance", "numpy"]
        return drawn(run, "numpy", name, node, args, keywords, frame)
    if path.startswith("random."):
        if name == "seed":
            return seed(run, "random", everything)
        if name == "setstate":
            return seed(run, "random", args)
        if name == "getstate":
            return run.heap["chance", "random"]
        if name in ("Random", "SystemRandom"):
            return made_chance(everything, node, path)
        return drawn(run, "random", name, node, args, keywords, frame)
    if path in (
        "tensorflow.set_random_seed",
        "tensorflow.random.set_seed",
        "tensorflow.random.set_random_seed",
    ):
        return seed(run, "tensorflow", everything)
    if name == "set_random_seed" and "utils" in path:
        for kind in ("random", "numpy", "tensorflow"):
            seed(run, kind, everything)
        return COMMON
    if name in ("train_test_split", "shuffle") and path.startswith("sklearn."):
        state = keywords.get("random_state")
        made = mixed(everything, OWN | LENGTH)
        if state is None:
            if not isinstance(
                next((k.value for k in node.keywords if k.arg == "shuffle"), None), ast.Constant
            ):
                made = join(made, chance_of(run, "numpy", args, node))
        if len(args) == 1 and name == "shuffle":
            return made
        parts = tuple(made for _ in range(len(args) * (2 if name == "train_test_split" else 1)))
        return Value(made.flags, made.why, parts)
    return None


def of_files(run, call):
    """What is read, asked and written."""
    path, name, node = call.path, call.name, call.node
    args = call.args
    if READS.search(path):
        differing = next((v for v in args[:1] if v.own), None)
        if differing:
            return Value(OWN | LENGTH, differing.why)
        if path == "builtins.open" and writes_by_mode(node):
            note_write(run, node)
        if name in ASKING:
            return asked(run, node)
        return COMMON
    if name in ASKING:
        made = asked(run, node)
        differing = next((v for v in args[:1] if v.own), None)
        return Value(OWN | LENGTH, differing.why) if differing else made
    if sets_rate(name, node, args):
        run.parted(node, "the rate", args[1])
        return COMMON
    if name in WRITING:
        note_write(run, node)
        return COMMON
    return None


def of_graphs(run, call):
    """Sessions, tapes, operations and the start of an application."""
    path, name, node = call.path, call.name, call.node
    args, keywords, frame = call.args, call.keywords, call.frame
    everything = call.everything
    if name in ("placeholder", "placeholder_with_default"):
        return Value(FED)
    if path.startswith("tensorflow.") and name in (
        "Session",
        "InteractiveSession",
        "MonitoredTrainingSession",
        "MonitoredSession",
        "Saver",
        "Graph",
    ):
        return Value(refs=frozenset({("made", path)}))
    if path == "tensorflow.GradientTape":
        return Value(refs=frozenset({("made", path)}))
    if path in ("tensorflow.group", "tensorflow.tuple"):
        return Value(mixed(args).flags)
    if path.endswith("app.run"):
        main = run.name("main", frame) if not args and "main" not in keywords else None
        for each in [main] if main is not None else everything:
            run.outside(each, node, [])
        return COMMON
    return None


def of_training(run, call):
    """Optimizers, callbacks and metrics."""
    path, name, node = call.path, call.name, call.node
    args, keywords, everything = call.args, call.keywords, call.everything
    if (
        path.startswith(("tensorflow.", "keras."))
        and ".callbacks." in path
        or METRIC.search(path)
        or ".optimizers." in path
        or ".train." in path
        and name.endswith("Optimizer")
    ):
        if name.endswith("Optimizer") or ".optimizers." in path:
            rate = (
                node.args[0]
                if node.args
                else next(
                    (k.value for k in node.keywords if k.arg in ("learning_rate", "lr")), None
                )
            )
            value = args[0] if args else keywords.get("learning_rate", COMMON)
            if rate is not None and value.flags & FED:
                run.rates |= {
                    n
                    for e in ast.walk(rate)
                    for n in [getattr(e, "attr", getattr(e, "id", None))]
                    if n and n not in ("hvd", "size", "self")
                }
        if METRIC.search(path) and name[:1].islower():
            return mixed(everything)
        return Value(refs=frozenset({("made", path)}))
    return None


ROOMS = (
    of_numbers,
    of_containers,
    of_iterators,
    of_chance,
    of_files,
    of_graphs,
    of_training,
)


def call(run, path, node, on, args, keywords, frame):
    """Calls something of a library by its path."""
    everything = [*args, *keywords.values()]
    name = path.rsplit(".", 1)[-1]
    if path.startswith("horovod."):
        return horovod(run, path, node, args)
    given = Call(path, name, node, on, args, keywords, frame, everything)
    for room in ROOMS:
        made = room(run, given)
        if made is not None:
            return made
    if path.startswith("tensorflow.data.") or ".data.Dataset." in path:
        return dataset(run, name, node, args, keywords)
    if name in BARS:
        first = args[0] if args else keywords.get("iterable", COMMON)
        if "range" in name:
            return call(run, "builtins.range", node, on, args, {}, frame)
        return first
    for each in everything:
        if each.refs:
            gives = run.outside(each, node, [a for a in everything if a is not each])
            if gives is not None and path.startswith(
                ("tensorflow.py_function", "tensorflow.map_fn")
            ):
                return gives
    made = general(run, name, None, args, keywords)
    if name[:1].isupper() and not path.startswith(("builtins.", "tensorflow.data", "numpy.")):
        made = Value(made.flags, made.why, None, frozenset({("made", path)}))
    return made


def dataset(run, name, node, args, keywords):
    everything = [*args, *keywords.values()]
    if name == "from_generator":
        gives = run.outside(args[0] if args else COMMON, node, [])
        if gives is not None:
            return Value(gives.flags & (OWN | LENGTH | ENDLESS), gives.why)
    return Value(mixed(everything).flags, mixed(everything).why)


def call_made(run, path, node, args, keywords, frame):
    """Calls an instance of a library's class: a metric takes what it is given in."""
    if METRIC.search(path):
        given = mixed([*args, *keywords.values()], OWN)
        run.change(node.func, given, frame)
        return given
    return None


def general(run, name, on, args, keywords):
    """A call of which nothing is known: it gives its own where it takes its own."""
    everything = [*args, *(v for k, v in keywords.items() if k not in ASIDE)]
    values = everything if on is None else [on, *everything]
    if name in SCALARS:
        made = mixed(values)
        flags = made.flags & ~LENGTH | (OWN if made.flags & LENGTH else 0)
        made = Value(flags, made.why)
    else:
        made = mixed(values)
        folds = (
            name == "split"
            and on is not None
            and any(r[0] == "made" and r[1].startswith("sklearn") for r in on.refs)
        )
        if folds:
            made = made.with_flags(OWN, made.why).without(LENGTH)
        elif name in SELECTS and made.own:
            made = made.with_flags(LENGTH, made.why)
        elif (
            name in ("concatenate", "vstack", "hstack", "stack", "array", "asarray")
            and args
            and args[0].parts
        ):
            made = made.with_flags(mixed(args[0].parts).flags & LENGTH, made.why)
    if (
        run.sessions
        and args
        and all(v.flags & ALIKE or not v.flags & (DIFFERS | FED) for v in values)
        and any(v.flags & ALIKE for v in values)
    ):
        made = made.with_flags(ALIKE)
    return made


def unknown(run, node, callee, args, keywords, frame):
    """Calls something that is not known at all."""
    for each in [*args, *keywords.values()]:
        if each.refs:
            run.outside(each, node, [a for a in args if a is not each])
    name = node.func.id if isinstance(node.func, ast.Name) else ""
    return general(run, name, callee.only(OWN | FED | RUNS), args, keywords)
