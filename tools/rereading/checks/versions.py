"""What the program's Python or Horovod does not have, and Horovod for another Keras."""

import ast

from rereading.checks.names import same
from rereading.finding import Finding

MODULES_OF_2 = frozenset(
    """cPickle urllib2 ConfigParser Queue StringIO cStringIO __builtin__ commands httplib
    urlparse Tkinter tkMessageBox SocketServer HTMLParser Cookie cookielib xmlrpclib
    copy_reg thread dummy_thread anydbm htmlentitydefs md5 sets exceptions sha""".split()
)
NAMES_OF_2 = frozenset(
    "xrange raw_input unicode basestring unichr execfile long reduce file cmp reload izip".split()
)
METHODS_OF_2 = frozenset("iteritems itervalues iterkeys has_key".split())
NEWER = {  # not in Horovod 0.19, the last for Python 2
    "grouped_allreduce": "0.21",
    "grouped_allgather": "0.27",
    "grouped_reducescatter": "0.27",
    "broadcast_object": "0.20",
    "broadcast_object_fn": "0.20",
    "allgather_object": "0.20",
    "barrier": "0.24",
    "alltoall": "0.20",
    "reducescatter": "0.27",
    "process_set": "0.23",
    "add_process_set": "0.23",
    "PartialDistributedOptimizer": "0.26",
    "PartialDistributedGradientTape": "0.26",
    "join": "0.20",
}
PARTS = ("models", "layers", "applications", "engine", "Sequential", "Model", "Input")


def check(program):
    evidence = python_2(program)
    if evidence:
        for module in list(program.modules.values()):
            yield from newer(module, evidence)
            yield from renamed(module, evidence)
            yield from syntax(program, module, evidence)
    yield from kerases(program)


def guarded(tree):
    """The nodes under a `try` or under a test of versions."""
    found = set()
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Try)
            or isinstance(node, ast.If)
            and any(word in ast.unparse(node.test) for word in ("version", "PY2", "PY3", "hasattr"))
        ):
            found |= {id(n) for n in ast.walk(node)}
    return found


def python_2(program):
    """What shows that only Python 2 runs the program: (path, line, what), or None."""
    if program.script.python_2:
        return program.script.path, 1, "words that Python 3 cannot read"
    for module in list(program.modules.values()):
        free = guarded(module.tree)
        bound = {
            n.id
            for n in ast.walk(module.tree)
            if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)
        }
        bound |= {
            n.name for n in ast.walk(module.tree) if isinstance(n, (ast.FunctionDef, ast.ClassDef))
        }
        bound |= set(module.imported)
        bound |= {n.arg for n in ast.walk(module.tree) if isinstance(n, ast.arg)}
        star = any(
            isinstance(n, ast.ImportFrom) and n.names[0].name == "*" for n in ast.walk(module.tree)
        )
        for node in ast.walk(module.tree):
            if id(node) in free:
                continue
            names = []
            if isinstance(node, ast.Import):
                names = [a.name.split(".")[0] for a in node.names]
            elif isinstance(node, ast.ImportFrom) and not node.level:
                names = [(node.module or "").split(".")[0]]
            for name in names:
                if name in MODULES_OF_2 and program.find(name, module) is None:
                    return module.path, node.lineno, f"import {name}"
            if module is program.script or not star:
                if (
                    isinstance(node, ast.Name)
                    and node.id in NAMES_OF_2
                    and node.id not in bound
                    and not star
                ):
                    if node.id in ("file", "cmp", "long", "reduce", "izip", "reload"):
                        continue
                    if module is program.script:
                        return module.path, node.lineno, node.id
                if (
                    isinstance(node, ast.Attribute)
                    and node.attr in METHODS_OF_2
                    and module is program.script
                    and not (isinstance(node.value, ast.Name) and node.value.id == "six")
                ):
                    return module.path, node.lineno, "." + node.attr
    return None


def newer(module, evidence):
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Attribute) and node.attr in NEWER:
            origin = module.origin(node)
            if origin and origin.startswith(("horovod.tensorflow", "horovod.keras")):
                yield Finding(
                    module.path,
                    node.lineno,
                    "not in this Horovod",
                    f"`{ast.unparse(node)}` came with Horovod {NEWER[node.attr]}, this is Python 2 "
                    f"(`{evidence[2]}`, line {evidence[1]} of {evidence[0].rsplit('/', 1)[-1]}), "
                    "whose last Horovod is 0.19",
                )


def renamed(module, evidence):
    """`horovod.tensorflow.allreduce` takes a name from Horovod 0.20.1 on."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Call) and isinstance(node.func, (ast.Name, ast.Attribute)):
            if module.origin(node.func) == "horovod.tensorflow.allreduce" and any(
                k.arg == "name" for k in node.keywords
            ):
                text = "`allreduce(…, name=…)` came with Horovod 0.20.1, and this is Python 2"
                yield Finding(
                    module.path, node.lineno, "not in this Horovod", f"{text} (`{evidence[2]}`)"
                )


def syntax(program, module, evidence):
    """Words that Python 2 cannot read, where the original had none."""
    before = same(program.original, program, module)
    old = {k for k, _ in of_3(before.tree)} if before is not None else set()
    for kind, line in of_3(module.tree):
        if kind not in old:
            yield Finding(
                module.path,
                line,
                "not in Python 2",
                f"{kind}, and the program is Python 2 (`{evidence[2]}`, line {evidence[1]})",
            )


def of_3(tree):
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            yield "an f-string", node.lineno
        elif (
            isinstance(node, (ast.List, ast.Tuple))
            and isinstance(getattr(node, "ctx", None), ast.Load)
            and any(isinstance(e, ast.Starred) for e in node.elts)
        ):
            yield "a starred element", node.lineno
        elif isinstance(node, ast.Dict) and any(k is None for k in node.keys):
            yield "a `**` in a dictionary", node.lineno
        elif isinstance(node, ast.FunctionDef) and (node.args.kwonlyargs or node.returns):
            yield "a keyword-only parameter", node.lineno
        elif isinstance(node, ast.Nonlocal):
            yield "`nonlocal`", node.lineno
        elif isinstance(node, ast.YieldFrom):
            yield "`yield from`", node.lineno
        elif isinstance(node, ast.keyword) and node.arg == "exist_ok":
            yield "`exist_ok`", node.value.lineno
        elif (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id == "super"
            and not node.args
        ):
            yield "`super()` without arguments", node.lineno
        elif isinstance(node, ast.Raise) and node.cause is not None:
            yield "`raise … from`", node.lineno


def kerases(program):
    """Horovod's Keras against the Keras of which the models are made."""
    horovod, used = {}, {"keras": [], "tensorflow": []}
    for module in list(program.modules.values()):
        for name, path in module.imported.items():
            if path.startswith(("horovod.keras", "horovod.tensorflow.keras")):
                horovod.setdefault(path, (module, name))
        for node in ast.walk(module.tree):
            func = node.func if isinstance(node, ast.Call) else None
            if not isinstance(func, (ast.Name, ast.Attribute)):
                continue
            origin = module.origin(func) or ""
            origin = origin.replace("tensorflow.python.keras", "tensorflow.keras")
            origin = origin.replace("tensorflow.compat.v1.keras", "tensorflow.keras")
            parts = origin.split(".")
            if parts[0] == "keras" and len(parts) > 1 and parts[1] in PARTS:
                used["keras"].append((module, node.lineno, origin))
            elif parts[:2] == ["tensorflow", "keras"] and len(parts) > 2 and parts[2] in PARTS:
                used["tensorflow"].append((module, node.lineno, origin))
    kinds = {"tensorflow" if p.startswith("horovod.tensorflow.keras") else "keras" for p in horovod}
    if len(kinds) != 1:
        return
    kind = kinds.pop()
    other = "keras" if kind == "tensorflow" else "tensorflow"
    if used[other] and not used[kind]:
        path, (module, _) = next(iter(horovod.items()))
        where, line, origin = used[other][0]
        at = next(
            (
                n.lineno
                for n in ast.walk(module.tree)
                if isinstance(n, (ast.Import, ast.ImportFrom)) and "horovod" in ast.unparse(n)
            ),
            1,
        )
        yield Finding(
            module.path,
            at,
            "another Keras",
            f"`{path}` stands beside models of `{origin}` "
            f"(line {line} of {where.path.rsplit('/', 1)[-1]})",
        )
