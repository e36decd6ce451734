"""Where a program's samples come from: libraries, files beside it, arrays it makes up."""

import random as _random

SHAPES = {
    "mnist": (28, 28),
    "fashion": (28, 28),
    "cifar": (32, 32, 3),
    "tutorial": (784,),
    "boston": (13,),
    "tfds": (28, 28, 1),
}
FILES = {"cifar": "cifar10", "mnist": "mnist", "fashion": "fashion_mnist"}


class Data:
    """The samples of a program: their names, their shape, and the lines that make them."""

    def __init__(self, program, shape="flat"):
        """`shape`: flat, image or rows, which is what the model wants."""
        self.p = program
        self.wanted = shape
        p = program
        image = shape in ("image", "rows")
        if p["train_x"] and image:
            only = ("mnist", "fashion", "cifar") if shape == "image" else ("mnist", "fashion")
        elif p.pick("task") in ("regress",):
            only = ("blobs", "csv", "boston", "line", "text")
        elif p.pick("task") in ("autoencode", "gan"):
            only = ("mnist", "fashion", "tutorial", "blobs")
        else:
            only = ("mnist", "fashion", "tutorial", "blobs", "csv", "cifar", "text")
        if p.choices["pattern"] in ("tape", "keras"):
            only = tuple(o for o in only if o != "tutorial") + (("tfds",) if shape == "image" else ())
        self.source = p.pick("source", only)
        self.kind = "number" if p.pick("task") == "regress" else "class"
        self.tutorial = None
        self.width = {
            "blobs": p.one(4, 8, 20),
            "csv": p.one(4, 6, 9),
            "text": p.one(3, 5),
            "line": 1,
        }.get(self.source)
        self.classes = (
            10
            if self.source in ("mnist", "fashion", "cifar", "tutorial", "tfds")
            else p.one(2, 3, 4)
        )
        if self.kind == "number":
            self.classes = 1
        self.one_hot = self.kind == "class" and p.pick("labels") == "one_hot"
        self.test = True
        self.kept = None  # how many rows are left out where the data is fed, not before
        if self.source == "line":
            self.test = p.yes(0.5)
        self.shape = self.sample_shape()
        self.x, self.y = p["train_x"], p["train_y"]
        self.tx, self.ty = p["test_x"], p["test_y"]

    def sample_shape(self):
        if self.width:
            return (self.width,)
        shape = SHAPES[self.source]
        if self.wanted == "flat":
            size = 1
            for s in shape:
                size *= s
            return (size,)
        if self.wanted == "image" and len(shape) == 2:
            return shape + (1,)
        return shape

    @property
    def size(self):
        out = 1
        for s in self.shape:
            out *= s
        return out

    def count(self):
        """An expression for the number of training samples."""
        if self.tutorial:
            return self.tutorial + ".train.num_examples"
        return self.p.one("len(%s)", "%s.shape[0]", "len(%s)") % self.x

    # -- lines
    def load(self, b):
        """Writes what reads or makes the samples."""
        for line in self.p.note("data"):
            b(line)
        getattr(self, "from_" + self.source, self.from_library)(b)
        if not self.tutorial:
            self.p.truth.together.append([self.x] + ([self.y] if self.used_labels() else []))
            if self.kept:
                self.p.truth.kept.append({"array": self.x, "rows": self.kept})
            elif self.test:
                self.p.truth.evaluation += [self.tx] + ([self.ty] if self.used_labels() else [])
        return b

    def fed(self):
        """What training is fed of: the arrays, or all of their rows but those kept for tests."""
        both = [self.x] + ([self.y] if self.used_labels() else [])
        return ["%s[%s:]" % (a, self.kept) if self.kept else a for a in both]

    def names(self):
        """The arrays that a function hands on, by name."""
        both = [self.x] + ([self.y] if self.used_labels() and self.y else [])
        if self.test and not self.kept:
            both += [self.tx] + ([self.ty] if self.used_labels() else [])
        return both

    def split(self):
        p = self.p
        plain = p.choices["task"] in ("classify", "regress") and p.choices["pattern"] != "monitored"
        odd = p.choices["not_training"] != "no"
        return p.pick("split", without=() if plain and not odd else ("feeding",))

    def used_labels(self):
        return self.p.choices["task"] not in ("autoencode", "gan")

    def from_library(self, b):
        p = self.p
        name = FILES[self.source]
        path = p.one(
            "tf.keras.datasets." + name, "tf.keras.datasets." + name, "keras.datasets." + name
        )
        call = path + ".load_data()"
        ys = (self.y, self.ty) if self.used_labels() else ("_", "_")
        if p.yes(0.25):
            holder = p.fresh(name, "dataset_" + name)
            b("%s = %s" % (holder, path))
            call = holder + ".load_data()"
        if not self.used_labels() and p.yes(0.5):
            b("(%s, _), _ = %s" % (self.x, call))
            self.test = False
        else:
            b("(%s, %s), (%s, %s) = %s" % (self.x, ys[0], self.tx, ys[1], call))
        self.prepare(b, flat_labels=self.source == "cifar")

    def prepare(self, b, flat_labels=False):
        """Scaling, shapes and labels of images, the validation share."""
        p = self.p
        sets = [self.x] + ([self.tx] if self.test else [])
        scaled = p.pick("scale", without=("none",) if self.wanted != "image" else ())
        if scaled == "divide":
            if len(sets) == 2 and self.used_labels() and p.yes(0.5):
                b("%s, %s = %s / 255.0, %s / 255.0" % (sets[0], sets[1], sets[0], sets[1]))
            else:
                for s in sets:
                    b(
                        "%s = %s.astype(%s) / 255%s"
                        % (s, s, p.one("'float32'", "np.float32"), p.one("", ".", ".0"))
                    )
        elif scaled == "standard":
            for s in sets:
                b("%s = (%s.astype('float32') - 127.5) / 127.5" % (s, s))
        else:
            for s in sets:
                b("%s = %s.astype('float32')" % (s, s))
        self.reshape(b, sets)
        if self.kind == "class" and self.used_labels():
            self.prepare_labels(b, flat_labels)
        if p.pick("shares") == "validation":
            self.share(b)

    def reshape(self, b, sets):
        raw = SHAPES[self.source]
        if self.shape == raw:
            return
        for s in sets:
            if len(self.shape) > len(raw) and self.p.yes(0.5):
                b("%s = %s[..., %s]" % (s, s, self.p.one("tf.newaxis", "np.newaxis", "None")))
            else:
                first = self.p.one("-1", "len(%s)" % s, "%s.shape[0]" % s)
                b("%s = %s.reshape(%s)" % (s, s, ", ".join([first] + [str(n) for n in self.shape])))

    def prepare_labels(self, b, flat):
        p = self.p
        for s in [self.y] + ([self.ty] if self.test else []):
            if flat:
                b("%s = %s.%s" % (s, s, p.one("flatten()", "reshape(-1)", "ravel()")))
            if self.one_hot:
                how = p.one(
                    "np.eye(%d)[%%s]" % self.classes,
                    "tf.keras.utils.to_categorical(%%s, %d)" % self.classes,
                )
                b("%s = %s" % (s, how % s))

    def share(self, b):
        p = self.p
        vx, vy = p.fresh("x_val", "X_valid", "val_images", "vx"), p.fresh(
            "y_val", "Y_valid", "val_labels", "vy"
        )
        n = p.one("40", "36")
        names = [(self.x, vx)] + ([(self.y, vy)] if self.used_labels() else [])
        for s, v in names:
            b("%s, %s = %s[:%s], %s[%s:]" % (v, s, s, n, s, n))
            p.truth.evaluation.append(v)
        self.tx, self.ty = vx, (vy if self.used_labels() else self.ty)
        self.test = True

    def from_tutorial(self, b):
        p = self.p
        self.tutorial = p.fresh("mnist", "mnist_data", "datasets")
        hot = "one_hot=True" if self.one_hot else p.one("one_hot=False", "")
        path = p.one('"MNIST_data/"', "'/tmp/data/'", '"./data"', '"MNIST_data"')
        b(
            "%s = input_data.read_data_sets(%s)"
            % (self.tutorial, ", ".join(filter(None, [path, hot])))
        )
        t = self.tutorial
        self.x, self.y, self.tx, self.ty = (
            t + ".train.images",
            t + ".train.labels",
            t + ".test.images",
            t + ".test.labels",
        )
        if p.pick("feed", ("next_batch", "slices")) == "slices":
            self.x, self.y, self.tx, self.ty = p["train_x"], p["train_y"], p["test_x"], p["test_y"]
            self.tutorial = None
            b("%s, %s = %s.train.images, %s.train.labels" % (self.x, self.y, t, t))
            b("%s, %s = %s.test.images, %s.test.labels" % (self.tx, self.ty, t, t))

    def from_tfds(self, b):
        p = self.p
        name = p.one("mnist", "fashion_mnist")
        b(
            "%s, %s = [tuple(np.stack(part) for part in zip(*tfds.as_numpy(d)))\n    for d in tfds.load('%s', split=['train', 'test'], as_supervised=True)]"
            % (p["train_part"], p["test_part"], name)
        )
        b("%s, %s = %s" % (self.x, self.y if self.used_labels() else "_", p["train_part"]))
        b("%s, %s = %s" % (self.tx, self.ty if self.used_labels() else "_", p["test_part"]))
        self.prepare(b)

    def from_boston(self, b):
        p = self.p
        b(
            "(%s, %s), (%s, %s) = tf.keras.datasets.boston_housing.load_data()"
            % (self.x, self.y, self.tx, self.ty)
        )
        mean, std = p.fresh("mean", "mu"), p.fresh("std", "sigma")
        b("%s = %s.mean(axis=0)" % (mean, self.x), "%s = %s.std(axis=0)" % (std, self.x))
        for s in (self.x, self.tx):
            b("%s = ((%s - %s) / %s).astype('float32')" % (s, s, mean, std))
        for s in (self.y, self.ty):
            b("%s = (%s.reshape(-1, 1) / 50.).astype('float32')" % (s, s))

    def from_line(self, b):
        p = self.p
        n = p.one(90, 101, 150)
        if p.yes(0.4):
            b("%s = np.linspace(-1, 1, %d)[:, np.newaxis].astype('float32')" % (self.x, n))
        else:
            b("%s = np.random.rand(%d, 1).astype(np.float32)" % (self.x, n))
        noise = (
            p.one("np.random.normal(0, 0.05, %s.shape)", "0.1 * np.random.randn(*%s.shape)")
            % self.x
        )
        b(
            "%s = (%s + %s).astype('float32')"
            % (self.y, p.one("3 * %s + 2", "np.square(%s) - 0.5", "%s * 0.1 + 0.3") % self.x, noise)
        )
        if self.test:
            b("%s = np.linspace(-1, 1, 31).reshape(-1, 1).astype('float32')" % self.tx)
            b("%s = %s * 0.5 + 0.3" % (self.ty, self.tx))

    def from_blobs(self, b):
        p = self.p
        n = p.one(150, 203, 211)
        seeded = p.yes(0.5)
        rng = "np.random"
        if seeded and p.yes(0.5):
            rng = p.fresh("rng", "rs")
            b("%s = np.random.RandomState(%d)" % (rng, p.between(0, 99)))
        elif seeded:
            b("np.random.seed(%d)" % p.one(0, 1, 42, 123))
        x, y = (
            (self.x, self.y)
            if self.split() in ("given", "feeding")
            else (p.fresh("data_x", "X_all", "samples"), p.fresh("data_y", "Y_all", "answers"))
        )
        b("%s = %s.randn(%d, %d).astype('float32')" % (x, rng, n, self.width))
        if self.used_labels():
            self.made_labels(b, x, y)
        self.cut(b, x, y, n)

    def made_labels(self, b, x, y):
        if self.kind == "number":
            b(
                "%s = %s.dot(np.arange(1, %d).reshape(-1, 1) / %d.).astype('float32') + 0.5"
                % (y, x, self.width + 1, self.width)
            )
            return
        b("%s = (np.abs(%s).sum(axis=1) * 3).astype('int64') %% %d" % (y, x, self.classes))
        if self.one_hot:
            b("%s = np.eye(%d, dtype='float32')[%s]" % (y, self.classes, y))

    def cut(self, b, x, y, n):
        """Training and test samples from one set."""
        p = self.p
        labels = self.used_labels()
        split = self.split()
        if split == "feeding":
            m = self.kept = p.one("30", "40")
            if x != self.x:
                b("%s, %s = %s, %s" % (self.x, self.y, x, y))
            self.tx, self.ty = "%s[:%s]" % (self.x, m), "%s[:%s]" % (self.y, m)
            return
        if split == "given":
            m = p.one("30", "41")
            if x != self.x:
                b("%s, %s = %s, %s" % (self.x, self.y, x, y) if labels else "%s = %s" % (self.x, x))
            b("%s = %s[:%s]" % (self.tx, self.x, m))
            if labels:
                b("%s = %s[:%s]" % (self.ty, self.y, m))
            return
        if split == "sklearn" and labels:
            state = p.one("", ", random_state=42", ", random_state=0")
            b(
                "%s, %s, %s, %s = train_test_split(%s, %s, test_size=0.2%s)"
                % (self.x, self.tx, self.y, self.ty, x, y, state)
            )
            return
        if split == "permuted":
            order = p.fresh("perm", "order", "idx")
            if p.pick("split_peek") == "draw":
                b(
                    p.say(
                        p.one("a few rows {}", "some samples: {}"),
                        p.one("%s[np.random.choice(len(%s), 3)]", "%s[np.random.randint(len(%s))]")
                        % (x, x),
                    )
                )
            b("%s = np.random.permutation(len(%s))" % (order, x))
            b("%s = %s[%s]" % (x, x, order))
            if labels:
                b("%s = %s[%s]" % (y, y, order))
        cut = p.fresh("split", "n_train", "num_train")
        b("%s = int(0.8 * len(%s))" % (cut, x))
        b("%s, %s = %s[:%s], %s[%s:]" % (self.x, self.tx, x, cut, x, cut))
        if labels:
            b("%s, %s = %s[:%s], %s[%s:]" % (self.y, self.ty, y, cut, y, cut))

    def from_csv(self, b):
        p = self.p
        path = p.one("data/train.csv", "train.csv", "data/measurements.csv")
        rows = self.rows(p.between(150, 215))
        head = p.yes(0.6)
        columns = ["f%d" % i for i in range(self.width)] + ["target"]
        p.data_files[path] = "".join(",".join(r) + "\n" for r in ([columns] if head else []) + rows)
        x, y = p.fresh("features_all", "X_all", "data_x"), p.fresh("targets_all", "Y_all", "data_y")
        if p.yes(0.35):
            frame = p.fresh("df", "frame", "table")
            b("%s = pd.read_csv('%s'%s)" % (frame, path, "" if head else ", header=None"))
            b("%s = %s.values[:, :%d].astype('float32')" % (x, frame, self.width))
            b("%s = %s.values[:, %d]" % (y, frame, self.width))
        elif p.yes(0.6):
            raw = p.fresh("raw", "table", "content")
            skip = {"loadtxt": ", skiprows=1", "genfromtxt": ", skip_header=1"}
            reader = p.one("loadtxt", "genfromtxt")
            b(
                "%s = np.%s('%s', delimiter=','%s)"
                % (raw, reader, path, skip[reader] if head else "")
            )
            b("%s, %s = %s[:, :-1].astype('float32'), %s[:, -1]" % (x, y, raw, raw))
        else:
            b("with open('%s') as f:" % path, "    reader = csv.reader(f)")
            if head:
                b("    next(reader)")
            rows_name = p.fresh("rows", "lines", "records")
            b("    %s = [[float(v) for v in row] for row in reader]" % rows_name)
            b("%s = np.array([r[:-1] for r in %s], dtype='float32')" % (x, rows_name))
            b("%s = np.array([r[-1] for r in %s])" % (y, rows_name))
        self.finish_file(b, x, y)

    def finish_file(self, b, x, y):
        if not self.used_labels():
            pass
        elif self.kind == "number":
            b("%s = %s.reshape(-1, 1).astype('float32')" % (y, y))
        elif self.one_hot:
            b("%s = np.eye(%d)[%s.astype(int)]" % (y, self.classes, y))
        else:
            b("%s = %s.astype('int64')" % (y, y))
        self.cut(b, x, y, None)

    def rows(self, n):
        made = _random.Random(self.p.seed)
        out = []
        for _ in range(n):
            values = [made.gauss(0, 1) for _ in range(self.width)]
            target = made.randrange(self.classes) if self.kind == "class" else 2 * values[0] + 0.5
            out.append(
                ["%.4f" % v for v in values] + [("%d" if self.kind == "class" else "%.4f") % target]
            )
        return out

    def from_text(self, b):
        p = self.p
        path = p.one("samples.txt", "data/points.txt")
        p.data_files[path] = "".join(" ".join(r) + "\n" for r in self.rows(p.between(150, 215)))
        x, y = p.fresh("X_all", "points"), p.fresh("Y_all", "answers")
        number = "float(parts[%d])" % self.width
        if self.kind == "class" and p.pick("label_table") == "per_item":
            number = self.table(b) % ("parts[%d]" % self.width)
        b("%s, %s = [], []" % (x, y))
        with b.under("for line in open('%s'):" % path):
            b(
                "parts = line.split()",
                "%s.append([float(v) for v in parts[:%d]])" % (x, self.width),
                "%s.append(%s)" % (y, number),
            )
        b("%s = np.array(%s, dtype='float32')" % (x, x), "%s = np.array(%s)" % (y, y))
        self.finish_file(b, x, y)

    def table(self, b):
        """Writes the file of the classes' names, and what looks a name up in it; returns its call."""
        p = self.p
        path, look = p.one("classes.txt", "labels.txt"), p.fresh("class_index", "label_of")
        with b.under("with open('%s', 'w') as f:" % path):
            b("f.write(%s)" % p.one("'\\n'.join(%r)", "' '.join(%r)") % [str(k) for k in range(self.classes)])
        p.truth.writes.append({"call": "open"})
        b("")
        with b.under("def %s(name):" % look):
            b("with open('%s') as f:" % path, "    known = f.read().split()", "return known.index(name)")
        b("")
        return look + "(%s)"
