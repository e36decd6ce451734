"""The graphs of session programs: placeholders, networks, losses, optimizers and rates."""


class Graph:
    """Writes what a session program builds before it opens a session."""

    def __init__(self, program, data):
        self.p, self.data = program, data
        self.task = program.pick("task")
        self.fed = {}  # placeholder -> what is fed in training, besides samples
        self.fed_test = {}
        self.local_rate = None  # a Python variable that holds the rate by hand
        self.has_accuracy = False
        self.step_counter = False
        self.helpers = []  # blocks for the module's top level
        self.net_function = None
        self.second = None  # an operation that trains in its place, as chance has it
        self.inputs = None  # set where the graph reads its input itself

    # -- the whole
    def build(self, b):
        p = self.p
        for line in p.note("model"):
            b(line)
        if self.inputs is None:
            self.placeholders(b)
            self.peek(b)
        if self.task == "autoencode":
            self.autoencoder(b)
        else:
            self.network(b)
        for line in p.note("loss"):
            b(line)
        self.loss(b)
        self.train(b)
        self.accuracy(b)
        if p.pick("summaries") == "yes":
            self.summaries(b)

    def peek(self, b):
        """A print that adds to the graph, before the model does."""
        p, d = self.p, self.data
        if p.pick("peek") != "ops" or len(d.shape) > 1 or p.choices["feed"] == "pairs":
            return
        value = p.one(
            "tf.matmul(%s, tf.zeros([%d, 2])).shape",
            "tf.matmul(%s, tf.ones([%d, 4])).get_shape()",
        )
        b(p.say(p.one("shape {}", "projected: {}"), value % (p.a("x"), d.size)))

    def placeholders(self, b):
        p, d = self.p, self.data
        shape = "[None, %s]" % ", ".join(map(str, d.shape))
        if p.pick("feed") == "pairs":
            b("%s = tf.placeholder(%s)" % (p.a("x"), p.one('"float"', "tf.float32")))
            b("%s = tf.placeholder(%s)" % (p.a("y"), p.one('"float"', "tf.float32")))
            return
        extra = p.one("", ", name='%s'" % p["x"].lower().strip("_"))
        b("%s = tf.placeholder(tf.float32, %s%s)" % (p.a("x"), p.one("", "shape=") + shape, extra))
        if d.used_labels():
            if d.kind == "class" and not d.one_hot:
                b("%s = tf.placeholder(tf.int64, [None])" % p.a("y"))
            else:
                b("%s = tf.placeholder(tf.float32, [None, %d])" % (p.a("y"), d.classes))

    # -- networks
    def network(self, b):
        p, d = self.p, self.data
        if p.pick("feed") == "pairs":
            w, bias = p.fresh("W", "w"), p.fresh("b", "bias_w")
            b(
                "%s = tf.Variable(%s, name='weight')"
                % (w, p.one("np.random.randn()", "0.1", "tf.random_normal([])"))
            )
            b(
                "%s = tf.Variable(%s, name='bias')"
                % (bias, p.one("np.random.randn()", "0.0", "tf.zeros([])"))
            )
            b("%s = tf.add(tf.multiply(%s, %s), %s)" % (p.a("logits"), p.a("x"), w, bias))
            return
        only = {"image": ("conv", "layers"), "rows": ("rows",)}.get(
            d.wanted, ("raw", "dict", "helper", "layers")
        )
        kind = p.pick("net", only)
        p.pick("extras", None if kind in ("layers", "helper") else ("none", "decay"))
        if p.choices["extras"] == "dropout":
            b("%s = tf.placeholder(tf.float32)" % p.a("keep_prob"))
            self.fed[p.a("keep_prob")], self.fed_test[p.a("keep_prob")] = p.one(
                "0.5", "0.75", "0.8"
            ), p.one("1.0", "1.", "1")
        elif p.choices["extras"] == "batch_norm" and kind == "layers":
            b("%s = tf.placeholder(tf.bool%s)" % (p.a("training"), p.one("", ", name='training'")))
            self.fed[p.a("training")], self.fed_test[p.a("training")] = "True", "False"
        if p.pick("layout") in ("functions", "modules", "package") and not p.classed:
            self.as_function(b, kind)
        else:
            out = getattr(self, "net_" + kind)(b, p.a("x"), p.a)
            b("%s = %s" % (p.a("logits"), out))

    def as_function(self, b, kind):
        from .program import Block

        p = self.p
        name = p.fresh(
            "inference",
            "network",
            "build_net",
            "multilayer_perceptron",
            "conv_net",
            "neural_net",
            "mlp",
        )
        function = Block()
        extra = [k for k in self.fed if k in (p["keep_prob"], p["training"])]
        with function.under("def %s(%s):" % (name, ", ".join([p["x"]] + extra))):
            if p.yes(0.4):
                function('"""Builds the network and returns its output."""')
            function("return " + getattr(self, "net_" + kind)(function, p["x"], p.__getitem__))
        self.net_function = (name, function)
        b("%s = %s(%s)" % (p["logits"], name, ", ".join([p["x"]] + extra)))

    def hidden(self, default=None):
        return self.p.cfg(
            "hidden", default or self.p.one(8, 12, 16, 20, 32), "units of the hidden layer"
        )

    def net_raw(self, b, x, at):
        p, d = self.p, self.data
        if p.yes(0.45):
            w, bias = p.fresh("W", "weights", "w"), p.fresh("b", "biases", "bias")
            b(
                "%s = tf.Variable(tf.zeros([%d, %d]))" % (w, d.size, d.classes),
                "%s = tf.Variable(tf.zeros([%d]))" % (bias, d.classes),
            )
            return "tf.matmul(%s, %s) + %s" % (x, w, bias)
        h = self.hidden()
        w1, b1, w2, b2 = (
            p.fresh("W1", "w_h"),
            p.fresh("b1", "b_h"),
            p.fresh("W2", "w_o"),
            p.fresh("b2", "b_o"),
        )
        init = p.one(
            "tf.random_normal([%s, %s], stddev=0.1)",
            "tf.truncated_normal([%s, %s], stddev=0.1)",
            "tf.random_uniform([%s, %s], -0.1, 0.1)",
        )
        b(
            "%s = tf.Variable(%s)" % (w1, init % (d.size, h)),
            "%s = tf.Variable(tf.zeros([%s]))" % (b1, h),
        )
        b(
            "%s = tf.Variable(%s)" % (w2, init % (h, d.classes)),
            "%s = tf.Variable(tf.zeros([%s]))" % (b2, d.classes),
        )
        b(
            "hidden1 = tf.nn.%s(tf.matmul(%s, %s) + %s)"
            % (p.one("relu", "sigmoid", "tanh"), x, w1, b1)
        )
        return "tf.matmul(hidden1, %s) + %s" % (w2, b2)

    def net_dict(self, b, x, at):
        d = self.data
        h = self.hidden()
        b(
            "weights = {",
            "    'h1': tf.Variable(tf.random_normal([%d, %s], stddev=0.1))," % (d.size, h),
            "    'out': tf.Variable(tf.random_normal([%s, %d], stddev=0.1))" % (h, d.classes),
            "}",
        )
        b(
            "biases = {",
            "    'b1': tf.Variable(tf.zeros([%s]))," % h,
            "    'out': tf.Variable(tf.zeros([%d]))" % d.classes,
            "}",
        )
        b(
            "layer_1 = tf.add(tf.matmul(%s, weights['h1']), biases['b1'])" % x,
            "layer_1 = tf.nn.relu(layer_1)",
        )
        return "tf.matmul(layer_1, weights['out']) + biases['out']"

    def net_helper(self, b, x, at):
        from .program import Block

        p, d = self.p, self.data
        name = p.fresh("add_layer", "fc_layer", "dense_layer", "fully_connected")
        f = Block()
        with f.under("def %s(inputs_, in_size, out_size, activation=None):" % name):
            f(
                "w_ = tf.%s"
                % p.one(
                    "Variable(tf.random_normal([in_size, out_size], stddev=0.1))",
                    "Variable(tf.truncated_normal([in_size, out_size], stddev=0.1))",
                )
            )
            f("b_ = tf.Variable(tf.zeros([1, out_size]) + 0.1)", "z_ = tf.matmul(inputs_, w_) + b_")
            f("if activation is None:", "    return z_", "return activation(z_)")
        self.helpers.append(f)
        h = self.hidden()
        b("l1 = %s(%s, %d, %s, activation=tf.nn.relu)" % (name, x, d.size, h))
        if p.choices["extras"] == "dropout":
            b("l1 = tf.nn.dropout(l1, %s)" % at("keep_prob"))
        return "%s(l1, %s, %d, activation=None)" % (name, h, d.classes)

    def net_layers(self, b, x, at):
        p, d = self.p, self.data
        h = self.hidden()
        first = x
        if d.wanted == "image":
            b("flat = tf.reshape(%s, [-1, %d])" % (x, d.size))
            first = "flat"
        b(
            "h1 = tf.layers.dense(%s, %s, activation=tf.nn.relu%s)"
            % (first, h, p.one("", ", name='fc1'"))
        )
        if p.choices["extras"] == "batch_norm":
            b("h1 = tf.layers.batch_normalization(h1, training=%s)" % at("training"))
        if p.choices["extras"] == "dropout":
            b("h1 = tf.nn.dropout(h1, keep_prob=%s)" % at("keep_prob"))
        return "tf.layers.dense(h1, %d)" % d.classes

    def net_conv(self, b, x, at):
        from .program import Block

        p, d = self.p, self.data
        side, channels = d.shape[0], d.shape[-1]
        half = -(-side // 2)
        if p.yes(0.5):
            f = Block()
            f(
                "def weight_variable(shape):",
                "    return tf.Variable(tf.truncated_normal(shape, stddev=0.1))",
                "",
            )
            f(
                "def conv2d(inp, filt):",
                "    return tf.nn.conv2d(inp, filt, strides=[1, 2, 2, 1], padding='SAME')",
            )
            self.helpers.append(f)
            b(
                "w_conv1 = weight_variable([5, 5, %d, 4])" % channels,
                "h_conv1 = tf.nn.relu(conv2d(%s, w_conv1))" % x,
            )
        else:
            b(
                "h_conv1 = tf.layers.conv2d(%s, 4, 5, strides=2, padding='same', activation=tf.nn.relu)"
                % x
            )
        b(
            "h_pool = tf.nn.max_pool(h_conv1, ksize=[1, 2, 2, 1], strides=[1, 2, 2, 1], padding='SAME')"
        )
        quarter = -(-half // 2)
        b("h_flat = tf.reshape(h_pool, [-1, %d])" % (quarter * quarter * 4))
        return "tf.layers.dense(h_flat, %d)" % d.classes

    def net_rows(self, b, x, at):
        p, d = self.p, self.data
        cell = p.one("BasicLSTMCell", "LSTMCell", "GRUCell", "BasicRNNCell")
        b("cell = tf.nn.rnn_cell.%s(%s)" % (cell, self.hidden(8)))
        if p.yes(0.5):
            b(
                "outputs_, states_ = tf.nn.dynamic_rnn(cell, %s, dtype=tf.float32)" % x,
                "last = outputs_[:, -1, :]",
            )
        else:
            b(
                "steps_ = tf.unstack(%s, %d, 1)" % (x, d.shape[0]),
                "outputs_, states_ = tf.nn.static_rnn(cell, steps_, dtype=tf.float32)",
                "last = outputs_[-1]",
            )
        return "tf.layers.dense(last, %d)" % d.classes

    def autoencoder(self, b):
        p, d = self.p, self.data
        p.pick("extras", ("none", "decay"))
        h = self.hidden()
        kind = p.pick("net", ("raw", "layers"))
        if kind == "raw":
            b(
                "w_enc = tf.Variable(tf.random_normal([%d, %s], stddev=0.05))" % (d.size, h),
                "b_enc = tf.Variable(tf.zeros([%s]))" % h,
            )
            b(
                "w_dec = tf.Variable(tf.random_normal([%s, %d], stddev=0.05))" % (h, d.size),
                "b_dec = tf.Variable(tf.zeros([%d]))" % d.size,
            )
            b(
                "code = tf.nn.sigmoid(tf.matmul(%s, w_enc) + b_enc)" % p.a("x"),
                "%s = tf.matmul(code, w_dec) + b_dec" % p.a("logits"),
            )
        else:
            b(
                "code = tf.layers.dense(%s, %s, activation=tf.nn.relu)" % (p.a("x"), h),
                "%s = tf.layers.dense(code, %d)" % (p.a("logits"), d.size),
            )

    # -- loss, optimizer, rate
    def loss(self, b):
        p, d = self.p, self.data
        logits, y, x = p.a("logits"), p.a("y"), p.a("x")
        if self.task == "autoencode":
            text = p.one(
                "tf.reduce_mean(tf.pow(%s - %s, 2))", "tf.reduce_mean(tf.square(%s - %s))"
            ) % (x, logits)
        elif d.kind == "number":
            text = p.one(
                "tf.reduce_mean(tf.square(%s - %s))",
                "tf.losses.mean_squared_error(%s, %s)",
                "tf.reduce_mean(tf.pow(%s - %s, 2))",
            ) % (y, logits)
            if p.choices["feed"] == "pairs":
                text = "tf.reduce_sum(tf.pow(%s - %s, 2))" % (logits, y)
        elif d.one_hot:
            text = p.one(
                "tf.reduce_mean(tf.nn.softmax_cross_entropy_with_logits_v2(logits=%s, labels=%s))",
                "tf.reduce_mean(\n    tf.nn.softmax_cross_entropy_with_logits(logits=%s, labels=%s))",
                "tf.losses.softmax_cross_entropy(logits=%s, onehot_labels=%s)",
            ) % (logits, y)
        else:
            text = p.one(
                "tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(logits=%s, labels=%s))",
                "tf.losses.sparse_softmax_cross_entropy(logits=%s, labels=%s)",
            ) % (logits, y)
        b("%s = %s" % (p.a("loss"), text))
        if p.choices.get("extras") == "decay":
            b(
                "%s = %s + 0.001 * tf.add_n([tf.nn.l2_loss(v) for v in tf.trainable_variables()])"
                % (p.a("loss"), p.a("loss"))
            )

    def rate(self, b):
        """The optimizer's first argument; writes a schedule where there is one."""
        p = self.p
        value = (
            p.one(0.01, 0.005, 0.02, 0.05)
            if p.pick("optimizer") in ("GradientDescent", "Momentum")
            else p.one(0.001, 0.002, 0.005)
        )
        without = () if p.choices["optimizer"] == "Adam" else ("default",)
        if p.choices["pattern"] == "monitored" or self.inputs:
            without += ("fed",)
        way = p.pick("rate", without=without)
        if way == "literal":
            return repr(value) if p.yes(0.7) else "%.0e" % value
        if way == "configured":
            return p.cfg("lr", value, "initial learning rate")
        if way == "default":
            return ""
        if way == "variable":
            name = p.fresh("lr_var", "learning_rate_var")
            b(
                "%s = tf.Variable(%r, trainable=False, dtype=tf.float32)"
                % (("self." if p.classed else "") + name, value)
            )
            return ("self." if p.classed else "") + name
        if way == "fed":
            b("%s = tf.placeholder(tf.float32, [])" % p.a("rate_ph"))
            self.local_rate = p.fresh("current_lr", "lr_now", "eta")
            self.local_rate_start = p.cfg("lr", value, "learning rate")
            self.fed[p.a("rate_ph")] = self.local_rate
            return p.a("rate_ph")
        return self.schedule(b, value)

    def schedule(self, b, value):
        p = self.p
        kind = p.pick("schedule", ("exponential", "piecewise", "polynomial", "cosine"))
        self.need_step(b)
        base = p.cfg("lr", value, "starting rate")
        way = p.pick("decay_count", ("literal", "named"))
        steps = (
            str(p.one(5, 10, 20))
            if way == "literal"
            else p.cfg("decay_steps", p.one(6, 10, 15), "steps between decays")
        )
        rate = p.fresh("decayed_lr", "lr_schedule", "learning_rate_op")
        gs = p.a("global_step")
        if kind == "exponential":
            b(
                "%s = tf.train.exponential_decay(%s, %s, %s, 0.96%s)"
                % (rate, base, gs, steps, p.one("", ", staircase=True"))
            )
        elif kind == "piecewise":
            b(
                "boundaries = [%d, %d]" % (p.one(4, 6), p.one(10, 14)),
                "values = [%r, %r, %r]" % (value, value / 2, value / 10),
            )
            b("%s = tf.train.piecewise_constant(%s, boundaries, values)" % (rate, gs))
            steps = "boundaries"
        elif kind == "polynomial":
            b(
                "%s = tf.train.polynomial_decay(%s, %s, %s, end_learning_rate=0.0001)"
                % (rate, base, gs, steps)
            )
        else:
            b("%s = tf.train.cosine_decay(%s, %s, decay_steps=%s)" % (rate, base, gs, steps))
        p.truth.counts.append({"what": "schedule", "value": steps, "kind": kind})
        return rate

    def need_step(self, b):
        if not self.step_counter:
            self.step_counter = True
            make = self.p.one(
                "tf.Variable(0, trainable=False, name='global_step')",
                "tf.train.get_or_create_global_step()",
            )
            if self.p.choices["pattern"] == "monitored":
                make = "tf.train.get_or_create_global_step()"
            b("%s = %s" % (self.p.a("global_step"), make))

    def constructor(self, b):
        """The optimizer's class and arguments, as a call or through a branch; returns an expression."""
        p = self.p
        rate = self.rate(b)
        kind = p.choices["optimizer"]
        more = ", 0.9" if kind == "Momentum" else ""
        if rate and p.pick("rate_place") == "keyword":
            rate = "learning_rate=" + rate
            more = more.replace(", ", ", momentum=")
        name = "tf.train.%sOptimizer" % kind
        call = "%s(%s%s)" % (name, rate, more)
        plain = p.choices["pattern"] == "session" and p.choices["not_training"] == "no"
        plain = plain and self.task in ("classify", "regress")
        chance = plain and p.choices["gradients"] == "minimize"
        way = p.pick("branch", without=() if chance else ("chance",))
        if way in ("data", "ways") or not rate:
            return call, [kind + "Optimizer"]
        bound = p.a("opt")
        if way == "optimizer":
            chosen = p.cfg("optimizer", kind.lower(), "which optimizer")
            other = "tf.train.%sOptimizer(%s)" % (p.one("Adagrad", "RMSProp"), rate)
            b(
                "if %s == %r:" % (chosen, kind.lower()),
                "    %s = %s" % (bound, call),
                "else:",
                "    %s = %s" % (bound, other),
            )
            return bound, [kind + "Optimizer", other.split("(")[0].split(".")[-1]]
        if way == "table":
            table = p.fresh("OPTIMIZERS", "optimizers")
            b(
                "%s = {'%s': %s, 'sgd2': tf.train.GradientDescentOptimizer}"
                % (table, kind.lower(), name)
            )
            b("%s = %s['%s'](%s%s)" % (bound, table, kind.lower(), rate, more))
            return bound, []
        if way == "getattr":
            b("%s = getattr(tf.train, '%sOptimizer')(%s%s)" % (bound, kind, rate, more))
            return bound, []
        return call, [kind + "Optimizer"]

    def train(self, b):
        p = self.p
        way = p.pick(
            "gradients", without=("by_hand",) if p.choices["pattern"] == "monitored" else ()
        )
        if way == "by_hand":
            self.apply(b, way, p.a("train_op"), p.a("loss"), "")
            return
        call, classes = self.constructor(b)
        bound = call == p.a("opt")
        step = ""
        need = p.choices["pattern"] == "monitored" or self.step_counter or p.yes(0.15)
        if need:
            self.need_step(b)
            step = ", global_step=" + p.a("global_step")
        op, loss = p.a("train_op"), p.a("loss")
        if (
            way == "minimize"
            and not bound
            and p.pick("bound") == "chained"
            and p.choices.get("extras") != "batch_norm"
        ):
            b("%s = %s.minimize(%s%s)" % (op, call, loss, step))
            p.truth.optimizers.append({"class": classes[0], "name": None, "way": "minimize"})
        else:
            if not bound:
                b("%s = %s" % (p.a("opt"), call))
            for c in classes or ["?"]:
                p.truth.optimizers.append({"class": c, "name": p["opt"], "way": way})
            self.apply(b, way, op, loss, step)
        if p.choices["branch"] == "chance":
            self.second = p.a("second_op")
            b(
                "%s = tf.train.GradientDescentOptimizer(%s).minimize(%s, var_list=tf.trainable_variables()[%s])"
                % (self.second, p.one("0.01", "0.05"), loss, p.one("-1:", ":1"))
            )
            p.truth.optimizers.append(
                {"class": "GradientDescentOptimizer", "name": None, "way": "minimize"}
            )
            p.truth.decisions.append({"kind": "chance", "names": [op, self.second]})
        if p.pick("average_weights") == "yes":
            ema = p.fresh("ema", "averages")
            inner = p.fresh("apply_op", "step_update")
            b("%s = %s" % (inner, op), "%s = tf.train.ExponentialMovingAverage(0.99)" % ema)
            with b.under("with tf.control_dependencies([%s]):" % inner):
                b(
                    "%s = %s"
                    % (
                        op,
                        p.one(
                            "%s.apply(tf.trainable_variables())" % ema,
                            "tf.group(%s.apply(tf.trainable_variables()))" % ema,
                        ),
                    )
                )

    def apply(self, b, way, op, loss, step):
        p = self.p
        opt, grads = p.a("opt"), p["grads"]
        norm = p.choices.get("extras") == "batch_norm"
        if norm:
            b("update_ops = tf.get_collection(tf.GraphKeys.UPDATE_OPS)")
        with b.under("with tf.control_dependencies(update_ops):" if norm else ""):
            if way == "minimize":
                b("%s = %s.minimize(%s%s)" % (op, opt, loss, step))
            elif way == "clip":
                b(
                    "tvars = tf.trainable_variables()",
                    "%s, _ = tf.clip_by_global_norm(tf.gradients(%s, tvars), 5.0)" % (grads, loss),
                )
                b("%s = %s.apply_gradients(zip(%s, tvars)%s)" % (op, opt, grads, step))
                p.truth.gradients.append({"call": "tf.gradients"})
            elif way == "gradients":
                b(
                    "params_list = tf.trainable_variables()",
                    "%s = tf.gradients(%s, params_list)" % (grads, loss),
                )
                b("%s = %s.apply_gradients(list(zip(%s, params_list))%s)" % (op, opt, grads, step))
                p.truth.gradients.append({"call": "tf.gradients"})
            elif way == "compute":
                b("%s = %s.compute_gradients(%s)" % (grads, opt, loss))
                capped = p.fresh("capped", "clipped", "capped_gvs")
                b(
                    "%s = [(tf.clip_by_value(g_, -1., 1.), v_) for g_, v_ in %s if g_ is not None]"
                    % (capped, grads)
                )
                b("%s = %s.apply_gradients(%s%s)" % (op, opt, capped, step))
            else:
                b(
                    "trained = tf.trainable_variables()",
                    "%s = tf.gradients(%s, trained)" % (grads, loss),
                )
                b(
                    "%s = tf.group(*[v_.assign_sub(%s * g_) for g_, v_ in zip(%s, trained)])"
                    % (op, p.one("0.01", "0.05"), grads)
                )
                p.truth.gradients.append({"call": "tf.gradients"})

    def accuracy(self, b):
        p, d = self.p, self.data
        if d.kind != "class" or self.task == "autoencode":
            return
        self.has_accuracy = True
        want = "tf.argmax(%s, 1)" % p.a("y") if d.one_hot else p.a("y")
        b("%s = tf.equal(tf.argmax(%s, 1), %s)" % ("correct_pred", p.a("logits"), want))
        b(
            "%s = tf.reduce_mean(tf.cast(correct_pred, %s))"
            % (p.a("accuracy"), p.one("tf.float32", "'float'"))
        )

    def summaries(self, b):
        p = self.p
        b("tf.summary.scalar('loss', %s)" % p.a("loss"))
        if self.has_accuracy:
            b("tf.summary.scalar('accuracy', %s)" % p.a("accuracy"))
        if p.yes(0.3):
            b(
                "for var_ in tf.trainable_variables():",
                "    tf.summary.histogram(var_.name.replace(':', '_'), var_)",
            )
        b("%s = tf.summary.merge_all()" % p.a("merged"))
