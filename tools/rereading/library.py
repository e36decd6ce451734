"""What calls of libraries give: alike on all processes or not, and which all must make."""

import ast
import re

from rereading.program import MEETINGS
from rereading.values import (
    ALIKE,
    COMMON,
    DIFFERS,
    ENDLESS,
    FED,
    HOLDS,
    LENGTH,
    MASK,
    NOTHING,
    OPTIMIZER,
    ORDER,
    OWN,
    RUNS,
    TAPE,
    THERE,
    Value,
    container,
    join,
    mixed,
    own,
)

CLOCKS = re.compile(
    r"time\.(time|clock|perf_counter|monotonic|process_time|time_ns)$"
    r"|time\.(strftime|localtime|ctime|asctime)$"
    r"|datetime\.(datetime\.)?(now|today|utcnow)$|datetime\.date\.today$|timeit\.default_timer$"
    r"|uuid\.uuid\d$|os\.(getpid|urandom)$|socket\.gethostname$|platform\.node$"
    r"|tempfile\.(mk\w+|\w*Temp\w+)$"
    r"|builtins\.(id|hash)$|secrets\.\w+$|psutil\.\w+$|os\.times$|tensorflow\.timestamp$"
)
SCALARS = frozenset(
    """sum mean average max min std var median len float int str round abs any all argmax
    argmin item norm format isnan isinf isfinite count_nonzero prod bool log exp sqrt
    reduce_mean reduce_sum reduce_max reduce_min accuracy_score roc_auc_score f1_score
    mean_squared_error ceil floor join index find count startswith endswith lower upper
    strip replace basename dirname splitext percentile dot nanmean cosine""".split()
)
SELECTS = frozenset(
    """where nonzero unique argwhere flatnonzero compress filter findall finditer dropna
    extract drop_duplicates boolean_mask query split splitlines rsplit tokenize
    word_tokenize takewhile dropwhile""".split()
)
TYPES = frozenset(
    "builtins.isinstance builtins.callable builtins.hasattr builtins.type builtins.print "
    "builtins.issubclass".split()
)
READS = re.compile(
    r"(^|\.)(open|imread|load|read_csv|loadtxt|genfromtxt|read_image|load_img|imread_v2|read_file|"
    r"File|listdir|glob|getsize|loadmat|get_data|read_json|read_excel|fromfile|read_text|"
    r"Image\.open)$"
)
ASKS = re.compile(
    r"(^|\.)(exists|isfile|isdir|listdir|glob|iglob|is_file|is_dir|walk|scandir|latest_checkpoint|"
    r"checkpoint_exists|get_checkpoint_state|Exists|ListDirectory|Glob)$"
)
WRITES = frozenset(
    """save savez savez_compressed savetxt dump to_csv save_weights makedirs mkdir write
    savefig imwrite copy copyfile move rename remove rmtree imsave save_model to_pickle
    writelines writerow save_img unlink MakeDirs urlretrieve extractall""".split()
)
GROWS = frozenset(
    "append appendleft insert add extend update put push put_nowait setdefault extendleft".split()
)
METRIC = re.compile(r"(^|\.)metrics\.\w+")
ASIDE = frozenset(
    "verbose disable callbacks workers save_to_dir log_dir logdir file config name dtype desc"
    .split()
)
BARS = frozenset(
    "tqdm trange tqdm_notebook notebook_tqdm tnrange track progressbar Progress".split()
)
COUNTS = re.compile(
    r"(samples|n|batch_size|shuffle|classes|class_indices|image_shape|target_size|dtype|name|ndim|"
    r"num_\w+|n_\w+|\w+_size|\w+_num|columns|epoch|cardinality|seed|mode)$"
)
RANKS = frozenset("rank local_rank cross_rank node_rank".split())


def plain(dotted):
    """A dotted path without the editions of TensorFlow in it."""
    for old, new in (
        ("tensorflow.compat.v1", "tensorflow"),
        ("tensorflow.compat.v2", "tensorflow"),
        ("tensorflow.python.keras", "tensorflow.keras"),
        ("tensorflow.contrib.keras", "tensorflow.keras"),
    ):
        if dotted == old or dotted.startswith(old + "."):
            return new + dotted[len(old) :]
    return dotted


def path_of(value):
    for ref in value.refs:
        if ref[0] == "lib":
            return ref[1]
    return None


def common_failure(names):
    """Whether what is caught fails alike on all: an import, an end that all reach."""
    return bool(names) and all(
        n.strip("( ,)").split(".")[-1]
        in (
            "ImportError",
            "ModuleNotFoundError",
            "AttributeError",
            "NameError",
            "KeyboardInterrupt",
            "NotImplementedError",
            "StopIteration",
            "RuntimeError",
            "OutOfRangeError",
            "SystemExit",
        )
        for n in names.replace(",", " ").split()
    )


def chance_of(run, kind, args, node):
    """A draw: own where its chance is; a draw that only some make parts the chance."""
    state = run.heap["chance", kind]
    if run.under(run.frames[-1]) is not None and not state.own:
        apart = run.under(run.frames[-1])
        run.set_heap(("chance", kind), own(f"chance drawn from under line {apart.line} only"))
    made = mixed(args, OWN)
    if state.own:
        made = made.with_flags(OWN, f"{state.why}, line {node.lineno}")
    return made


def seed(run, kind, args, node):
    if not args or args[0].own or run.under(run.frames[-1]) is not None:
        why = args[0].why if args else "a seed of its own"
        run.set_heap(("chance", kind), own(why or "a seed of its own"))
    else:
        run.set_heap(("chance", kind), COMMON)
    return COMMON


def horovod(run, path, node, args, keywords):
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


def call(run, path, node, on, args, keywords, frame):
    """Calls something of a library by its path."""
    everything = [*args, *keywords.values()]
    name = path.rsplit(".", 1)[-1]
    if path.startswith("horovod."):
        return horovod(run, path, node, args, keywords)
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
    if path.startswith("numpy.random."):
        if name == "seed":
            return seed(run, "numpy", everything, node)
        if name in ("RandomState", "default_rng", "Generator"):
            return made_chance(everything, node, path)
        if name == "set_state":
            return seed(run, "numpy", args, node)
        if name == "get_state":
            return run.heap["chance", "numpy"]
        return drawn(run, "numpy", name, node, args, keywords, frame)
    if path.startswith("random."):
        if name == "seed":
            return seed(run, "random", everything, node)
        if name == "setstate":
            return seed(run, "random", args, node)
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
        return seed(run, "tensorflow", everything, node)
    if name == "set_random_seed" and "utils" in path:
        for kind in ("random", "numpy", "tensorflow"):
            seed(run, kind, everything, node)
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
    if READS.search(path):
        differing = next((v for v in args[:1] if v.own), None)
        if differing:
            return Value(OWN | LENGTH, differing.why)
        if path == "builtins.open" and writes_by_mode(node, keywords):
            note_write(run, node)
        if ASKS.search(path):
            return asked(run, node)
        return COMMON
    if ASKS.search(path):
        made = asked(run, node)
        differing = next((v for v in args[:1] if v.own), None)
        return Value(OWN | LENGTH, differing.why) if differing else made
    if (
        name == "set_value"
        and len(args) > 1
        and "lr" in ast.unparse(node.args[0]).replace("learning_rate", "lr")
    ):
        run.parted(node, "the rate", args[1])
        return COMMON
    if name in WRITES:
        note_write(run, node)
        return COMMON
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
    made = general(run, name, node, None, args, keywords)
    if name[:1].isupper() and not path.startswith(("builtins.", "tensorflow.data", "numpy.")):
        made = Value(made.flags, made.why, None, frozenset({("made", path)}))
    return made


def evened(node):
    """Whether a bound is one up to which all have equally many: `n // hvd.size() * hvd.size()`."""
    text = ast.unparse(node)
    return "size()" in text and "*" in text or "size() - " in text


def writes_by_mode(node, keywords):
    mode = (
        node.args[1]
        if len(node.args) > 1
        else next((k.value for k in node.keywords if k.arg == "mode"), None)
    )
    return (
        isinstance(mode, ast.Constant) and isinstance(mode.value, str) and mode.value[:1] in "wax"
    )


def note_write(run, node):
    """What only the first worker writes may be there on one and not yet on another."""
    if any(a.rank for a in run.apart):
        run.written |= words(node)
        run.set_heap(
            ("files",), own(f"only the first worker writes, line {node.lineno}, and nobody waits")
        )


def words(node):
    """The names and texts of which a path is made."""
    found = {n.id for n in ast.walk(node) if isinstance(n, ast.Name)}
    found |= {n.attr for n in ast.walk(node) if isinstance(n, ast.Attribute)}
    found |= {
        n.value
        for n in ast.walk(node)
        if isinstance(n, ast.Constant) and isinstance(n.value, str) and len(n.value) > 4
    }
    return found - {
        "os",
        "path",
        "join",
        "self",
        "hvd",
        "str",
        "format",
        "exists",
        "isfile",
        "isdir",
        "glob",
        "listdir",
        "np",
        "tf",
        "cv2",
        "imwrite",
        "rank",
        "save",
        "model",
        "open",
        "epoch",
    }


def asked(run, node):
    files = run.heap.get(("files",), COMMON)
    if files.own and not run.written & words(node):
        return COMMON
    return Value(OWN | LENGTH, files.why) if files.own else COMMON


def made_chance(given, node, path):
    ref = frozenset({("made", path)})
    if not given:
        return Value(OWN, f"chance without a seed, line {node.lineno}", None, ref)
    return Value(given[0].flags & OWN, given[0].why, None, ref)


def drawn(run, kind, name, node, args, keywords, frame):
    made = chance_of(run, kind, [*args, *keywords.values()], node)
    if name == "shuffle":
        if node.args and made.own:
            run.change(node.args[0], Value(OWN, made.why), frame, NOTHING)
        return COMMON
    if name in ("sample", "permutation", "choices"):
        return Value(made.flags | HOLDS, made.why)
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


def fit_of(run, node, on, args, keywords, name):
    """`fit` of a model: all come to its steps."""
    if any(
        r[0] == "made"
        and (not r[1].startswith(("tensorflow.", "keras.")) or ".preprocessing." in r[1])
        for r in on.refs
    ):
        return None
    if any(r[0] == "lib" and r[1].startswith(("sklearn", "xgboost", "lightgbm")) for r in on.refs):
        return None
    from rereading.uniform import Apart

    frame = run.frames[-1]
    data = args[:2] + [keywords[k] for k in ("x", "y", "generator") if k in keywords]
    steps = keywords.get("steps_per_epoch")
    uneven = next((v for v in data if v.uneven), None)
    apart = None
    if steps is not None and steps.own:
        apart = Apart(frame.module.path, node.lineno, "fit", f"its steps ({steps.why})")
    elif (
        steps is None
        and uneven is not None
        and not uneven.flags & ENDLESS
        and name != "train_on_batch"
    ):
        apart = Apart(frame.module.path, node.lineno, "fit", f"its data's length ({uneven.why})")
    epochs = keywords.get("epochs") or keywords.get("nb_epoch")
    if epochs is not None and epochs.own:
        apart = Apart(frame.module.path, node.lineno, "fit", f"its epochs ({epochs.why})")
    callbacks = keywords.get("callbacks", COMMON)
    made = [r[1] for r in callbacks.refs | callbacks.holds if r[0] == "made"]
    shared = mixed(data + [keywords.get("validation_data", COMMON)], OWN)
    validation = keywords.get("validation_data")
    stops = [m for m in made if m.endswith((".EarlyStopping", ".ReduceLROnPlateau"))]
    averaged = any(m.endswith("MetricAverageCallback") for m in made) or not callbacks.holds
    if stops and not averaged and (shared.own and (validation is None or validation.own)):
        apart = Apart(
            frame.module.path, node.lineno, "stop", f"EarlyStopping by own numbers ({shared.why})"
        )
    if apart is not None:
        run.apart.append(apart)
    run.meets(node, f"`{name}`")
    for ref in sorted(callbacks.refs | callbacks.holds, key=repr):
        if ref[0] == "object":
            callback(run, ref, node)
    if apart is not None:
        run.apart.pop()
    averaged = any(m.endswith("MetricAverageCallback") for m in made)
    return COMMON if averaged or not shared.own else own(shared.why)


def callback(run, ref, node):
    """Keras calls a callback of the program's own."""
    for each in run.program.bases(ref[1]):
        for name, method in each.methods.items():
            if name.startswith("on_") and run.program.method(ref[1], name) is method:
                logs = (
                    COMMON
                    if name.startswith("on_epoch") and run.averages
                    else own("what this worker's batches gave")
                )
                given = [Value(refs=frozenset({ref}))]
                names = method.parameters()
                given += [logs if n == "logs" else COMMON for n in names[1:]]
                run.enter(method, given, {}, node)


FITS = frozenset("fit fit_generator train_on_batch fit_on_batch".split())


def method(run, node, on, args, keywords, frame):
    """Calls a method of something whose class is none of the program's."""
    name = node.func.attr
    everything = [*args, *(v for k, v in keywords.items() if k not in ASIDE)]
    if name in ("should_stop", "executing_eagerly", "dim", "rank", "get_shape"):
        return COMMON
    if name in FITS and run.keras:
        made = fit_of(run, node, on, args, keywords, name)
        if made is not None:
            return made if name != "train_on_batch" else mixed(everything, OWN)
    if name in ("run", "eval"):
        fetch = args[0] if name == "run" and args and not on.flags & (RUNS | FED) else on
        feed = keywords.get("feed_dict") or (args[1] if len(args) > 1 else COMMON)
        if fetch.flags & RUNS and run.rates:
            fed = [
                n
                for n in [*node.args[1:], *(k.value for k in node.keywords)]
                if isinstance(n, ast.Dict)
            ]
            for key, value in (
                (k, v) for d in fed for k, v in zip(d.keys, d.values) if k is not None
            ):
                named = getattr(key, "attr", getattr(key, "id", None))
                if named in run.rates:
                    given = run.quiet(value, frame)
                    if given.own:
                        run.note(
                            value,
                            "models part",
                            f"the rate that is fed is each one's own ({given.why})",
                        )
        if fetch.flags & RUNS:
            run.meets(node, f"`{ast.unparse(node.func)}`, an operation that all run,")
        return ran(fetch, feed)
    if name in ("cardinality", "__len__"):
        return own(on.why) if on.uneven else COMMON
    if name == "gradient" and on.flags & TAPE:
        run.meets(node, f"`{ast.unparse(node.func)}`")
        return COMMON
    if name in ("minimize", "apply_gradients", "compute_gradients") and on.flags & OPTIMIZER:
        if run.sessions:
            return Value(RUNS)
        run.meets(node, f"`{ast.unparse(node.func)}`")
        return COMMON
    if name in ("minimize", "apply_gradients"):
        return Value(mixed(everything).flags & RUNS)
    if name in GROWS and (args or keywords):
        inside = frozenset().union(*[v.refs | v.holds for v in everything])
        more = mixed(everything, OWN | RUNS)
        if name in ("extend", "update", "extendleft") and any(v.uneven for v in args):
            more = more.with_flags(LENGTH, more.why)
        kept = Value(more.flags, more.why)
        run.change(node.func.value, kept, frame, inside, True)
        if more.uneven:
            stretch(run, node.func.value, more, frame)
        return COMMON
    if (
        name == "set_value"
        and len(args) > 1
        and "lr" in ast.unparse(node.args[0]).replace("learning_rate", "lr")
    ):
        run.parted(node, "the rate", args[1])
        return COMMON
    if name == "set_weights" and args:
        run.parted(node, "what the weights are", args[0])
        return COMMON
    if name in ("update_state", "add_metric"):
        run.change(node.func.value, mixed(everything, OWN), frame)
        return COMMON
    if name in ("reset_states", "reset_state"):
        run.calm(node.func.value)
        return COMMON
    if name == "clear" and not args:
        run.calm(node.func.value)
        return COMMON
    if name == "shuffle" and args and any(r[0] == "made" and "andom" in r[1] for r in on.refs):
        if on.own:
            run.change(node.args[0], Value(OWN, on.why), frame)
        return COMMON
    if name == "seed" and on.refs:
        return COMMON
    if name == "shard" and len(args) == 2:
        if args[1].own:
            even = "take" in ast.unparse(node.func.value) and "%" in ast.unparse(node.func.value)
            length = 0 if even or on.flags & ENDLESS else LENGTH
            return Value(on.flags | OWN | length, args[1].why)
        return on
    if (
        name == "repeat"
        and not args
        and not keywords
        and not isinstance(node.func.value, ast.Constant)
    ):
        return Value(on.flags & ~LENGTH | ENDLESS, on.why)
    if name == "take" and len(args) == 1 and not args[0].own:
        return Value(on.flags & ~(LENGTH | ENDLESS), on.why)
    if name == "shuffle" and on.refs == NOTHING:
        return on
    if name == "batch" and on.flags & (OWN | ENDLESS):
        return on
    if name in (
        "keys",
        "values",
        "items",
        "copy",
        "tolist",
        "flatten",
        "ravel",
        "numpy",
        "astype",
        "reshape",
    ):
        return Value(
            on.flags & (OWN | LENGTH | RUNS | FED | HOLDS), on.why, None, NOTHING, on.holds
        )
    if name == "get" and node.args and isinstance(node.args[0], ast.Constant):
        return run.element(on)
    if name in ("pop", "popleft"):
        return run.element(on)
    if name in WRITES:
        note_write(run, node)
        return COMMON
    if ASKS.search(name):
        made = asked(run, node)
        return join(made, Value(OWN | LENGTH, on.why)) if on.own else made
    for each in everything:
        if each.refs:
            gives = run.outside(each, node, [on, *[a for a in args if a is not each]])
            if name == "filter" and gives is not None and (gives.own or on.own):
                return Value(on.flags | OWN | LENGTH, gives.why or on.why)
    return general(run, name, node, on, args, keywords)


def stretch(run, target, more, frame):
    if isinstance(target, (ast.Name, ast.Attribute)):
        now = run.value(target, frame)
        kept, run.apart = run.apart, run.apart[: frame.apart]
        run.assign(target, now.with_flags(LENGTH | OWN, more.why), frame)
        run.apart = kept


def ran(fetch, feed):
    """What a session gives for this."""
    if fetch.parts is not None:
        return container([ran(p, feed) for p in fetch.parts])
    if fetch.flags & ALIKE:
        return COMMON
    flags, why = fetch.flags & (OWN | LENGTH), fetch.why
    if fetch.flags & FED and feed.own:
        flags, why = flags | OWN, why or feed.why
    return Value(flags, why if flags else "")


def general(run, name, node, on, args, keywords):
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
    return general(run, name, node, callee.only(OWN | FED | RUNS), args, keywords)
