"""All checks: each module here has `check(program)`, which yields findings."""

import importlib
import pkgutil

NAMES = tuple(sorted(m.name for m in pkgutil.iter_modules(__path__)))


def checks(chosen=None):
    for name in chosen or NAMES:
        yield name, importlib.import_module(f"{__name__}.{name}").check
