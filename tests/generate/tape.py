"""Programs that take gradients from a tape: models, steps, loops of their own."""

from .program import Block

OPTIMIZERS = {
    "Adam": "Adam",
    "GradientDescent": "SGD",
    "Momentum": "SGD",
    "RMSProp": "RMSprop",
    "Adagrad": "Adagrad",
}


class Models:
    """Keras models in the ways people build them. Shared by tapes and fits."""

    helpers = None
    net_function = None

    def hidden(self):
        return self.p.cfg("hidden", self.p.one(8, 12, 16, 32), "units of the hidden layer")

    def layers_of(self, out, activation=None):
        """The layers between input and output, as expressions."""
        p, d = self.p, self.data
        L = "tf.keras.layers."
        layers = []
        extras = p.pick("extras", ("none", "dropout", "batch_norm"))
        if d.wanted == "image":
            layers.append(L + "Conv2D(4, 3, strides=2, activation='relu')")
            if p.yes(0.5):
                layers.append(L + "MaxPooling2D()")
            layers.append(L + "Flatten()")
        elif d.wanted == "rows":
            layers.append(L + p.one("LSTM(8)", "GRU(8)", "SimpleRNN(8)"))
        layers.append(
            L + "Dense(%s, activation='%s')" % (self.hidden(), p.one("relu", "relu", "tanh"))
        )
        if extras == "dropout":
            layers.append(L + "Dropout(%s)" % p.one("0.2", "0.5", "0.25"))
        elif extras == "batch_norm":
            layers.append(L + "BatchNormalization()")
        layers.append(
            L + "Dense(%s%s)" % (out, ", activation='%s'" % activation if activation else "")
        )
        return layers

    def model(self, b, out, activation=None, ways=None, name=None):
        """Writes the model into the variable of the concept `model`, or `name`."""
        p, d = self.p, self.data
        target = name or p.a("model")
        if p.choices.get("tape_way") in ("minimize", "accumulate"):
            ways = ("sequential", "functional")  # these ask for the weights before the first call
        way = p.pick("build", ways or ("sequential", "functional", "subclass"))
        layers = self.layers_of(out, activation)
        shape = "(%s,)" % ", ".join(map(str, d.shape)) if len(d.shape) == 1 else str(d.shape)
        own = Block()
        if p.choices["layout"] in ("functions", "modules", "package") and way in (
            "sequential",
            "functional",
        ):
            function = p.fresh("build_model", "create_model", "make_model", "get_model")
            with own.under("def %s():" % function):
                getattr(self, "as_" + way)(own, "model", layers, shape)
                own("return model")
            self.net_function = (function, own)
            b("%s = %s()" % (target, function))
        else:
            getattr(self, "as_" + way)(b, target, layers, shape)

    def as_sequential(self, b, target, layers, shape):
        p = self.p
        if p.yes(0.6):
            late = p.choices.get("tape_way") not in ("minimize", "accumulate")
            first = (
                []
                if late and p.yes(0.4)
                else [
                    (
                        "tf.keras.Input(shape=%s)" % shape
                        if p.yes(0.6)
                        else "tf.keras.layers.InputLayer(input_shape=%s)" % shape
                    )
                ]
            )
            if not first and p.choices["pattern"] == "keras":
                layers = [layers[0][:-1] + ", input_shape=%s)" % shape] + layers[1:]
            b("%s = tf.keras.%s([" % (target, p.one("Sequential", "models.Sequential")))
            for layer in first + layers:
                b("    %s," % layer)
            b("])")
            return
        b("%s = tf.keras.Sequential()" % target)
        for k, layer in enumerate(layers):
            if k == 0 and (p.yes(0.7) or p.choices.get("tape_way") in ("minimize", "accumulate")):
                layer = layer[:-1] + ", input_shape=%s)" % shape
            b("%s.add(%s)" % (target, layer))

    def as_functional(self, b, target, layers, shape):
        p = self.p
        i, h = p.one("inputs", "inp", "x_in"), p.one("h", "net", "hidden_")
        b("%s = tf.keras.Input(shape=%s)" % (i, shape))
        last = i
        for layer in layers[:-1]:
            b("%s = %s(%s)" % (h, layer, last))
            last = h
        b(
            "outputs = %s(%s)" % (layers[-1], last),
            "%s = tf.keras.Model(%s)"
            % (target, p.one("inputs=%s, outputs=outputs" % i, "%s, outputs" % i)),
        )

    def as_subclass(self, b, target, layers, shape):
        p = self.p
        name = p.fresh("MyModel", "Net", "SmallNet", "MLPModel", "ConvNet")
        c = Block()
        names = []
        with c.under("class %s(tf.keras.Model):" % name):
            c(
                "def __init__(self):",
                "    super(%s, self).__init__()" % name if p.yes(0.6) else "    super().__init__()",
            )
            for k, layer in enumerate(layers):
                kind = layer.split("(")[0].split(".")[-1].lower()
                names.append(("%s%d" % (kind, k + 1), layer))
                c("    self.%s = %s" % names[-1])
            c("", "def call(self, x, training=False):")
            fixed = p.choices["pattern"] == "tape" and p.pick("fixed_head") == "yes"
            for n, layer in names[:-1]:
                c(
                    "    x = self.%s(x%s)"
                    % (n, ", training=training" if "Dropout" in layer or "Batch" in layer else "")
                )
            c("    return self.%s(x)%s" % (names[-1][0], " @ self.directions" if fixed else ""))
        if fixed:
            size = layers[-1].split("Dense(")[1].split(")")[0].split(",")[0]
            at = next(k for k, line in enumerate(c.lines) if "def call" in line) - 1
            made = "        self.directions = tf.random.normal((%s, %s))" % (size, size)
            c.lines.insert(at, made)
            p.truth.fixed.append("self.directions")
        self.helpers.append(c)
        b("%s = %s()" % (target, name))

    # -- optimizers
    def rate_text(self, b):
        """The optimizer's argument for its rate, '' for the default."""
        p = self.p
        value = self.first_rate = (
            p.one(0.01, 0.02, 0.05)
            if p.pick("optimizer") in ("GradientDescent", "Momentum")
            else p.one(0.001, 0.002, 0.005)
        )
        way = p.pick("rate", without=("fed", "variable"))
        if way == "default":
            return ""
        if way == "literal":
            return repr(value) if p.yes(0.7) else "%.0e" % value
        if way == "configured":
            return p.cfg("lr", value, "learning rate")
        return self.schedule(b, value)

    def later_rate(self, b, optimizer, e):
        """A rate of the settings, cut from some epoch on."""
        p = self.p
        lr = p.cfg("lr", self.first_rate, "learning rate")
        lower = "%s / %s" % (lr, p.one("10", "10.", "5"))
        with b.under("if %s == %s:" % (e, p.one("1", "2"))):
            b(
                *p.one(
                    ["%s.%s.assign(%s)" % (optimizer, p.one("learning_rate", "lr"), lower)],
                    ["%s.learning_rate = %s" % (optimizer, lower)],
                    ["tf.keras.backend.set_value(%s.learning_rate, %s)" % (optimizer, lower)],
                )
            )
        p.truth.counts.append({"what": "later rate", "value": lower})

    def schedule(self, b, value):
        p = self.p
        kind = p.pick("schedule")
        if kind == "by_hand":
            return p.cfg("lr", value, "learning rate")
        name = p.fresh("lr_schedule", "schedule", "rate_schedule")
        way = p.pick("decay_count")
        steps = (
            str(p.one(5, 10, 20))
            if way == "literal"
            else p.cfg("decay_steps", p.one(6, 10, 15), "steps between decays")
        )
        if way == "epochs" and not self.data.tutorial:
            steps = "2 * (len(%s) // %s)" % (self.data.x, self.batch_size())
        base = p.cfg("lr", value, "first rate")
        S = "tf.keras.optimizers.schedules."
        if kind == "exponential":
            b(
                "%s = %sExponentialDecay(%s, decay_steps=%s, decay_rate=0.9%s)"
                % (name, S, base, steps, p.one("", ", staircase=True"))
            )
        elif kind == "piecewise":
            steps = "[%d, %d]" % (p.one(4, 6), p.one(10, 14))
            b(
                "%s = %sPiecewiseConstantDecay(%s, [%r, %r, %r])"
                % (name, S, steps, value, value / 2, value / 10)
            )
        elif kind == "polynomial":
            b("%s = %sPolynomialDecay(%s, %s, end_learning_rate=0.0001)" % (name, S, base, steps))
        else:
            b("%s = %sCosineDecay(%s, decay_steps=%s)" % (name, S, base, steps))
        p.truth.counts.append({"what": "schedule", "value": steps, "kind": kind})
        return name

    def optimizer(self, b, name=None):
        """Writes an optimizer into the variable `opt`, or `name`; returns its constructor's class."""
        p = self.p
        rate = self.rate_text(b)
        kind = p.choices["optimizer"]
        cls = OPTIMIZERS[kind]
        more = ", momentum=0.9" if kind == "Momentum" else ""
        if rate and p.pick("rate_place") == "keyword":
            rate = "%s=%s" % ("learning_rate", rate)
        if not rate:
            more = more[2:]
        call = "tf.keras.optimizers.%s(%s%s)" % (cls, rate, more)
        target = name or p.a("opt")
        if p.pick("branch", ("none", "optimizer", "table", "data", "ways")) == "optimizer" and rate:
            other = "tf.keras.optimizers.%s(%s)" % (p.one("Nadam", "Adamax"), rate)
            b(
                "if %s == '%s':"
                % (p.cfg("optimizer", cls.lower(), "which optimizer"), cls.lower()),
                "    %s = %s" % (target, call),
                "else:",
                "    %s = %s" % (target, other),
            )
        elif p.choices["branch"] == "table" and rate:
            table = p.fresh("OPTIMIZERS", "optimizers")
            b(
                "%s = {'%s': tf.keras.optimizers.%s, 'nadam': tf.keras.optimizers.Nadam}"
                % (table, cls.lower(), cls)
            )
            b("%s = %s['%s'](%s%s)" % (target, table, cls.lower(), rate, more))
        else:
            b("%s = %s" % (target, call))
        p.truth.optimizers.append({"class": cls, "name": target, "way": "tape"})
        return call

    def batch_size(self):
        return self.p.cfg("batch_size", self.p.one(8, 10, 16, 20, 32), "samples in a batch")

    def pipeline(self, b, name, x, y, train=True):
        """Writes a data set over arrays into `name`."""
        p = self.p
        kind = p.pick("pipeline", without=("repeated",))
        source = "tf.data.Dataset.from_tensor_slices(%s)" % ("(%s, %s)" % (x, y) if y else x)
        if train and kind == "branches":
            self.with_branches(b, name, "(%s, %s)" % (x, y) if y else x)
            return
        if train and kind == "generator" and y:
            g = p.fresh("sample_gen", "gen_samples", "generate")
            b(
                "def %s():" % g,
                "    for k_ in range(len(%s)):" % x,
                "        yield %s[k_], %s[k_]" % (x, y),
                "",
            )
            source = (
                "tf.data.Dataset.from_generator(%s, output_types=(%s.dtype, %s.dtype),\n    output_shapes=(%s.shape[1:], %s.shape[1:]))"
                % (g, x, y, x, y)
            )
        parts = []
        if train and kind in ("shuffled", "mapped"):
            parts.append(".shuffle(%s)" % p.one("1000", "256", "len(%s)" % x))
        if train and kind == "mapped":
            parts.insert(
                p.one(0, 1),
                (
                    ".map(lambda %s: (tf.cast(a_, tf.float32), c_))" % "a_, c_"
                    if y
                    else ".map(lambda a_: tf.cast(a_, tf.float32))"
                ),
            )
        parts.append(
            ".batch(%s%s)"
            % (self.batch_size(), ", drop_remainder=True" if train and p.yes(0.12) else "")
        )
        if train and p.yes(0.2):
            parts.append(
                ".prefetch(%s)" % p.one("1", "tf.data.AUTOTUNE", "tf.data.experimental.AUTOTUNE")
            )
        if p.yes(0.6):
            b(
                "%s = %s%s" % (name, source, "".join(parts))
                if len(source + "".join(parts)) < 75
                else (
                    "%s = %s \\\n    %s" % (name, source, "".join(parts))
                    if p.yes(0.4)
                    else "%s = (%s\n    %s)" % (name, source, "\n    ".join(parts))
                )
            )
        else:
            b("%s = %s" % (name, source))
            for part in parts:
                b("%s = %s%s" % (name, name, part))


    def with_branches(self, b, name, arrays):
        """A data set by a function that has more ways than this program takes."""
        p = self.p
        make = p.fresh("make_dataset", "build_dataset", "batch_dataset")
        f = Block()
        with f.under("def %s(arrays, batch, filter_fn=None, map_fn=None, shuffle=True):" % make):
            f("d = tf.data.Dataset.from_tensor_slices(arrays)")
            f("if filter_fn:", "    d = d.filter(filter_fn)")
            f("if map_fn:", "    d = d.map(map_fn)")
            f("if shuffle:", "    d = d.shuffle(%s)" % p.one("500", "1000, seed=1"))
            f("return d.batch(batch)")
        self.helpers.append(f)
        p.truth.branches.append(make)
        b("%s = %s(%s, %s)" % (name, make, arrays, self.batch_size()))


class Tape(Models):
    """Writes programs with one model and a tape."""

    def __init__(self, program, data):
        self.p, self.data = program, data
        self.helpers, self.methods = [], []
        self.own_graph = None
        self.choose()

    def choose(self):
        p = self.p
        without = () if self.data.used_labels() and not self.sequence() else ("lists",)
        kept = self.data.kept
        self.feed = p.pick("tape_feed", ("dataset",) if kept else None, without=without)
        if kept:
            p.pick("evaluate", ("end", "epoch", "every", "no"))
        self.step_way = p.pick("tape_step", without=("epoch",) if self.feed != "dataset" else ())
        self.loop = p.pick(
            "loop",
            ("epochs",) if self.feed in ("dataset", "slices", "lists") else ("steps",),
        )
        if self.feed == "take" and p.yes(0.5):
            self.loop = p.choices["loop"] = "epochs"
        self.way = p.pick("tape_way", without=("accumulate",) if self.step_way != "inline" else ())
        if self.way == "accumulate" and self.feed not in ("dataset", "slices"):
            self.way = p.choices["tape_way"] = "zip"
        self.metrics = p.pick("metrics") == "objects" and self.step_way not in ("nested", "epoch")
        p.pick("extras", ("none", "dropout", "batch_norm"))
        self.raw = False

    def sequence(self):
        return self.p.choices["task"] in ("state", "windows", "replay")

    def build(self, b):
        p, d = self.p, self.data
        if not p.classed:
            self.prepare(b)
        for line in p.note("model"):
            b(line)
        self.raw = len(d.shape) == 1 and d.used_labels() and p.pick("build") in ("raw", "module")
        if self.raw:
            self.raw_model(b)
        else:
            p.choices.pop("build", None)
            self.model(b, d.size if not d.used_labels() else d.classes)
        for line in p.note("loss"):
            b(line)
        self.loss_object(b)
        if self.way != "assign":
            self.optimizer(b)
        if self.metrics:
            b(
                "%s = tf.keras.metrics.Mean(%s)"
                % (p.a("loss_metric"), p.one("", "name='train_loss'"))
            )
            if d.kind == "class":
                b(
                    "%s = tf.keras.metrics.%s()"
                    % (
                        p.a("acc_metric"),
                        "CategoricalAccuracy" if d.one_hot else "SparseCategoricalAccuracy",
                    )
                )
        p.pick("restore")
        if p.pick("save") == "every" or p.choices["restore"] != "no":
            self.checkpoint(b)
        self.define_step(b)

    def prepare(self, b):
        """Writes the data set; in a class only where the arrays are given."""
        p, d = self.p, self.data
        if self.feed == "lists":
            bs, ds, labels = self.batch_size(), p.a("dataset"), p.a("label_batches")
            b("%s = tf.data.Dataset.from_tensor_slices(%s).batch(%s)" % (ds, d.x, bs))
            b("%s = [%s[k:k + %s] for k in range(0, len(%s), %s)]" % (labels, d.y, bs, d.y, bs))
            p.truth.together.append([ds, labels])
        elif self.feed in ("dataset", "iterator", "take"):
            fed = d.fed()
            self.pipeline(b, p.a("dataset"), fed[0], fed[1] if d.used_labels() else None)
            p.truth.together.append([p["dataset"]])

    def raw_model(self, b):
        p, d = self.p, self.data
        if p.choices["build"] == "raw":
            w, bias = ("self." if p.classed else "") + p.fresh("W", "weights"), (
                "self." if p.classed else ""
            ) + p.fresh("b", "bias")
            b(
                "%s = tf.Variable(tf.random.normal([%d, %d], stddev=0.1))" % (w, d.size, d.classes),
                "%s = tf.Variable(tf.zeros([%d]))" % (bias, d.classes),
            )
            self.variables = "[%s, %s]" % (w, bias)
            self.call = lambda x: "tf.matmul(%s, %s) + %s" % (x, w, bias)
            return
        name = p.fresh("Linear", "LogisticRegression", "SimpleModule")
        c = Block()
        with c.under("class %s(%s):" % (name, p.one("tf.Module", "tf.Module", "object"))):
            c(
                "def __init__(self):",
                *(["    super().__init__()"] if "Module" in c.lines[0] else [])
            )
            c(
                "    self.w = tf.Variable(tf.random.normal([%d, %d], stddev=0.1))"
                % (d.size, d.classes),
                "    self.b = tf.Variable(tf.zeros([%d]))" % d.classes,
                "",
                "def __call__(self, x):",
                "    return x @ self.w + self.b",
            )
        self.helpers.append(c)
        m = p.a("model")
        b("%s = %s()" % (m, name))
        self.variables = "[%s.w, %s.b]" % (m, m)
        self.call = lambda x: "%s(%s)" % (m, x)

    def loss_object(self, b):
        p, d = self.p, self.data
        L = "tf.keras.losses."
        if not d.used_labels():
            self.loss = lambda x, y, out: "tf.reduce_mean(tf.square(%s - %s))" % (x, out)
            return
        if d.kind == "number":
            if p.yes(0.5):
                self.loss = lambda x, y, out: "tf.reduce_mean(tf.square(%s - %s))" % (y, out)
                return
            b("%s = %sMeanSquaredError()" % (p.a("loss_fn"), L))
        else:
            b(
                "%s = %s%sCategoricalCrossentropy(from_logits=True)"
                % (p.a("loss_fn"), L, "" if d.one_hot else "Sparse")
            )
        fn = p.a("loss_fn")
        self.loss = lambda x, y, out: "%s(%s, %s)" % (fn, y, out)

    def checkpoint(self, b):
        p = self.p
        items = [] if self.raw and p.choices["build"] == "raw" else ["model=" + p.a("model")]
        if self.way != "assign":
            items.append("optimizer=" + p.a("opt"))
        if not items or (
            self.raw and p.choices["build"] == "module" and "object" in self.helpers[-1].text
        ):
            p.choices["save"], p.choices["restore"] = "no", "no"
            return
        b("%s = tf.train.Checkpoint(%s)" % (p.a("ckpt"), ", ".join(items)))
        b(
            "%s = tf.train.CheckpointManager(%s, %s, max_to_keep=3)"
            % (p.a("manager"), p.a("ckpt"), self.model_dir())
        )
        p.truth.writes.append({"call": "manager.save"})
        if p.choices["restore"] != "no":
            b("%s.restore(%s.latest_checkpoint)" % (p.a("ckpt"), p.a("manager")))

    def model_dir(self):
        return self.p.cfg(
            "model_dir", self.p.one("./checkpoints", "ckpts", "./tf_ckpts"), "where checkpoints go"
        )

    def weights(self):
        p = self.p
        if self.raw:
            return self.variables
        return p.a("model") + p.one(
            ".trainable_variables", ".trainable_variables", ".trainable_weights"
        )

    def out(self, x, training=True):
        p = self.p
        if self.raw:
            return self.call(x)
        mode = "" if p.choices["extras"] == "none" and p.yes(0.7) else ", training=%s" % training
        return "%s(%s%s)" % (p.a("model"), x, mode)

    # -- the step
    def step_body(self, b, x, y):
        """Forward, gradients, update. Returns the name of the loss."""
        p = self.p
        t, g, loss, out = p["tape"], p["grads"], p["loss"], p["logits"]
        if self.way == "minimize":
            b("loss_closure = lambda: %s" % self.loss(x, y, self.out(x)))
            b(
                "%s.minimize(loss_closure, %s)" % (p.a("opt"), self.weights()),
                "%s = loss_closure()" % loss,
            )
            return loss
        with b.under("with tf.GradientTape() as %s:" % t):
            b("%s = %s" % (out, self.out(x)), "%s = %s" % (loss, self.loss(x, y, out)))
            inside = p.yes(0.05)
            if inside:
                b("pass")
        b("%s = %s.gradient(%s, %s)" % (g, t, loss, self.weights()))
        if self.way == "assign":
            with b.under("for v_, g_ in zip(%s, %s):" % (self.weights(), g)):
                b("v_.assign_sub(%s * g_)" % p.cfg("lr", p.one(0.01, 0.05), "rate"))
            p.truth.gradients.append({"call": "gradient"})
            return loss
        if p.yes(0.08):
            b("%s, _ = tf.clip_by_global_norm(%s, 5.0)" % (g, g))
        if self.way == "named":
            b(
                "grads_and_vars = %s"
                % p.one("zip(%s, %s)", "list(zip(%s, %s))")
                % (g, self.weights()),
                "%s.apply_gradients(grads_and_vars)" % p.a("opt"),
            )
        elif self.way != "accumulate":
            b(
                "%s.apply_gradients(%szip(%s, %s))"
                % (p.a("opt"), "grads_and_vars=" if p.yes(0.09) else "", g, self.weights())
            )
        p.truth.gradients.append({"call": "gradient"})
        if self.metrics:
            b(
                "%s(%s)" % (p.a("loss_metric"), loss)
                if p.yes(0.6)
                else "%s.update_state(%s)" % (p.a("loss_metric"), loss)
            )
            if self.data.kind == "class" and self.data.used_labels():
                b("%s(%s, %s)" % (p.a("acc_metric"), y, out))
        return loss

    def define_step(self, b):
        """Writes the function of a step, where there is one."""
        p, d = self.p, self.data
        way = self.step_way
        self.called = None
        ys = d.used_labels()
        if way in ("inline",):
            return
        name = p["train_step"]
        args = [p["x"]] + ([p["y"]] if ys else [])
        hints = p.pick("type_hints") == "yes"
        f = Block()
        me = "self, " if p.classed else ""
        if way == "nested":
            inner = p.fresh("grad", "compute_gradients", "loss_and_grads")
            with f.under("def %s(%s%s):" % (inner, me, ", ".join(args))):
                with f.under("with tf.GradientTape() as %s:" % p["tape"]):
                    f("%s = %s" % (p["loss"], self.loss(p["x"], p["y"], self.out(p["x"]))))
                f(
                    "return %s, %s.gradient(%s, %s)"
                    % (p["loss"], p["tape"], p["loss"], self.weights())
                )
            p.truth.gradients.append({"call": "gradient"})
            self.called = ("self." if p.classed else "") + inner
        elif way == "epoch":
            with f.under("@tf.function\ndef %s(%s%s):" % (name, me, p["dataset"] + "_")):
                f("%s = 0.0" % p["avg"])
                with f.under("for %s in %s_:" % (", ".join(args), p["dataset"])):
                    f("%s += %s" % (p["avg"], self.step_body(f, *(args + [None])[:2])))
                f("return %s" % p["avg"])
            self.called = ("self." if p.classed else "") + name
        else:
            if way == "function":
                f(p.one("@tf.function", "@tf.function", "@tf.function()"))
            shown = ", ".join("%s: tf.Tensor" % a for a in args) if hints else ", ".join(args)
            with f.under("def %s(%s%s)%s:" % (name, me, shown, " -> tf.Tensor" if hints else "")):
                f("return " + self.step_body(f, *(args + [None])[:2]))
            self.called = ("self." if p.classed else "") + name
        if p.classed:
            self.methods.append(f)
            if way == "call":
                b("self.%s = tf.function(self.%s)" % (name, name))
        else:
            b("", "").add(f)
            if way == "call":
                b("", "%s = tf.function(%s)" % (name, name))
            b("")

    def step(self, b, x, y):
        """Writes a step of the loop; leaves the loss in the variable `c`."""
        p = self.p
        c = p["c"]
        given = "%s, %s" % (x, y) if y else x
        if self.step_way == "inline":
            loss = self.step_body(b, x, y)
            return loss
        if self.step_way == "nested":
            b("%s, %s = %s(%s)" % (c, p["grads"], self.called, given))
            if self.way == "assign":
                with b.under("for v_, g_ in zip(%s, %s):" % (self.weights(), p["grads"])):
                    b("v_.assign_sub(0.01 * g_)")
            else:
                b("%s.apply_gradients(zip(%s, %s))" % (p.a("opt"), p["grads"], self.weights()))
            return c
        b("%s = %s(%s)" % (c, self.called, given))
        return c

    # -- the loop
    def run(self, b):
        p = self.p
        for line in p.note("train"):
            b(line)
        if p.classed:
            self.prepare(b)
        self.before(b)
        if p.pick("timing") == "yes":
            b("start_time = time.time()")
        {"epochs": self.by_epochs, "steps": self.by_steps}.get(self.loop, self.by_steps)(b)
        if p.choices["timing"] == "yes":
            b(p.say("training took {} s", "round(time.time() - start_time, 1)"))
        self.at_end(b)

    def before(self, b):
        p = self.p
        if p.pick("plot") != "no":
            b("%s = []" % p["losses"])
        if p.pick("summaries") == "yes":
            b(
                "%s = tf.summary.create_file_writer(%s)"
                % (p["writer"], p.cfg("log_dir", p.one("logs", "./logs/train"), "event files"))
            )
            p.truth.writes.append({"call": "create_file_writer"})
        self.save = p.pick("save")
        if self.raw and self.save in ("end", "best", "skip"):
            self.save = p.choices["save"] = "no"
        ways = ("no", "patience", "threshold") if self.loop == "epochs" else ("no", "threshold")
        self.stop = p.pick("stop", ("no",) if self.save == "skip" else ways)
        if self.stop == "patience" or self.save in ("best", "skip"):
            b("%s = float('inf')" % p["best"])
        if self.stop == "patience":
            b("%s = 0" % p["wait"])
        if p.pick("text_log", ("no", "lines", "csv")) != "no":
            b(
                "%s = open('%s', 'w')"
                % (p.fresh("log_file", "log_f"), p.one("log.txt", "train_log.csv"))
            )
            self.log = p.names.used and b.lines[-1].split(" =")[0].strip()
            p.truth.writes.append({"call": "open"})

    def epochs(self):
        return self.p.cfg("epochs", self.p.between(2, 5), "passes over the data")

    def range(self, text):
        return "tqdm(range(%s))" % text if self.p.pick("progress") == "tqdm" else "range(%s)" % text

    def by_epochs(self, b):
        p, d = self.p, self.data
        e = p["epoch"]
        average = p.pick(
            "average",
            ("none",) if self.metrics else ("sum_after", "mean_list", "running", "none"),
        )
        p.pick("report")
        with b.under("for %s in %s:" % (e, self.range(self.epochs()))):
            if self.metrics and p.yes(0.75):
                b("%s.reset_states()" % p.a("loss_metric"))
                if d.kind == "class" and d.used_labels():
                    b("%s.reset_states()" % p.a("acc_metric"))
            if self.step_way == "epoch":
                b("%s = %s(%s)" % (p["c"], self.called, p.a("dataset")))
                self.epoch_end(b, "float(%s)" % p["c"])
                return
            value = self.batches(b, average)
            self.epoch_end(b, value)

    def batches(self, b, average):
        p, d = self.p, self.data
        i, bx, by = p["i"], p["bx"], p["by"]
        ys = d.used_labels()
        loss = p["loss"] if self.step_way == "inline" else p["c"]
        if average == "sum_after":
            b("%s = 0.0" % p["avg"], "%s = 0" % p["n_seen"])
        elif average == "running":
            b("%s = 0.0" % p["avg"])
        elif average == "mean_list":
            b("%s = []" % p["epoch_losses"])
        counter = None
        if self.feed == "slices":
            bs = self.batch_size()
            if p.pick("shuffle") == "epoch":
                order = p.fresh("perm", "order")
                b("%s = np.random.permutation(len(%s))" % (order, d.x))
                both = [d.x] + ([d.y] if ys else [])
                b("%s = %s" % (", ".join(both), ", ".join("%s[%s]" % (n, order) for n in both)))
            total = p["total"]
            b("%s = %s // %s" % (total, d.count(), bs))
            head, counter = "for %s in range(%s):" % (i, total), i
        else:
            source = p.a("dataset")
            if self.feed == "take":
                number = p.cfg("steps", p.one(5, 6, 8), "batches in an epoch")
                if p.pick("take") == "all":
                    number = p.cfg("num_batches", -1, "batches in an epoch, -1 for all")
                    p.truth.counts.append({"what": "all", "value": number})
                source += ".take(%s)" % number
            elif self.feed == "lists":
                source = "zip(%s, %s)" % (source, p.a("label_batches"))
            inner = "(%s, %s)" % (bx, by) if ys else bx
            if p.choices["report"] != "epoch" or p.yes(0.3):
                head, counter = "for %s, %s in enumerate(%s):" % (i, inner, source), i
            else:
                head = "for %s in %s:" % (inner.strip("()"), source)
        if self.way == "accumulate":
            b("accumulated = [tf.zeros_like(v_) for v_ in %s]" % self.weights())
            if not counter or self.feed != "slices":
                head, counter = (
                    "for %s, %s in enumerate(%s):"
                    % (i, "(%s, %s)" % (bx, by) if ys else bx, p.a("dataset")),
                    i,
                )
        if average == "running" and not counter:
            b("%s = 0" % p["n_seen"])
        with b.under(head):
            if self.feed == "slices":
                b("%s = %s[%s * %s:(%s + 1) * %s]" % (bx, d.x, i, bs, i, bs))
                if ys:
                    b("%s = %s[%s * %s:(%s + 1) * %s]" % (by, d.y, i, bs, i, bs))
            loss = self.step(b, bx, by if ys else None)
            if self.way == "accumulate":
                b("accumulated = [a_ + g_ for a_, g_ in zip(accumulated, %s)]" % p["grads"])
                with b.under("if (%s + 1) %% 2 == 0:" % i):
                    b(
                        "%s.apply_gradients(zip(accumulated, %s))" % (p.a("opt"), self.weights()),
                        "accumulated = [tf.zeros_like(v_) for v_ in %s]" % self.weights(),
                    )
                p.truth.counts.append({"what": "accumulation", "value": i})
            if average == "sum_after":
                b(
                    "%s += %s" % (p["avg"], p.one(loss, loss + ".numpy()", "float(%s)" % loss)),
                    "%s += 1" % p["n_seen"],
                )
            elif average == "mean_list":
                b("%s.append(%s)" % (p["epoch_losses"], p.one("float(%s)", "%s.numpy()") % loss))
            elif average == "running":
                n = counter if counter else p["n_seen"]
                value = "float(%s)" % loss
                b("{0} = ({0} * {1} + {2}) / ({1} + 1)".format(p["avg"], n, value))
                if not counter:
                    b("%s += 1" % n)
            self.tell(b, counter, by if ys else None)
            if counter and p.choices["report"] in ("every", "both"):
                b(
                    "if %s %% %s == 0:"
                    % (counter, p.cfg("display", p.one(2, 5), "steps between lines")),
                    "    " + p.say("step {} loss {}", counter, "float(%s)" % loss),
                )
            if p.choices["plot"] != "no" and p.yes(0.4):
                b("%s.append(float(%s))" % (p["losses"], loss))
        if average == "running":
            p.truth.means.append(p["avg"])
            return p["avg"]
        if average == "sum_after":
            p.truth.averages.append({"sum": p["avg"], "count": p["n_seen"]})
            return "%s / %s" % (p["avg"], p["n_seen"])
        if average == "mean_list":
            return "np.mean(%s)" % p["epoch_losses"]
        return "float(%s)" % (p.a("loss_metric") + ".result()" if self.metrics else loss)

    def tell(self, b, counter, y):
        """What a round tells by metrics: a class of Keras at intervals, or a function of its own."""
        p, d = self.p, self.data
        if self.metrics and counter and p.pick("metric_told") == "interval":
            metric = p.a("loss_metric")
            every = "(%s + 1) %% %s == 0" % (counter, p.one("4", "5"))
            with b.under("if %s:" % every):
                b(p.say("loss of the last rounds {}", metric + ".result().numpy()"))
                if p.yes(0.5):
                    b("%s.reset_states()" % metric)
            p.truth.told.append(metric)
        plain = self.step_way == "inline" and self.way not in ("minimize",) and not self.metrics
        if plain and d.kind == "class" and y and p.pick("own_metric") == "yes":
            name = self.own_metric()
            want = "%s.argmax(axis=1)" if d.one_hot else "%s"
            got = y if self.feed in ("slices", "lists", "choice") else y + ".numpy()"
            b(
                "first_right = %s(%s.numpy().argmax(axis=1), %s)"
                % (name, p["logits"], want % got)
            )

    def own_metric(self):
        """A function that computes a number of a batch, and decides by it."""
        p = self.p
        name = p.fresh("part_right", "share_right", "class_accuracy")
        f = Block()
        with f.under("def %s(guessed, wanted):" % name):
            f('"""How many of class 0 are right; -1 where there are none."""')
            f("seen = wanted == 0", "n = seen.sum()")
            f("if n > 0:", "    return (guessed[seen] == 0).sum() * 1.0 / n", "return -1")
        self.helpers.append(f)
        p.truth.own.append(name)
        return name

    def epoch_end(self, b, value):
        p, d = self.p, self.data
        e = p["epoch"]
        text, values = p.one("Epoch {} loss {}", "epoch: {}, loss: {}"), [
            p.one(e, "%s + 1" % e),
            value,
        ]
        if self.metrics and d.kind == "class" and d.used_labels():
            text, values = text + " acc {}", values + [p.a("acc_metric") + ".result()"]
        b(p.say(text, *values))
        if p.choices["plot"] != "no":
            b("%s.append(%s)" % (p["losses"], value))
        if p.choices["summaries"] == "yes":
            b(
                "with %s.as_default():" % p["writer"],
                "    tf.summary.scalar('loss', %s, step=%s)" % (value, e),
            )
        if p.choices["task"] in ("classify", "regress") and p.pick("peek") == "rows":
            b(p.say("row {}", "%s[%s * 15].ravel()[:3]" % (d.x, e)))
            p.truth.counts.append({"what": "shown", "value": d.x})
        if p.choices["text_log"] != "no":
            b("%s.write('%%s,%%s\\n' %% (%s, %s))" % (self.log, e, value))
        if (
            p.choices.get("rate") == "schedule"
            and p.choices.get("schedule") == "by_hand"
            and self.way != "assign"
            and p.yes(0.5)
        ):
            self.later_rate(b, p.a("opt"), e)
        elif (
            p.choices.get("rate") == "schedule"
            and p.choices.get("schedule") == "by_hand"
            and self.way != "assign"
        ):
            b(
                *p.one(
                    ["%s.learning_rate.assign(%s.learning_rate * 0.9)" % (p.a("opt"), p.a("opt"))],
                    [
                        "if %s == 1:" % e,
                        "    %s.learning_rate = %s" % (p.a("opt"), p.one("1e-4", "0.0005")),
                    ],
                )
            )
        if p.pick("evaluate") in ("epoch", "every") and d.test:
            self.evaluate(b, e)
        if self.save == "every":
            with b.under("if (%s + 1) %% 2 == 0:" % e if p.yes(0.5) else ""):
                b(p.one("%s.save()", "save_path = %s.save()") % p.a("manager"))
        elif self.save == "best" and self.stop != "patience":
            with b.under("if %s < %s:" % (value, p["best"])):
                b("%s = %s" % (p["best"], value))
                self.keep(b)
            p.truth.decisions.append({"kind": "best", "names": [value]})
        if self.stop == "patience":
            with b.under("if %s < %s:" % (value, p["best"])):
                b("%s = %s" % (p["best"], value), "%s = 0" % p["wait"])
                if self.save == "best":
                    self.keep(b)
            with b.under("else:"):
                b(
                    "%s += 1" % p["wait"],
                    "if %s >= %s:" % (p["wait"], p.cfg("patience", 2, "epochs without gain")),
                    "    break",
                )
            p.truth.decisions.append({"kind": "stop", "names": [value]})
        elif self.stop == "threshold":
            b("if %s < %s:" % (value, p.one("0.01", "0.3")), "    break")
            p.truth.decisions.append({"kind": "stop", "names": [value]})
        if self.save == "skip":
            self.skip(b, value)

    def skip(self, b, value):
        """Leaves the rest of a round out where nothing was gained, and saves there."""
        p = self.p
        b("if %s >= %s:" % (value, p["best"]), "    continue", "%s = %s" % (p["best"], value))
        self.keep(b)
        p.truth.decisions.append({"kind": "skip", "names": [value]})

    def keep(self, b):
        p = self.p
        if "weights_file" not in p.names.chosen:
            p.names.chosen["weights_file"] = p.one(
                "best.h5", "weights.h5", "model_weights.h5", "weights_best"
            )
        b("%s.save_weights('%s')" % (p.a("model"), p["weights_file"]))
        p.truth.writes.append({"call": "save_weights"})

    def by_steps(self, b):
        p, d = self.p, self.data
        i, bx, by = p["step"], p["bx"], p["by"]
        ys = d.used_labels()
        steps = p.cfg("steps", p.one(30, 40, 48), "training steps")
        p.pick("report", ("every",))
        if self.feed == "iterator":
            b("%s = iter(%s.repeat())" % (p["data_iter"], p.a("dataset")))
            head = "for %s in %s:" % (i, self.range(steps))
        elif self.feed == "choice":
            head = "for %s in %s:" % (i, self.range(steps))
        else:
            inner = "(%s, %s)" % (bx, by) if ys else bx
            head = "for %s, %s in enumerate(%s.repeat().take(%s)%s):" % (
                i,
                inner,
                p.a("dataset"),
                steps,
                p.one("", ", 1"),
            )
        with b.under(head):
            if self.feed == "iterator":
                b("%s = next(%s)" % ("%s, %s" % (bx, by) if ys else bx, p["data_iter"]))
            elif self.feed == "choice":
                b(
                    "picked = np.random.choice(len(%s), %s)" % (d.x, self.batch_size()),
                    "%s = %s[picked]" % (bx, d.x),
                )
                if ys:
                    b("%s = %s[picked]" % (by, d.y))
                p.truth.draws.append(
                    "seeded" if p.choices.get("seed") in ("numpy", "both") else "unseeded"
                )
            loss = self.step(b, bx, by if ys else None)
            value = "float(%s)" % loss
            with b.under(
                "if %s %% %s == 0:" % (i, p.cfg("display", p.one(5, 10), "steps between lines"))
            ):
                b(p.say("step {}: loss {}", i, value))
                if p.choices["plot"] != "no":
                    b("%s.append(%s)" % (p["losses"], value))
                if p.choices["summaries"] == "yes":
                    b(
                        "with %s.as_default():" % p["writer"],
                        "    tf.summary.scalar('loss', %s, step=%s)" % (loss, i),
                    )
                if p.choices["text_log"] != "no":
                    b("%s.write('%%d %%f\\n' %% (%s, %s))" % (self.log, i, value))
            if (
                p.choices.get("rate") == "schedule"
                and p.choices.get("schedule") == "by_hand"
                and self.way != "assign"
            ):
                b(
                    "%s.learning_rate = 0.5 * (1 + math.cos(math.pi * %s / %s)) * 0.01"
                    % (p.a("opt"), i, steps)
                )
                p.truth.counts.append({"what": "rate by steps", "value": steps})
            if self.save == "every":
                b("if %s %% 20 == 0:" % i, "    %s.save()" % p.a("manager"))
                p.truth.counts.append({"what": "save", "value": i})
            elif self.save == "best":
                with b.under("if %s < %s:" % (value, p["best"])):
                    b("%s = %s" % (p["best"], value))
                    self.keep(b)
                p.truth.decisions.append({"kind": "best", "names": [value]})
            if self.stop == "threshold":
                b("if %s < %s:" % (value, p.one("0.01", "0.4")), "    break")
                p.truth.decisions.append({"kind": "stop", "names": [value]})
            if self.save == "skip":
                self.skip(b, value)

    def evaluate(self, b, e=None):
        p, d = self.p, self.data
        for line in p.note("eval"):
            b(line)
        out = self.out(d.tx, False)
        ys = d.used_labels()
        if d.kind == "class" and ys and p.yes(0.6):
            want = "np.argmax(%s, axis=1)" % d.ty if d.one_hot else d.ty
            b(
                "test_out = %s" % out,
                "test_acc = np.mean(np.argmax(test_out, axis=1) == %s)" % want,
                p.say("test accuracy {}", "test_acc"),
            )
        else:
            b(
                "test_out = %s" % out,
                p.say("test loss {}", "float(%s)" % self.loss(d.tx, d.ty, "test_out")),
            )

    def at_end(self, b):
        p, d = self.p, self.data
        if self.save == "end":
            if p.yes(0.5):
                self.keep(b)
            elif p.choices.get("build") in ("sequential", "functional"):
                p.names.chosen["weights_file"] = None
                b("%s.save('%s')" % (p.a("model"), p.one("model.h5", "saved_model", "final.keras")))
                p.truth.writes.append({"call": "model.save"})
            else:
                self.keep(b)
        elif self.save in ("numpy", "pickle"):
            b("np.save('weights.npy', %s[0].numpy())" % self.weights())
            p.truth.writes.append({"call": "np.save"})
        if (
            self.save in ("best", "end", "skip")
            and p.names.chosen.get("weights_file")
            and p.pick("read_back") == "yes"
        ):
            b("%s.load_weights('%s')" % (p.a("model"), p["weights_file"]))
            p.truth.reads.append({"call": "load_weights"})
        if p.pick("evaluate") in ("end", "batches", "per_class") and d.test:
            self.evaluate(b)
        if p.choices["plot"] == "figure":
            b("plt.plot(%s)" % p["losses"], "plt.savefig('loss.png')")
            p.truth.writes.append({"call": "plt.savefig"})
        elif p.choices["plot"] == "lists":
            b(p.say("first {} last {}", "%s[0]" % p["losses"], "%s[-1]" % p["losses"]))
        if p.choices["text_log"] != "no":
            b("%s.close()" % self.log)
