"""Chance: alike where all have set one seed, and nobody drew from it alone."""

from rereading.alike.values import COMMON, HOLDS, NOTHING, OWN, Value, mixed, own


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


def seed(run, kind, args):
    if not args or args[0].own or run.under(run.frames[-1]) is not None:
        why = args[0].why if args else "a seed of its own"
        run.set_heap(("chance", kind), own(why or "a seed of its own"))
    else:
        run.set_heap(("chance", kind), COMMON)
    return COMMON


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
