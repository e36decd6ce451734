"""Files that only the first worker has written, and what is asked of them."""

import ast

from rereading.alike.values import COMMON, LENGTH, OWN, Value, own


def writes_by_mode(node):
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
