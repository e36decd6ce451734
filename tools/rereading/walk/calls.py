"""Calls: the program's own are entered, a helper's and a library's are known by their names."""
import ast

from rereading.program import MEETINGS
from rereading.walk.texts import Value, formatted, plain
from rereading.walk.tree import FIRST, Method, dotted, is_hvd, narrowed, tail

DEPTH, STEPS, TIMES = 14, 80_000, 8  # of calls in calls, of nodes, of one function

OWN = {"time.time", "time.strftime", "time.localtime", "time.ctime", "datetime.datetime.now",
       "datetime.now", "datetime.utcnow", "datetime.datetime.utcnow", "datetime.datetime.today",
       "datetime.today", "datetime.date.today", "time.gmtime", "time.asctime",
       "random.random", "random.randint", "np.random.randint", "numpy.random.randint",
       "time.time_ns"}
CARRIES = {"zip", "list", "clip_by_global_norm", "clip_by_value", "map", "tuple", "filter"}
KEEPS = {"array", "asarray", "reshape", "astype", "list", "expand_dims", "squeeze", "transpose",
         "to_categorical", "copy", "float32", "stack", "tolist", "tuple", "sorted",
         "convert_to_tensor", "from_tensor_slices", "pad_sequences", "toarray", "todense",
         "flatten", "argmax", "round"}


class Frame:
    def __init__(self, module, function=None, cls=None, me=None, outer=None):
        self.module, self.function, self.cls, self.me, self.outer = module, function, cls, me, outer
        self.names = {}
        self.returned, self.ends = [], []
        self.globals = set()
        self.born = {}              # a name -> how many loops were around where it was given first


class Calls:
    """Gives calls their values."""

    def of_Call(self, node, frame):
        if is_hvd(getattr(node.func, "value", None)):
            return self.horovod(node, frame)
        if isinstance(node.func, ast.Attribute):
            receiver = self.value(node.func.value, frame)
            callee = self.member(node.func, receiver, frame)
        else:
            receiver, callee = None, self.value(node.func, frame)
        who = self.who
        if self.program.helper_kind(callee.function) == "sent":
            self.who = narrowed(who, FIRST)  # what the others find is not taken
        args = [self.value(a.value if isinstance(a, ast.Starred) else a, frame) for a in node.args]
        self.who = who
        keywords = {k.arg or "**": self.value(k.value, frame) for k in node.keywords}
        name = self.name_of(node.func, frame)
        if isinstance(node.func, ast.Attribute) and isinstance(node.func.value, ast.Call) and \
                tail(node.func.value.func) == "super" and frame.cls:
            for each in frame.cls.line()[1:]:
                found = each.own(node.func.attr)
                if found:
                    me = frame.me or Value("self", frame.cls)
                    return self.enter(Method(found, each.module, me.cls, me), args, keywords, node)
            return Value("super")
        helper = self.helper(node, callee, args, keywords, frame)
        if helper is not None:
            return helper
        target = callee.function
        if target is None and isinstance(node.func, ast.Attribute) and not (
                receiver and receiver.cls) and not callee.key.startswith("module "):
            target = self.program.only_method(node.func.attr)
            if target is not None:
                node_, cls = target
                target = Method(node_, cls.module, cls, Value("a " + cls.node.name, cls))
        if target is not None and hasattr(target, "line"):
            return self.make(target, args, keywords, node)
        if target is not None:
            entered = self.enter(target, args, keywords, node, callee.names
                                 if isinstance(callee.names, Frame) else None)
            return entered
        if callee.cls:
            found = callee.cls.method("__call__") or callee.cls.method("call")
            if found:
                made = Method(found[0], found[1].module, callee.cls, callee)
                return self.enter(made, args, keywords, node)
        for arg in args + list(keywords.values()):
            if isinstance(arg.function, Method):
                self.enter(arg.function, [], {}, None,
                           arg.names if isinstance(arg.names, Frame) else None)
        if name in ("tf.app.run", "app.run", "tf.compat.v1.app.run") and not args and \
                "main" not in keywords:
            main = self.of_Name(ast.Name("main"), frame).function
            if isinstance(main, Method):
                return self.enter(main, [], {}, node)
        given = self.on_call(node, name, receiver, args, keywords, frame)
        return given or self.foreign(name, receiver, args, keywords)

    def name_of(self, func, frame):
        """A library's function by its whole name, where the import is seen; else as written."""
        text = dotted(func)
        head = text.split(".")[0]
        known = self.of_Name(ast.Name(head), frame).key if head else ""
        if known.startswith("module "):
            return known[7:] + text[len(head):]
        if head and "." in known and known.replace(".", "").replace("_", "").isalnum() and \
                head == known.split(".")[-1]:
            return known + text[len(head):]
        return text or "?." + tail(func)

    def foreign(self, name, receiver, args, keywords):
        last = name.split(".")[-1]
        every = args + list(keywords.values()) + ([receiver] if receiver else [])
        kinds = {k for v in every for k in v.kinds if k in ("own", "moving", "apart")}
        if last in ("float", "int", "round", "max", "min") and args and \
                args[-1].kinds & {"part", "total"}:
            kinds |= args[-1].kinds & {"part", "total"}
        if name in OWN or last in ("uuid4", "uuid1", "getpid", "mkdtemp", "mkstemp",
                                   "TemporaryDirectory", "NamedTemporaryFile", "gethostname",
                                   "TemporaryFile"):
            kinds.add("own")
            if last in ("getpid", "mkdtemp", "mkstemp", "uuid4", "uuid1", "TemporaryDirectory",
                        "NamedTemporaryFile", "TemporaryFile"):
                kinds.add("apart")
            return Value(self.fresh(name), None, frozenset(kinds))
        if last in ("Sequential", "Model", "load_model", "clone_model"):
            return Value(self.fresh(name), None, frozenset({"model"}))
        if last == "len" and args:
            return Value(f"len({args[0].key})", None, frozenset(args[0].kinds & {"own"}))
        if name in ("os.path.join",) or last == "joinpath":
            return Value("'" + "/".join(plain(a).rstrip("/") for a in args) + "'", None,
                         frozenset(kinds))
        if last == "format" and receiver and receiver.key[:1] in "'\"":
            return Value(formatted(receiver.key, args, "{", keywords), None, frozenset(kinds))
        if args and last in ("str", "abspath", "expanduser", "realpath", "normpath", "Path",
                             "fspath"):
            return Value(args[0].key, None, frozenset(kinds | args[0].kinds & {"only the first"}))
        if last == "zip":
            return Value("zip(" + ", ".join(a.key for a in args) + ")", None,
                         frozenset(kinds | {"zip"} | {
                             k for k in ("share", "averaged") if any(a.has(k) for a in args)}),
                         args)
        if last == "enumerate" and args:
            return Value(f"enumerate({args[0].key})", None,
                         frozenset(kinds | {"enumerate"} | args[0].kinds & {"share", "zip"}),
                         [args[0]])
        if last in ("run", "eval") and any(v.has("fed") for v in every):
            kinds.add("fed")
        if last in ("gradient", "compute_gradients", "jacobian") and receiver and \
                receiver.has("averaged") or last in CARRIES and any(
                    v.has("averaged") for v in every):
            kinds.add("averaged")
        if last in KEEPS and every:
            if any(v.has("share") for v in every):
                kinds.add("share")
        if last in ("predict", "predict_on_batch", "predict_classes", "predict_proba") and any(
                a.has("share") for a in args):
            kinds.add("share")
        if last == "values" and receiver and isinstance(receiver.names, dict):
            every = list(receiver.names.values())
            return Value(f"{receiver.key}.values()", None, frozenset(kinds), every)
        owner = receiver.key + "." + last if receiver and "." in name and \
            not receiver.key.startswith("module ") else name
        words = [a.key for a in args] + [f"{k}={v.key}" for k, v in keywords.items()]
        text = f"{owner}({', '.join(words)})"
        return Value(text, None, frozenset(kinds))

    def horovod(self, node, frame):
        name, who = node.func.attr, self.who
        if name == "broadcast_object":
            self.who = narrowed(who, FIRST)
        args = [self.value(a, frame) for a in node.args]
        self.who = who
        keywords = {k.arg: self.value(k.value, frame) for k in node.keywords}
        if name in MEETINGS:
            self.meetings += 1
            self.on_meeting(node, frame)
            kinds = {"sent", "averaged"}
            base = args[0] if args else Value("None")
            return Value(f"sent({base.key})", base.cls, frozenset(kinds | base.kinds & {"share"}),
                         base.parts)
        if name == "DistributedGradientTape":
            return Value("hvd.DistributedGradientTape()", None, frozenset({"averaged"}))
        if name == "DistributedOptimizer":
            return Value("hvd.DistributedOptimizer(" + (args[0].key if args else "") + ")", None,
                         frozenset({"averaged"}))
        if name == "rank":
            return Value("hvd.rank()", None, frozenset({"own", "apart"}))
        given = ", ".join(v.key for v in args + list(keywords.values()))
        return Value(f"hvd.{name}({given})")

    def helper(self, node, callee, args, keywords, frame):
        """The value of a call of a helper that the tool has written; None for another."""
        kind = self.program.helper_kind(callee.function)
        if kind is None:
            return None
        base = args[0] if args else Value("None")
        if kind == "share":
            return Value(f"share({base.key})", base.cls, base.kinds | {"share"},
                         [Value(f"share({p.key})", None, p.kinds | {"share"}) for p in base.parts]
                         if base.parts else None)
        if kind == "turns":
            return Value(f"turns({base.key})", None, base.kinds | {"turns"}, base.parts)
        if kind == "sent":
            self.meetings += 1
            self.on_meeting(node, frame)
            return Value(f"sent({base.key})", base.cls, base.kinds - {"own", "apart"} | {"sent"},
                         base.parts)
        if kind == "mean":
            self.meetings += 1
            self.on_meeting(node, frame)
            kinds = base.kinds - {"own", "apart"} | {"sent", "averaged"}
            return Value(f"mean({base.key})", base.cls, kinds,
                         base.parts)
        if any(isinstance(n, ast.Attribute) and n.attr == "DistributedOptimizer"
               for n in ast.walk(callee.function.node)):
            return Value(f"hvd.DistributedOptimizer({base.key})", base.cls,
                         base.kinds | {"averaged"})
        if kind == "meets":
            self.meetings += 1
            self.on_meeting(node, frame)
            return Value(f"{callee.key}({base.key})", base.cls, frozenset({"averaged"}))
        return Value(f"{callee.key}({base.key})", base.cls, base.kinds, base.parts)

    def make(self, cls, args, keywords, node):
        me = Value("a " + cls.node.name, cls)
        self.made.append(cls)
        found = cls.method("__init__")
        if found:
            self.enter(Method(found[0], found[1].module, cls, me), args, keywords, node)
        if "Exception" in [tail(b) for b in cls.node.bases]:
            return Value(cls.node.name)
        return me

    def enter(self, method, args, keywords, call, outer=None):
        node = method.node
        if id(node) in [id(m) for m in self.stack] or len(self.stack) > DEPTH or self.steps > STEPS:
            return Value(self.fresh("again"))
        self.entered.add(id(node))
        self.times[id(node)] = self.times.get(id(node), 0) + 1
        if self.times[id(node)] > TIMES:
            if id(node) in self.meet_in:
                self.on_meeting(call or node, Frame(method.module))
            return Value(self.fresh(getattr(node, "name", "lambda")))
        met = self.meetings
        frame = Frame(method.module, node, method.cls, method.me, outer)
        a = node.args
        params = [p.arg for p in a.posonlyargs + a.args]
        given = list(args)
        kind = [tail(d) for d in getattr(node, "decorator_list", [])]
        if method.me is not None and method.cls is not None and params and \
                "staticmethod" not in kind and self.is_method(node, method.cls):
            given = [method.me] + given
        defaults = dict(zip(params[len(params) - len(a.defaults):], a.defaults))
        defaults.update({p.arg: d for p, d in zip(a.kwonlyargs, a.kw_defaults) if d})
        for place, name in enumerate(params + [p.arg for p in a.kwonlyargs]):
            if place < len(given) and place < len(params):
                frame.names[name] = given[place]
            elif name in keywords:
                frame.names[name] = keywords[name]
            elif name in defaults:
                frame.names[name] = self.value(defaults[name], frame)
            else:
                frame.names[name] = Value(f"{getattr(node, 'name', 'lambda')}.{name}")
        self.stack.append(node)
        who = self.who
        if isinstance(node, ast.Lambda):
            result = self.value(node.body, frame)
            self.stack.pop()
            return result
        ended = self.body(node.body, frame)
        states = frame.ends + ([] if ended else [self.state()])
        if states:
            self.restore(self.joined(states))
        self.who = who
        self.stack.pop()
        if self.meetings > met:
            self.meet_in.add(id(node))
        values = [v for v in frame.returned if v.key != "None"] or frame.returned
        yielded = any(isinstance(n, (ast.Yield, ast.YieldFrom)) for n in ast.walk(node))
        if yielded:
            return Value(f"{node.name}({', '.join(v.key for v in given)})", None,
                         frozenset({"share"} if any(v.has("share") for v in given) else set()))
        if not values:
            return Value("None")
        result = values[0]
        for other in values[1:]:
            result = self.either(result, other)
        return result

    def is_method(self, node, cls):
        return any(node in c.node.body for c in cls.line())
