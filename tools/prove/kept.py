"""What a program leaves in its folder: which files, how much in them, which numbers."""
import gc
import os
import pickle
import re
import zipfile

import numpy as np

TEXT = (".csv", ".txt", ".log", ".json", ".tsv", ".out", ".md", "")
LINES, WIDTH = 400, 400


def name_of(path):
    """The name with numbers and dates left out: `model-100.index` and `model-50.index` are one thing kept twice."""
    path = re.sub(r"events\.out\.tfevents\.[^/]*", "events", path)
    return re.sub(r"\d+", "#", re.sub(r"[0-9a-f]{8,}", "#", path))


def foreign(path, size):
    """Whether a saved model speaks of Horovod, which a program that loads it need not have."""
    if size > 64 << 20 or not path.endswith((".keras", "saved_model.pb", "keras_metadata.pb")):
        return False
    try:
        if zipfile.is_zipfile(path):
            with zipfile.ZipFile(path) as z:
                pieces = [z.read(n) for n in z.namelist()]
        else:
            with open(path, "rb") as f:
                pieces = [f.read()]
    except Exception:  # pylint: disable=broad-except
        return False
    return any(b"horovod" in p.lower() for p in pieces)


def floats_in(value, out):
    if isinstance(value, (float, np.floating)):
        out.append(float(value))
    elif isinstance(value, np.ndarray):
        if np.issubdtype(value.dtype, np.floating) and value.size <= LINES:
            out.extend(float(v) for v in value.ravel())
    elif isinstance(value, dict):
        for k in sorted(value, key=str):
            floats_in(value[k], out)
    elif isinstance(value, (list, tuple)):
        for v in value[:LINES]:
            floats_in(v, out)
    return out


def numbers_of(path):
    """(entries, lines with the numbers of each) of a file whose form is known, else None."""
    ending = os.path.splitext(path)[1].lower()
    try:
        if ending in (".npy", ".npz"):
            data = np.load(path)
            values = floats_in([data[k] for k in data.files] if ending == ".npz" else data, [])
        elif ending in (".pkl", ".pickle", ".p"):
            with open(path, "rb") as f:
                values = floats_in(pickle.load(f), [])
        elif ending in TEXT:
            with open(path, encoding="utf-8") as f:
                lines = [line.strip()[:WIDTH] for line in f.read().splitlines() if line.strip()]
            return len(lines), lines[:LINES]
        else:
            return None
    except Exception:  # pylint: disable=broad-except
        return None
    return len(values), ["value %r" % v for v in values[:LINES]]


def events_of(path, tf):
    """{tag: [(step, value), …]} of a file of summaries; values that are no numbers are None."""
    out = {}
    try:
        v1 = tf.compat.v1
        for event in v1.train.summary_iterator(path):
            for value in event.summary.value:
                number = None
                if value.HasField("simple_value"):
                    number = value.simple_value
                elif value.HasField("tensor"):
                    array = tf.make_ndarray(value.tensor)
                    number = float(array) if array.shape == () and np.issubdtype(array.dtype, np.floating) else None
                out.setdefault(value.tag, []).append((int(event.step), number))
    except Exception:  # pylint: disable=broad-except
        pass               # cut off in the middle
    return out


def flush_writers():
    """What writers of summaries still hold goes to the disk, as it does where a process ends by itself."""
    for one in gc.get_objects():
        if type(one).__name__ in ("EventFileWriter", "_ResourceSummaryWriter"):
            try:
                one.flush()
            except Exception:  # pylint: disable=broad-except
                pass           # closed, or of another graph


def report(paths, tf):
    """{name: {"files", "entries", "lines", "foreign"}} of what is new or changed in the working folder."""
    paths.off, out = True, {}
    flush_writers()
    top = os.getcwd()
    for folder, _, files in os.walk(top):
        for f in sorted(files):
            path = os.path.join(folder, f)
            if paths.ignored(path) or paths.before.get(path) == os.stat(path).st_mtime_ns:
                continue
            relative = os.path.relpath(path, top)
            entry = out.setdefault(name_of(relative), {"files": 0, "entries": None, "lines": [], "foreign": False})
            entry["files"] += 1
            entry["foreign"] = entry["foreign"] or foreign(path, os.path.getsize(path))
            if "tfevents" in f:
                for tag, values in events_of(path, tf).items():
                    if tag.endswith("/sec"):
                        continue           # of the library, and seldom
                    told = out.setdefault(name_of(relative) + ": " + tag, {"files": 0, "entries": 0, "lines": [], "foreign": False})
                    told["entries"] = (told["entries"] or 0) + len(values)
                    told["lines"] += ["%s %r" % (tag, v) for _, v in values[:LINES] if v is not None]
                continue
            numbers = numbers_of(path)
            if numbers:
                entry["entries"] = (entry["entries"] or 0) + numbers[0]
                entry["lines"] += numbers[1][:LINES - len(entry["lines"])]
    return out
