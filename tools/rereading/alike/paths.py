"""What libraries' calls are, by their dotted paths and names."""

import ast
import re
from dataclasses import dataclass

from rereading.alike.values import Value


CLOCKS = re.compile(
    r"time\.(time|clock|perf_counter|monotonic|process_time|time_ns)$"
    r"|time\.(strftime|localtime|ctime|asctime)$"
    r"|datetime\.(datetime\.)?(now|today|utcnow)$|datetime\.date\.today$|timeit\.default_timer$"
    r"|uuid\.uuid\d$|os\.(getpid|urandom)$|socket\.gethostname$|platform\.node$"
    r"|tempfile\.(mk\w+|\w*Temp\w+)$"
    r"|builtins\.(id|hash)$|secrets\.\w+$|psutil\.\w+$|os\.times$|tensorflow\.timestamp$"
)

SCALARS = frozenset(
    """sum mean average max min std var median len float int str round abs any all argmax
    argmin item norm format isnan isinf isfinite count_nonzero prod bool log exp sqrt
    reduce_mean reduce_sum reduce_max reduce_min accuracy_score roc_auc_score f1_score
    mean_squared_error ceil floor join index find count startswith endswith lower upper
    strip replace basename dirname splitext percentile dot nanmean cosine""".split()
)

SELECTS = frozenset(
    """where nonzero unique argwhere flatnonzero compress filter findall finditer dropna
    extract drop_duplicates boolean_mask query split splitlines rsplit tokenize
    word_tokenize takewhile dropwhile""".split()
)

TYPES = frozenset(
    "builtins.isinstance builtins.callable builtins.hasattr builtins.type builtins.print "
    "builtins.issubclass".split()
)

READS = re.compile(
    r"(^|\.)(open|imread|load|read_csv|loadtxt|genfromtxt|read_image|load_img|imread_v2|read_file|"
    r"File|listdir|glob|getsize|loadmat|get_data|read_json|read_excel|fromfile|read_text|"
    r"Image\.open)$"
)

GROWS = frozenset(
    "append appendleft insert add extend update put push put_nowait setdefault extendleft".split()
)

METRIC = re.compile(r"(^|\.)metrics\.\w+")

ASIDE = frozenset(
    "verbose disable callbacks workers save_to_dir log_dir logdir file config name dtype desc"
    .split()
)

BARS = frozenset(
    "tqdm trange tqdm_notebook notebook_tqdm tnrange track progressbar Progress".split()
)

COUNTS = re.compile(
    r"(samples|n|batch_size|shuffle|classes|class_indices|image_shape|target_size|dtype|name|ndim|"
    r"num_\w+|n_\w+|\w+_size|\w+_num|columns|epoch|cardinality|seed|mode)$"
)


@dataclass(frozen=True)
class Call:
    """A call of something that is not the program's own: on what, and with which values."""

    path: str
    name: str
    node: ast.Call
    on: "Value | None"
    args: list
    keywords: dict
    frame: object
    everything: list


def plain(dotted):
    """A dotted path without the editions of TensorFlow in it."""
    for old, new in (
        ("tensorflow.compat.v1", "tensorflow"),
        ("tensorflow.compat.v2", "tensorflow"),
        ("tensorflow.python.keras", "tensorflow.keras"),
        ("tensorflow.contrib.keras", "tensorflow.keras"),
    ):
        if dotted == old or dotted.startswith(old + "."):
            return new + dotted[len(old) :]
    return dotted


def path_of(value):
    for ref in value.refs:
        if ref[0] == "lib":
            return ref[1]
    return None


def common_failure(names):
    """Whether what is caught fails alike on all: an import, an end that all reach."""
    return bool(names) and all(
        n.strip("( ,)").split(".")[-1]
        in (
            "ImportError",
            "ModuleNotFoundError",
            "AttributeError",
            "NameError",
            "KeyboardInterrupt",
            "NotImplementedError",
            "StopIteration",
            "RuntimeError",
            "OutOfRangeError",
            "SystemExit",
        )
        for n in names.replace(",", " ").split()
    )


def evened(node):
    """Whether a bound is one up to which all have equally many: `n // hvd.size() * hvd.size()`."""
    text = ast.unparse(node)
    return "size()" in text and "*" in text or "size() - " in text


def sets_rate(name, node, args):
    """Whether a call is `K.set_value(optimizer.lr, rate)`."""
    if name != "set_value" or len(args) < 2:
        return False
    return "lr" in ast.unparse(node.args[0]).replace("learning_rate", "lr")
