"""What methods of things give whose classes are none of the program's."""

import ast

from rereading.alike.fits import fit_of
from rereading.alike.library import general
from rereading.alike.paths import GROWS, ASIDE, sets_rate, Call
from rereading.alike.shared_files import note_write, asked
from rereading.alike.values import (
    ALIKE,
    COMMON,
    ENDLESS,
    FED,
    HOLDS,
    LENGTH,
    NOTHING,
    OPTIMIZER,
    OWN,
    RUNS,
    TAPE,
    Value,
    container,
    join,
    mixed,
    own,
)
from rereading.file_calls import ASKING, WRITING
from rereading.program import TRAINS


def of_steps(run, call):
    """What trains: all must come to it."""
    name, node, on = call.name, call.node, call.on
    args, keywords, frame = call.args, call.keywords, call.frame
    everything = call.everything
    if name in ("should_stop", "executing_eagerly", "dim", "rank", "get_shape"):
        return COMMON
    if name in TRAINS and run.keras:
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
    return None


def of_state(run, call):
    """What changes the thing it is called on."""
    name, node, on = call.name, call.node, call.on
    args, keywords, frame = call.args, call.keywords, call.frame
    everything = call.everything
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
    if sets_rate(name, node, args):
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
    return None


def of_datasets(run, call):
    """Datasets: their rounds and rows."""
    name, node, on = call.name, call.node, call.on
    args, keywords = call.args, call.keywords
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
    return None


def of_contents(run, call):
    """What lies in a thing."""
    name, node, on = call.name, call.node, call.on
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
    return None


def method(run, node, on, args, keywords, frame):
    """Calls a method of something whose class is none of the program's."""
    name = node.func.attr
    everything = [*args, *(v for k, v in keywords.items() if k not in ASIDE)]
    given = Call("", name, node, on, args, keywords, frame, everything)
    for room in (of_steps, of_state, of_datasets, of_contents):
        made = room(run, given)
        if made is not None:
            return made
    if name in WRITING:
        note_write(run, node)
        return COMMON
    if name in ASKING:
        made = asked(run, node)
        return join(made, Value(OWN | LENGTH, on.why)) if on.own else made
    for each in everything:
        if each.refs:
            gives = run.outside(each, node, [on, *[a for a in args if a is not each]])
            if name == "filter" and gives is not None and (gives.own or on.own):
                return Value(on.flags | OWN | LENGTH, gives.why or on.why)
    return general(run, name, on, args, keywords)


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
