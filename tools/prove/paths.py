"""Who reads and who writes which file, and what orders it: calls of Python and of the libraries that go past it.

A process counts the collectives it has taken part in. What the first rank wrote after as many collectives as another had
seen when it read, nothing orders: the reader may come first. That needs no unlucky moment to be seen.
"""
import builtins
import io
import os
import sys

QUIET = ("/dev/", "/proc/", "/sys/", "/usr/", "/lib/", "/etc/")


def text_of(path):
    if isinstance(path, bytes):
        path = path.decode(errors="replace")
    return os.path.abspath(str(path)) if isinstance(path, (str, os.PathLike)) else None


def stamp(file):
    """What changes when a file does."""
    found = os.stat(file)
    return found.st_mtime_ns, found.st_size


def imports():
    """Whether a module is being looked for: that reads folders, but nothing in them that the program has written."""
    frame = sys._getframe(2)
    while frame is not None:
        if frame.f_code.co_filename.startswith("<frozen importlib"):
            return True
        frame = frame.f_back
    return False


class Paths:
    """Notes reads and writes. `quiet` are folders and beginnings of names that do not count."""

    def __init__(self, observer, quiet=()):
        self.observer, self.quiet = observer, tuple(quiet)
        self.writes = []        # paths, each once
        self.events = []        # ["r" or "w", path, collectives so far, steps so far]
        self.clock = 0
        self.before = {}        # what was there at the start
        self.given = {}         # of files whose descriptors were asked for: their stamps, and when that was
        self.off = False

    def tick(self, *_):
        self.clock += 1

    def ignored(self, path):
        return (path.startswith(QUIET) or path.startswith(self.quiet) or "__pycache__" in path or path.endswith(".pyc")
                or "site-packages" in path or "dist-packages" in path)

    def note(self, kind, path):
        path = None if self.off else text_of(path)
        if path is None or self.ignored(path):
            return
        if kind == "w" and path not in self.writes:
            self.writes.append(path)
        event = [kind, path, self.clock, self.observer.steps_hint()]
        if len(self.events) < 4000 and (not self.events or self.events[-1][:3] != event[:3]):
            self.events.append(event)

    def wrote(self, path):
        self.note("w", path)

    def read(self, path):
        self.note("r", path)

    def opened(self, path, mode, flags):
        if isinstance(mode, str):
            writes = any(c in mode for c in "wax+")
        else:
            writes = bool((flags or 0) & (os.O_WRONLY | os.O_RDWR))
        if writes:
            self.wrote(path)
        elif not isinstance(path, int):
            self.read(path)

    def open_both(self, original, file, mode="r", buffering=-1, encoding=None, errors=None, newline=None, closefd=True, opener=None):
        """`open`: a file opened to be read and written is written when that is done. Who asks for its descriptor may do so unseen
        (`mmap`): the end shows it."""
        if not isinstance(mode, str) or not {"r", "+"} <= set(mode) or text_of(file) is None:
            return original(file, mode, buffering, encoding, errors, newline, closefd, opener)
        paths = self

        class Both(io.FileIO):
            def write(self, data):
                paths.wrote(file)
                return super().write(data)

            def truncate(self, *size):
                paths.wrote(file)
                return super().truncate(*size)

            def fileno(self):
                number = super().fileno()
                paths.given.setdefault(text_of(file), (stamp(number), paths.clock, paths.observer.steps_hint()))
                return number
        was, self.off = self.off, True      # the class tells what is done
        try:
            raw = Both(file, "r+", closefd, opener)
        finally:
            self.off = was
        self.read(file)
        if buffering == 0 and "b" in mode:
            return raw
        buffered = io.BufferedRandom(raw, buffering if buffering > 1 else io.DEFAULT_BUFFER_SIZE)
        if "b" in mode:
            return buffered
        out = io.TextIOWrapper(buffered, encoding, errors, newline, buffering == 1)
        out.mode = mode
        return out

    def watch(self, wrap, find_module):
        """Python's own calls, then the libraries'."""
        self.watch_python(wrap)
        for module in (builtins, io):
            wrap(module, "open", self.open_both)
        self.watch_library(wrap, find_module)

    def watch_python(self, wrap):
        paths = self
        changes = {"os.remove": 1, "os.rename": 2, "os.truncate": 1, "os.link": 2, "os.symlink": 2}
        looks = ("os.listdir", "os.scandir")
        if hasattr(sys, "addaudithook"):
            def heard(event, args):
                if event == "open":
                    paths.opened(*args)
                elif event in changes:
                    for path in args[:changes[event]]:
                        paths.wrote(path)
                elif event in looks and args[0] is not None and not imports():
                    paths.read(args[0])
            sys.addaudithook(heard)
            return

        def open_too(original, file, mode="r", *args, **kwargs):
            paths.opened(file, mode, 0)
            return original(file, mode, *args, **kwargs)
        wrap(builtins, "open", open_too)
        wrap(io, "open", open_too)

        def changed(original, *args, **kwargs):
            for path in args[:2]:
                paths.wrote(path)
            return original(*args, **kwargs)
        for name in ("remove", "unlink", "rename", "replace"):
            wrap(os, name, changed)

        def looked(original, *args, **kwargs):
            paths.read(args[0] if args else ".")
            return original(*args, **kwargs)
        for name in ("listdir", "scandir"):
            wrap(os, name, looked)

    def noting(self, kind, name=None, place=0, make=lambda p: p):
        """A wrapper that notes the path it finds at this place or under this keyword."""
        def around(original, *args, **kwargs):
            path = kwargs[name] if name in kwargs else args[place] if len(args) > place else None
            if path is not None and not hasattr(path, "graph"):
                self.note(kind, make(path.numpy() if hasattr(path, "numpy") else path))
            return original(*args, **kwargs)
        return around

    def watch_library(self, wrap, find_module):
        events = lambda p: os.path.join(str(p), "events")  # noqa: E731
        table = [
            ("tensorflow.python.lib.io._pywrap_file_io", "", {
                "WritableFile": ("w", None, 0), "BufferedInputStream": ("r", None, 0), "DeleteFile": ("w", None, 0),
                "DeleteRecursively": ("w", None, 0), "GetChildren": ("r", None, 0), "RenameFile": ("w", None, 1),
                "CopyFile": ("w", None, 1), "ReadFileToString": ("r", None, 0)}),
            ("tensorflow.python.lib.io.tf_record", "TFRecordWriter", {"__init__": ("w", "path", 1)}),
            ("tensorflow.python.training.py_checkpoint_reader", "", {"NewCheckpointReader": ("r", None, 0)}),
            ("tensorflow.python.training.saver", "Saver", {"save": ("w", "save_path", 2), "restore": ("r", "save_path", 2)}),
            ("tensorflow.python.checkpoint.checkpoint", "Checkpoint", {
                "save": ("w", "file_prefix", 1), "write": ("w", "file_prefix", 1), "restore": ("r", "save_path", 1),
                "read": ("r", "save_path", 1)}),
            ("tensorflow.python.summary.writer.event_file_writer", "EventFileWriter", {"__init__": ("w", "logdir", 1, events)}),
        ]
        for module, owner, calls in table:
            found = find_module(module)
            found = getattr(found, owner, None) if owner else found
            for name, how in calls.items() if found is not None else ():
                wrap(found, name, self.noting(*how))
        for owner in (getattr(self.observer.tf, "io", None), self.observer.v1.io, self.observer.v1):
            for name, how in (("read_file", ("r", "filename", 0)), ("write_file", ("w", "filename", 0))):
                if callable(getattr(owner, name, None)):
                    wrap(owner, name, self.noting(*how))
        summary = getattr(self.observer.tf, "summary", None)
        if hasattr(summary, "create_file_writer"):
            wrap(summary, "create_file_writer", self.noting("w", "logdir", 0, events))
        h5 = find_module("h5py")
        if h5 is not None:
            paths = self

            class File(h5.File):
                """h5py opens files by itself."""

                def __init__(self, name, mode="r", *args, **kwargs):
                    paths.note("r" if mode == "r" else "w", name)
                    super().__init__(name, mode, *args, **kwargs)
            h5.File = File

    def end(self):
        """The program is over: what was written through a descriptor was written from when it was asked for."""
        for path, (was, clock, steps) in self.given.items():
            if path not in self.writes and not self.ignored(path) and not (os.path.exists(path) and stamp(path) == was):
                self.writes.append(path)
                self.events.append(["w", path, clock, steps])

    def begin(self):
        """The program is about to start: what lies in its folder now is not its work."""
        for folder, _, files in os.walk(os.getcwd()):
            for f in files:
                path = os.path.join(folder, f)
                self.before[path] = os.stat(path).st_mtime_ns
        self.events, self.writes, self.given = [], [], {}
