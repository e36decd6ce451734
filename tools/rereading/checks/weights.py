"""Updates that are not averaged, weights that are not sent, orders that each draws for itself."""
import ast
import re

from rereading.program import FITS, TRAINS
from rereading.walk.room import Room
from rereading.walk.texts import MARK, Value, unsent
from rereading.walk.tree import ALL, FIRST

MADE = re.compile(r"(Optimizer|\.optimizers?\.\w+|\b(Adam|SGD|RMSprop|Adagrad|Nadam|Adadelta))\($|"
                  r"(Optimizer|\b(Adam|SGD|RMSprop|RMSProp|Adagrad|Nadam|Adadelta|AdamW))\(")
SENDS = re.compile(r"[Bb]roadcast\w*|send_\w+|load_alike")
SHUFFLES = {"np.random.shuffle", "numpy.random.shuffle", "random.shuffle"}
DRAWS = {"np.random.permutation", "numpy.random.permutation", "random.sample"}
SPLITS = {"train_test_split", "sklearn.model_selection.train_test_split",
          "sklearn.cross_validation.train_test_split"}
SEEDS = {"np.random.seed", "numpy.random.seed", "random.seed", "tf.random.set_seed",
         "tf.keras.utils.set_random_seed", "keras.utils.set_random_seed"}


class Weights(Room):
    def __init__(self, program):
        super().__init__(program)
        self.compiled = {}       # a model's key -> (node, module, whether averaged)
        self.trained = {}
        self.alike = set()       # whose chance goes on alike: "np", "random"
        self.shuffled = {}
        self.apart = False       # whether what is walked now is called by others
        self.trains = False      # whether the script itself makes updates
        self.sent = False        # whether weights were sent
        self.dirty = None        # weights of its own since: (node, module, why)

    def begin_apart(self):
        self.sent, self.dirty, self.who, self.apart = False, None, ALL, True

    def on_meeting(self, node, frame):
        text = ast.unparse(node) if isinstance(node, ast.AST) else ""
        if re.search(r"broadcast_(global_)?variables|broadcast_parameters|broadcast_once|"
                     r"send_|broadcast_weights|\bjoin\b", text) and self.who is ALL:
            self.sent, self.dirty = True, None

    def on_call(self, call, name, receiver, args, keywords, frame):
        last = name.split(".")[-1]
        if last in ("restore", "load_weights", "set_weights") and self.who is FIRST:
            self.dirty = call, frame.module, f"{last} by the first worker alone"
        elif last == "run" and self.sent and args and re.search(
                r"(global_variables_initializer|initialize_all_variables)\(", args[0].key):
            self.dirty = call, frame.module, "all variables are made anew"
        if self.dirty and (last == "train_on_batch" or last == "run" and args and re.search(
                r"(minimize|apply_gradients)\(", args[0].key)):
            node, module, why = self.dirty
            self.tell(node, module, "not sent again", f"{why}, and what trains at line "
                      f"{call.lineno} has weights of its own")
        if last in FITS and ("BroadcastGlobal" in "".join(
                v.key for v in keywords.values()) or "BroadcastGlobal" in frame.module.text):
            self.sent, self.dirty = True, None
        if not self.apart and (last in ("apply_gradients", "minimize") or last in TRAINS):
            self.trains = True
        if last == "compile" and receiver is not None and (receiver.has("model") or
                                                           receiver.cls is not None):
            given = keywords.get("optimizer") or (args[0] if args else None)
            if given is not None and not (receiver.cls and receiver.cls.method("train_step")):
                self.compiled[receiver.key] = call, frame.module, self.wrapped(given)
        elif last in TRAINS and receiver is not None:
            self.trained.setdefault(receiver.key, (call, frame.module))
        elif last in ("apply_gradients", "minimize") and receiver is not None:
            given = keywords.get("grads_and_vars")
            if "tape" in keywords and keywords["tape"].has("averaged"):
                return None
            self.updated(call, last, receiver, args or ([given] if given else []), frame)
        elif name in SEEDS and args:
            if not args[0].has("own") and "hvd.rank" not in args[0].key:
                self.alike.add("np" if "np" in name or "numpy" in name else
                               "random" if name.startswith("random") else "all")
        elif last in ("set_state", "setstate") and args and "sent" in args[0].kinds:
            self.alike.add("np" if last == "set_state" else "random")
        elif name in SHUFFLES and args and not self.drawn_alike(name):
            self.shuffled.setdefault(args[0].key, (call, frame.module))
        elif (name in DRAWS or name in SPLITS) and not self.drawn_alike(name) and \
                "random_state" not in keywords and args:
            return Value(f"own-drawn({args[0].key})", None, frozenset({"moving"}), [
                Value(f"own-drawn({args[0].key})[{k}]") for k in range(2 * len(args))]
                if name in SPLITS else None)
        return None

    def drawn_alike(self, name):
        if "all" in self.alike:
            return True
        return ("random" if name.startswith("random") else "np") in self.alike

    def wrapped(self, value):
        """Whether an optimizer averages: True, False, or None where it is not known."""
        if value.has("averaged") or "hvd.DistributedOptimizer" in value.key:
            return True
        if value.key[:1] in "'\"" or MADE.search(value.key):
            return False
        return None

    def updated(self, call, last, receiver, args, frame):
        if receiver.cls is not None:
            return
        wrapped = self.wrapped(receiver)
        given = args[0].key if args else ""
        own = last == "minimize" or not args[0].has("averaged") and \
            "hvd.Distributed" not in given and "sent(" not in given and \
            re.search(r"GradientTape\(|\bgradients\(|compute_gradients\(", given)
        if wrapped is False and args and own:
            self.tell(call, frame.module, "not averaged", f"{receiver.key[:60]}.{last}")

    def on_assign(self, node, value, frame):
        for target in node.targets:
            if isinstance(target, ast.Subscript) and isinstance(target.slice, ast.Slice) \
                    and value.has("sent"):
                self.shuffled.pop(self.value(target.value, frame).key, None)
            elif isinstance(target, (ast.Name, ast.Attribute)) and value.has("sent"):
                self.shuffled.pop(value.key[5:-1], None)

    def helper(self, node, callee, args, keywords, frame):
        value = super().helper(node, callee, args, keywords, frame)
        if value is not None and args and value.key.startswith(("share(", "turns(")):
            key = args[0].key
            if "own-drawn(" in unsent(key):
                self.tell(node, frame.module, "order of its own",
                          f"{value.key[:6]}… of what each has drawn for itself: {key[:70]}")
            for shuffled, (call, module) in self.shuffled.items():
                if len(shuffled) > 1 and (key == shuffled or f"({shuffled})" in key and
                                          not key.startswith(("range(", "len("))):
                    self.tell(node, frame.module, "order of its own",
                              f"{key[:60]}, which each shuffles for itself at line {call.lineno}")
        return value

    def on_subscript(self, node, base, index, frame):
        if not isinstance(node.ctx, ast.Load):
            return
        for mark in MARK.findall(index.key):
            bound = self.bounds.get(mark)
            if bound is None or not bound.key.startswith("turns("):
                continue
            if "own-drawn(" in unsent(index.key):
                self.tell(node, frame.module, "order of its own",
                          f"turns in what each has drawn for itself: {index.key[:70]}")
            for shuffled, (call, _) in self.shuffled.items():
                if base.key == shuffled or f"{shuffled}[" in index.key:
                    self.tell(node, frame.module, "order of its own",
                              f"turns in {base.key[:50]}, whose order each shuffles for "
                              f"itself at line {call.lineno}")

    def judge(self):
        for key, (node, module, wrapped) in self.compiled.items():
            if wrapped is False and key in self.trained:
                self.tell(node, module, "not averaged",
                          "compiled with an optimizer of its own, and "
                          f"trained at line {self.trained[key][0].lineno}")
        text = "\n".join(m.text for m in self.program.modules)
        if self.trains and "hvd.Distributed" in text and not SENDS.search(text):
            self.tell(self.program.main.tree.body[0], self.program.main, "never sent",
                      "the first weights of the first worker go to nobody")


def check(program):
    """Findings of weights."""
    yield from Weights(program).findings()
