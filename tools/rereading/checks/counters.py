"""Numbers of rounds in two measures: one worker's beside all, in a quotient, test or schedule."""
import ast
import re

from rereading.walk.room import Room
from rereading.walk.texts import MARK, is_divided
from rereading.walk.tree import tail

BY_SIZE = re.compile(r"\((-?[^()]+|-?\([^()]*(?:\([^()]*\)[^()]*)*\)|-?\w[\w.]*\([^()]*"
                     r"(?:\([^()]*\)[^()]*)*\)) // hvd\.size\(\)\)")
SHARED = re.compile(r"len\(share\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)\)")
STEPS_AT = {"exponential_decay": 2, "natural_exp_decay": 2, "inverse_time_decay": 2,
            "polynomial_decay": 2, "cosine_decay": 2, "piecewise_constant": 1,
            "ExponentialDecay": 1, "PolynomialDecay": 1, "CosineDecay": 1, "InverseTimeDecay": 1,
            "PiecewiseConstantDecay": 0, "CosineDecayRestarts": 1, "linear_cosine_decay": 2}
UPDATES = {"apply_gradients", "train_on_batch"}


class Counters(Room):
    def __init__(self, program):
        super().__init__(program)
        self.schedules = []
        self.rates = []          # what optimizers are made with
        self.updates = set()     # whether updates are made in divided rounds

    def wholes(self, key):
        """Of how many rounds in all a text counts this worker's: [texts]."""
        found = [m.group(1).lstrip("-") for m in BY_SIZE.finditer(key)]
        found += [f"len({m.group(1)})" for m in SHARED.finditer(key)]
        return [f for f in found if len(f) > 1 or f.isdigit()]

    def on_loop(self, node, iterated, frame):
        key = iterated.key
        if key.startswith("turns(") and ("hvd.size()" in key or "share(" in key[6:]):
            self.tell(node, frame.module, "divided twice", key[:90])
        elif re.search(r"share\(share\(", key) or any(
                f"{m.group(0)} // hvd.size()" in key for m in SHARED.finditer(key)):
            self.tell(node, frame.module, "divided twice", key[:90])

    def measured(self, one, other, node, frame, kind):
        """Tells where `one` is a number of this worker's rounds and `other` the number of all."""
        if "hvd.size()" in other.key or "share(" in other.key or "hvd.size()" in one.key:
            return
        for mark in MARK.findall(one.key):
            bound = self.bounds.get(mark)
            if bound is None or "turns(" in bound.key or not is_divided(bound) or \
                    ", hvd.size())" in bound.key:
                continue
            for whole in self.wholes(bound.key):
                if same_number(whole, other.key):
                    self.tell(node, frame.module, kind,
                              f"{one.key[:40]}, of {bound.key[:60]}, beside "
                              f"{other.key[:50]}")

    def on_binary(self, node, left, right, frame):
        if isinstance(getattr(node, "op", None), ast.Mod) and "hvd.size()" in right.key and \
                "hvd.size()" not in left.key:
            for mark in MARK.findall(left.key):
                bound = self.bounds.get(mark)
                if bound is not None and bound.key.startswith("turns("):
                    self.tell(node, frame.module, "divided twice",
                              f"an interval of {right.key[:40]} for "
                              f"{mark}, a number of all rounds, of which a worker sees its turns")
        if isinstance(getattr(node, "op", None), ast.Div):
            self.measured(left, right, node, frame, "one worker's rounds by all rounds")

    def on_test(self, node, frame):
        for each in ast.walk(node.test):
            if isinstance(each, ast.Compare) and len(each.ops) == 1 and isinstance(
                    each.ops[0], (ast.Eq, ast.GtE, ast.Gt)):
                self.measured(self.value(each.left, frame), self.value(each.comparators[0], frame),
                              each, frame, "never reached")

    def on_call(self, call, name, receiver, args, keywords, frame):
        last = name.split(".")[-1]
        if re.search(r"Optimizer$|^(Adam|AdamW|SGD|RMSprop|Adagrad|Adadelta|Nadam)$", last):
            self.rates += [v.key for v in args + list(keywords.values())]
        if last in STEPS_AT:
            at = STEPS_AT[last]
            steps = keywords.get("decay_steps") or keywords.get("boundaries") or \
                keywords.get("first_decay_steps") or (args[at] if len(args) > at else None)
            where = 1 if at == 2 else 0 if last == "piecewise_constant" else 99
            step = keywords.get("global_step") or (args[where] if len(args) > where else None)
            words = ast.unparse(call).lower()
            if steps is not None and not (step and ("epoch" in step.key.lower() + words or
                                                    "hvd.size()" in step.key)):
                self.schedules.append((steps, call, frame))
        if True in self.divided and last in UPDATES or last == "fit" and any(
                a.has("share") for a in args):
            self.updates.add(last)
        if last == "run" and True in self.divided and call.args and re.search(
                r"train|optim|step\b|minimize", ast.unparse(call.args[0])):
            self.updates.add(last)
        return None

    def judge(self):
        if not self.updates:
            return
        for steps, call, frame in self.schedules:
            key, name = steps.key, tail(call.func)
            if name[:1].isupper() and not any(name + "(" in rate for rate in self.rates):
                continue  # it is asked with numbers of the program's own
            if "hvd.size()" in key or "share(" in key or steps.kinds & {"part"}:
                continue
            if any(w in key.lower() for w in ("epoch",)) and "*" not in key:
                continue
            self.tell(call, frame.module, "schedule by all rounds",
                      f"{tail(call.func)} goes by {key[:50]} updates, of which each makes fewer")


def same_number(whole, key):
    """Whether a text is that number, or one less, or one more."""
    bare = key.strip()
    for _ in range(3):
        match = re.fullmatch(r"\((.*) [-+] 1\)", bare) or re.fullmatch(
            r"(?:float|int|tf\.cast)\((.*?)(?:, .*)?\)", bare)
        bare = match.group(1) if match else bare
    whole = whole.strip()
    return bare == whole or bare == whole.strip("()") or f"({bare})" == whole


def check(program):
    """Findings of counters."""
    yield from Counters(program).findings()
