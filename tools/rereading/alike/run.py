"""Runs a program on abstract values: what processes have alike, what each decides for itself.

As GPU compilers ask which values are uniform over threads: a value is a process's own where it
comes from its rank, from unsent chance, from clocks or from a share of the data, or where it is set
under a condition that is; what comes back from a meeting is common.
"""

import re

from rereading.alike.assigned import Assigned
from rereading.alike.branches import Branches
from rereading.alike.calls import Calls
from rereading.alike.expressions import Expressions
from rereading.alike.known import Known
from rereading.alike.loops import Loops
from rereading.alike.meetings import Meetings
from rereading.alike.parts import Parts
from rereading.alike.state import Frame, TooLong
from rereading.alike.state import State
from rereading.alike.statements import Statements
from rereading.alike.values import COMMON, Value, own


class Run(Calls, Parts, Expressions, Known, Loops, Branches, Statements, Meetings, Assigned, State):
    """One abstract run of a program; then `splits` holds the meetings only some come to."""

    def __init__(self, program, budget=400000):
        self.program = program
        self.budget = budget
        self.sessions = program.sessions
        text = "".join(m.text for m in program.modules.values())
        self.keras = (
            "DistributedOptimizer" in text and ".compile(" in text or ".optimizer = hvd" in text
        )
        self.joins = bool(re.search(r"\bhvd\w*\.join\(", text))
        self.averages = "MetricAverageCallback" in text
        self.heap = {}
        self.version = 0
        self.apart = []
        self.trace = []
        self.splits = {}
        self.others = {}  # other findings: (path, line) -> text
        self.frames = []
        self.memo = {}
        self.seen = set()
        self.running = []
        self.catching = 0
        self.testing = 0
        self.met = False
        self.rates = set()
        self.pending = {}
        self.done = set()
        self.written = set()
        self.evenly = []
        self.asking = set()
        self.functions = {id(f.node): f for f in program.functions}
        self.classes = {id(c.node): c for c in program.classes}
        self.closures = {}
        self.lambdas = {}
        for kind in ("random", "numpy", "tensorflow"):
            self.heap["chance", kind] = own("chance that has no common seed")

    def run(self):
        try:
            self.module(self.program.script)
            for _ in range(2):
                rest = [
                    f
                    for f in self.program.functions
                    if f.node not in self.seen and f.around is None
                ]
                for function in rest:
                    if function.node not in self.seen and function.helper is None:
                        self.alone(function)
        except TooLong:
            pass
        return self

    def alone(self, function):
        """A function that nobody was seen to call: by Keras, perhaps."""
        given = [COMMON] * 60
        names = function.parameters()
        if function.owner is not None and names:
            given[0] = Value(refs=frozenset({("object", function.owner)}))
        if "logs" in names:
            ends = function.name.startswith("on_epoch") and self.averages
            given[names.index("logs")] = COMMON if ends else own("what this worker's batches gave")
        self.enter(function, given[: len(names)], {}, function.node)

    def module(self, module):
        if module.path in self.done:
            return
        self.done.add(module.path)
        frame = Frame(module)
        frame.apart = len(self.apart)
        self.frames.append(frame)
        kept, self.apart = self.apart, []
        self.set_global(module, "__name__", COMMON)
        self.block(module.tree.body, frame)
        self.apart = kept
        self.frames.pop()
