"""Small Horovod programs for the tests of checks."""
import importlib
import os
import tempfile

from rereading.program import Program

HEAD = '''import os
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd
hvd.init()
def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)
def turns(rounds):
    """This worker's share of the rounds: as many as all others'; one, where there are fewer."""
    for group in zip(*[rounds] * hvd.size()):
        yield group[hvd.rank()]
def average(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    return hvd.allreduce(value)
'''


def kinds(check, text, **modules):
    """What a check says of a program: [(line of the text, kind)]."""
    with tempfile.TemporaryDirectory() as folder:
        for name, lines in modules.items():
            with open(os.path.join(folder, name + ".py"), "w", encoding="utf-8") as file:
                file.write(HEAD + lines)
        script = os.path.join(folder, "script.py")
        with open(script, "w", encoding="utf-8") as file:
            file.write(HEAD + text)
        before = HEAD.count("\n")
        found = importlib.import_module("rereading.checks." + check).check(Program(script))
        return [(f.line - before, f.kind) for f in found]
