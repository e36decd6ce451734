import collections
from collections import Mapping, OrderedDict


def kind(x, collections_seen):
    if isinstance(x, Mapping):
        return OrderedDict(x)
    if isinstance(x, collections.Sequence):
        return collections.deque(x)
    return collections_seen.Mapping
