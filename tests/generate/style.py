"""The hand of a program's author: imports, indentation, quotes, spaces, comments, leftovers, line endings."""

import io
import re
import tokenize

USED = [
    ("np", "import numpy as np", r"\bnp\."),
    ("os", "import os", r"\bos\."),
    ("time", "import time", r"\btime\."),
    ("math", "import math", r"\bmath\."),
    ("random", "import random", r"(?<![.\w])random\."),
    ("csv", "import csv", r"\bcsv\."),
    ("json", "import json", r"\bjson\."),
    ("pickle", "import pickle", r"\bpickle\."),
    ("sys", "import sys", r"\bsys\."),
    ("pd", "import pandas as pd", r"\bpd\."),
    (
        "plt",
        "import matplotlib\nmatplotlib.use('Agg')\nimport matplotlib.pyplot as plt",
        r"\bplt\.",
    ),
    ("argparse", "import argparse", r"\bargparse\."),
    ("collections", "import collections", r"\bcollections\."),
    ("deque", "from collections import deque", r"(?<!\.)\bdeque\("),
    ("tqdm", "from tqdm import tqdm", r"\btqdm\("),
    ("datetime", "import datetime", r"\bdatetime\."),
    ("split", "from sklearn.model_selection import train_test_split", r"\btrain_test_split\("),
    ("shuffle", "from sklearn.utils import shuffle", r"(?<![.\w])shuffle\("),
    ("kfold", "from sklearn.model_selection import KFold", r"\bKFold\("),
    (
        "input_data",
        "from tensorflow.examples.tutorials.mnist import input_data",
        r"\binput_data\.read",
    ),
    ("tfds", "import tensorflow_datasets as tfds", r"\btfds\."),
    ("xrange", "from six.moves import xrange", r"\bxrange\("),
    ("config", "import config", r"\bconfig\.[A-Z]"),
    ("hvd", "import horovod.tensorflow.keras as hvd", r"\bhvd\."),
    ("List", "from typing import List, Tuple", r"\b(List|Tuple)\["),
    ("tempfile", "import tempfile", r"\btempfile\."),
    ("glob", "import glob", r"\bglob\."),
    ("shutil", "import shutil", r"\bshutil\."),
    ("itertools", "import itertools", r"\bitertools\."),
]
V1 = re.compile(
    r"\btf\.((?:placeholder|Session|InteractiveSession|ConfigProto|GPUOptions|global_variables_initializer|initialize_all_variables|local_variables_initializer|layers\.|losses\.|"
    r"variable_scope|get_variable|trainable_variables|global_variables|get_collection|GraphKeys|set_random_seed|app\.|flags\b|logging\.|train\.\w+Optimizer|train\.Saver|"
    r"train\.get_or_create_global_step|train\.(?:exponential|polynomial|cosine)_decay|train\.piecewise_constant|train\.\w*MonitoredSession|train\.MonitoredTrainingSession|"
    r"train\.\w+Hook|train\.Coordinator|train\.start_queue_runners|train\.slice_input_producer|train\.(?:shuffle_)?batch\b|train\.SessionRunHook|summary\.|"
    r"data\.make_\w+|nn\.rnn_cell|nn\.dynamic_rnn|nn\.static_rnn|nn\.softmax_cross_entropy_with_logits_v2|train\.ExponentialMovingAverage(?!x)|assign\b))"
)
RENAMED = {
    "tf.random_normal": "tf.random.normal",
    "tf.truncated_normal": "tf.random.truncated_normal",
    "tf.random_uniform": "tf.random.uniform",
}


def finish(p, text, main=False):
    """The text of one file as its author would have left it."""
    text = python2(p, text)
    text = spelling(p, text)
    if main:
        text = leftovers(p, text)
    text = imports(p, text, main) + text
    text = quotes(p, text)
    text = spaces(p, text)
    text = backslashes(p, text)
    text = blank(p, text)
    text = indent(p, text)
    if p.pick("line_end") == "crlf":
        text = text.replace("\n", "\r\n")
    if main and p.pick("last_newline") == "no":
        text = text.rstrip("\r\n")
    return text


def python2(p, text):
    if p.pick("python2") == "parens":
        text = re.sub(r"^(\s*)(if|while) (?!\()([^\"'#\n]+):$", r"\1\2 (\3):", text, flags=re.M)
    return text


def spelling(p, text):
    """How TensorFlow is named."""
    if p.choices["pattern"] in ("session", "monitored"):
        if p.pick("import_tf") == "dotted":
            text = V1.sub(r"tf.compat.v1.\1", text)
            for old, new in RENAMED.items():
                text = re.sub(re.escape(old) + r"\b", new, text)
            text = text.replace("tf.nn.max_pool(", "tf.nn.max_pool2d(").replace(
                "initialize_all_variables", "global_variables_initializer"
            )
            text = text.replace("keep_prob=keep", "rate=1 - keep")
            text = re.sub(
                r"tf\.nn\.dropout\((\w+), ((?:self\.)?\w+)\)",
                r"tf.nn.dropout(\1, rate=1 - \2)",
                text,
            )
            text = re.sub(
                r"tf\.nn\.dropout\((\w+), keep_prob=((?:self\.)?\w+)\)",
                r"tf.nn.dropout(\1, rate=1 - \2)",
                text,
            )
        return text
    way = p.pick("import_keras")
    if way in ("from_tf", "from_parts"):
        text = text.replace("tf.keras.", "keras.")
    if way == "from_parts":
        text = text.replace("keras.layers.", "layers.").replace(
            "keras.models.Sequential", "Sequential"
        )
        text = (
            text.replace("keras.Sequential", "Sequential")
            .replace("keras.Model", "Model")
            .replace("keras.Input(", "Input(")
        )
    return text


def tensorflow(p, text):
    """The lines that import TensorFlow."""
    out = []
    if p.choices["pattern"] in ("session", "monitored"):
        if re.search(r"\btf\.", text):
            way = p.choices.get("import_tf") or p.pick("import_tf")
            if way == "v1":
                out = [
                    "import tensorflow.compat.v1 as tf",
                    p_once(
                        p, "v2 off", ("tf.disable_v2_behavior()", "tf.disable_eager_execution()")
                    ),
                ]
            else:
                out = ["import tensorflow as tf"] + (
                    ["tf.compat.v1.disable_eager_execution()"] if way == "dotted" else []
                )
        if re.search(r"(?<![\w.])keras\.", text):
            out.append("from tensorflow import keras")
        return out
    if re.search(r"\btf\.", text):
        out.append("import tensorflow as tf")
    if re.search(r"(?<![\w.])keras\.", text):
        out.append("from tensorflow import keras")
    if re.search(r"(?<![\w.])layers\.", text):
        out.append("from tensorflow.keras import layers")
    models = [n for n in ("Sequential", "Model") if re.search(r"(?<![\w.])%s\b[()]?" % n, text)]
    models = [
        n
        for n in models
        if re.search(r"(?<![\w.])%s\(|\(%s\)" % (n, n), text)
        and not re.search(r"class %s\b" % n, text)
    ]
    if p.choices.get("import_keras") == "from_parts":
        if models:
            out.append("from tensorflow.keras.models import " + ", ".join(models))
        if re.search(r"(?<![\w.])Input\(", text):
            out.append("from tensorflow.keras import Input")
    return out


def p_once(p, key, options):
    if key not in p.names.chosen:
        p.names.chosen[key] = p.one(*options)
    return p.names.chosen[key]


def imports(p, text, main):
    found = [line for _, line, use in USED if re.search(use, text)]
    if p.choices.get("config") == "flags" and main and p.choices["pattern"] in ("tape", "keras"):
        found.append(
            "from absl import app, flags" if "app.run" in text else "from absl import flags"
        )
    p.random.shuffle(found)
    libraries = tensorflow(p, text)
    place = p.random.randrange(len(found) + 1) if found else 0
    lines = found[:place] + libraries + found[place:]
    head = []
    if main:
        if p.pick("header") == "shebang":
            head.append("#!/usr/bin/env python")
        elif p.choices["header"] == "coding" or p.pick("tongue") != "en":
            head.append("# -*- coding: utf-8 -*-")
        kind = p.pick("docstring")
        if kind == "one":
            head.append(
                '"""%s"""'
                % p.one(
                    "A simple example with TensorFlow.",
                    "Training script",
                    "Trains a small network.",
                    "my first try with tensorflow",
                )
            )
        elif kind == "long":
            head += [
                '"""',
                p.one("A small training program.", "Reimplementation of an exercise."),
                "",
                p.one(
                    "Author: somebody",
                    "Usage: python this_script.py",
                    "Tested with the data of the course.",
                ),
                '"""',
            ]
    if p.pick("future") == "yes" and main:
        head.append(
            "from __future__ import print_function"
            if p.yes(0.4)
            else "from __future__ import absolute_import\nfrom __future__ import division\nfrom __future__ import print_function"
        )
    return "\n".join(head + lines) + "\n\n"


def leftovers(p, text):
    kind = p.pick("dead_code")
    if kind == "comment":
        text = re.sub(
            r"^((?: {4})*)(.*(?:print\(|\.run\().*)$",
            lambda m: (
                m.group(0)
                if "\n" in m.group(0)
                or "(" not in m.group(2)
                or m.group(2).count("(") != m.group(2).count(")")
                else m.group(1)
                + "# "
                + p.one(
                    "print('here')",
                    "import pdb; pdb.set_trace()",
                    "old: lr = 0.1",
                    "TODO: clean up",
                )
                + "\n"
                + m.group(0)
            ),
            text,
            count=1,
            flags=re.M,
        )
    elif kind == "function":
        text = (
            p.one(
                "def sigmoid(v):\n    return 1 / (1 + np.exp(-v))\n\n\n",
                "def show(v):\n    print(v)\n\n\n",
                "def moving_average(values, k=10):\n    return np.convolve(values, np.ones(k) / k, 'valid')\n\n\n",
            )
            + text
        )
    elif kind == "string":
        text = '"""\nold version:\nfor i in range(1000):\n    sess.run(train_step)\n"""\n' + text
    return text


def tokens(text):
    return list(tokenize.generate_tokens(io.StringIO(text).readline))


def quotes(p, text):
    """Single and double quotes as the author likes them."""
    kind = p.pick("quotes")
    if kind == "single":
        return text
    lines = text.split("\n")
    for t in reversed(tokens(text)):
        if (
            t.type != tokenize.STRING
            or t.start[0] != t.end[0]
            or not re.fullmatch(r"'[^'\"\\]*'", t.string)
        ):
            continue
        if kind == "mixed" and p.yes(0.6):
            continue
        row = t.start[0] - 1
        lines[row] = lines[row][: t.start[1]] + '"' + t.string[1:-1] + '"' + lines[row][t.end[1] :]
    return "\n".join(lines)


def spaces(p, text):
    kind = p.pick("spacing")
    if kind == "pep8":
        return text
    lines = text.split("\n")
    inside = {
        row
        for t in tokens(text)
        if t.type == tokenize.STRING
        for row in range(t.start[0], t.end[0] + 1)
        if t.start[0] != t.end[0]
    }
    for k, line in enumerate(lines):
        if k + 1 in inside or "#" in line:
            continue
        if kind == "tight":
            line = re.sub(r"^(\s*[\w.]+) (=|\+=) ", r"\1\2", line)
            if not re.search(r"[\"']", line):
                line = line.replace(", ", ",")
        elif not re.search(r"[\"']|lambda", line):
            if kind == "wide":
                line = re.sub(r"(?<=\w)\((?=[^\s)])", "( ", line)
                line = re.sub(r"(?<=[^\s(])\)", " )", line)
            else:
                line = re.sub(r"(?<=[\w)\]])=(?=[\w(\[\-.])", " = ", line)
        lines[k] = line
    return "\n".join(lines)


def backslashes(p, text):
    """A sum or two that goes on behind a backslash."""
    if p.pick("backslash") == "no":
        return text
    lines = text.split("\n")
    for k, line in enumerate(lines):
        head, plus, tail = line.partition(" + ")
        plain = re.match(r"^\s*[\w.]+ = ", head) and not re.search(r"[\"'#\\\[{]", line)
        if (
            plus
            and plain
            and head.count("(") == head.count(")")
            and tail.count("(") == tail.count(")")
        ):
            lines[k] = head + " \\\n" + re.match(r"\s*", line).group(0) + "    + " + tail
    return "\n".join(lines)


def blank(p, text):
    kind = p.pick("blank_lines")
    if kind == "dense":
        text = re.sub(r"\n{3,}", "\n\n", text)
    elif kind == "airy":
        text = re.sub(
            r"\n((?: {4})*)(for |while |with )",
            lambda m: "\n" + ("\n" if p.yes(0.35) else "") + m.group(1) + m.group(2),
            text,
        )
    else:
        text = re.sub(r"\n{4,}", "\n\n\n", text)
    if p.pick("semicolons") == "yes":
        text = re.sub(r"^(import os)\n(import time)$", r"\1; \2", text, flags=re.M)
    return text


def indent(p, text):
    kind = p.pick("indent")
    if kind == "4":
        return text
    unit = "  " if kind == "2" else "\t"
    inside = {
        row
        for t in tokens(text)
        if t.type == tokenize.STRING
        for row in range(t.start[0] + 1, t.end[0] + 1)
    }
    lines = text.split("\n")
    for k, line in enumerate(lines):
        m = re.match(r"(?:    )+", line)
        if m and k + 1 not in inside:
            lines[k] = unit * (len(m.group(0)) // 4) + line[m.end() :]
    return "\n".join(lines)
