"""Compares declared signatures with the installed TensorFlow. Run by the judge's tests inside its environment.

Usage: python facts_compare.py FACTS_FOLDER. Prints a line for every difference; the last line counts. Only the parameters
that are declared are compared: their names, their order where they can be given by position, and their defaults.
"""
import ast
import glob
import inspect
import os
import re
import sys

os.environ["TF_CPP_MIN_LOG_LEVEL"] = "3"
import tensorflow as tf  # noqa: E402  pylint: disable=wrong-import-position

DECLARATION = re.compile(r"^(class|method|function) (tensorflow\.[\w.]+)(?: <: [\w., ]+?)? ?\((.*)\)(?: ->.*| passes.*| members.*)?$")


# Deliberate: newer releases say 'auto', which means 1 here; older ones say 1.
ACCEPTED = {("tensorflow.keras.Model." + m, "verbose") for m in ("fit", "evaluate", "predict")}


def installed(name, first):
    """What a canonical name means here; TensorFlow 1 names live under compat.v1, where its own facts are looked up first."""
    for root in ("compat.v1.", "") if first else ("", "compat.v1."):
        target = tf
        try:
            for part in (root + name[len("tensorflow."):]).split("."):
                target = getattr(target, part)
            return target
        except AttributeError:
            continue
    return None


def declared(text):
    """[(name, default text or None, keyword only)] of a declared parameter list."""
    out, keyword = [], False
    for part in re.findall(r"(?:`[^`]*`|[^,])+", text):
        part = part.strip()
        if part == "*":
            keyword = True
        elif part and not part.startswith("*"):
            name, _, default = part.partition("=")
            out.append((name.split("|")[0].strip(), default.strip().strip("`") or None, keyword))
    return out


def same(default, actual):
    try:
        return ast.literal_eval(default) == actual
    except (ValueError, SyntaxError):
        return True   # a name; nothing to compare with


def compare(kind, name, parameters, first):
    """The differences of one declaration, or None where the installed release does not have it."""
    target = installed(name, first)
    if target is None:
        return None
    try:
        actual = [p for p in inspect.signature(target.__init__ if kind == "class" else target).parameters.values() if p.name != "self"]
    except (TypeError, ValueError):
        return None
    by_name = {p.name: p for p in actual}
    if any(p.kind == p.VAR_POSITIONAL for p in actual):
        return None
    open_ended = any(p.kind == p.VAR_KEYWORD for p in actual)
    positional = [p.name for p in actual if p.kind in (p.POSITIONAL_OR_KEYWORD, p.POSITIONAL_ONLY)]
    wrong = []
    for i, (parameter, default, keyword) in enumerate(parameters):
        if parameter not in by_name:
            if not open_ended:
                wrong.append("has no parameter %s" % parameter)
            continue
        if not keyword and (i >= len(positional) or positional[i] != parameter):
            wrong.append("parameter %d is %s, not %s" % (i + 1, positional[i] if i < len(positional) else "none", parameter))
        fallback = by_name[parameter].default
        if default is not None and (name, parameter) not in ACCEPTED and fallback is not inspect.Parameter.empty and not same(default, fallback):
            wrong.append("%s is %r by default, not %s" % (parameter, fallback, default))
    return wrong


def main():
    count, bad = 0, 0
    for path in sorted(glob.glob(os.path.join(sys.argv[1], "*.hvr"))):
        with open(path, encoding="utf-8") as f:
            # A declaration goes on in the lines that are indented.
            lines = re.sub(r"\n +(?=\S)", "\0", f.read()).split("\n")
            number = 0
            for line in lines:
                at, number = number + 1, number + 1 + line.count("\0")
                found = DECLARATION.match(line.split(" #")[0].replace("\0", " ").strip())
                if not found:
                    continue
                wrong = compare(found.group(1), found.group(2), declared(found.group(3)), path.endswith("tensorflow1.hvr"))
                if wrong is None:
                    continue
                count += 1
                for w in wrong:
                    bad += 1
                    print("%s:%d: %s: %s" % (os.path.basename(path), at, found.group(2), w))
    print("%d declarations compared with TensorFlow %s, %d differences" % (count, tf.__version__, bad))
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
