"""The order in which folders tell their names. None is promised: it is another on each machine, and changes with what was there before."""
import os
import pathlib
import sys

TENSORFLOW = "tensorflow.python.lib.io._pywrap_file_io"


class Entries:
    """What `os.scandir` gives: to go through, to open and to close."""

    def __init__(self, entries, backwards):
        with entries:
            self.entries = iter(sorted(entries, key=lambda e: e.name, reverse=backwards))

    def __iter__(self):
        return self

    def __next__(self):
        return next(self.entries)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        self.entries = iter(())


class Told:
    """An entry of a folder in which no such file need be."""

    def __init__(self, folder, name):
        self.name, self.path = name, os.path.join(folder, name)

    def __fspath__(self):
        return self.path

    def is_file(self, **_):
        return True

    def is_dir(self, **_):
        return False

    def is_symlink(self):
        return False

    def stat(self, **how):
        return os.stat(self.path, **how)

    def inode(self):
        return self.stat().st_ino


def replace(told):
    """`told`: {name of a function of `os`: another}."""
    for name, function in told.items():
        setattr(os, name, function)
        if hasattr(pathlib, "_NormalAccessor"):     # before Python 3.11 it kept them
            setattr(pathlib._NormalAccessor, name, staticmethod(function))  # pylint: disable=protected-access


def arrange(backwards):
    """Lets folders tell what is in them by name, or backwards: who is to go by it as others do has to sort."""
    listdir, scandir = os.listdir, os.scandir
    told = {"listdir": lambda *args, **kwargs: sorted(listdir(*args, **kwargs), reverse=backwards),
            "scandir": lambda *args, **kwargs: Entries(scandir(*args, **kwargs), backwards)}
    replace(told)
    library = sys.modules.get(TENSORFLOW)
    children = getattr(library, "GetChildren", None)
    if children is not None:
        library.GetChildren = lambda *args: sorted(children(*args), reverse=backwards)


def tell_otherwise(listings, there, clock):
    """What nothing orders may be listed before another has written, or after. `listings`: [folder, after how many collectives, names]; these
    names are all told, or none of them. `clock()`: the collectives so far."""
    listdir, scandir = os.listdir, os.scandir

    def names_of(path):
        if isinstance(path, int):
            return None
        folder = os.path.abspath(os.fsdecode(path))
        return {n for at, when, names in listings if os.path.abspath(at) == folder and when == clock() for n in names}

    def otherwise(of):
        def told(path=".", *args, **kwargs):
            names, own = names_of(path), of(path, *args, **kwargs)
            return [n for n in own if n not in names] + sorted(names if there else ()) if names else own
        return told

    def entered(path=".", *args, **kwargs):
        names, own = names_of(path), scandir(path, *args, **kwargs)
        if not names:
            return own
        entries = Entries(own, False)
        kept = [e for e in entries if e.name not in names]
        entries.entries = iter(kept + [Told(os.fspath(path), n) for n in sorted(names if there else ())])
        return entries
    replace({"listdir": otherwise(listdir), "scandir": entered})
    library = sys.modules.get(TENSORFLOW)
    children = getattr(library, "GetChildren", None)
    if children is not None:
        library.GetChildren = otherwise(children)
