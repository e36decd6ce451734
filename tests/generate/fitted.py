"""Programs that call `fit`: what they compile, feed, call back, keep."""

from .program import Block
from .tape import OPTIMIZERS, Models


class Fitted(Models):
    """Writes Keras programs."""

    def __init__(self, program, data):
        self.p, self.data = program, data
        self.helpers, self.methods, self.own_graph = [], [], None
        p = program
        without = [] if data.used_labels() else ["generator", "sequence", "augment", "structure"]
        if len(data.shape) != 3:
            without.append("augment")
        if len(data.shape) != 1:
            without.append("structure")
        self.feed = p.pick("fit_feed", ("arrays",) if data.kept else None, without=without)
        if data.kept:
            p.choices.update(fits="one", sample="no")
        self.callbacks = []

    def build(self, b):
        p, d = self.p, self.data
        for line in p.note("model"):
            b(line)
        if self.feed == "structure":
            self.two_inputs(b)
        else:
            out = d.classes if d.used_labels() else d.size
            last = None
            if d.used_labels() and d.kind == "class":
                last = "softmax" if p.yes(0.75) else None
            self.logits = last is None
            self.model(b, out, last)
        for line in p.note("loss"):
            b(line)
        self.compile(b)
        if p.yes(0.3):
            (
                b("%s.summary()" % p.a("model"))
                if p.choices.get("build") in ("sequential", "functional")
                and "Input" in "".join(b.lines)
                else None
            )

    def two_inputs(self, b):
        p, d = self.p, self.data
        self.logits = d.kind != "class"
        p.choices["build"] = "functional"
        half = max(1, d.size // 2)
        self.half = half
        b(
            "in_a = tf.keras.Input(shape=(%d,), name='left')" % half,
            "in_b = tf.keras.Input(shape=(%d,), name='right')" % (d.size - half),
        )
        b(
            "joined = tf.keras.layers.concatenate([in_a, in_b])",
            "h = tf.keras.layers.Dense(%s, activation='relu')(joined)" % self.hidden(),
        )
        b(
            "outputs = tf.keras.layers.Dense(%d%s)(h)"
            % (d.classes, ", activation='softmax'" if d.kind == "class" else ""),
            "%s = tf.keras.Model([in_a, in_b], outputs)" % p.a("model"),
        )

    def loss_text(self):
        p, d = self.p, self.data
        if not d.used_labels() or d.kind == "number":
            return p.one("'mse'", "'mean_squared_error'", "tf.keras.losses.MeanSquaredError()")
        name = "CategoricalCrossentropy" if d.one_hot else "SparseCategoricalCrossentropy"
        if self.logits:
            return "tf.keras.losses.%s(from_logits=True)" % name
        return p.one(
            "'%s'"
            % ("categorical_crossentropy" if d.one_hot else "sparse_categorical_crossentropy"),
            "tf.keras.losses.%s()" % name,
        )

    def compile(self, b, again=False):
        p, d = self.p, self.data
        way = p.pick("compile_with") if not again else p.one("inline", "string")
        m = p.a("model")
        metrics = (
            ", metrics=['%s']" % ("accuracy" if d.kind == "class" and d.used_labels() else "mae")
            if p.yes(0.8)
            else ""
        )
        if way == "string":
            p.choices.setdefault("rate", "default")
            name = p.one("adam", "adam", "rmsprop", "sgd")
            p.truth.optimizers.append({"class": name, "name": None, "way": "string"})
            text = p.one("optimizer='%s'", "'%s'") % name
        elif way == "inline":
            rate = self.rate_text(b) if not again else "1e-4"
            cls = OPTIMIZERS[p.pick("optimizer")]
            if rate and p.pick("rate_place") == "keyword":
                rate = "learning_rate=" + rate
            p.truth.optimizers.append({"class": cls, "name": None, "way": "compile"})
            text = p.one("optimizer=%s", "%s") % ("tf.keras.optimizers.%s(%s)" % (cls, rate))
        else:
            self.optimizer(b)
            text = p.one("optimizer=%s", "%s") % p.a("opt")
        loss = (
            "loss=" + self.loss_text()
            if text.startswith("optimizer=") or p.yes(0.6)
            else self.loss_text()
        )
        line = "%s.compile(%s, %s%s)" % (m, text, loss, metrics)
        if len(line) > 85:
            line = "%s.compile(%s,\n    %s%s)" % (
                m,
                text,
                loss,
                metrics.replace(", metrics", ",\n    metrics"),
            )
        b(line)

    # -- fitting
    def run(self, b):
        p, d = self.p, self.data
        for line in p.note("train"):
            b(line)
        p.pick(
            "validation",
            (
                ("no", "data")
                if self.feed in ("dataset", "generator", "sequence", "augment", "structure")
                or not d.test
                else None
            ),
        )
        if p.choices["validation"] == "data" and not d.test:
            p.choices["validation"] = "no"
        self.make_callbacks(b)
        if p.pick("timing") == "yes":
            b("start_time = time.time()")
        if self.feed == "batches":
            self.by_batches(b)
        else:
            {"one": self.once, "two": self.twice, "loop": self.in_loop, "folds": self.folds}[
                p.pick("fits", None if self.feed == "arrays" else ("one", "two"))
            ](b)
        if p.choices["timing"] == "yes":
            b(p.say("training took {} s", "round(time.time() - start_time, 1)"))
        self.at_end(b)

    def make_callbacks(self, b):
        p = self.p
        way = p.pick("callbacks") if self.feed != "batches" else p.set("callbacks", "none")
        self.list = ""
        if way == "none":
            return
        C = "tf.keras.callbacks."
        watch = "'val_loss'" if p.choices["validation"] != "no" else "'loss'"
        kinds = {p.pick("callback_kinds")}
        if p.yes(0.45):
            kinds.add(p.one("stopping", "checkpoint", "plateau", "board", "csv"))
        out = []
        for kind in sorted(kinds):
            if kind == "stopping":
                out.append(
                    C
                    + "EarlyStopping(monitor=%s, patience=%s%s)"
                    % (watch, p.one("1", "2"), p.one("", ", restore_best_weights=True"))
                )
                p.truth.decisions.append({"kind": "callback", "names": [watch]})
            elif kind == "plateau":
                out.append(C + "ReduceLROnPlateau(monitor=%s, factor=0.5, patience=1)" % watch)
            elif kind == "scheduler":
                f = p.fresh("scheduler", "lr_step", "step_decay")
                c = Block()
                with c.under("def %s(epoch%s):" % (f, p.one("", ", lr"))):
                    c("return %s" % p.one("0.01 * 0.9 ** epoch", "0.001 if epoch < 2 else 0.0005"))
                self.helpers.append(c)
                out.append(C + "LearningRateScheduler(%s)" % f)
            elif kind == "checkpoint":
                p.names.chosen["weights_file"] = p.one(
                    "best.h5", "weights.h5", "checkpoints/model.h5"
                )
                out.append(
                    C
                    + "ModelCheckpoint('%s', monitor=%s%s)"
                    % (p["weights_file"], watch, ", save_best_only=True, save_weights_only=True")
                )
                p.truth.writes.append({"call": "ModelCheckpoint"})
            elif kind == "board":
                out.append(C + "TensorBoard(log_dir=%s)" % p.cfg("log_dir", "logs", "event files"))
                p.truth.writes.append({"call": "TensorBoard"})
            elif kind == "csv":
                out.append(C + "CSVLogger('%s')" % p.one("log.csv", "training.log"))
                p.truth.writes.append({"call": "CSVLogger"})
            else:
                out.append(self.own_callback() + "()")
        if p.names.chosen.get("weights_file", "").startswith("checkpoints/"):
            b("os.makedirs('checkpoints', exist_ok=True)")
        if way == "literal":
            self.list = "callbacks=[%s]" % ", ".join(out)
            return
        name = p.fresh("callbacks", "cbs", "callback_list")
        if p.yes(0.3):
            b("%s = []" % name)
            for c in out:
                b("%s.append(%s)" % (name, c))
        elif p.yes(0.4):
            single = p.fresh("early_stop", "cb_one", "checkpointer")
            b("%s = %s" % (single, out[0]), "%s = [%s]" % (name, ", ".join([single] + out[1:])))
        else:
            b("%s = [%s]" % (name, (",\n    ").join(out)))
        self.list = "callbacks=" + name

    def own_callback(self):
        p = self.p
        name = p.fresh("LossHistory", "EpochPrinter", "BestKeeper")
        c = Block()
        with c.under("class %s(tf.keras.callbacks.Callback):" % name):
            c(
                "def on_train_begin(self, logs=None):",
                "    self.seen = []",
                "",
                "def on_epoch_end(self, epoch, logs=None):",
                "    self.seen.append(logs.get('loss'))",
            )
            if p.yes(0.5):
                c("    print('epoch', epoch, 'done')")
            if p.yes(0.4):
                c(
                    "    with open('callback_log.txt', 'a') as f:",
                    "        f.write('%d %s\\n' % (epoch, logs.get('loss')))",
                )
                p.truth.writes.append({"call": "open"})
            if "weights_file" not in p.names.chosen and p.pick("own_saver") == "yes":
                p.names.chosen["weights_file"] = p.one("best_own.h5", "best_epoch.h5")
                c(
                    "    if logs['loss'] <= min(self.seen):",
                    "        self.model.save_weights('%s')" % p["weights_file"],
                )
                p.truth.writes.append({"call": "save_weights"})
        self.helpers.append(c)
        return name

    def feeding(self, b, x=None, y=None):
        """The arguments of `fit` that carry samples."""
        p, d = self.p, self.data
        x, y = x or d.x, y or (d.y if d.used_labels() else d.x)
        bs = self.batch_size()
        if self.feed == "dataset":
            self.pipeline(b, p["dataset"], x, y)
            p.truth.together.append([p["dataset"]])
            if p.pick("steps_per_epoch") == "yes":
                b("%s = %s.repeat()" % (p["dataset"], p["dataset"]))
                return [p["dataset"], "steps_per_epoch=%s" % p.one("len(%s) // %s" % (x, bs), "6")]
            return [p["dataset"]]
        if self.feed == "generator":
            return [self.generator(b, x, y, bs), "steps_per_epoch=len(%s) // %s" % (x, bs)]
        if self.feed == "sequence":
            return ["%s(%s, %s, %s)" % (self.sequence(), x, y, bs)]
        if self.feed == "augment":
            g = p.fresh("datagen", "augmenter", "image_gen")
            b("%s = tf.keras.preprocessing.image.ImageDataGenerator(horizontal_flip=True)" % g)
            return ["%s.flow(%s, %s, batch_size=%s)" % (g, x, y, bs)] + (
                ["steps_per_epoch=len(%s) // %s" % (x, bs)] if p.yes(0.6) else []
            )
        if self.feed == "structure":
            cut = "%s[:, :%d]" % (x, self.half), "%s[:, %d:]" % (x, self.half)
            first = p.one("[%s, %s]", "{'left': %s, 'right': %s}") % cut
            if p.yes(0.5):
                b("%s = %s" % (p["model_inputs"], first))
                first = p["model_inputs"]
            return [first, y, "batch_size=%s" % bs]
        if d.kept:
            x, y = d.fed()
        return [x, y] + (["batch_size=%s" % bs] if p.yes(0.85) else [])

    def seeded(self):
        return "seeded" if self.p.choices.get("seed") in ("numpy", "both") else "unseeded"

    def generator(self, b, x, y, bs):
        p = self.p
        name = p.fresh("batch_generator", "data_gen", "train_generator")
        c = Block()
        with c.under("def %s(xs_, ys_, batch):" % name):
            way = p.one("drawn", "in turn", "drawn", "in turn", "refilled", "ordered once")
            if way == "ordered once":
                c(
                    *p.one(
                        ["xs_, ys_ = shuffle(xs_, ys_)"],
                        [
                            "order = np.random.permutation(len(xs_))",
                            "xs_, ys_ = xs_[order], ys_[order]",
                        ],
                    )
                )
                p.truth.ordered.append(name)
                way = "in turn"
            if way == "refilled":
                c(
                    "bx = np.empty((batch,) + xs_.shape[1:], dtype='float32')",
                    "by = np.empty((batch,) + ys_.shape[1:], dtype=ys_.dtype)",
                    "while True:",
                    "    for row, k in enumerate(np.random.permutation(len(xs_))[:batch]):",
                    "        bx[row] = xs_[k]",
                    "        by[row] = ys_[k]",
                    "    yield bx, by",
                )
                p.truth.draws.append(self.seeded())
            elif way == "drawn":
                with c.under("while True:"):
                    c(
                        "picked = np.random.choice(len(xs_), batch)",
                        "yield xs_[picked], ys_[picked]",
                    )
                p.truth.draws.append(self.seeded())
            else:
                c(
                    "start = 0",
                    "while True:",
                    "    yield xs_[start:start + batch], ys_[start:start + batch]",
                    "    start += batch",
                    "    if start + batch > len(xs_):",
                    "        start = 0",
                )
        self.helpers.append(c)
        call = "%s(%s, %s, %s)" % (name, x, y, bs)
        if p.yes(0.5):
            b("%s = %s" % (p["gen_obj"], call))
            return p["gen_obj"]
        return call

    def sequence(self):
        p = self.p
        name = p.fresh("BatchSequence", "DataGenerator", "ArraySequence")
        c = Block()
        with c.under("class %s(tf.keras.utils.Sequence):" % name):
            c(
                "def __init__(self, x_set, y_set, batch):",
                "    self.x, self.y, self.batch = x_set, y_set, batch",
                "",
                "def __len__(self):",
                "    return %s"
                % p.one(
                    "len(self.x) // self.batch", "int(np.ceil(len(self.x) / float(self.batch)))"
                ),
                "",
                "def __getitem__(self, idx):",
                "    part = slice(idx * self.batch, (idx + 1) * self.batch)",
                "    return self.x[part], self.y[part]",
            )
        self.helpers.append(c)
        return name

    def fit(self, b, epochs=None, x=None, y=None, assign=None, feed=None):
        p, d = self.p, self.data
        arguments = list(feed or self.feeding(b, x, y))
        arguments.append(
            "epochs=%s" % (epochs or p.cfg("epochs", p.between(2, 4), "passes over the data"))
        )
        if p.choices["validation"] == "data":
            ty = d.ty if d.used_labels() else d.tx
            tx = d.tx
            if self.feed == "structure":
                tx = "[%s[:, :%d], %s[:, %d:]]" % (d.tx, self.half, d.tx, self.half)
                if arguments[0].startswith("{") or "{" in "".join(b.lines[-2:]):
                    tx = "{'left': %s[:, :%d], 'right': %s[:, %d:]}" % (
                        d.tx,
                        self.half,
                        d.tx,
                        self.half,
                    )
            arguments.append("validation_data=(%s, %s)" % (tx, ty))
        elif p.choices["validation"] == "split":
            arguments.append("validation_split=%s" % p.one("0.1", "0.2", "0.25"))
        if p.yes(0.45):
            arguments.append("verbose=%s" % p.one("0", "2", "1"))
        if self.list:
            arguments.append(self.list)
        call = p.a("model") + ".fit"
        if self.feed == "generator":
            call = "%s.%s" % (p.a("model"), p.pick("fit_call"))
        line = "%s(%s)" % (call, ", ".join(arguments))
        if len(line) > 85:
            line = "%s(%s)" % (call, ",\n    ".join(arguments))
        b((assign + " = " if assign else "") + line)

    def once(self, b):
        p = self.p
        used = p.choices.get("plot", p.pick("plot")) != "no"
        named = p.pick("history", ("assigned",) if used else None) == "assigned"
        self.fit(b, assign=p["history"] if named else None)
        if named:
            h = p["history"]
            if p.choices["plot"] == "figure":
                b("plt.plot(%s.history['loss'])" % h, "plt.savefig('loss.png')")
                p.truth.writes.append({"call": "plt.savefig"})
            elif p.choices["plot"] == "lists" or p.yes(0.5):
                b(p.say("final loss {}", "%s.history['loss'][-1]" % h))

    def twice(self, b):
        p = self.p
        feed = self.feeding(b)
        if self.feed == "generator" and "gen_obj" not in p.names.chosen:
            feed = feed[:]
        self.fit(b, epochs="1", feed=feed)
        if p.choices.get("build") in ("sequential", "functional") and p.yes(0.5):
            b(
                "%s.layers[%s].trainable = False"
                % (p.a("model"), "1" if self.feed == "structure" else "0")
            )
        self.compile(b, again=True)
        self.fit(b, epochs="2", feed=feed)

    def in_loop(self, b):
        p = self.p
        e = p["epoch"]
        with b.under("for %s in range(%s):" % (e, p.cfg("epochs", p.between(2, 3), "rounds"))):
            inside = p.choices.get("compile_with", "string") != "string"
            if inside and p.choices.get("rate") == "configured":
                self.later_rate(b, p.a("model") + ".optimizer", e)
            self.fit(b, epochs="1")
            if self.data.test:
                ys = self.data.ty if self.data.used_labels() else self.data.tx
                b(
                    p.say(
                        "round {}: {}",
                        e,
                        "%s.evaluate(%s, %s, verbose=0)" % (p.a("model"), self.data.tx, ys),
                    )
                )

    def folds(self, b):
        p, d = self.p, self.data
        p.choices["validation"] = "no"
        y = d.y if d.used_labels() else d.x
        b(
            "kfold = KFold(n_splits=3%s)"
            % p.one("", ", shuffle=True", ", shuffle=True, random_state=7"),
            "scores = []",
        )
        with b.under("for train_idx, held_idx in kfold.split(%s):" % d.x):
            self.fit(b, x="%s[train_idx]" % d.x, y="%s[train_idx]" % y)
            b(
                "scores.append(%s.evaluate(%s[held_idx], %s[held_idx], verbose=0))"
                % (p.a("model"), d.x, y)
            )
        b(p.say("scores {}", "np.mean(scores)"))

    def by_batches(self, b):
        p, d = self.p, self.data
        e, i, bs = p["epoch"], p["i"], self.batch_size()
        y = d.y if d.used_labels() else d.x
        pairs = p.pick("average", ("mean_pairs", "none")) == "mean_pairs"
        kept = p.pick("text_log", ("no", "json")) == "json" and pairs
        if kept:
            b("log_rows = []")
        with b.under("for %s in range(%s):" % (e, p.cfg("epochs", p.between(2, 3), "passes"))):
            if pairs:
                b("%s = []" % p["epoch_losses"])
            if p.yes(0.5):
                with b.under("for %s in range(len(%s) // %s):" % (i, d.x, bs)):
                    b(
                        "%s = %s.train_on_batch(%s[%s * %s:(%s + 1) * %s], %s[%s * %s:(%s + 1) * %s])"
                        % (p["c"], p.a("model"), d.x, i, bs, i, bs, y, i, bs, i, bs)
                    )
                    if pairs:
                        b("%s.append(%s)" % (p["epoch_losses"], p["c"]))
            else:
                with b.under("for %s in range(%d):" % (i, p.one(8, 10))):
                    b(
                        "idx = np.random.randint(0, len(%s), %s)" % (d.x, bs),
                        "%s = %s.train_on_batch(%s[idx], %s[idx])" % (p["c"], p.a("model"), d.x, y),
                    )
                    if pairs:
                        b("%s.append(%s)" % (p["epoch_losses"], p["c"]))
                p.truth.draws.append("unseeded")
            if not pairs:
                b(p.say("epoch {}: {}", e, p["c"]))
                return
            mean = "np.mean(np.array(%s), %s)" % (p["epoch_losses"], p.one("0", "axis=0"))
            p.truth.means.append(p["epoch_losses"])
            b(p.say("epoch {}: {}", e, mean))
            if kept:
                b("log_rows.append(%s.tolist())" % mean)
                b("with open('log.json', 'w') as f:", "    json.dump(log_rows, f)")
                p.truth.writes.append({"call": "open"})

    def at_end(self, b):
        p, d = self.p, self.data
        m = p.a("model")
        if p.names.chosen.get("weights_file") and p.pick("read_back") == "yes":
            b("%s.load_weights('%s')" % (m, p["weights_file"]))
            p.truth.reads.append({"call": "load_weights"})
        save = p.pick("save", ("no", "end"))
        if save == "end":
            if p.choices.get("build") == "subclass" or p.yes(0.4):
                b("%s.save_weights('%s')" % (m, p.one("final_weights.h5", "my_weights.h5")))
            else:
                file = p.one("model.h5", "my_model.h5", "final.keras")
                b("%s.save('%s')" % (m, file))
                if (
                    p.choices.get("read_back", p.pick("read_back")) == "yes"
                    and self.feed != "structure"
                ):
                    b("%s = tf.keras.models.load_model('%s')" % (m, file))
                    p.truth.reads.append({"call": "load_model"})
            p.truth.writes.append({"call": "model.save"})
        if p.pick("evaluate", ("end", "no")) == "end" and d.test and self.feed != "structure":
            for line in p.note("eval"):
                b(line)
            ys = d.ty if d.used_labels() else d.tx
            call = "%s.evaluate(%s, %s%s)" % (m, d.tx, ys, p.one("", ", verbose=0", ", verbose=2"))
            b(
                p.one(
                    "score = %s\n%s" % (call, p.say("Test score {}", "score")),
                    p.say("result {}", call),
                )
            )
        if p.pick("sample") == "yes" and d.test and self.feed != "structure":
            b(p.say("predictions {}", "%s.predict(%s[:3])" % (m, d.tx)))
