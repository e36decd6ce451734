"""What a session program does once its graph stands: open, start, train, report, keep, evaluate."""

from contextlib import contextmanager

from .graph import Graph
from .program import Block


class Session:
    """Writes session programs over a graph of one loss. Subclasses have other graphs and other steps."""

    def __init__(self, program, data):
        self.p, self.data = program, data
        self.monitored = program.choices["pattern"] == "monitored"
        self.choose()
        self.graph = Graph(program, data)
        self.helpers = self.graph.helpers
        self.after = Block()  # what stands behind the session
        self.patience = False

    def choose(self):
        p, d = self.p, self.data
        feeds = ["slices", "own_next", "generator", "whole", "starts", "choice", "dataset"]
        if d.tutorial:
            feeds = ["next_batch"]
        elif d.source == "line":
            feeds = ["whole", "pairs", "pairs", "slices"]
        elif not d.used_labels():
            feeds = ["slices", "whole", "choice", "generator"]
        elif not self.monitored:
            feeds.append("queue")
        if d.used_labels() and not d.tutorial and d.source != "line":
            feeds.append("zipped")
        if d.kept:
            feeds = ["generator", "zipped"]
            p.choices["sample"] = "no"
            p.pick("evaluate", without=("batches", "per_class"))
        if self.monitored:
            feeds = [
                f
                for f in feeds
                if f in ("slices", "choice", "dataset", "next_batch", "whole", "own_next")
            ] or ["slices"]
        if p.choices.get("layout") == "class":
            feeds = [f for f in feeds if f not in ("dataset", "queue")]
        self.feed = p.pick("feed", feeds)
        loops = {
            "generator": ("epochs",),
            "pairs": ("epochs",),
            "zipped": ("epochs", "stream"),
            "starts": ("epochs",),
            "queue": ("steps", "forever"),
            "dataset": ("epochs", "steps", "forever"),
        }.get(self.feed, ("epochs", "steps", "while", "forever"))
        self.loop = p.pick("loop", loops)

    # -- parts that a layout places
    def build(self, b):
        p = self.p
        if self.feed == "dataset":
            self.pipeline(b)
        elif self.feed == "queue":
            self.queue(b)
        self.graph.build(b)
        if not self.monitored and self.wants_saver():
            b("%s = tf.train.Saver(%s)" % (p.a("saver"), p.one("", "", "max_to_keep=3")))

    def wants_saver(self):
        p = self.p
        return p.pick("save") in ("end", "every", "best", "skip") or p.pick("restore") != "no"

    def batch_size(self):
        return self.p.cfg("batch_size", self.p.one(8, 10, 16, 20, 25), "samples in a batch")

    def pipeline(self, b):
        p, d = self.p, self.data
        self.graph.inputs = "dataset"
        ds = p["dataset"]
        chain = "tf.data.Dataset.from_tensor_slices((%s, %s))" % (d.x, d.y)
        parts = [".shuffle(100)"] if p.pick("shuffle") != "no" else []
        parts += [".batch(%s)" % self.batch_size()]
        if p.yes(0.2):
            parts.insert(0, ".map(lambda a, b: (a * 1.0, b))")
        self.repeated = self.loop in ("epochs", "steps") and p.yes(0.6)
        if self.monitored or self.loop == "steps":
            self.repeated = self.loop == "steps"
        if self.repeated:
            parts.append(".repeat()")
        elif self.loop != "epochs":
            parts.append(".repeat(%s)" % p.cfg("epochs", p.between(2, 4), "passes over the data"))
        if p.yes(0.5):
            b("%s = %s%s" % (ds, chain, "".join(parts)))
        else:
            b("%s = %s" % (ds, chain))
            for part in parts:
                b("%s = %s%s" % (ds, ds, part))
        it = p.fresh("iterator", "train_iterator")
        self.iterator = ("self." if p.classed else "") + it
        kind = "initializable" if self.loop == "epochs" and not self.repeated else "one_shot"
        if p.pick("import_tf") != "dotted" and p.yes(0.6):
            b("%s = %s.make_%s_iterator()" % (self.iterator, ds, kind))
        else:
            b("%s = tf.data.make_%s_iterator(%s)" % (self.iterator, kind, ds))
        self.reinit = kind == "initializable"
        b("%s, %s = %s.get_next()" % (p.a("x"), p.a("y"), self.iterator))

    def queue(self, b):
        p, d = self.p, self.data
        self.graph.inputs = "queue"
        one = (
            "tf.constant(%s), tf.constant(%s)" % (d.x, d.y) if p.yes(0.5) else "%s, %s" % (d.x, d.y)
        )
        b(
            "one_x, one_y = tf.train.slice_input_producer([%s], shuffle=%s)"
            % (one, p.one("True", "False"))
        )
        b(
            "%s, %s = tf.train.%s([one_x, one_y], batch_size=%s%s)"
            % (
                (p.a("x"), p.a("y"))
                + p.one(
                    ("batch", self.batch_size(), ""),
                    ("shuffle_batch", self.batch_size(), ", capacity=200, min_after_dequeue=50"),
                )
            )
        )

    # -- the session
    @contextmanager
    def opened(self, b):
        p = self.p
        s = p["sess"]
        config = ""
        if p.pick("session_config") == "inline":
            config = "config=tf.ConfigProto(%s)" % p.one(
                "allow_soft_placement=True", "log_device_placement=False"
            )
        elif p.choices["session_config"] == "named":
            name = p.fresh("sess_config", "tf_config", "gpu_config")
            b("%s = tf.ConfigProto()" % name, "%s.gpu_options.allow_growth = True" % name)
            config = "config=" + name
        if self.own_graph:
            config = ", ".join(filter(None, ["graph=" + self.own_graph, config]))
        p.truth.sessions += 1
        way = p.pick("session", ("with",) if self.own_graph else None)
        if way == "with":
            with b.under("with tf.Session(%s) as %s:" % (config, s)):
                yield s
            return
        if way == "interactive" and not self.own_graph:
            b("%s = tf.InteractiveSession(%s)" % (s, config))
        else:
            b("%s = tf.Session(%s)" % (s, config))
        if way == "as_default":
            with b.under("with %s.as_default():" % s):
                yield s
            return
        yield s
        if way != "interactive" or p.yes(0.5):
            b("%s.close()" % s)

    own_graph = None

    def start(self, b, s):
        p = self.p
        has_default = p.choices["session"] in ("with", "as_default", "interactive")
        way = p.pick("init", without=() if has_default else ("run",))
        make = "tf.global_variables_initializer()"
        restore = p.pick("restore", without=("flag",) if p.choices["config"] == "literal" else ())
        into = b
        if restore == "else":
            path = self.model_dir()
            b("ckpt = tf.train.get_checkpoint_state(%s)" % path)
            with b.under("if ckpt and ckpt.model_checkpoint_path:"):
                b("%s.restore(%s, ckpt.model_checkpoint_path)" % (p.a("saver"), s))
            b("else:")
            b.depth += 1
        if way == "direct":
            into("%s.run(%s)" % (s, make))
        elif way == "stored":
            into("%s = %s" % (p["init"], make), "%s.run(%s)" % (s, p["init"]))
        elif way == "run":
            into(make + ".run()")
        else:
            into(
                "%s.run(tf.group(tf.global_variables_initializer(), tf.local_variables_initializer()))"
                % s
            )
        if restore == "else":
            b.depth -= 1
        elif restore == "latest":
            b("ckpt = tf.train.latest_checkpoint(%s)" % self.model_dir())
            b(
                "if ckpt%s:" % p.one("", " is not None"),
                "    %s.restore(%s, ckpt)" % (p.a("saver"), s),
                "    " + p.say("restored from {}", "ckpt"),
            )
        elif restore == "flag":
            with b.under("if %s:" % p.cfg("restore", False, "go on from the last checkpoint")):
                b(
                    "%s.restore(%s, tf.train.latest_checkpoint(%s))"
                    % (p.a("saver"), s, self.model_dir())
                )

    def model_dir(self):
        if "model_dir" not in self.p.names.chosen:
            self.p.names.chosen["model_dir"] = self.p.one(
                "./model", "checkpoints", "ckpt/", "saved", "./tmp/model"
            )
        return self.p.cfg("model_dir", self.p.names.chosen["model_dir"], "where checkpoints go")

    def path(self, name):
        """An expression for a file below the model folder."""
        at = self.model_dir()
        if at.startswith("'"):
            return "'%s/%s'" % (at.strip("'").rstrip("/"), name)
        return self.p.one("os.path.join(%s, '%s')", "%s + '/%s'") % (at, name)

    def run(self, b):
        p = self.p
        for line in p.note("train"):
            b(line)
        if p.pick("plot") != "no" or p.choices.get("average") == "mean_list":
            b("%s = []" % p["losses"])
        self.text_log_open()
        if p.choices["text_log"] == "json":
            b("log_rows = []")
        if p.pick("save") != "no" or p.choices.get("restore", "no") != "no":
            if p.yes(0.6):
                b(
                    "if not os.path.exists(%s):" % self.model_dir(),
                    "    os.makedirs(%s)" % self.model_dir(),
                )
            else:
                b("os.makedirs(%s, exist_ok=True)" % self.model_dir())
        with self.opened(b) as s:
            self.s = s
            self.start(b, s)
            if p.choices.get("summaries") == "yes":
                b(
                    "%s = tf.summary.FileWriter(%s%s)"
                    % (
                        p["writer"],
                        p.cfg("log_dir", p.one("./logs", "logs/run1", "graph"), "event files"),
                        p.one("", ", %s.graph" % s),
                    )
                )
                p.truth.writes.append({"call": "FileWriter"})
            self.train(b)
            self.at_end(b)
        self.plot(b)

    # -- loops
    def train(self, b):
        p = self.p
        if p.pick("timing") == "yes":
            b("start_time = time.time()")
        if self.graph.local_rate:
            b("%s = %s" % (self.graph.local_rate, self.graph.local_rate_start))
        self.save = p.pick("save")
        if self.save == "skip" and self.loop not in ("epochs", "steps"):
            self.save = p.choices["save"] = "best"
        self.stop = p.pick(
            "stop",
            ("no", "interrupt")
            if self.save == "skip"
            else {"epochs": ("no", "patience", "threshold", "max_steps", "interrupt")}.get(
                self.loop, ("no", "threshold", "interrupt")
            ),
        )
        if self.stop == "patience" or self.save in ("best", "skip"):
            self.patience = self.stop == "patience"
            b("%s = %s" % (p["best"], p.one("float('inf')", "1e9", "np.inf")))
        if self.patience:
            b("%s = 0" % p["wait"])
        if self.stop == "max_steps":
            b("%s = 0" % p["seen_steps"])
        if self.feed == "queue":
            b(
                "coord = tf.train.Coordinator()",
                "threads = tf.train.start_queue_runners(sess=%s, coord=coord)" % self.s,
            )
        guarded = self.stop == "interrupt"
        with b.under("try:" if guarded else ""):
            {
                "epochs": self.by_epochs,
                "steps": self.by_steps,
                "while": self.by_while,
                "forever": self.forever,
                "stream": self.stream,
            }[self.loop](b)
        if guarded:
            with b.under("except KeyboardInterrupt:"):
                b("print('stopped by hand')")
                if self.save in ("every", "best", "skip") and p.yes(0.6):
                    self.keep(b, None)
        if self.feed == "queue":
            b("coord.request_stop()", "coord.join(threads)")
        if p.choices["timing"] == "yes":
            b(p.say("training took {} s", "round(time.time() - start_time, 1)"))

    def epochs(self):
        return self.p.cfg("epochs", self.p.between(2, 5), "passes over the data")

    def range(self, text, quiet=False):
        p = self.p
        if p.pick("progress") == "tqdm" and not quiet:
            return "tqdm(range(%s))" % text
        if p.pick("count_with") == "arange":
            return "np.arange(%s)" % text
        return "%s(%s)" % ("xrange" if p.pick("python2") == "six_range" else "range", text)

    def by_epochs(self, b):
        p = self.p
        average = p.pick(
            "average",
            without=(
                (
                    ("sum_total",)
                    if self.feed in ("whole", "pairs", "starts", "generator", "dataset", "zipped")
                    else ()
                )
                + (
                    ()
                    if self.graph.has_accuracy and not self.graph.inputs and self.feed != "whole"
                    else ("mean_pairs",)
                )
                + ("running",)
            ),
        )
        p.pick("report")
        if p.yes(0.1):
            head = "for %s in %s:" % (p["epoch"], self.range("1, %s + 1" % self.epochs(), True))
        else:
            head = "for %s in %s:" % (p["epoch"], self.range(self.epochs()))
        with b.under(head):
            if self.feed == "whole":
                self.step(b, p["epoch"])
                self.report_step(b, p["epoch"], True)
                self.epoch_end(b, p["c"])
                return
            self.shuffle(b)
            value = p["c"]
            if average in ("sum_total", "sum_after"):
                b("%s = %s" % (p["avg"], p.one("0.", "0", "0.0")))
                value = p["avg"]
            elif average == "mean_pairs":
                b("%s = []" % p["epoch_losses"])
                p.truth.means.append(p["epoch_losses"])
                value = "np.mean(np.array(%s), %s)[0]" % (
                    p["epoch_losses"],
                    p.one("0", "axis=0"),
                )
            elif average == "mean_list":
                b("%s = []" % p["epoch_losses"])
                value = "np.mean(%s)" % p["epoch_losses"]
            elif average == "smooth":
                b("%s = None" % p["avg"])
                value = p["avg"]
            elif self.stop == "patience":
                pass
            rounds = self.batches(b, average)
            if average == "sum_after":
                count = rounds or p["epoch_steps"]
                b("%s %s" % (p["avg"], "/= " + count))
                p.truth.averages.append({"sum": p["avg"], "count": count})
            self.epoch_end(b, value)

    def shuffle(self, b):
        p, d = self.p, self.data
        if (
            self.feed not in ("slices", "starts", "whole")
            or p.pick("shuffle") != "epoch"
            or d.tutorial
        ):
            return
        order = p.fresh("perm", "order", "shuffled")
        b("%s = np.random.permutation(len(%s))" % (order, d.x))
        names = [d.x] + ([d.y] if d.used_labels() else [])
        b("%s = %s" % (", ".join(names), ", ".join("%s[%s]" % (n, order) for n in names)))

    def batches(self, b, average):
        """Writes the loop over an epoch's batches; returns the name of its count, if it has one."""
        p, d = self.p, self.data
        i, bs = p["i"], self.batch_size()
        n = d.count() if self.feed not in ("dataset",) else "len(%s)" % d.x
        feed = self.feed
        count = None
        reinit = feed == "dataset" and self.reinit
        if reinit:
            b("%s.run(%s.initializer)" % (self.s, self.iterator))
        if feed == "generator":
            self.generator_helper()
            call = "%s(%s, %s)" % (
                self.generator,
                ", ".join(d.fed()),
                bs,
            )
            target = "%s, %s" % (p["bx"], p["by"]) if d.used_labels() else p["bx"]
            head = "for %s in %s:" % (target, call)
            if p.yes(0.4):
                head = "for %s, %s in enumerate(%s):" % (
                    i,
                    "(%s)" % target if d.used_labels() else target,
                    call,
                )
        elif feed == "zipped":
            self.pairs_helper()
            head = "for %s in %s(%s, %s):" % (p["pair_batch"], self.generator, self.pairs(), bs)
        elif feed == "pairs":
            head = "for (%s, %s) in zip(%s, %s):" % (p["bx"], p["by"], d.x, d.y)
        elif feed == "starts":
            head = "for start, end in zip(range(0, len({0}), {1}), range({1}, len({0}) + 1, {1})):".format(
                d.x, bs
            )
        elif reinit:
            if average == "sum_after":
                b("%s = 0" % p["epoch_steps"])
            with b.under("while True:"):
                with b.under("try:"):
                    self.inner(b, average, None)
                    if average == "sum_after":
                        b("%s += 1" % p["epoch_steps"])
                b("except tf.errors.OutOfRangeError:", "    break")
            return None if average != "sum_after" else p["epoch_steps"]
        else:
            ways = ("int_div", "floor", "ceil", "least")
            way = p.pick("batches", None if feed == "slices" else ways)
            if way == "range_step":
                head = "for %s in range(0, %s, %s):" % (p["start"], n, bs)
            else:
                count = p["total"]
                text = {
                    "int_div": "int(%s / %s)",
                    "floor": "%s // %s",
                    "ceil": "int(math.ceil(%s / float(%s)))",
                    "least": "%s // %s",
                }[way] % (n, bs)
                if way == "least":
                    most = p.cfg("most_batches", p.one(4, 5, 6), "batches an epoch at most")
                    text = "min(%s)" % ", ".join(p.one((most, text), (text, most)))
                    p.truth.counts.append({"what": "least", "value": most})
                if p.yes(0.75) or average in ("sum_total",):
                    b("%s = %s" % (count, text))
                    head = "for %s in %s:" % (i, self.range(count, True))
                else:
                    head = "for %s in %s:" % (i, self.range(text, True))
                    count = None
        if average == "sum_total" and not count:
            average = "sum_total_named"
        if average == "sum_after" and not count:
            b("%s = 0" % p["epoch_steps"])
        with b.under(head):
            self.inner(b, average, count)
            if average == "sum_after" and not count:
                b("%s += 1" % p["epoch_steps"])
        return count

    def inner(self, b, average, count):
        p = self.p
        i = p["i"]
        self.batch(b, i)
        self.step(b, i)
        c = p["c"]
        if average == "sum_total":
            b("%s += %s / %s" % (p["avg"], c, count))
            p.truth.averages.append({"sum": p["avg"], "count": count})
        elif average == "sum_total_named":
            text = "(%s / %s)" % (self.data.count(), self.batch_size())
            b("%s += %s / %s" % (p["avg"], c, text))
            p.truth.averages.append({"sum": p["avg"], "count": text})
        elif average == "sum_after":
            b("%s += %s" % (p["avg"], c))
        elif average == "mean_list":
            b("%s.append(%s)" % (p["epoch_losses"], c))
        elif average == "mean_pairs":
            b(
                "%s = %s.run(%s, feed_dict=%s)"
                % (p["acc_value"], self.s, p.a("accuracy"), self.feeding()),
                "%s.append(%s)" % (p["epoch_losses"], p.one("[%s, %s]", "(%s, %s)") % (c, p["acc_value"])),
            )
        elif average == "smooth":
            b("{0} = {1} if {0} is None else 0.9 * {0} + 0.1 * {1}".format(p["avg"], c))
        if p.choices["report"] in ("every", "both") and count:
            self.report_step(b, i, False)
        if p.choices["plot"] != "no" and p.yes(0.5):
            b("%s.append(%s)" % (p["losses"], c))
        if self.stop == "max_steps":
            b(
                "%s += 1" % p["seen_steps"],
                "if %s >= %s:" % (p["seen_steps"], p.cfg("steps", 18, "at most")),
                "    break",
            )
            p.truth.counts.append({"what": "counter", "value": p["seen_steps"]})

    def batch(self, b, i):
        """Writes what takes the batch of round `i`."""
        p, d, feed = self.p, self.data, self.feed
        bs = self.batch_size()
        for line in p.note("batch"):
            b(line)
        names = [(p["bx"], d.x)] + ([(p["by"], d.y)] if d.used_labels() else [])
        if feed == "next_batch":
            b(
                "%s, %s = %s.train.next_batch(%s)"
                % (p["bx"], p["by"] if d.used_labels() else "_", d.tutorial, bs)
            )
        elif feed == "zipped":
            b("%s, %s = zip(*%s)" % (p["bx"], p["by"], p["pair_batch"]))
        elif feed == "own_next":
            self.next_helper()
            b("%s, %s = %s(%s, %s, %s)" % (p["bx"], p["by"], self.next_name, bs, d.x, d.y))
        elif feed == "choice":
            pick = (
                p.fresh("idx", "choice", "mask") if "picked" not in p.names.chosen else p["picked"]
            )
            p.names.chosen["picked"] = pick
            b(
                "%s = np.random.%s"
                % (pick, p.one("choice(len(%s), %s)", "randint(0, len(%s), %s)") % (d.x, bs))
            )
            p.truth.draws.append(
                "seeded" if p.choices.get("seed") in ("numpy", "both") else "unseeded"
            )
            b(
                "%s = %s"
                % (
                    ", ".join(n for n, _ in names),
                    ", ".join("%s[%s]" % (a, pick) for _, a in names),
                )
            )
        elif feed in ("slices", "starts"):
            self.slice(b, i, names, bs)

    def slice(self, b, i, names, bs):
        p, d = self.p, self.data
        if self.feed == "starts":
            window = "start:end"
        elif p.choices.get("batches") == "range_step" and self.loop == "epochs":
            window = "{0}:{0} + {1}".format(p["start"], bs)
        else:
            whole = "(%s.shape[0] - %s)" % (d.x, bs) if p.yes(0.6) else "(len(%s) - %s)" % (d.x, bs)
            # A session that a hook ends counts on, past the end of its rows.
            ends = self.loop == "epochs" and p.choices["pattern"] != "monitored"
            kind = p.pick("offset", ("times", "named") if ends else ("modulo",))
            if kind == "times":
                window = p.one(
                    "{i} * {bs}:({i} + 1) * {bs}", "{i} * {bs}:{i} * {bs} + {bs}"
                ).format(i=i, bs=bs)
            else:
                at = (
                    p.fresh("offset", "begin", "first")
                    if "offset_name" not in p.names.chosen
                    else p["offset_name"]
                )
                p.names.chosen["offset_name"] = at
                b(
                    "%s = (%s * %s) %% %s" % (at, i, bs, whole)
                    if kind == "modulo"
                    else "%s = %s * %s" % (at, i, bs)
                )
                window = "%s:(%s + %s)" % (at, at, bs)
        text = [
            ("%s[%s, :]" if a == d.x and len(d.shape) == 1 and p.yes(0.15) else "%s[%s]")
            % (a, window)
            for _, a in names
        ]
        if p.yes(0.5):
            for (n, _), t in zip(names, text):
                b("%s = %s" % (n, t))
        else:
            b("%s = %s" % (", ".join(n for n, _ in names), ", ".join(text)))

    def feeding(self, test=False):
        """The dictionary a step is fed with."""
        p, d, g = self.p, self.data, self.graph
        if g.inputs and not test:
            pairs = []
        elif test or self.feed == "whole":
            pairs = [(p.a("x"), d.tx if test else d.x)] + (
                [(p.a("y"), d.ty if test else d.y)] if d.used_labels() else []
            )
        else:
            pairs = [(p.a("x"), p["bx"])] + ([(p.a("y"), p["by"])] if d.used_labels() else [])
        pairs += list((g.fed_test if test else g.fed).items())
        if test and g.local_rate:
            pairs = [q for q in pairs if q[0] != p.a("rate_ph")]
        return "{%s}" % ", ".join("%s: %s" % q for q in pairs)

    def step(self, b, i):
        """Writes one training step. Leaves the loss in the variable `c`."""
        p, s = self.p, self.s
        feed = self.feeding()
        fd = "" if feed == "{}" else ", feed_dict=" + feed
        if fd and p.yes(0.15):
            b("feed = %s" % feed)
            fd = ", feed"
        fetches = "[%s, %s]" % (p.a("train_op"), p.a("loss"))
        if self.graph.second:
            self.by_chance(b, fd)
            return
        if p.choices.get("summaries") == "yes":
            b(
                "_, %s, summary_ = %s.run([%s, %s, %s]%s)"
                % (p["c"], s, p.a("train_op"), p.a("loss"), p.a("merged"), fd)
            )
            with b.under(
                "" if p.yes(0.7) else "if %s %% 5 == 0:" % i if i and self.counted(i) else ""
            ):
                b(
                    "%s.add_summary(summary_, %s)"
                    % (p["writer"], i if self.counted(i) else p["epoch"])
                )
        elif p.yes(0.55):
            b("_, %s = %s.run(%s%s)" % (p["c"], s, fetches, fd))
        else:
            b(
                "%s.run(%s%s)" % (s, p.a("train_op"), fd),
                "%s = %s.run(%s%s)" % (p["c"], s, p.a("loss"), fd),
            )

    def by_chance(self, b, fd):
        """One of two operations, drawn in each round."""
        p, s = self.p, self.s
        drawn = p.one("np.random.rand() < 0.5", "random.random() < 0.7", "np.random.randint(2)")
        if drawn.endswith("(2)"):
            drawn += " == 0"
        for head, op in (("if %s:" % drawn, p.a("train_op")), ("else:", self.graph.second)):
            with b.under(head):
                b("_, %s = %s.run([%s, %s]%s)" % (p["c"], s, op, p.a("loss"), fd))

    def counted(self, i):
        """Whether `i` counts rounds here."""
        return not (
            self.loop == "epochs"
            and (
                self.feed in ("generator", "pairs", "starts", "zipped")
                or p_has(self, "range_step")
                or (self.feed == "dataset" and self.reinit)
            )
            and i == self.p["i"]
        )

    def report_step(self, b, i, outer):
        p = self.p
        if not outer or p.choices["report"] != "epoch":
            with b.under(
                "if %s %% %s == 0:" % (i, p.cfg("display", p.one(2, 5, 10), "rounds between lines"))
            ):
                self.line(b, i)
        elif outer:
            self.line(b, i)

    def line(self, b, i):
        p = self.p
        for line in p.note("log"):
            b(line)
        parts, values = ["step {}", "loss {}"], [i, p["c"]]
        if self.graph.has_accuracy and p.yes(0.4) and not self.graph.inputs:
            b(
                "%s = %s.run(%s, feed_dict=%s)"
                % (p["acc_value"], self.s, p.a("accuracy"), self.feeding())
            )
            parts, values = parts + ["acc {}"], values + [p["acc_value"]]
        b(p.say(p.one("Iter ", "", "-- ") + ", ".join(parts), *values))

    def epoch_end(self, b, value):
        p = self.p
        e = p["epoch"]
        if self.feed != "whole" and p.choices["report"] != "every":
            b(
                p.say(
                    p.one("Epoch {} cost {}", "Epoch: {}, loss: {}", "epoch {} done, loss = {}"),
                    p.one(e, "%s + 1" % e),
                    value,
                )
            )
        if p.choices["plot"] != "no":
            b("%s.append(%s)" % (p["losses"], value))
        if self.graph.local_rate:
            self.rate_by_hand(b, e)
        self.show_rows(b, e)
        self.text_log(b, e, value)
        evaluate = p.pick("evaluate")
        if evaluate in ("epoch", "every") and self.data.test and not self.graph.inputs:
            with b.under("if %s %% 2 == 0:" % e if evaluate == "every" else ""):
                self.evaluate(b, "test {}")
        if self.save == "every":
            with b.under("if %s %% %s == 0:" % (e, p.one("2", "1")) if p.yes(0.6) else ""):
                self.keep(b, e)
        elif self.save == "best" and not self.patience:
            with b.under("if %s < %s:" % (value, p["best"])):
                b("%s = %s" % (p["best"], value))
                self.keep(b, None)
            p.truth.decisions.append({"kind": "best", "names": [value]})
        if self.patience:
            self.give_up(b, value)
        elif self.stop == "threshold":
            b(
                "if %s < %s:" % (value, p.one("1e-3", "0.05", "0.3")),
                "    " + p.say("good enough"),
                "    break",
            )
            p.truth.decisions.append({"kind": "stop", "names": [value]})
        elif self.stop == "max_steps":
            b("if %s >= %s:" % (p["seen_steps"], p.cfg("steps", 18)), "    break")
        if self.save == "skip":
            self.skip(b, value)

    def skip(self, b, value):
        """Leaves the rest of a round out where nothing was gained, and saves there."""
        p = self.p
        with b.under("if %s >= %s:" % (value, p["best"])):
            if p.yes(0.4):
                b(p.say(p.one("no gain", "not better, nothing saved")))
            b("continue")
        b("%s = %s" % (p["best"], value))
        self.keep(b, None)
        p.truth.decisions.append({"kind": "skip", "names": [value]})

    def show_rows(self, b, e):
        """Rows of the training data that the epoch's number chooses."""
        p, d = self.p, self.data
        plain = p.choices["task"] in ("classify", "regress", "autoencode") and not d.tutorial
        if not plain or self.graph.inputs or p.pick("peek") != "rows":
            return
        b(p.say(p.one("row {}", "seen {}"), "%s[%s * 15].ravel()[:3]" % (d.x, e)))
        p.truth.counts.append({"what": "shown", "value": d.x})

    def rate_by_hand(self, b, e):
        p = self.p
        rate = self.graph.local_rate
        b(
            *p.one(
                ["%s = %s * %s" % (rate, rate, p.one("0.9", "0.95"))],
                ["if %s %% 2 == 1:" % e, "    %s *= 0.5" % rate],
                [
                    "if %s > 1:" % e,
                    "    %s = %s / (1 + 0.1 * %s)" % (rate, self.graph.local_rate_start, e),
                ],
            )
        )

    def give_up(self, b, value):
        p = self.p
        with b.under("if %s < %s:" % (value, p["best"])):
            b("%s = %s" % (p["best"], value), "%s = 0" % p["wait"])
            if self.save == "best":
                self.keep(b, None)
        with b.under("else:"):
            b("%s += 1" % p["wait"])
            with b.under("if %s >= %s:" % (p["wait"], p.cfg("patience", 2, "epochs without gain"))):
                b(p.say("early stop"), "break")
        p.truth.decisions.append({"kind": "stop", "names": [value]})

    def total_steps(self):
        return self.p.cfg("steps", self.p.one(30, 40, 48, 60), "training steps")

    def by_steps(self, b):
        p = self.p
        p.pick("report", ("every",))
        i = p["step"]
        text = self.total_steps()
        if p.yes(0.2):
            text = "1, %s + 1" % text
        with b.under("for %s in %s:" % (i, self.range(text))):
            self.one_round(b, i)

    def by_while(self, b):
        p = self.p
        p.pick("report", ("every",))
        i = p["step"]
        first = p.one("0", "1")
        b("%s = %s" % (i, first))
        bound = self.total_steps()
        if self.feed not in ("whole", "dataset") and p.yes(0.4):
            head = "while %s * %s < %s:" % (
                i,
                self.batch_size(),
                p.cfg("steps", p.one(300, 400), "training samples in all"),
            )
            if "steps" in p.settings:
                p.settings["steps"] = (p.one(300, 400, 480), "training samples in all")
        else:
            head = "while %s < %s:" % (i, bound)
        with b.under(head):
            self.one_round(b, i)
            b("%s += 1" % i)

    def stream(self, b):
        """All epochs' batches in one loop."""
        p = self.p
        p.pick("report", ("every",))
        i = p["step"]
        self.pairs_helper()
        call = "%s(%s, %s, %s)" % (self.generator, self.pairs(), self.batch_size(), self.epochs())
        if p.yes(0.5):
            b("%s = %s" % (p["stream"], call))
            call = p["stream"]
        if p.yes(0.5):
            with b.under("for %s, %s in enumerate(%s):" % (i, p["pair_batch"], call)):
                self.one_round(b, i)
            return
        b("%s = 0" % i)
        with b.under("for %s in %s:" % (p["pair_batch"], call)):
            self.one_round(b, i)
            b("%s += 1" % i)

    def pairs(self):
        return "list(zip(%s))" % ", ".join(self.data.fed())

    def forever(self, b):
        p = self.p
        p.pick("report", ("every",))
        i = p["step"]
        b("%s = 0" % i)
        if self.feed == "dataset":
            with b.under("try:"):
                with b.under("while True:"):
                    self.one_round(b, i)
                    b("%s += 1" % i)
            b("except tf.errors.OutOfRangeError:", "    print('Done training')")
            return
        with b.under("while True:" if self.feed != "queue" else "while not coord.should_stop():"):
            self.one_round(b, i)
            b("%s += 1" % i)
            b("if %s %s %s:" % (i, p.one(">=", "=="), self.total_steps()), "    break")

    def one_round(self, b, i):
        p = self.p
        self.batch(b, i)
        self.step(b, i)
        every = p.cfg("display", p.one(5, 10), "rounds between lines")
        if p.choices["plot"] != "no":
            b("%s.append(%s)" % (p["losses"], p["c"]))
        with b.under("if %s %% %s == 0:" % (i, every)):
            self.line(b, i)
            if (
                p.pick("evaluate") in ("every", "epoch")
                and self.data.test
                and not self.graph.inputs
            ):
                self.evaluate(b, "validation {}")
            if self.graph.local_rate:
                b("%s *= 0.9" % self.graph.local_rate)
                p.truth.counts.append({"what": "rate by steps", "value": self.graph.local_rate})
            self.text_log(b, i, p["c"])
        if p.pick("special_step") == "yes":
            b(
                *p.one(
                    ["if %s == 3:" % i, "    print('warm-up over')"],
                    ["if %s == %s - 1:" % (i, self.total_steps()), "    print('last step')"],
                )
            )
        if self.save == "every":
            with b.under(
                "if %s:"
                % p.one(
                    "%s %% 20 == 0" % i, "(%s + 1) %% 15 == 0" % i, "%s and not %s %% 25" % (i, i)
                )
            ):
                self.keep(b, i)
            p.truth.counts.append({"what": "save", "value": i})
        elif self.save == "best":
            with b.under("if %s < %s:" % (p["c"], p["best"])):
                b("%s = %s" % (p["best"], p["c"]))
                self.keep(b, None)
            p.truth.decisions.append({"kind": "best", "names": [p["c"]]})
        if self.stop == "threshold":
            b("if %s < %s:" % (p["c"], p.one("1e-3", "0.05", "0.4")), "    break")
            p.truth.decisions.append({"kind": "stop", "names": [p["c"]]})
        if self.save == "skip":
            self.skip(b, p["c"])

    # -- evaluation, files
    def evaluate(self, b, text):
        p, s = self.p, self.s
        for line in p.note("eval"):
            b(line)
        what = p.a("accuracy") if self.graph.has_accuracy else p.a("loss")
        feed = self.feeding(True)
        if (
            p.choices["session"] in ("with", "interactive", "as_default")
            and p.yes(0.3)
            and not self.monitored
        ):
            value = "%s.eval(%s)" % (what, feed)
        else:
            value = "%s.run(%s, feed_dict=%s)" % (s, what, feed)
        b(p.say(text, value))

    def keep(self, b, i):
        p, s = self.p, self.s
        for line in p.note("save"):
            b(line)
        if self.save == "numpy":
            b("np.save(%s, %s.run(tf.trainable_variables()[0]))" % (self.path("weights.npy"), s))
            p.truth.writes.append({"call": "np.save"})
        elif self.save == "pickle":
            b(
                "with open(%s, 'wb') as f:" % self.path("weights.pkl"),
                "    pickle.dump(%s.run(tf.trainable_variables()), f)" % s,
            )
            p.truth.writes.append({"call": "open"})
        else:
            step = ", global_step=%s" % i if i and self.counted(i) and p.yes(0.7) else ""
            call = "%s.save(%s, %s%s)" % (p.a("saver"), s, self.path("model.ckpt"), step)
            b(p.one(call, "save_path = " + call + "\n" + p.say("saved to {}", "save_path")))
            p.truth.writes.append({"call": "saver.save"})

    def at_end(self, b):
        p, s = self.p, self.s
        p.choices.setdefault("evaluate", "no")
        if self.save in ("end", "numpy", "pickle"):
            self.keep(b, None)
        if p.choices["save"] in ("end", "best", "skip") and p.pick("read_back") == "yes":
            b(
                "%s.restore(%s, tf.train.latest_checkpoint(%s))"
                % (p.a("saver"), s, self.model_dir())
            )
            p.truth.reads.append({"call": "saver.restore"})
        elif self.save == "numpy" and p.pick("read_back") == "yes":
            b("kept = np.load(%s)" % self.path("weights.npy"), p.say("kept {}", "kept.shape"))
            p.truth.reads.append({"call": "np.load"})
        evaluate = p.choices["evaluate"]
        if self.data.test and not self.graph.inputs and self.feed != "pairs":
            if evaluate == "batches":
                self.evaluate_batches(b)
            elif evaluate == "per_class" and self.graph.has_accuracy:
                self.per_class(b)
            elif evaluate != "no":
                self.evaluate(b, p.one("Test accuracy: {}", "Final: {}", "result {}"))
        if self.data.source == "line" and self.feed == "pairs":
            b(
                "%s = %s.run(%s, feed_dict={%s: %s, %s: %s})"
                % (
                    p["training_cost"],
                    s,
                    p.a("loss"),
                    p.a("x"),
                    self.data.x,
                    p.a("y"),
                    self.data.y,
                ),
                p.say("Training cost= {}", p["training_cost"]),
            )
        if p.pick("sample") == "yes" and not self.graph.inputs:
            d = self.data
            extra = "".join(
                ", %s: %s" % q
                for q in self.graph.fed_test.items()
                if q[0] in (p.a("keep_prob"), p.a("training"))
            )
            b(
                p.say(
                    "sample {}",
                    "%s.run(%s, feed_dict={%s: %s[:3]%s})"
                    % (s, p.a("logits"), p.a("x"), d.tx if d.test else d.x, extra),
                )
            )
        if p.choices.get("summaries") == "yes" and p.yes(0.5):
            b("%s.close()" % p["writer"])

    def evaluate_batches(self, b):
        p, d, s = self.p, self.data, self.s
        bs = self.batch_size()
        k, total = p.fresh("k", "n", "test_i"), p.fresh("acc_sum", "test_total", "score")
        what = p.a("accuracy") if self.graph.has_accuracy else p.a("loss")
        b("%s = 0.0" % total, "test_batches = len(%s) // %s" % (d.tx, bs))
        extra = "".join(", %s: %s" % q for q in self.graph.fed_test.items())
        y = (
            ", %s: %s[%s * %s:(%s + 1) * %s]" % (p.a("y"), d.ty, k, bs, k, bs)
            if d.used_labels()
            else ""
        )
        with b.under("for %s in range(test_batches):" % k):
            b(
                "%s += %s.run(%s, feed_dict={%s: %s[%s * %s:(%s + 1) * %s]%s%s})"
                % (total, s, what, p.a("x"), d.tx, k, bs, k, bs, y, extra)
            )
        b(p.say("test {}", "%s / max(test_batches, 1)" % total))

    def per_class(self, b):
        p, d, s = self.p, self.data, self.s
        extra = "".join(", %s: %s" % q for q in self.graph.fed_test.items())
        b(
            "predicted = %s.run(tf.argmax(%s, 1), feed_dict={%s: %s%s})"
            % (s, p.a("logits"), p.a("x"), d.tx, extra)
        )
        b("wanted = %s" % ("np.argmax(%s, axis=1)" % d.ty if d.one_hot else d.ty))
        with b.under("for cls in range(%d):" % d.classes):
            b(
                "of_class = wanted == cls",
                p.say("class {}: {} right", "cls", "(predicted[of_class] == cls).sum()"),
            )

    def text_log_open(self):
        """The function that a log of scores is written by."""
        p = self.p
        if p.pick("text_log") != "mode":
            return
        f = Block()
        path = p.one("scores.txt", "val.scores.txt", "result.txt")
        with f.under("def write_scores(score, at):"):
            f(
                *p.one(
                    ["if at == 0:", "    file_mode = 'w'", "else:", "    file_mode = 'a'"],
                    ["file_mode = 'w' if at == 0 else 'a'"],
                )
            )
            with f.under("with open('%s', file_mode) as f:" % path):
                f("f.write('%d %f\\n' % (at, score))")
        self.helpers.append(f)
        p.truth.writes.append({"call": "open"})

    def text_log(self, b, i, value):
        p = self.p
        kind = p.choices["text_log"]
        if kind == "lines":
            b(
                "with open('%s', 'a') as f:" % p.one("log.txt", "train.log"),
                "    f.write('%%s %%s\\n' %% (%s, %s))" % (i, value),
            )
            p.truth.writes.append({"call": "open"})
        elif kind == "csv":
            b(
                "with open('progress.csv', 'a') as f:",
                "    csv.writer(f).writerow([%s, float(%s)])" % (i, value),
            )
            p.truth.writes.append({"call": "open"})
        elif kind == "mode":
            b("write_scores(%s, %s)" % (value, i))
        elif kind == "json":
            b("log_rows.append({'at': %s, 'loss': float(%s)})" % (i, value))

    def plot(self, b):
        p = self.p
        if p.choices["text_log"] == "json":
            b("with open('history.json', 'w') as f:", "    json.dump(log_rows, f)")
            p.truth.writes.append({"call": "open"})
        if p.choices["plot"] == "figure":
            b("plt.plot(%s)" % p["losses"], "plt.savefig('%s')" % p.one("loss.png", "cost.png"))
            p.truth.writes.append({"call": "plt.savefig"})
        elif p.choices["plot"] == "lists":
            b(p.say("best loss {}, last {}", "min(%s)" % p["losses"], "%s[-1]" % p["losses"]))

    # -- helpers
    def generator_helper(self):
        p, d = self.p, self.data
        self.generator = p.fresh(
            "get_batches", "batches", "minibatches", "iterate_minibatches", "batch_iter"
        )
        f = Block()
        ys = d.used_labels()
        with f.under("def %s(xs_, %sbatch):" % (self.generator, "ys_, " if ys else "")):
            if ys and p.yes(0.15):
                self.refilled(f)
            elif p.pick("shuffle") != "no":
                f("order_ = np.random.permutation(len(xs_))")
                with f.under("for begin_ in range(0, len(xs_) - batch + 1, batch):"):
                    f(
                        "part_ = order_[begin_:begin_ + batch]",
                        "yield xs_[part_]%s" % (", ys_[part_]" if ys else ""),
                    )
            else:
                with f.under("for begin_ in range(0, len(xs_), batch):"):
                    f(
                        "yield xs_[begin_:begin_ + batch]%s"
                        % (", ys_[begin_:begin_ + batch]" if ys else "")
                    )
        self.helpers.append(f)

    def refilled(self, f):
        """Batches that are the same arrays each time, filled anew."""
        f(
            "xb_ = np.empty((batch,) + xs_.shape[1:], dtype=np.float32)",
            "yb_ = np.empty((batch,) + ys_.shape[1:], dtype=ys_.dtype)",
        )
        order = "np.random.permutation(len(xs_))" if self.p.pick("shuffle") != "no" else "range(len(xs_))"
        f("order_ = list(%s)" % order)
        with f.under("for begin_ in range(0, len(xs_) - batch + 1, batch):"):
            with f.under("for row_, from_ in enumerate(order_[begin_:begin_ + batch]):"):
                f("xb_[row_], yb_[row_] = xs_[from_], ys_[from_]")
            f("yield xb_, yb_")

    def pairs_helper(self):
        """A generator of batches of pairs: of all epochs, or of one."""
        p = self.p
        if hasattr(self, "generator"):
            return
        self.generator = p.fresh("batch_iter", "batch_generator", "iterate_batches")
        stream = self.loop == "stream"
        f = Block()
        with f.under("def %s(rows, batch%s):" % (self.generator, ", epochs" if stream else "")):
            f('"""Generates a batch iterator for a dataset."""') if p.yes(0.4) else None
            with f.under("for epoch in range(epochs):" if stream else ""):
                if p.pick("shuffle") != "no":
                    f(
                        "order = np.random.permutation(len(rows))",
                        "rows = [rows[k] for k in order]",
                    )
                if p.yes(0.5):
                    f("count = %s" % p.one("len(rows) // batch", "int(len(rows) / batch)"))
                    with f.under("for k in range(count):"):
                        f("yield rows[k * batch:(k + 1) * batch]")
                else:
                    with f.under("for begin in range(0, len(rows) - batch + 1, batch):"):
                        f("yield rows[begin:begin + batch]")
        self.helpers.append(f)

    def next_helper(self):
        p = self.p
        if hasattr(self, "next_name"):
            return
        self.next_name = p.fresh("next_batch", "get_batch", "fetch_batch")
        f = Block()
        if p.yes(0.5):
            p.truth.draws.append(
                "seeded" if p.choices.get("seed") in ("numpy", "both") else "unseeded"
            )
            with f.under("def %s(num, data_, labels_):" % self.next_name):
                f('"""Return a total of `num` random samples and labels."""')
                f(
                    "order_ = np.arange(0, len(data_))",
                    "np.random.shuffle(order_)",
                    "order_ = order_[:num]",
                    "return np.asarray([data_[i_] for i_ in order_]), np.asarray([labels_[i_] for i_ in order_])",
                )
        else:
            p.truth.draws.append("sequential")
            at = p.fresh("_position", "batch_start", "cursor")
            f("%s = 0" % at, "", "")
            with f.under("def %s(num, data_, labels_):" % self.next_name):
                f(
                    "global %s" % at,
                    "if %s + num > len(data_):" % at,
                    "    %s = 0" % at,
                    "begin_ = %s" % at,
                    "%s += num" % at,
                    "return data_[begin_:begin_ + num], labels_[begin_:begin_ + num]",
                )
        self.helpers.append(f)


def p_has(writer, option):
    return writer.p.choices.get("batches") == option
