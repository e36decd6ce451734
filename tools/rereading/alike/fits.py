"""`fit` of Keras: to its steps all come, and its callbacks are called."""

from rereading.alike.state import Apart
from rereading.alike.values import COMMON, ENDLESS, OWN, Value, mixed, own


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
