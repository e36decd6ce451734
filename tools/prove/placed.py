"""One process of a program whose layers lie on several: runs the program, and writes down what was where.

A report holds the variables (name, device, shape, trainable, in the order they were made) with their last values, and of
all graphs that were run while weights changed: on which task weight gradients were worked out, and which weights, weight
gradients and slots were sent from one task to another. It reads partition graphs: what each task was really given to do.
"""
import ast
import collections
import io
import json
import os
import random
import re
import sys
import traceback
import types

import numpy as np

SEED = 1234
UPDATES = re.compile(r"^(Resource)?(Sparse)?(Apply|ScatterAdd|ScatterSub)|^Assign(Add|Sub)(VariableOp)?$")
READS = ("ReadVariableOp", "VariableV2", "Variable", "ResourceGather")
# What hands a tensor on as it is.
PASSES = ("Identity", "Cast", "Reshape", "StopGradient", "PreventGradient", "Squeeze", "ExpandDims", "IdentityN")


def task_of(device):
    """`chief 0` of `/job:chief/replica:0/task:0/device:CPU:0`; of a program alone `alone`, of its second device `alone CPU:1`."""
    job, task = re.search(r"/job:(\w+)", device or ""), re.search(r"/task:(\d+)", device or "")
    if job and job.group(1) != "localhost":
        return "%s %s" % (job.group(1), task.group(1) if task else "0")
    where = re.search(r"device:([A-Z]+:\d+)", device or "")
    return "alone" if not where or where.group(1).endswith(":0") else "alone " + where.group(1)


def is_weight_gradient(node):
    """Whether the operation works out the gradient of a weight, as the layers of the library have it."""
    if node.op in ("Conv2DBackpropFilter", "Conv3DBackpropFilterV2", "DepthwiseConv2dNativeBackpropFilter"):
        return True
    return node.op == "MatMul" and node.attr["transpose_a"].b and not node.attr["transpose_b"].b


class Graphs:
    """What was seen in the partition graphs of all runs that changed weights."""

    def __init__(self):
        self.gradients = collections.defaultdict(set)   # task -> names of operations that give weight gradients
        self.travels = set()                            # (what, name, from, to)
        self.tasks = collections.defaultdict(int)       # task -> operations
        self.between = set()                            # (from, to) of whatever was sent
        self.training_runs = 0

    def add(self, partitions, shapes):
        """A run: its partition graphs, and the shapes of what its operations gave, by their names, where known."""
        if not any(UPDATES.match(n.op) for g in partitions for n in g.node):
            return
        self.training_runs += 1
        for graph in partitions:
            nodes = {n.name: n for n in graph.node}
            for n in graph.node:
                self.tasks[task_of(n.device)] += 1
                if is_weight_gradient(n):
                    self.gradients[task_of(n.device)].add(n.name)
                if n.op in ("_Send", "_HostSend"):
                    self.sent(n, nodes, shapes)

    def sent(self, node, nodes, shapes):
        ends = [task_of(node.attr[k].s.decode()) for k in ("send_device", "recv_device")]
        if ends[0] == ends[1]:
            return
        self.between.add(tuple(ends))
        source = origin(node, nodes)
        if source is None or one_number(source, nodes, shapes):
            return
        if source.op in READS:
            self.travels.add(("weight or slot", source.name, *ends))
        elif is_weight_gradient(source) or source.op == "BiasAddGrad":
            self.travels.add(("gradient of a weight", source.name, *ends))


def origin(node, nodes):
    """The operation whose result a node sends, through those that hand it on."""
    for _ in range(20):
        if not node.input:
            return node
        name = node.input[0].lstrip("^").split(":")[0]
        if name not in nodes:
            return None
        node = nodes[name]
        if node.op not in PASSES:
            return node
    return node


def holder(read, nodes):
    """The variable that is read, or the argument that stands for it, also through the branches of a condition."""
    node = read
    for _ in range(20):
        node = nodes.get(node.input[0].lstrip("^").split(":")[0], node)
        if node.op not in ("Identity", "Switch") or not node.input:
            break
    return node


def one_number(node, nodes, shapes):
    """Whether the operation gives a single number: a rate or a counter, which may travel."""
    shape = shapes.get(node.name)
    variable = holder(node, nodes) if node.op in READS and node.input else node
    if shape is None and "_handle_shapes" in variable.attr:
        shape = [d.size for d in variable.attr["_handle_shapes"].list.shape[0].dim]
    elif shape is None and "shape" in variable.attr:
        shape = [d.size for d in variable.attr["shape"].shape.dim]
    return shape is not None and int(np.prod(shape)) <= 1


def shapes_of(step_stats):
    out = {}
    for device in step_stats.dev_stats:
        for n in device.node_stats:
            if n.output:
                out[n.node_name] = [d.size for d in n.output[0].tensor_description.shape.dim]
    return out


class Sessions:
    """Watches the sessions of graphs: every run that asks for something new is traced."""

    def __init__(self, tf, graphs, devices=1):
        self.v1, self.graphs, self.seen = tf.compat.v1, graphs, set()
        self.variables, self.values = [], []
        self.last = None
        from tensorflow.python.client import session
        self.run, self.close = session.BaseSession.run, session.BaseSession.close
        watch, opened = self, session.BaseSession.__init__

        def open_with_all(own, target="", graph=None, config=None):
            if devices > 1 and config is not None:      # one of its own knows of no logical devices; GPUs it would find
                config.device_count["CPU"] = max(devices, config.device_count["CPU"])
            opened(own, target, graph, config)
        session.BaseSession.__init__ = open_with_all

        def run_watched(own, fetches, feed_dict=None, options=None, run_metadata=None):
            return watch.traced(own, fetches, feed_dict, options, run_metadata)

        def close_watched(own):
            watch.keep(own)
            watch.close(own)
        session.BaseSession.run, session.BaseSession.close = run_watched, close_watched

    def traced(self, own, fetches, feed_dict, options, metadata):
        self.last = own
        key = str(fetches)
        if key in self.seen:
            return self.run(own, fetches, feed_dict, options, metadata)
        self.seen.add(key)
        options = options or self.v1.RunOptions()
        options.output_partition_graphs, options.trace_level = True, self.v1.RunOptions.FULL_TRACE
        metadata = metadata if metadata is not None else self.v1.RunMetadata()
        out = self.run(own, fetches, feed_dict, options, metadata)
        self.graphs.add(metadata.partition_graphs, shapes_of(metadata.step_stats))
        return out

    def keep(self, own):
        """The values of all variables, while the session still lives."""
        with own.graph.as_default():
            everything, trainable = self.v1.global_variables(), {v.name for v in self.v1.trainable_variables()}
        try:
            values = self.run(own, everything)
        except Exception:  # pylint: disable=broad-except
            return         # closed already, or never used
        self.values = values
        self.variables = [(v.name, task_of(v.device), v.shape.as_list(), v.name in trainable) for v in everything]

    def finish(self):
        if self.last is not None and not self.values:
            self.keep(self.last)
        return self.variables, self.values


class Eager:
    """Watches variables and functions of programs without sessions."""

    def __init__(self, tf, graphs):
        self.tf, self.graphs, self.live, self.started = tf, graphs, [], False
        from tensorflow.python.ops import resource_variable_ops
        from tensorflow.python.eager.polymorphic_function import polymorphic_function
        made = resource_variable_ops.BaseResourceVariable.__init__
        called = polymorphic_function.Function.__call__
        watch = self

        def make(own, *args, **kwargs):
            made(own, *args, **kwargs)
            if type(own).__name__ != "_UnreadVariable":
                watch.live.append(own)

        def call(own, *args, **kwargs):
            watch.start()
            return called(own, *args, **kwargs)
        resource_variable_ops.BaseResourceVariable.__init__ = make
        polymorphic_function.Function.__call__ = call

    def start(self):
        """Once the context is there, which is after the cluster has been joined."""
        if not self.started and self.tf.executing_eagerly():
            from tensorflow.python.eager import context
            self.started = True
            context.context().enable_run_metadata()

    def finish(self):
        if self.started:
            from tensorflow.python.eager import context
            metadata = context.context().export_run_metadata()
            shapes = shapes_of(metadata.step_stats)
            for g in metadata.function_graphs:
                self.graphs.add(g.partition_graphs, shapes)
        variables, values = [], []
        for v in self.live:
            try:
                values.append(v.numpy())
                variables.append((v.name, task_of(v.device), v.shape.as_list(), bool(v.trainable)))
            except Exception:  # pylint: disable=broad-except
                pass           # of a graph, or deleted
        return variables, values


class Sums:
    """Counts what tapes add up of three and more gradients of one tensor: a layer with a tape of its own adds its share first,
    and such sums come out in another order."""

    def __init__(self):
        from tensorflow.python.eager import backprop
        try:
            from tensorflow.python.pywrap_tfe import TFE_Py_RegisterVSpace as register
        except ImportError:     # TensorFlow 1.15
            from tensorflow.python.pywrap_tensorflow import TFE_Py_RegisterVSpace as register
        self.several = 0
        add = backprop._default_vspace.aggregate_fn  # pylint: disable=protected-access

        def added(gradients):
            self.several += len(gradients) > 2
            return add(gradients)
        register(backprop._default_vspace._replace(aggregate_fn=added))  # pylint: disable=protected-access


class Stumbles(io.TextIOBase):
    """Standard output of a program that meets an error where it prints a text."""

    def __init__(self, out, text):
        self.out, self.text, self.line = out, text, ""

    def write(self, text):
        self.out.write(text)
        self.line += text       # `print` writes a line in parts
        if self.text in self.line:
            self.line = ""
            self.out.flush()
            raise OSError("raised by the judge")
        self.line = self.line[self.line.rfind("\n") + 1:]
        return len(text)

    def flush(self):
        self.out.flush()


def seed_graphs(tf):
    """Graphs of a program that seeds nothing draw the same numbers in each of its runs."""
    from tensorflow.python.framework import ops
    begin = ops.Graph.__init__

    def begin_seeded(own, *args, **kwargs):
        begin(own, *args, **kwargs)
        own.seed = SEED
    ops.Graph.__init__ = begin_seeded
    tf.compat.v1.get_default_graph().seed = SEED


def listening():
    """How many ports this process listens at."""
    inodes = set()
    for path in ("/proc/self/net/tcp", "/proc/self/net/tcp6"):
        if os.path.exists(path):
            with open(path, encoding="ascii") as f:
                inodes |= {"socket:[%s]" % l.split()[9] for l in list(f)[1:] if l.split()[3] == "0A"}
    own = set()
    for entry in os.listdir("/proc/self/fd"):
        try:
            own.add(os.readlink("/proc/self/fd/" + entry))
        except OSError:
            pass
    return len(inodes & own)


def watched(source, path, dealt):
    """The program, with what it asks of `device_of` written down: {number of a layer: its device}, and how many there are."""
    tree = ast.parse(source, path)
    for i, statement in enumerate(tree.body):
        if isinstance(statement, ast.FunctionDef) and statement.name == "device_of":
            name = statement.name
            call = ast.Call(ast.Name("__dealt__", ast.Load()), [ast.Name(name, ast.Load())], [])
            tree.body.insert(i + 1, ast.Assign([ast.Name(name, ast.Store())], call))
            break

    def wrap(function):
        def asked(layer, layers):
            device = function(layer, layers)
            dealt["layers"] = layers
            dealt.setdefault("devices", {})[int(layer)] = device
            return device
        return asked
    return compile(ast.fix_missing_locations(tree), path, "exec", dont_inherit=True), wrap


def run(job):
    """Runs the program of `job` to its end and writes `job["report"]`; with `job["raises"]` it meets an error where it prints that
    text. Never returns."""
    report = {"ok": False, "error": None}
    code = 1
    try:
        import tensorflow as tf
        from . import data, rank
        with open(job["script"], "rb") as f:
            source = f.read()
        rank.forbid_questions()
        random.seed(SEED)
        np.random.seed(SEED)
        graph = job["graph"]
        if graph:
            seed_graphs(tf)
        api = rank.graph_shim(tf, source.decode("utf-8", "replace")) if graph else tf
        if tf.__version__.startswith("2"):
            (tf.compat.v1.set_random_seed if graph else tf.random.set_seed)(SEED)
            tf.config.set_soft_device_placement(False)
            # It reorders products that lie on one device: the last bit then tells where things lie, and nothing else.
            tf.config.optimizer.set_experimental_options({"arithmetic_optimization": False})
        if job.get("devices", 1) > 1:
            config = tf.config.experimental      # by these names in TensorFlow 1.15, too
            several = [config.VirtualDeviceConfiguration() for _ in range(job["devices"])]
            config.set_virtual_device_configuration(config.list_physical_devices("CPU")[0], several)
        made = data.Made(SEED, job["samples"])
        for module in {id(m): m for m in (tf, api)}.values():
            data.install(made, module)
        graphs, sums = Graphs(), Sums()
        watch = Sessions(tf, graphs, job.get("devices", 1)) if graph else Eager(tf, graphs)
        sys.path.insert(0, os.path.dirname(job["script"]))
        sys.argv = [job["script"]] + job["args"]
        main = types.ModuleType("__main__")
        dealt = {}
        code_of, wrap = watched(source, job["script"], dealt)
        main.__dict__.update(__file__=job["script"], __builtins__=__builtins__, __dealt__=wrap)
        sys.modules["__main__"] = main
        if job.get("raises"):
            sys.stdout = Stumbles(sys.stdout, job["raises"])
        try:
            exec(code_of, main.__dict__)  # pylint: disable=exec-used
            code = 0
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else 0 if end.code is None else 1
            if code:
                print(end.code, file=sys.stderr)
        variables, values = watch.finish()
        np.savez(job["report"] + ".npz", *values)
        report.update(dealt=dealt, listens=listening())
        report.update(variables=variables, gradients={k: sorted(v) for k, v in graphs.gradients.items()}, travels=sorted(graphs.travels),
                      tasks=dict(graphs.tasks), between=sorted(graphs.between), training_runs=graphs.training_runs, sums=sums.several)
        report["ok"] = code == 0
    except BaseException:  # pylint: disable=broad-except
        report["error"] = traceback.format_exc()[-4000:]
        print(report["error"], file=sys.stderr)
        code = 1
    with open(job["report"], "w") as f:
        json.dump(report, f)
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)
