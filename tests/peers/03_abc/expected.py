import collections
from collections.abc import Mapping
from collections import OrderedDict


def kind(x, collections_seen):
    if isinstance(x, Mapping):
        return OrderedDict(x)
    if isinstance(x, collections.abc.Sequence):
        return collections.deque(x)
    return collections_seen.Mapping
