"""Tape programs with two networks, with carried state, and with a replay memory."""

from .program import Block
from .tape import Tape


class TapeGan(Tape):
    """Generator and discriminator; one step with two tapes, or two steps with one each."""

    def choose(self):
        p = self.p
        self.feed = p.pick("tape_feed", ("dataset", "slices"))
        self.loop = p.set("loop", "epochs")
        self.way, self.metrics, self.raw = p.set("tape_way", "zip"), False, False
        p.choices.update(
            metrics="no",
            restore="no",
            evaluate="no",
            stop="no",
            average="none",
            extras="none",
            plot="no",
        )
        p.pick("save", ("no", "end", "every"))
        self.critic = p.pick("gan_critic", without=("warm",))
        self.together = self.critic == "one" and p.pick("gan_run") == "together"
        self.step_way = p.pick("tape_step", ("function", "plain", "call"))

    def build(self, b):
        p, d = self.p, self.data
        if not p.classed:
            self.prepare(b)
        self.z = p.cfg("latent", p.one(4, 8), "size of the noise")
        self.gen, self.dis = p.a("generator"), p.a("discriminator")
        h = self.hidden()
        for target, size, out, act in (
            (self.gen, self.z, d.size, ", activation='%s'" % p.one("tanh", "sigmoid")),
            (self.dis, d.size, 1, ""),
        ):
            b(
                "%s = tf.keras.Sequential([" % target,
                "    tf.keras.layers.Dense(%s, activation='relu', input_shape=(%s,))," % (h, size),
                "    tf.keras.layers.Dense(%s%s)," % (out, act),
                "])",
            )
        b("%s = tf.keras.losses.BinaryCrossentropy(from_logits=True)" % p.a("loss_fn"))
        self.g_opt, self.d_opt = p.a("generator_optimizer"), p.a("discriminator_optimizer")
        rate = p.cfg("lr", p.one(1e-3, 2e-4), "rate of both")
        cls = p.one("Adam", "Adam", "RMSprop")
        for opt in (self.g_opt, self.d_opt):
            b("%s = tf.keras.optimizers.%s(%s)" % (opt, cls, rate))
            p.truth.optimizers.append({"class": cls, "name": opt, "way": "tape"})
        if p.choices["save"] == "every":
            b(
                "%s = tf.train.Checkpoint(generator=%s, discriminator=%s, g_opt=%s, d_opt=%s)"
                % (p.a("ckpt"), self.gen, self.dis, self.g_opt, self.d_opt)
            )
            b(
                "%s = tf.train.CheckpointManager(%s, '%s', max_to_keep=2)"
                % (p.a("manager"), p.a("ckpt"), p.one("./ckpt", "training_checkpoints"))
            )
            p.truth.writes.append({"call": "manager.save"})
        self.define_step(b)

    def function(self, b, f, name):
        p = self.p
        if p.classed:
            self.methods.append(f)
        else:
            b("", "").add(f)
        return ("self." if p.classed else "") + name

    def noise_text(self, x):
        return "tf.random.normal([%s, %s])" % (
            self.p.one("tf.shape(%s)[0]", "%s.shape[0]") % x,
            self.z,
        )

    def define_step(self, b):
        p = self.p
        me = "self, " if p.classed else ""
        fn, x = p.a("loss_fn"), p["x"]
        real = "%s(tf.ones_like(real_out), real_out) + %s(tf.zeros_like(fake_out), fake_out)" % (
            fn,
            fn,
        )
        decorate = "@tf.function\n" if self.step_way == "function" else ""
        penalty = p.pick("penalty") == "yes"
        if self.together:
            f = Block()
            with f.under("%sdef %s(%s%s):" % (decorate, p["train_step"], me, x)):
                f("noise_ = %s" % self.noise_text(x))
                with f.under("with tf.GradientTape() as gen_tape, tf.GradientTape() as disc_tape:"):
                    f(
                        "fake = %s(noise_, training=True)" % self.gen,
                        "real_out = %s(%s, training=True)" % (self.dis, x),
                        "fake_out = %s(fake, training=True)" % self.dis,
                    )
                    f(
                        "gen_loss = %s(tf.ones_like(fake_out), fake_out)" % fn,
                        "disc_loss = %s" % real,
                    )
                f(
                    "gen_grads = gen_tape.gradient(gen_loss, %s.trainable_variables)" % self.gen,
                    "disc_grads = disc_tape.gradient(disc_loss, %s.trainable_variables)" % self.dis,
                )
                f(
                    "%s.apply_gradients(zip(gen_grads, %s.trainable_variables))"
                    % (self.g_opt, self.gen),
                    "%s.apply_gradients(zip(disc_grads, %s.trainable_variables))"
                    % (self.d_opt, self.dis),
                )
                f("return disc_loss, gen_loss")
            self.step_name = self.function(b, f, p["train_step"])
            return
        d_name, g_name = p.fresh("train_discriminator", "d_step", "disc_step"), p.fresh(
            "train_generator", "g_step", "gen_step"
        )
        f = Block()
        with f.under("%sdef %s(%s%s):" % (decorate, d_name, me, x)):
            f("noise_ = %s" % self.noise_text(x))
            with f.under("with tf.GradientTape() as tape:"):
                f(
                    "fake = %s(noise_)" % self.gen,
                    "real_out = %s(%s)" % (self.dis, x),
                    "fake_out = %s(fake)" % self.dis,
                    "disc_loss = %s" % real,
                )
                if penalty:
                    f("mixed = 0.5 * tf.cast(%s, tf.float32) + 0.5 * fake" % x)
                    with f.under("with tf.GradientTape() as gp_tape:"):
                        f("gp_tape.watch(mixed)", "mixed_out = %s(mixed)" % self.dis)
                    f(
                        "slopes = gp_tape.gradient(mixed_out, [mixed])[0]",
                        "disc_loss += 10.0 * tf.reduce_mean((tf.norm(slopes, axis=1) - 1.0) ** 2)",
                    )
            f(
                "d_grads = tape.gradient(disc_loss, %s.trainable_variables)" % self.dis,
                "%s.apply_gradients(zip(d_grads, %s.trainable_variables))" % (self.d_opt, self.dis),
                "return disc_loss",
            )
        self.d_step = self.function(b, f, d_name)
        f = Block()
        with f.under("%sdef %s(%s%s):" % (decorate, g_name, me, x)):
            f("noise_ = %s" % self.noise_text(x))
            with f.under("with tf.GradientTape() as tape:"):
                f(
                    "fake_out = %s(%s(noise_))" % (self.dis, self.gen),
                    "gen_loss = %s(tf.ones_like(fake_out), fake_out)" % fn,
                )
            f(
                "g_grads = tape.gradient(gen_loss, %s.trainable_variables)" % self.gen,
                "%s.apply_gradients(zip(g_grads, %s.trainable_variables))" % (self.g_opt, self.gen),
                "return gen_loss",
            )
        self.g_step = self.function(b, f, g_name)
        b("", "") if not p.classed else None

    def by_epochs(self, b):
        p, d = self.p, self.data
        e, i, bx = p["epoch"], p["i"], p["bx"]
        p.pick("report")
        with b.under("for %s in range(%s):" % (e, self.epochs())):
            if self.feed == "slices":
                bs = self.batch_size()
                head = "for %s in range(%s // %s):" % (i, d.count(), bs)
            else:
                head = (
                    "for %s, %s in enumerate(%s):" % (i, bx, p.a("dataset"))
                    if self.critic == "sometimes" or p.yes(0.4)
                    else "for %s in %s:" % (bx, p.a("dataset"))
                )
            with b.under(head):
                if self.feed == "slices":
                    b("%s = %s[%s * %s:(%s + 1) * %s]" % (bx, d.x, i, bs, i, bs))
                if self.together:
                    b("%s, %s = %s(%s)" % (p["c"], p["gl"], self.step_name, bx))
                else:
                    self.turns(b, i, bx)
            b(p.say("Epoch {}: d {}", e, "float(%s)" % p["c"]))
            if p.choices["save"] == "every":
                b("%s.save()" % p.a("manager"))

    def turns(self, b, i, bx):
        p = self.p
        if self.critic == "several":
            with b.under("for _ in range(%s):" % p.cfg("critic", p.one(2, 3), "critic steps")):
                b("%s = %s(%s)" % (p["c"], self.d_step, bx))
        else:
            b("%s = %s(%s)" % (p["c"], self.d_step, bx))
        with b.under("if %s %% 3 == 0:" % i if self.critic == "sometimes" else ""):
            b("%s = %s(%s)" % (p["gl"], self.g_step, bx))

    def keep(self, b):
        self.p.names.chosen["weights_file"] = "generator.h5"
        b("%s.save_weights('generator.h5')" % self.gen)
        self.p.truth.writes.append({"call": "save_weights"})

    def at_end(self, b):
        p = self.p
        if p.choices["save"] == "end":
            self.keep(b)
        if p.yes(0.4):
            b(
                "samples = %s(tf.random.normal([3, %s]))" % (self.gen, self.z),
                p.say("samples {}", "samples.shape"),
            )


class TapeCarried(Tape):
    """Text in rows; the state of a recurrent layer goes from window to window."""

    def choose(self):
        p = self.p
        self.feed, self.loop = p.set("tape_feed", "slices"), p.set("loop", "epochs")
        self.way, self.metrics, self.raw = p.set("tape_way", "zip"), False, False
        p.choices.update(
            metrics="no",
            restore="no",
            evaluate="no",
            average="none",
            extras="none",
            save="no",
            shares="no",
        )
        self.step_way = p.pick("tape_step", ("function", "plain"))
        p.truth.order = "state"

    def build(self, b):
        p = self.p
        h, v = self.hidden(), self.data.classes
        self.window = p.one(5, 8)
        name = p.fresh("CharRNN", "TextModel", "RNN")
        c = Block()
        with c.under("class %s(tf.keras.Model):" % name):
            c(
                "def __init__(self, vocab, units):",
                "    super().__init__()",
                "    self.embedding = tf.keras.layers.Embedding(vocab, 8)",
                "    self.gru = tf.keras.layers.GRU(units, return_sequences=True, return_state=True)",
                "    self.dense = tf.keras.layers.Dense(vocab)",
                "",
                "def call(self, x, state=None):",
                "    out, state = self.gru(self.embedding(x), initial_state=state)",
                "    return self.dense(out), state",
            )
        self.helpers.append(c)
        b(
            "%s = %s(%d, %s)" % (p.a("model"), name, v, h),
            "%s = tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True)" % p.a("loss_fn"),
        )
        p.choices.setdefault("rate", p.one("literal", "configured"))
        self.optimizer(b)
        f = Block()
        me = "self, " if p.classed else ""
        with f.under(
            "%sdef %s(%s%s, %s, %s):"
            % (
                "@tf.function\n" if self.step_way == "function" else "",
                p["train_step"],
                me,
                p["x"],
                p["y"],
                p["state"],
            )
        ):
            with f.under("with tf.GradientTape() as %s:" % p["tape"]):
                f(
                    "%s, new_state = %s(%s, %s)" % (p["logits"], p.a("model"), p["x"], p["state"]),
                    "%s = %s(%s, %s)" % (p["loss"], p.a("loss_fn"), p["y"], p["logits"]),
                )
            f(
                "%s = %s.gradient(%s, %s.trainable_variables)"
                % (p["grads"], p["tape"], p["loss"], p.a("model"))
            )
            f(
                "%s.apply_gradients(zip(%s, %s.trainable_variables))"
                % (p.a("opt"), p["grads"], p.a("model")),
                "return %s, new_state" % p["loss"],
            )
        if p.classed:
            self.methods.append(f)
        else:
            b("", "").add(f)("")
        self.called = p.a("train_step")
        self.units = h

    def by_epochs(self, b):
        p, d = self.p, self.data
        w, i = self.window, p["i"]
        p.pick("report")
        first = "tf.zeros([4, %s])" % self.units
        if p.pick("state_reset") == "never":
            b("%s = %s" % (p["state"], first))
        with b.under("for %s in range(%s):" % (p["epoch"], self.epochs())):
            if p.choices["state_reset"] == "epoch":
                b("%s = %s" % (p["state"], first))
            b("%s = 0.0" % p["avg"])
            with b.under("for %s in range((%s.shape[1] - 1) // %d):" % (i, d.x, w)):
                b(
                    "%s, %s = %s[:, %s * %d:(%s + 1) * %d], %s[:, %s * %d + 1:(%s + 1) * %d + 1]"
                    % (p["bx"], p["by"], d.x, i, w, i, w, d.x, i, w, i, w)
                )
                b(
                    "%s, %s = %s(%s, %s, %s)"
                    % (p["c"], p["state"], self.called, p["bx"], p["by"], p["state"]),
                    "%s += float(%s)" % (p["avg"], p["c"]),
                )
            b(p.say("Epoch {} loss {}", p["epoch"], "%s / (%s + 1)" % (p["avg"], i)))
            p.truth.averages.append({"sum": p["avg"], "count": i + " + 1"})

    def at_end(self, b):
        p = self.p
        if p.choices["text_log"] != "no":
            b("%s.close()" % self.log)


class TapeReplay(Tape):
    """Learning from what the program itself has done before."""

    def choose(self):
        p = self.p
        self.feed, self.loop = p.set("tape_feed", "choice"), p.set("loop", "epochs")
        self.way, self.metrics, self.raw = p.set("tape_way", "zip"), False, False
        p.choices.update(
            metrics="no",
            restore="no",
            evaluate="no",
            average="none",
            extras="none",
            save="no",
            shares="no",
            stop="no",
            plot="no",
            text_log="no",
            summaries="no",
        )
        self.step_way = p.pick("tape_step", ("function", "plain"))
        p.truth.draws.append("unseeded")

    def build(self, b):
        p = self.p
        self.model(b, 2, ways=("sequential", "functional"))
        p.choices.setdefault("rate", p.one("literal", "configured"))
        self.optimizer(b)
        f = Block()
        with f.under(
            "%sdef %s(%sstates, actions, targets):"
            % (
                "@tf.function\n" if self.step_way == "function" else "",
                p["train_step"],
                "self, " if p.classed else "",
            )
        ):
            with f.under("with tf.GradientTape() as %s:" % p["tape"]):
                f(
                    "q_values = tf.reduce_sum(%s(states) * tf.one_hot(actions, 2), axis=1)"
                    % p.a("model"),
                    "%s = tf.reduce_mean(tf.square(targets - q_values))" % p["loss"],
                )
            f(
                "%s = %s.gradient(%s, %s.trainable_variables)"
                % (p["grads"], p["tape"], p["loss"], p.a("model"))
            )
            f(
                "%s.apply_gradients(zip(%s, %s.trainable_variables))"
                % (p.a("opt"), p["grads"], p.a("model")),
                "return %s" % p["loss"],
            )
        if p.classed:
            self.methods.append(f)
        else:
            b("", "").add(f)("")
        self.called = p.a("train_step")

    def by_epochs(self, b):
        p, d = self.p, self.data
        memory = p.fresh("memory", "replay_buffer", "buffer")
        bs, n = self.batch_size(), d.width
        b("%s = deque(maxlen=400)" % memory)
        with b.under(
            "for %s in range(%s):"
            % (p.fresh("episode", "ep_i"), p.cfg("epochs", p.between(4, 6), "episodes"))
        ):
            b("%s = np.random.randn(%d).astype('float32')" % (p["state"], n), "reward_sum = 0.0")
            with b.under("for %s in range(%d):" % (p["step"], p.one(12, 18))):
                b(
                    "action = int(np.argmax(%s(%s[None])[0])) if np.random.rand() > 0.3 else np.random.randint(2)"
                    % (p.a("model"), p["state"])
                )
                b(
                    "next_state = (0.9 * %s + 0.1 * np.random.randn(%d) + (action - 0.5)).astype('float32')"
                    % (p["state"], n),
                    "reward = -abs(float(next_state.sum()))",
                )
                b(
                    "%s.append((%s, action, reward, next_state))" % (memory, p["state"]),
                    "%s = next_state" % p["state"],
                    "reward_sum += reward",
                )
                every = " and %s %% 3 == 0" % p["step"] if p.pick("replay_when") == "every" else ""
                with b.under("if len(%s) >= %s%s:" % (memory, bs, every)):
                    b(
                        "picked = random.sample(list(%s), %s)" % (memory, bs),
                        "following = %s(np.array([m_[3] for m_ in picked])).numpy().max(axis=1)"
                        % p.a("model"),
                    )
                    b(
                        "goal = (np.array([m_[2] for m_ in picked]) + 0.9 * following).astype('float32')"
                    )
                    b(
                        "%s = %s(np.array([m_[0] for m_ in picked]), np.array([m_[1] for m_ in picked]), goal)"
                        % (p["c"], self.called)
                    )
            b(p.say("episode reward {}", "reward_sum"))
        p.truth.decisions.append({"kind": "steps of its own", "names": [memory]})

    def at_end(self, b):
        pass
