"""What belongs to which layer: variables by their names, operations by the variables that they
read.

A layer is a group of variables with one scope. A forward operation belongs to the variable it
reads, or to the layer of its latest
argument; an operation of the backward pass belongs to the layer of the forward operation whose
name it carries.
"""

import re

BACKWARD = re.compile(r"^(.*?)(?:^|/)(?:gradients(?:_\d+)?|gradient_tape)/(.*)$")
UPDATE = re.compile(
    r"ResourceApply|Apply(Adam|GradientDescent|Momentum|RMSProp|Adagrad|Ftrl)|"
    r"(^|/)(Adam|SGD|RMSprop|RMSProp|Momentum|Adagrad|"
    r"Adamax|Nadam|Ftrl|AdamW|GradientDescent)(_\d+)?/|AssignSubVariableOp|AssignAddVariableOp"
)
IGNORED = re.compile(
    r"_SOURCE|_Send$|_Recv$|RecvTensor|IteratorGetNext|ReadVariableOp$|^(NoOp|_Arg|_Retval)"
)
PASSING = {"Identity", "ReadVariableOp", "Enter", "Cast", "ResourceGather"}
VIEWS = {
    "Identity",
    "ReadVariableOp",
    "Reshape",
    "Placeholder",
    "Enter",
    "Const",
    "VariableV2",
    "VarHandleOp",
    "Cast",
    "Shape",
}


def group_of(name):
    """`dense_1/kernel:0` is a variable of the group `dense_1`; a variable without a scope is a
    group of its own."""
    name = name.split(":")[0]
    return name.rsplit("/", 1)[0] if "/" in name else name


class Variables:
    """The trained variables, in the order in which they were made."""

    def __init__(self, observer):
        self.rows = []  # [group, numbers, bytes]
        self.loose = None  # the last variable that had no scope
        self.sources = (
            {}
        )  # names of operations that give a variable -> group, in the graph that trains
        graphs = []
        for operation in observer.train_ops:
            if operation.graph not in graphs:
                graphs.append(operation.graph)
        for graph in graphs:
            for v in graph.get_collection("trainable_variables"):
                if not observer.trained_names or v.op.name in observer.trained_names:
                    self.sources[v.op.name] = self.take(
                        v.op.name, v.shape.as_list(), v.dtype.base_dtype
                    )
        self.graph = graphs[-1] if graphs else None
        self.handles = {}
        if self.rows:
            return
        seen = set()
        for i, v in enumerate(observer.variables):
            if (
                not getattr(v, "trainable", False)
                or id(v) in seen
                or (observer.trained and id(v) not in observer.trained)
            ):
                continue
            seen.add(id(v))
            if v.dtype.is_floating:
                group = group_of(v.name)
                if "/" not in v.name and any(r[0] == group for r in self.rows):
                    group += "_%d" % i  # eager variables may share a name
                name = group if group == v.name.split(":")[0] else group + "/v"
                self.handles[id(v.handle)] = self.take(name, v.shape.as_list(), v.dtype)

    def take(self, name, shape, dtype):
        size = 1
        for d in shape:
            size *= int(d)
        group = group_of(name)
        if group == name and len(shape) < 2 and self.rows and self.rows[-1][0] == self.loose:
            group = self.loose  # a bias without a scope, made right behind its matrix
        elif group == name:
            self.loose = name
        self.rows.append([group, size, size * dtype.size])
        return group

    def of_function(self, graph):
        """The same for the graph of a compiled function, which sees variables as captured
        arguments."""
        self.graph = graph
        if not hasattr(graph, "captures"):  # a plain graph, whose variables are its own
            for op in graph.get_operations():
                if op.type == "VarHandleOp" and group_of(op.name) in self.order:
                    self.sources[op.name] = group_of(op.name)
            return
        for outer, inner in graph.captures:
            if id(outer) in self.handles:
                self.sources[inner.op.name] = self.handles[id(outer)]

    @property
    def order(self):
        out = []
        for group, _, _ in self.rows:
            if group not in out:
                out.append(group)
        return out


class Owners:
    """Which layer an operation of a graph belongs to, and how many numbers its results have."""

    def __init__(self, variables, batch):
        self.of, self.sizes, self.first = {}, {}, variables.order[0]
        rank = {}
        order = {g: i for i, g in enumerate(variables.order)}
        read = {}  # operations that only pass a variable on
        for op in variables.graph.get_operations():
            if op.name in variables.sources:
                read[op.name] = variables.sources[op.name]
                continue
            inputs = [t.op.name for t in op.inputs]
            own = [read[i] for i in inputs if i in read]
            if (
                op.type in PASSING
                and own
                and len([i for i in inputs if i in self.of]) == 0
                and op.type != "ResourceGather"
            ):
                read[op.name] = own[0]
                continue
            if phase_of(op.name, op.type) != "forward":
                continue
            if own:
                owner = own[0]
            else:
                known = [self.of[i] for i in inputs if i in self.of]
                owner = max(known, key=lambda g: rank.get(g, order[g])) if known else None
            if owner is None:
                continue
            self.of[op.name] = owner
            if op.type not in VIEWS:
                self.sizes[op.name] = sum(self.bytes_of(t, batch) for t in op.outputs)

    @staticmethod
    def bytes_of(tensor, batch):
        """Bytes of a result that has a sample in each row; 0 for others."""
        try:
            shape = tensor.shape.as_list()
        except (ValueError, AttributeError):
            return 0
        if not shape or shape[0] not in (None, batch) or any(d is None for d in shape[1:]):
            return 0
        size = batch * tensor.dtype.size
        for d in shape[1:]:
            size *= d
        return size

    def owner(self, name):
        """The layer of an operation, or None."""
        if name in self.of:
            return self.of[name]
        match = BACKWARD.match(name)
        if not match:
            return None
        inner = "/".join(re.sub(r"_grad$", "", part) for part in match.group(2).split("/"))
        for stem in (inner, match.group(1) + "/" + inner if match.group(1) else inner):
            parts = stem.split("/")
            for n in range(len(parts), 0, -1):
                owner = self.of.get("/".join(parts[:n]))
                if owner is not None:
                    return owner
            # A scope that holds operations of one layer.
            for n in range(len(parts) - 1, 0, -1):
                prefix = "/".join(parts[:n]) + "/"
                found = {g for o, g in self.of.items() if o.startswith(prefix)}
                if len(found) == 1:
                    return found.pop()
        return None


def phase_of(name, kind=""):
    if UPDATE.search(name) or UPDATE.search(kind):
        return "update"
    return "backward" if BACKWARD.match(name) else "forward"


def split(nodes, variables, batch):
    """[[group, forward seconds, backward seconds, bytes of forward results, bytes of the last
    one], …] in forward order, the
    update's seconds, and the share of the time whose layer is known. The rest is given to the
    layer before it in time.
    """
    owners = Owners(variables, batch)
    table = {g: [0.0, 0.0, 0.0, 0.0] for g in variables.order}
    current = {"forward": variables.order[0], "backward": variables.order[-1]}
    update = matched = total = 0.0
    for name, kind, _, seconds in sorted(nodes, key=lambda n: n[2]):
        if IGNORED.search(name) or IGNORED.search(kind):
            continue
        phase = phase_of(name, kind)
        if phase == "update":
            update += seconds
            continue
        owner = owners.owner(name)
        if owner is not None:
            current[phase] = owner
            matched += seconds
        total += seconds
        table[current[phase]][0 if phase == "forward" else 1] += seconds
    for name, owner in owners.of.items():  # in the order in which operations were made
        if owners.sizes.get(name):
            table[owner][2] += owners.sizes[name]
            table[owner][3] = owners.sizes[name]
    return [[g] + row for g, row in table.items()], update, matched / total if total else 0.0


def of_step_stats(stats):
    """[name, kind, start, seconds] of every operation of a traced session run, and the leading
    dimensions of their results."""
    out, leading = [], []
    for device in stats.dev_stats:
        for node in device.node_stats:
            nanos = getattr(node, "op_end_rel_nanos", 0) - getattr(node, "op_start_rel_nanos", 0)
            seconds = (
                nanos * 1e-9
                if nanos > 0
                else (node.op_end_rel_micros - node.op_start_rel_micros) * 1e-6
            )
            out.append(
                [node.node_name.split(":")[0], "", node.all_start_micros * 1e-6, max(0.0, seconds)]
            )
            for output in node.output:
                dims = output.tensor_description.shape.dim
                if (
                    len(dims) > 1
                    and dims[0].size > 1
                    and phase_of(node.node_name) == "forward"
                    and "ead" not in node.node_name
                ):
                    leading.append(int(dims[0].size))
    return out, leading


def merged(runs):
    """One step of several traced ones: for each operation the median of what it took in a step."""
    table = {}
    for i, run in enumerate(runs):
        for name, kind, start, seconds in run:
            row = table.setdefault(name, [kind, start, [0.0] * len(runs)])
            row[2][i] += seconds
    return [
        [name, kind, start, sorted(times)[len(times) // 2]]
        for name, (kind, start, times) in table.items()
    ]


def apart(nodes, count):
    """The events of `count` equal steps, one step after the other, as `count` lists."""
    runs, by_name = [[] for _ in range(count)], {}
    for node in sorted(nodes, key=lambda n: n[2]):
        by_name.setdefault(node[0], []).append(node)
    for same in by_name.values():
        for i, node in enumerate(same):
            runs[i * count // len(same)].append(node)
    return runs


def of_planes(space):
    """The same of what the profiler saw of a compiled function: events called `name:kind` on the
    host's lines."""
    out = []
    for plane in space.planes:
        if "CPU" not in plane.name:
            continue
        names = {key: value.name for key, value in plane.event_metadata.items()}
        for line in plane.lines:
            for event in line.events:
                name = names.get(event.metadata_id, "")
                if (
                    ":" not in name
                    or name.startswith(
                        ("ExecutorState", "EagerLocal", "FunctionRun", "TraceContext")
                    )
                    or "::" in name
                    or " " in name
                ):
                    continue
                name, kind = name.rsplit(":", 1)
                out.append(
                    [
                        name,
                        kind,
                        (line.timestamp_ns + event.offset_ps * 1e-3) * 1e-9,
                        event.duration_ps * 1e-12,
                    ]
                )
    return out
