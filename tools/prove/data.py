"""Made-up data in place of what programs download. Small, of the right shapes and types, drawn from one generator."""
import sys
import types

import numpy as np

SETS = {"mnist": ((28, 28), 10), "fashion_mnist": ((28, 28), 10), "cifar10": ((32, 32, 3), 10), "cifar100": ((32, 32, 3), 100)}


class Made:
    """The data sets of one process: `train` samples to train on and a fifth as many to test with."""

    def __init__(self, seed, train, seeds=()):
        self.seeds = seeds      # that the program has given to TensorFlow
        self.random = np.random.RandomState(seed)
        self.train, self.test = train, max(8, train // 5)

    def images(self, shape, classes, count):
        pixels = self.random.randint(0, 255, (count,) + shape).astype("uint8")
        return pixels, self.random.randint(0, classes, (count,)).astype("int64")

    def image_set(self, shape, classes):
        def load_data(*unused, **unused_too):
            data = self.images(shape, classes, self.train), self.images(shape, classes, self.test)
            if len(shape) == 3:
                data = tuple((x, y[:, None]) for x, y in data)
            return data
        return load_data

    def boston(self, *unused, **unused_too):
        return tuple((self.random.rand(n, 13), self.random.rand(n) * 50) for n in (self.train, self.test))

    def reviews(self, *unused, num_words=100, **unused_too):
        top = min(num_words or 100, 100)

        def half(n):
            texts = np.empty(n, dtype=object)
            for i in range(n):
                texts[i] = [int(w) for w in self.random.randint(1, top, self.random.randint(5, 20))]
            return texts, self.random.randint(0, 2, n)
        return half(self.train), half(self.test)

    def word_index(self, *unused, **unused_too):
        return {"word%d" % i: i for i in range(1, 100)}

    def tutorial_set(self, count, one_hot, reshape, dtype=np.float32):
        return TutorialSet(self.images((28, 28), 10, count), one_hot, reshape, dtype)

    def read_data_sets(self, train_dir=None, fake_data=False, one_hot=False, dtype=None, reshape=True, validation_size=None, seed=None, **unused):
        # As the library does: NumPy gets the program's seed for the graph, and is left to chance where there is none.
        np.random.seed(self.seeds[-1] if seed is None and self.seeds else seed)
        return types.SimpleNamespace(train=self.tutorial_set(self.train, one_hot, reshape), test=self.tutorial_set(self.test, one_hot, reshape),
                                     validation=self.tutorial_set(self.test, one_hot, reshape))


class TutorialSet:
    """What TensorFlow 1's `input_data` hands out: batches of a shuffled set, epoch after epoch."""

    def __init__(self, data, one_hot, reshape, dtype):
        pixels, labels = data
        self.images = (pixels.reshape(len(pixels), 784) if reshape else pixels[..., None]).astype(dtype) / 255
        self.labels = np.eye(10)[labels] if one_hot else labels.astype("uint8")
        self.num_examples, self.epochs_completed = len(pixels), 0
        self._order, self._at = np.arange(len(pixels)), len(pixels)

    def next_batch(self, batch_size, fake_data=False, shuffle=True):
        taken = []
        while len(taken) < batch_size:
            if self._at >= self.num_examples:
                self.epochs_completed += self._at > 0
                self._at = 0
                if shuffle:
                    np.random.shuffle(self._order)
            more = self._order[self._at:self._at + batch_size - len(taken)]
            self._at += len(more)
            taken.extend(more)
        return self.images[taken], self.labels[taken]


def module(name, **members):
    """Registers a module of this name (and its parents) with these members."""
    parts = name.split(".")
    for i in range(1, len(parts) + 1):
        full = ".".join(parts[:i])
        if full not in sys.modules:
            sys.modules[full] = types.ModuleType(full)
            if i > 1:
                setattr(sys.modules[".".join(parts[:i - 1])], parts[i - 1], sys.modules[full])
    for key, value in members.items():
        setattr(sys.modules[name], key, value)
    return sys.modules[name]


def install(made, tf):
    """Puts the made-up data where programs look for the real one."""
    loaders = {name: made.image_set(*what) for name, what in SETS.items()}
    loaders.update(boston_housing=made.boston, imdb=made.reviews, reuters=made.reviews)
    packages = [tf.keras.datasets]
    for name in ("tensorflow.keras.datasets", "keras.datasets", "keras.api._v1.keras.datasets", "keras.api._v2.keras.datasets", "tensorflow.compat.v1.keras.datasets"):
        try:
            packages.append(__import__(name, fromlist=["mnist"]))
        except Exception:  # pylint: disable=broad-except
            pass           # not every release has every path
    for package in packages:
        for name, load in loaders.items():
            there = getattr(package, name, None) or sys.modules.get(package.__name__ + "." + name)
            if there is None:
                try:
                    there = __import__(package.__name__ + "." + name, fromlist=["load_data"])
                except Exception:  # pylint: disable=broad-except
                    continue
            there.load_data = load
            if name in ("imdb", "reuters"):
                there.get_word_index = made.word_index
    tutorials = "tensorflow.examples.tutorials.mnist"
    for name in (tutorials, tutorials + ".input_data"):
        sys.modules.pop(name, None)
    reader = module(tutorials + ".input_data", read_data_sets=made.read_data_sets)
    module(tutorials, input_data=reader)
    install_tfds(made, tf)


def install_tfds(made, tf):
    """`tensorflow_datasets.load` for the image sets above."""
    def load(name, split=None, as_supervised=False, with_info=False, batch_size=None, shuffle_files=False, **unused):
        shape, classes = SETS.get(name.split(":")[0].split("/")[0], ((28, 28), 10))
        shape = shape if len(shape) == 3 else shape + (1,)

        def one(part):
            x, y = made.images(shape, classes, made.train if str(part).startswith("train") else made.test)
            data = tf.data.Dataset.from_tensor_slices((x, y) if as_supervised else {"image": x, "label": y})
            return data.batch(batch_size) if batch_size else data
        if split is None:
            out = {part: one(part) for part in ("train", "test")}
        else:
            out = one(split) if isinstance(split, str) else [one(s) for s in split]
        counts = types.SimpleNamespace(num_examples=made.train), types.SimpleNamespace(num_examples=made.test)
        info = types.SimpleNamespace(splits=dict(zip(("train", "test"), counts)),
                                     features={"label": types.SimpleNamespace(num_classes=classes), "image": types.SimpleNamespace(shape=shape)})
        return (out, info) if with_info else out
    module("tensorflow_datasets", load=load, disable_progress_bar=lambda: None, as_numpy=lambda d: d.as_numpy_iterator())
