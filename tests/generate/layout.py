"""Puts the parts of a program into files: one script, functions, a class, modules, a package, a notebook."""

import ast
import json
import re

from . import names, style
from .program import Block

TOPICS = {
    "classify": ["mnist_softmax", "classifier", "cnn_train", "train_mlp", "logistic_regression"],
    "regress": ["linear_regression", "regression", "house_prices"],
    "autoencode": ["autoencoder", "denoise"],
    "gan": ["gan", "simple_gan", "dcgan_small"],
    "state": ["char_rnn", "lstm_text"],
    "windows": ["time_series", "forecast"],
    "replay": ["dqn", "q_learning"],
}


def script_name(p):
    kind = p.pick("script_name")
    return {"train": "train", "main": "main"}.get(kind) or p.one(*TOPICS[p.choices["task"]])


# -- configuration
def config_block(p):
    """The definitions of the settings that the program reads, and the modules they need beside it."""
    b = Block()
    way = p.choices.get("config", "literal")
    settings = {k: v for k, v in p.settings.items()}
    if not settings:
        return b
    for line in p.note("config"):
        b(line)
    rows = [
        (names.key_of(p, k), value, text or k.replace("_", " "))
        for k, (value, text) in settings.items()
    ]
    if way in ("names", "literal", "constants"):
        for k, (value, text) in settings.items():
            b(
                "%s = %r%s"
                % (names.setting(p, k), value, "  # " + text if text and p.yes(0.2) else "")
            )
    elif way == "argparse":
        argparse_block(p, b, rows)
    elif way == "flags":
        flags_block(p, b, rows)
    elif way == "dict":
        b("params = {")
        for k, value, _ in rows:
            b("    %r: %r," % (k, value))
        b("}")
    elif way == "class":
        with b.under("class Config%s:" % p.one("", "(object)")):
            if p.yes(0.4):
                b('"""Holds hyperparams."""')
            for k, value, _ in rows:
                b("%s = %r" % (k, value))
        b("", "", "cfg = Config()")
    elif way == "namedtuple":
        b(
            "hp = collections.namedtuple('HParams', %r)(%s)"
            % ([r[0] for r in rows], ", ".join(repr(r[1]) for r in rows))
        )
    elif way == "module":
        p.files[p.folder + "config.py"] = style.finish(
            p, "".join("%s = %r\n" % (k.upper(), v) for k, v, _ in rows)
        )
    return b


def argparse_block(p, b, rows):
    if p.yes(0.5):
        b("parser = argparse.ArgumentParser()")
    else:
        b(
            "parser = argparse.ArgumentParser(description='%s')"
            % p.one("training script", "train a small model", "experiments")
        )
    for k, value, text in rows:
        if isinstance(value, bool):
            b("parser.add_argument('--%s', action='store_true', help='%s')" % (k, text))
        else:
            b(
                "parser.add_argument('--%s', type=%s, default=%r%s)"
                % (k, type(value).__name__, value, ", help='%s'" % text if p.yes(0.7) else "")
            )
    b(p.one("args = parser.parse_args()", "args, _ = parser.parse_known_args()"))


def flags_block(p, b, rows):
    if p.choices["pattern"] in ("session", "monitored"):
        b("flags = tf.app.flags" if p.yes(0.5) else "flags = tf.flags", "FLAGS = flags.FLAGS")
    else:
        b("FLAGS = flags.FLAGS")
    kinds = {
        bool: "bool" if p.yes(0.5) else "boolean",
        int: "integer",
        float: "float",
        str: "string",
    }
    for k, value, text in rows:
        b("flags.DEFINE_%s('%s', %r, '%s')" % (kinds[type(value)], k, value, text))


# -- layouts
class Layout:
    """Places the blocks of a writer with the parts build(b) and run(b) and data with load(b)."""

    def __init__(self, program, writer, data):
        self.p, self.writer, self.data = program, writer, data
        self.top = Block()  # functions and classes before the main part

    def arrays(self):
        d = self.data
        if d.tutorial:
            return [d.tutorial]
        return d.names()

    def make(self):
        """Fills `program.files`; returns the path of the script to run."""
        p = self.p
        way = p.choices["layout"]
        p.folder = ""
        body = Block()
        self.seeds(body)
        getattr(self, "lay_" + ("flat" if way == "notebook" else way))(body)
        helpers = Block()
        for h in self.writer.helpers:
            helpers("", "").add(h)
        config = config_block(p)
        head = Block()
        self.machine(head)
        main = script_name(p) + ".py"
        text = (
            "\n".join(
                filter(
                    None,
                    [
                        head.text,
                        config.text,
                        helpers.text + ("\n\n" if helpers else ""),
                        self.top.text,
                        body.text,
                    ],
                )
            )
            + "\n"
        )
        p.files[main] = style.finish(p, text, main=True)
        if way == "notebook":
            p.files[main.replace(".py", ".ipynb")] = notebook(p.files.pop(main))
            main = main.replace(".py", ".ipynb")
        return main

    def seeds(self, b):
        p = self.p
        kind = p.pick("seed")
        value = p.one(0, 1, 42, 123, 1234, 2018)
        if kind in ("numpy", "both"):
            b("np.random.seed(%d)" % value)
        if kind in ("tf", "both"):
            b(
                "tf.set_random_seed(%d)" % value
                if p.choices["pattern"] in ("session", "monitored")
                else "tf.random.set_seed(%d)" % value
            )

    def machine(self, b):
        p = self.p
        if p.pick("device") == "env":
            b("os.environ['CUDA_VISIBLE_DEVICES'] = '%s'" % p.one("0", "1", "0,1"))
        if p.pick("log_level") == "yes":
            b(
                p.one(
                    "os.environ['TF_CPP_MIN_LOG_LEVEL'] = '2'",
                    (
                        "tf.logging.set_verbosity(tf.logging.ERROR)"
                        if p.choices["pattern"] in ("session", "monitored")
                        else "tf.get_logger().setLevel('ERROR')"
                    ),
                )
            )

    def graph(self, b):
        if self.writer.own_graph:
            b("%s = tf.Graph()" % self.writer.own_graph)
        with b.under(
            "with %s.as_default():" % self.writer.own_graph if self.writer.own_graph else ""
        ):
            with b.under(
                "with tf.device('/cpu:0'):" if self.p.choices.get("device") == "with" else ""
            ):
                self.writer.build(b)

    def lay_flat(self, b):
        self.data.load(b)
        b("")
        self.graph(b)
        b("")
        self.writer.run(b)

    def guard(self, b, call):
        p = self.p
        if p.pick("main_guard") == "yes":
            b("if __name__ == %s:" % p.one("'__main__'", '"__main__"'), "    " + call)
        else:
            b(call)

    def lay_main(self, b):
        p = self.p
        runs = p.choices["config"] == "flags"
        name = "main" if runs else p.fresh("main", "run_training", "train", "run")
        inside = Block()
        with inside.under("def %s(%s):" % (name, p.one("_", "argv", "argv=None") if runs else "")):
            if p.yes(0.3):
                inside('"""%s"""' % p.one("Trains the model.", "Entry point.", "run everything"))
            inside.add(b)
            b.lines = []
            self.data.load(inside)
            inside("")
            self.graph(inside)
            self.writer.run(inside)
        b.add(inside)("", "")
        call = name + "()"
        if runs:
            call = (
                "tf.app.run()"
                if p.choices["pattern"] in ("session", "monitored")
                else "app.run(main)"
            )
        self.guard(b, call)

    def loader(self, b):
        """A function that loads the data; returns its name."""
        p = self.p
        if not self.arrays():
            return None
        name = p.fresh("load_data", "get_data", "prepare_data", "read_data")
        with b.under("def %s():" % name):
            if p.yes(0.3):
                b('"""Returns the arrays to train and to test with."""')
            self.data.load(b)
            b("return %s" % ", ".join(self.arrays()))
        return name

    def lay_functions(self, b):
        p = self.p
        p.pick("main_guard", ("yes",))
        load = self.loader(self.top)
        self.top("", "")
        name = p.fresh("train", "train_model", "run_training", "fit_model")
        body = Block()
        given = load and p.yes(0.5)
        flags = p.choices["config"] == "flags"
        with body.under("def %s(%s):" % (name, ", ".join(self.arrays()) if given else "")):
            if load and not given:
                body("%s = %s()" % (", ".join(self.arrays()), load))
            self.graph(body)
            self.writer.run(body)
        functions = Block()
        self.function_blocks(functions)
        self.top.add(functions).add(body)("", "")
        start = Block()
        with start.under("def main(_):" if flags else "if __name__ == '__main__':"):
            start.add(b)
            if given:
                start(
                    "%s = %s()" % (", ".join(self.arrays()), load),
                    "%s(%s)" % (name, ", ".join(self.arrays())),
                )
            else:
                start("%s()" % name)
        if flags:
            start(
                "",
                "",
                "if __name__ == '__main__':",
                (
                    "    tf.app.run()"
                    if p.choices["pattern"] in ("session", "monitored")
                    else "    app.run(main)"
                ),
            )
        b.lines = start.lines

    def function_blocks(self, b):
        """Functions the writer keeps apart, such as the one that builds the network."""
        function = getattr(getattr(self.writer, "graph", None), "net_function", None) or getattr(
            self.writer, "net_function", None
        )
        if function:
            b.add(function[1])("", "")

    def lay_class(self, b):
        p = self.p
        name = p.fresh("Model", "Network", "Trainer", "Classifier", "MLP", "Experiment")
        c = Block()
        arrays = self.arrays()
        seeds = list(b.lines)
        b.lines = []
        with c.under("class %s%s:" % (name, p.one("", "(object)"))):
            if p.yes(0.3):
                c(
                    '"""%s"""'
                    % p.one(
                        "A small network and its training.", "Wraps graph and session.", "the model"
                    ),
                    "",
                )
            p.classed = True
            with c.under("def __init__(self):"):
                if p.yes(0.5):
                    c("self.name = '%s'" % name.lower())
                inner = Block()
                self.writer.build(inner)
                if p.yes(0.4):
                    c("self.build_graph()", "")
                    c.depth -= 1
                    c("def build_graph(self):")
                    c.depth += 1
                c.add(inner)
            for method in getattr(self.writer, "methods", []):
                c("").add(method)
            c("")
            with c.under(
                "def %s(self%s):"
                % (p.one("train", "fit", "run", "train_model"), "".join(", " + a for a in arrays))
            ):
                method = c.lines[-1].split("def ")[1].split("(")[0]
                self.writer.run(c)
            p.classed = False
        self.top.add(c)("", "")
        main = Block()
        main.lines = seeds
        self.data.load(main)
        m = p.one("model", "net", "m_")
        main("%s = %s()" % (m, name), "%s.%s(%s)" % (m, method, ", ".join(arrays)))
        flags = p.choices["config"] == "flags"
        if flags or p.pick("main_guard") == "yes":
            with b.under("def main(%s):" % ("_" if flags else "")):
                b.add(main)
            b("", "", "if __name__ == '__main__':")
            b(
                "    main()"
                if not flags
                else (
                    "    tf.app.run()"
                    if p.choices["pattern"] in ("session", "monitored")
                    else "    app.run(main)"
                )
            )
        else:
            b.add(main)

    def lay_modules(self, b, package=False):
        p = self.p
        places = (
            ("models/network.py", "utils/dataset.py")
            if package
            else (
                p.one("model.py", "net.py", "nets.py"),
                p.one("data_utils.py", "dataset.py", "load.py", "reader.py"),
            )
        )
        module = Block()
        load = self.loader(module)
        imports = []
        if load:
            p.files[places[1]] = style.finish(p, module.text + "\n")
            imports.append(self.importing(places[1], load))
            call = imports[-1][1]
        graph = Block()
        graph.depth = b.depth
        self.graph(graph)
        function = getattr(getattr(self.writer, "graph", None), "net_function", None) or getattr(
            self.writer, "net_function", None
        )
        if function:
            net = Block()
            for h in list(self.writer.helpers):
                if not re.search(r"(yield|num, data_|def write_scores|\(arrays, batch)", h.text):
                    net.add(h)("", "")
                    self.writer.helpers.remove(h)
            net.add(function[1])
            p.files[places[0]] = style.finish(p, net.text + "\n")
            imports.append(self.importing(places[0], function[0]))
            graph.lines = [
                re.sub(r"\b%s\(" % function[0], imports[-1][1] + "(", line) for line in graph.lines
            ]
        for line, _ in imports:
            b.lines.insert(0, line)
        if load:
            b("%s = %s()" % (", ".join(self.arrays()), call))
        b.add(graph)
        self.writer.run(b)
        if package:
            for folder in {q.split("/")[0] for q in p.files if "/" in q}:
                p.files[folder + "/__init__.py"] = ""
        self.wrap_main(b)

    def wrap_main(self, b):
        """Half of the modular programs keep their main part in a function."""
        p = self.p
        if not p.yes(0.5):
            return
        imports = [line for line in b.lines if re.match(r"(import|from) ", line)]
        rest = [line for line in b.lines if line not in imports]
        b.lines = imports + [""]
        with b.under("def main():"):
            for line in rest:
                b(line)
        b("", "", "if __name__ == '__main__':", "    main()")

    def lay_package(self, b):
        self.lay_modules(b, True)

    def importing(self, path, name):
        p = self.p
        dotted = path[:-3].replace("/", ".")
        way = (
            p.pick("own_import_way")
            if "own_import_way" in p.choices
            else p.one("from", "import", "star")
        )
        if way == "from":
            return "from %s import %s" % (dotted, name), name
        if way == "star":
            return "from %s import *" % dotted, name
        if "." in dotted:
            folder, last = dotted.rsplit(".", 1)
            return "from %s import %s" % (folder, last), last + "." + name
        return "import %s" % dotted, dotted + "." + name


def whole(text):
    """Whether a text is complete statements."""
    try:
        ast.parse(text)
    except SyntaxError:
        return False
    return not re.search(r"^(if|for|while|try|with)\b.*:$", text.rstrip().split("\n")[-1])


def notebook(text):
    """The script's text as a notebook: a cell for each group of statements."""
    groups, lines = [], []
    for line in text.split("\n"):
        if lines and lines[-1] == "" and line and not line[0].isspace() and whole("\n".join(lines)):
            groups.append(lines)
            lines = []
        lines.append(line)
    groups.append(lines)
    cells = []
    for k, group in enumerate(groups):
        while group and not group[-1]:
            group.pop()
        if not group:
            continue
        source = [line + "\n" for line in group[:-1]] + [group[-1]]
        cells.append(
            {
                "cell_type": "code",
                "execution_count": k + 1,
                "metadata": {},
                "outputs": [],
                "source": source,
            }
        )
    return json.dumps(
        {
            "cells": cells,
            "metadata": {
                "kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}
            },
            "nbformat": 4,
            "nbformat_minor": 2,
        },
        indent=1,
    )
