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


def arrange(backwards):
    """Lets folders tell what is in them by name, or backwards: who is to go by it as others do has to sort."""
    listdir, scandir = os.listdir, os.scandir
    told = {"listdir": lambda *args, **kwargs: sorted(listdir(*args, **kwargs), reverse=backwards),
            "scandir": lambda *args, **kwargs: Entries(scandir(*args, **kwargs), backwards)}
    for name, function in told.items():
        setattr(os, name, function)
        if hasattr(pathlib, "_NormalAccessor"):     # before Python 3.11 it kept them
            setattr(pathlib._NormalAccessor, name, staticmethod(function))  # pylint: disable=protected-access
    library = sys.modules.get(TENSORFLOW)
    children = getattr(library, "GetChildren", None)
    if children is not None:
        library.GetChildren = lambda *args: sorted(children(*args), reverse=backwards)
