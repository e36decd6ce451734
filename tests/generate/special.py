"""Session programs with other steps: hooks sessions, two networks, carried state, windows, replay memory."""

from .program import Block
from .session import Session


class Monitored(Session):
    """A session with hooks."""

    def run(self, b):
        p = self.p
        for line in p.note("train"):
            b(line)
        p.set("session", "with")
        p.set("init", "direct")
        p.choices.setdefault("plot", "no")
        p.pick("report", ("every",))
        self.save, self.stop = "no", "no"
        p.choices.setdefault("save", "no")
        stop = p.pick("stop_hook") == "yes"
        arguments = self.arguments(b, stop)
        kind = p.pick("supervision")
        p.truth.sessions += 1
        s = self.s = p.one("sess", "mon_sess", p["sess"])
        if kind == "training":
            call = "tf.train.MonitoredTrainingSession(%s)" % arguments
        elif kind == "plain":
            call = "tf.train.MonitoredSession(%s)" % arguments
        else:
            call = "tf.train.SingularMonitoredSession(%s)" % arguments
        p.choices["text_log"] = "no"
        with b.under("with %s as %s:" % (call, s)):
            i = p["step"]
            if stop:
                b("%s = 0" % i)
                with b.under("while not %s.should_stop():" % s):
                    self.round(b, i)
                    b("%s += 1" % i)
            elif self.feed == "slices" and p.yes(0.5):
                with b.under("for %s in range(%s):" % (p["epoch"], self.epochs())):
                    with b.under(
                        "for %s in range(len(%s) // %s):" % (i, self.data.x, self.batch_size())
                    ):
                        self.round(b, i)
            else:
                with b.under("for %s in range(%s):" % (i, self.total_steps())):
                    self.round(b, i)

    def arguments(self, b, stop):
        p = self.p
        hooks = []
        way = p.pick("hooks", without=("none",) if stop else ())
        if stop:
            steps = self.total_steps()
            hooks.append(
                "tf.train.StopAtStepHook(%s)"
                % p.one("last_step=%s" % steps, "num_steps=%s" % steps)
            )
        if way != "none" and p.yes(0.4):
            hooks.append("tf.train.NanTensorHook(%s)" % p.a("loss"))
        if way != "none" and p.yes(0.4):
            hooks.append("tf.train.LoggingTensorHook({'loss': %s}, every_n_iter=10)" % p.a("loss"))
        if way == "own":
            hooks.append(self.own_hook() + "()")
        keep = p.pick("checkpoint_dir") == "yes" and p.pick("supervision") == "training"
        if (
            way in ("variable", "literal")
            and p.choices["checkpoint_dir"] == "yes"
            and not keep
            and p.yes(0.5)
        ):
            hooks.append("tf.train.CheckpointSaverHook(%s, save_steps=20)" % self.model_dir())
            p.truth.writes.append({"call": "CheckpointSaverHook"})
        out = []
        if keep:
            out.append("checkpoint_dir=" + self.model_dir())
            p.truth.writes.append({"call": "checkpoint_dir"})
        if hooks and way == "variable":
            name = p.fresh("hooks", "session_hooks", "train_hooks")
            b(
                "%s = [%s]" % (name, ", ".join(hooks))
                if len(hooks) < 2 or p.yes(0.5)
                else "%s = [\n    %s\n]" % (name, ",\n    ".join(hooks))
            )
            out.append("hooks=" + name)
        elif hooks:
            out.append("hooks=[%s]" % ", ".join(hooks))
        return ",\n        ".join(out) if len(", ".join(out)) > 70 else ", ".join(out)

    def own_hook(self):
        p = self.p
        name = p.fresh("_LoggerHook", "LossPrinter", "ProgressHook")
        f = Block()
        with f.under("class %s(tf.train.SessionRunHook):" % name):
            f(
                "def begin(self):",
                "    self._count = 0",
                "",
                "def before_run(self, run_context):",
                "    self._count += 1",
                "    return None",
                "",
                "def after_run(self, run_context, run_values):",
                "    if self._count % 10 == 0:",
                "        print('step', self._count)",
            )
        self.helpers.append(f)
        return name

    def round(self, b, i):
        p, s = self.p, self.s
        self.batch(b, i)
        feed = self.feeding()
        fd = "" if feed == "{}" else ", feed_dict=" + feed
        if p.yes(0.4):
            b("%s.run(%s%s)" % (s, p.a("train_op"), fd))
        else:
            b("_, %s = %s.run([%s, %s]%s)" % (p["c"], s, p.a("train_op"), p.a("loss"), fd))
            if p.yes(0.6):
                with b.under("if %s %% 10 == 0:" % i):
                    b(p.say("step {} loss {}", i, p["c"]))


class Gan(Session):
    """Two networks against each other, an optimizer each."""

    def choose(self):
        p, d = self.p, self.data
        self.feed = p.pick("feed", ("next_batch",) if d.tutorial else ("slices", "choice"))
        self.loop = p.pick("loop", ("epochs", "steps"))
        p.choices.update(
            summaries="no",
            restore="no",
            stop="no",
            evaluate="no",
            sample="no",
            read_back="no",
            extras="none",
        )
        p.pick("save", ("no", "end", "every"))

    def build(self, b):
        p, d = self.p, self.data
        self.z = p.cfg("latent", p.one(4, 8, 10), "size of the noise")
        b(
            "%s = tf.placeholder(tf.float32, [None, %d], name='real')" % (p.a("x"), d.size),
            "%s = tf.placeholder(tf.float32, [None, %s], name='z')" % (p.a("noise"), self.z),
        )
        gen, dis = p.fresh("generator", "gen_net", "G_net"), p.fresh(
            "discriminator", "disc_net", "D_net"
        )
        self.networks(gen, dis)
        fake, real_out, fake_out = (
            p.fresh("G_sample", "fake", "generated"),
            p.fresh("D_real", "real_logits"),
            p.fresh("D_fake", "fake_logits"),
        )
        b(
            "%s = %s(%s)" % (fake, gen, p.a("noise")),
            "%s = %s(%s)" % (real_out, dis, p.a("x")),
            "%s = %s(%s, reuse=True)" % (fake_out, dis, fake),
        )
        self.d_loss, self.g_loss = p.a("d_loss"), p.a("g_loss")
        ce = "tf.reduce_mean(tf.nn.sigmoid_cross_entropy_with_logits(logits=%s, labels=tf.%s_like(%s)))"
        if p.yes(0.6):
            b(
                "%s = %s + \\\n    %s"
                % (
                    self.d_loss,
                    ce % (real_out, "ones", real_out),
                    ce % (fake_out, "zeros", fake_out),
                )
            )
            b("%s = %s" % (self.g_loss, ce % (fake_out, "ones", fake_out)))
        else:
            b(
                "%s = tf.reduce_mean(%s) - tf.reduce_mean(%s)" % (self.d_loss, fake_out, real_out),
                "%s = -tf.reduce_mean(%s)" % (self.g_loss, fake_out),
            )
        b(
            "t_vars = tf.trainable_variables()",
            "d_vars = [v_ for v_ in t_vars if v_.name.startswith('disc')]",
            "g_vars = [v_ for v_ in t_vars if v_.name.startswith('gen')]",
        )
        self.d_op, self.g_op = p.a("d_train"), p.a("g_train")
        rate = p.cfg("lr", p.one(0.001, 0.0002), "rate of both")
        kind = p.pick("optimizer", ("Adam", "RMSProp"))
        for op, loss, group in (
            (self.d_op, self.d_loss, "d_vars"),
            (self.g_op, self.g_loss, "g_vars"),
        ):
            if p.yes(0.7):
                b(
                    "%s = tf.train.%sOptimizer(%s).minimize(%s, var_list=%s)"
                    % (op, kind, rate, loss, group)
                )
                p.truth.optimizers.append(
                    {"class": kind + "Optimizer", "name": None, "way": "minimize"}
                )
            else:
                name = p.fresh("opt_" + group[0], group[0] + "_optimizer")
                b("%s = tf.train.%sOptimizer(learning_rate=%s)" % (name, kind, rate))
                b("%s = %s.minimize(%s, var_list=%s)" % (op, name, loss, group))
                p.truth.optimizers.append(
                    {"class": kind + "Optimizer", "name": name, "way": "minimize"}
                )
        if self.wants_saver():
            b("%s = tf.train.Saver()" % p.a("saver"))

    def networks(self, gen, dis):
        p, d = self.p, self.data
        h = self.graph.hidden(p.one(8, 16))
        f = Block()
        with f.under("def %s(z_, reuse=False):" % gen):
            with f.under("with tf.variable_scope('gen', reuse=reuse):"):
                f(
                    "h_ = tf.layers.dense(z_, %s, activation=tf.nn.relu)" % h,
                    "return tf.layers.dense(h_, %d, activation=tf.nn.%s)"
                    % (d.size, p.one("sigmoid", "tanh")),
                )
        f("", "")
        with f.under("def %s(images_, reuse=False):" % dis):
            with f.under("with tf.variable_scope('disc', reuse=reuse):"):
                f(
                    "h_ = tf.layers.dense(images_, %s, activation=tf.nn.leaky_relu)" % h,
                    "return tf.layers.dense(h_, 1)",
                )
        self.helpers.append(f)

    def step(self, b, i):
        p, s = self.p, self.s
        bs = self.batch_size()
        noise = p.one(
            "np.random.uniform(-1., 1., size=[%s, %s])", "np.random.normal(size=(%s, %s))"
        ) % (bs, self.z)
        z = p["z_batch"]
        fed_d = "{%s: %s, %s: %s}" % (p.a("x"), p["bx"], p.a("noise"), z)
        critic = p.pick("gan_critic")
        if critic in ("sometimes", "warm") and not self.counted(i):
            critic = p.choices["gan_critic"] = "one"
        together = critic == "one" and p.pick("gan_run") == "together"
        if together:
            b("%s = %s" % (z, noise))
            b(
                "_, _, %s, %s = %s.run([%s, %s, %s, %s], feed_dict=%s)"
                % (p["c"], p["gl"], s, self.d_op, self.g_op, self.d_loss, self.g_loss, fed_d)
            )
            return
        many = p.cfg("critic", p.one(2, 3), "critic steps") if critic in ("several", "warm") else ""
        if critic == "warm":
            many = p["critic_steps"]
            with b.under("if %s < %s or %s %% %s == 0:" % (i, p.one(3, 4, 5), i, p.one(10, 12))):
                b("%s = %s" % (many, p.one(4, 5)))
            b("else:", "    %s = %s" % (many, p.cfg("critic", 2, "critic steps")))
            p.truth.counts.append({"what": "warm", "value": i})
        if critic in ("several", "warm"):
            with b.under("for _ in range(%s):" % many):
                b(
                    "%s = %s" % (z, noise),
                    "_, %s = %s.run([%s, %s], feed_dict=%s)"
                    % (p["c"], s, self.d_op, self.d_loss, fed_d),
                )
        else:
            b(
                "%s = %s" % (z, noise),
                "_, %s = %s.run([%s, %s], feed_dict=%s)"
                % (p["c"], s, self.d_op, self.d_loss, fed_d),
            )
        with b.under("if %s %% 3 == 0:" % i if critic == "sometimes" else ""):
            b(
                "_, %s = %s.run([%s, %s], feed_dict={%s: %s})"
                % (p["gl"], s, self.g_op, self.g_loss, p.a("noise"), z)
            )


class Carried(Session):
    """A recurrent network that goes on where the last window ended."""

    def choose(self):
        p = self.p
        self.feed = p.set("feed", "slices")
        self.loop = p.set("loop", "epochs")
        p.choices.update(
            summaries="no",
            restore="no",
            evaluate="no",
            sample="no",
            read_back="no",
            extras="none",
            shuffle="no",
            net="rows",
            shares="no",
        )
        p.pick("save", ("no", "end"))
        p.truth.order = "state"

    def build(self, b):
        p = self.p
        self.rows = 4
        w = self.window = p.one(5, 6, 8)
        v, h = self.data.classes, self.graph.hidden(8)
        self.cell_state = p.a("init_state")
        last = self.last = p.a("final_state")
        b(
            "%s = tf.placeholder(tf.int32, [%d, %d])" % (p.a("x"), self.rows, w),
            "%s = tf.placeholder(tf.int32, [%d, %d])" % (p.a("y"), self.rows, w),
        )
        cell = p.one("GRUCell", "BasicRNNCell", "BasicLSTMCell")
        b(
            "cell = tf.nn.rnn_cell.%s(%s)" % (cell, h),
            "%s = cell.zero_state(%d, tf.float32)" % (self.cell_state, self.rows),
        )
        b(
            "outputs_, %s = tf.nn.dynamic_rnn(cell, tf.one_hot(%s, %d), initial_state=%s)"
            % (last, p.a("x"), v, self.cell_state)
        )
        b("%s = tf.layers.dense(outputs_, %d)" % (p.a("logits"), v))
        b(
            "%s = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(logits=%s, labels=%s))"
            % (p.a("loss"), p.a("logits"), p.a("y"))
        )
        self.graph.train(b)
        if self.wants_saver():
            b("%s = tf.train.Saver()" % p.a("saver"))

    def by_epochs(self, b):
        p, s, d = self.p, self.s, self.data
        state, i = p["state"], p["i"]
        p.pick("report")
        p.pick("average", ("sum_after", "mean_list", "none"))
        reset = p.pick("state_reset")
        if reset == "never":
            b("%s = %s.run(%s)" % (state, s, self.cell_state))
        with b.under("for %s in %s:" % (p["epoch"], self.range(self.epochs()))):
            if reset == "epoch":
                b("%s = %s.run(%s)" % (state, s, self.cell_state))
            b("%s = %s" % (p["avg"], "0.0"))
            total = p["total"]
            b("%s = (%s.shape[1] - 1) // %d" % (total, d.x, self.window))
            with b.under("for %s in range(%s):" % (i, total)):
                w = self.window
                b(
                    "%s = %s[:, %s * %d:(%s + 1) * %d]" % (p["bx"], d.x, i, w, i, w),
                    "%s = %s[:, %s * %d + 1:(%s + 1) * %d + 1]" % (p["by"], d.x, i, w, i, w),
                )
                extra = "".join(", %s: %s" % q for q in self.graph.fed.items())
                b(
                    "_, %s, %s = %s.run([%s, %s, %s], feed_dict={%s: %s, %s: %s, %s: %s%s})"
                    % (
                        p["c"],
                        state,
                        s,
                        p.a("train_op"),
                        p.a("loss"),
                        self.last,
                        p.a("x"),
                        p["bx"],
                        p.a("y"),
                        p["by"],
                        self.cell_state,
                        state,
                        extra,
                    )
                )
                b("%s += %s" % (p["avg"], p["c"]))
            p.truth.averages.append({"sum": p["avg"], "count": total})
            self.epoch_end(b, "%s / %s" % (p["avg"], total))


class Replay(Session):
    """Learning from a memory that the program fills itself."""

    def choose(self):
        p = self.p
        self.feed = p.set("feed", "choice")
        self.loop = p.set("loop", "epochs")
        p.choices.update(
            summaries="no",
            restore="no",
            evaluate="no",
            sample="no",
            read_back="no",
            extras="none",
            shares="no",
            stop="no",
            save="no",
            plot="no",
            text_log="no",
        )
        p.truth.draws.append("unseeded")

    def build(self, b):
        p, g = self.p, self.graph
        b(
            "%s = tf.placeholder(tf.float32, [None, 3])" % p.a("x"),
            "%s = tf.placeholder(tf.float32, [None])" % p.a("y"),
            "%s = tf.placeholder(tf.int32, [None])" % p.a("actions"),
        )
        b(
            "hidden1 = tf.layers.dense(%s, %s, activation=tf.nn.relu)" % (p.a("x"), g.hidden(8)),
            "%s = tf.layers.dense(hidden1, 2)" % p.a("logits"),
        )
        b(
            "chosen = tf.reduce_sum(%s * tf.one_hot(%s, 2), axis=1)"
            % (p.a("logits"), p.a("actions"))
        )
        b("%s = tf.reduce_mean(tf.square(%s - chosen))" % (p.a("loss"), p.a("y")))
        p.set("gradients", "minimize")
        p.pick("rate", ("literal", "configured"))
        g.train(b)

    def by_epochs(self, b):
        p, s = self.p, self.s
        memory = p.fresh("memory", "replay_buffer", "buffer")
        bs = self.batch_size()
        b("%s = %s" % (memory, p.one("deque(maxlen=500)", "[]")), "%s = 1.0" % p["epsilon"])
        with b.under(
            "for %s in range(%s):"
            % (p.fresh("episode", "ep_i"), p.cfg("epochs", p.between(4, 7), "episodes"))
        ):
            b("%s = np.random.randn(3)" % p["state"], "reward_sum = 0")
            with b.under("for %s in range(%d):" % (p["step"], p.one(12, 20))):
                with b.under("if np.random.rand() < %s:" % p["epsilon"]):
                    b("action = np.random.randint(2)")
                with b.under("else:"):
                    b(
                        "action = np.argmax(%s.run(%s, feed_dict={%s: [%s]})[0])"
                        % (s, p.a("logits"), p.a("x"), p["state"])
                    )
                b(
                    "next_state = 0.9 * %s + 0.1 * np.random.randn(3) + (action - 0.5)"
                    % p["state"],
                    "reward = -abs(next_state.sum())",
                )
                b(
                    "%s.append((%s, action, reward, next_state))" % (memory, p["state"]),
                    "%s = next_state" % p["state"],
                    "reward_sum += reward",
                )
                when = "len(%s) >= %s" % (memory, bs)
                if p.pick("replay_when") == "every":
                    when += " and %s %% 4 == 0" % p["step"]
                with b.under("if %s:" % when):
                    b("picked = random.sample(list(%s), %s)" % (memory, bs))
                    b(
                        "states = np.array([m_[0] for m_ in picked])",
                        "next_values = %s.run(%s, feed_dict={%s: np.array([m_[3] for m_ in picked])})"
                        % (s, p.a("logits"), p.a("x")),
                    )
                    # Not the placeholder's name, which it would take away.
                    wanted = "goals" if p.a("y") == "targets" else "targets"
                    b(
                        "%s = np.array([m_[2] for m_ in picked]) + 0.9 * next_values.max(axis=1)"
                        % wanted
                    )
                    b(
                        "_, %s = %s.run([%s, %s], feed_dict={%s: states, %s: %s, %s: [m_[1] for m_ in picked]})"
                        % (
                            p["c"],
                            s,
                            p.a("train_op"),
                            p.a("loss"),
                            p.a("x"),
                            p.a("y"),
                            wanted,
                            p.a("actions"),
                        )
                    )
                if p.yes(0.4):
                    b("if reward < -4:", "    break")
            b(
                "%s = max(0.05, %s * 0.9)" % (p["epsilon"], p["epsilon"]),
                p.say("episode reward {}", "reward_sum"),
            )
        p.truth.decisions.append({"kind": "steps of its own", "names": [memory]})


class Sequence:
    """Text or a series of numbers, in an order that means something. Stands where `Data` stands."""

    def __init__(self, program):
        p = self.p = program
        self.task = p.choices["task"]
        self.source = p.choices["source"] = "csv" if self.task == "windows" else "text"
        p.choices.update(split="given", scale="none", labels="sparse")
        self.tutorial, self.one_hot, self.wanted, self.test, self.kept = None, False, "flat", False, None
        self.kind = "number" if self.task == "windows" else "class"
        self.classes = 1 if self.task == "windows" else 12
        self.width = p.one(4, 6, 8)
        self.shape = (self.width,)
        self.size = self.width
        self.x, self.y, self.tx, self.ty = p["train_x"], p["train_y"], p["test_x"], p["test_y"]

    def count(self):
        return "len(%s)" % self.x

    def names(self):
        return {"replay": [], "state": [self.x], "windows": [self.x, self.y]}[self.task]

    def fed(self):
        return [self.x, self.y]

    def used_labels(self):
        return True

    def load(self, b):
        p = self.p
        for line in p.note("data"):
            b(line)
        if self.task == "replay":
            return b
        if self.task == "windows":
            series = p.fresh("series", "signal", "values")
            b("%s = np.sin(np.arange(%d) * 0.1)" % (series, p.one(180, 215)))
            b("%s, %s = [], []" % (self.x, self.y))
            with b.under("for k in range(len(%s) - %d):" % (series, self.width)):
                b(
                    "%s.append(%s[k:k + %d])" % (self.x, series, self.width),
                    "%s.append(%s[k + %d])" % (self.y, series, self.width),
                )
            b(
                "%s = np.array(%s, dtype=np.float32)" % (self.x, self.x),
                "%s = np.array(%s, dtype=np.float32).reshape(-1, 1)" % (self.y, self.y),
            )
            p.truth.together.append([self.x, self.y])
            return b
        text = p.fresh("text", "corpus", "raw_text")
        path = p.one("input.txt", "data/tiny.txt", "corpus.txt")
        words = ["abc", "hello", "kid", "gab", "deaf", "jig", "bead", "lack"]
        p.data_files[path] = " ".join(p.random.choice(words)[:5] for _ in range(90))
        b("%s = open('%s').read()" % (text, path))
        chars = p.fresh("chars", "vocab")
        b(
            "%s = sorted(set(%s))[:12]" % (chars, text),
            "char_to_id = {c_: k_ for k_, c_ in enumerate(%s)}" % chars,
        )
        b(
            "ids = np.array([char_to_id[c_] for c_ in %s if c_ in char_to_id], dtype=np.int32)"
            % text
        )
        rows = "4"
        b("%s = ids[:len(ids) // %s * %s].reshape(%s, -1)" % (self.x, rows, rows, rows))
        p.truth.together.append([self.x])
        return b
