"""Programs of any size: one that looks like a script, and shapes that a careless analysis pays for by the square.

Each shape is a function of n that gives Python text of about n statements of interest.
"""

SCRIPT_HEAD = '''import tensorflow as tf

(x_train, y_train), (x_test, y_test) = tf.keras.datasets.mnist.load_data()
x_train, x_test = x_train / 255.0, x_test / 255.0


def build_model():
    return tf.keras.Sequential([tf.keras.layers.Flatten(), tf.keras.layers.Dense(10)])
'''
SCRIPT_TAIL = '''
model = build_model()
model.compile(optimizer=tf.keras.optimizers.Adam(0.001), loss='sparse_categorical_crossentropy')
model.fit(x_train, y_train, epochs=3, batch_size=64)
print('accuracy', model.evaluate(x_test, y_test))
model.save('model.h5')
'''
SCRIPT_BLOCK = '''

class Meter{0}(object):
    """Keeps the mean of what it was given."""

    def __init__(self, name, limit=None):
        self.name, self.limit = name, limit
        self.values = []

    def add(self, value):
        if self.limit is not None and len(self.values) >= self.limit:
            self.values.pop(0)
        self.values.append(float(value))
        return self.mean()

    def mean(self):
        return sum(self.values) / max(1, len(self.values))


def summarize_{0}(rows, scale=1.0):
    meter = Meter{0}('rows', limit=100)
    for index, row in enumerate(rows):
        if row is None:
            continue
        meter.add(row * scale + index)
    return {{'name': meter.name, 'mean': meter.mean()}}
'''


def script(size):
    """A Keras script with enough classes and functions around it to have `size` bytes."""
    parts, length = [SCRIPT_HEAD], len(SCRIPT_HEAD) + len(SCRIPT_TAIL)
    while length < size:
        parts.append(SCRIPT_BLOCK.format(len(parts)))
        length += len(parts[-1])
    return "".join(parts) + SCRIPT_TAIL


def rules(n):
    """A ruleset of n rules, each about a call of its own name."""
    return "ruleset many \"one call a rule\"\nlibrary vendor\n" + "".join(
        f"rule r{i} \"rule {i}\":\n  match `vendor.area{i}.old{i}($first, $...rest)`\n"
        f"  replace with `vendor.area{i}.new{i}($first, $...rest)`\n" for i in range(n))


def _lines(n, text):
    return "".join(text.format(i=i, before=i - 1) for i in range(n))


# name -> (rules it is run under, program of n)
SHAPES = {
    "methods of one name": ("one", lambda n: _lines(n, "class C{i}:\n    def go(self):\n        return {i}\n")
                            + "def f(a):\n" + _lines(n, "    a.b{i}.go()\n")),
    "callers": ("one", lambda n: "def f(x):\n" + _lines(n, "    g(x)\n") + _lines(n, "f(y{i})\n")),
    "one name bound anew": ("one", lambda n: "x = 0\n" + _lines(n, "x = f(x)\n")),
    "reads of one dictionary": ("one", lambda n: "d = {" + _lines(n, "'k{i}': f{i}, ") + "}\n"
                                + _lines(n, "d['k{i}']()\n")),
    "unknown imports": ("one", lambda n: _lines(n, "import m{i}\n")),
    "places to change": ("one", lambda n: "import tensorflow as tf\n"
                         + _lines(n, "o{i} = tf.keras.optimizers.Adam(0.{i}1)\n")),
    "names unpacked": ("one", lambda n: _lines(n, "a{i}, ") + " = " + _lines(n, "b{i}, ") + "\n"
                       + _lines(n, "a{i}()\n")),
    "one key": ("one", lambda n: "d = {}\n" + _lines(n, "d['k'] = v{i}\nuse(d['k'].z)\n")),
    "one attribute": ("one", lambda n: "o = make()\n" + _lines(n, "o.a = v{i}\nuse(o.a)\n")),
    "models trained": ("horovod", lambda n: "import tensorflow as tf\n" + _lines(
        n, "m{i} = tf.keras.Sequential()\nm{i}.compile(optimizer=tf.keras.optimizers.Adam(0.1))\n"
           "m{i}.fit(x, y)\n")),
    "a line of classes": ("horovod", lambda n: "import tensorflow as tf\nclass C0(tf.keras.Model): pass\n" + "".join(
        f"class C{i}(C{i - 1}): pass\n" for i in range(1, n)) + "C1().fit(x, y)\n"),
    "messages": ("note", lambda n: _lines(n, "print({i})\n")),
    "messages on one line": ("note", lambda n: _lines(n, "print({i}); ") + "\n"),
    "comment lines in a class": ("one", lambda n: "class C:\n    def f(self):\n        pass\n"
                                 + _lines(n, "    # x{i} = Dense(128)(x)  # tried\n")
                                 + "    def g(self):\n        pass\n"),
    "statements on one line": ("one", lambda n: _lines(n, "pass;") + "\n"),
}

RULES = {
    "one": "ruleset one\nlibrary tensorflow\nrule adam \"name the rate\":\n"
           "  match `$o = tensorflow.keras.optimizers.Adam($...a)`\n"
           "  replace with `$o = tensorflow.keras.optimizers.Adam($...a, name='opt')`\n",
    "note": "ruleset note\nrule print \"say where\":\n  match `print($...a)`\n  note \"printed here\"\n",
}
