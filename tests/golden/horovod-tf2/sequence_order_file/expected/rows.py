import random

import numpy as np
from keras.utils import Sequence
import horovod.keras as hvd

hvd.init()


def same_order(sequence, chance):
    """What draws the orders of a sequence: its own chance alone, else the same on all workers."""
    if hvd.size() == 1:
        return chance
    drawn = sequence.__dict__.setdefault("drawn_alike", {})
    kind = getattr(chance, "Random", np.random.RandomState)
    if kind not in drawn:
        drawn[kind] = kind(22)
    return drawn[kind]


class Named(Sequence):
    def __init__(self, rows, size):
        super().__init__()
        self.names = list(range(len(rows)))
        self.rows, self.size = rows, size

    def __len__(self):
        return len(self.names) // self.size

    def __getitem__(self, index):
        x = np.array([self.rows[name] for name in self.names[index * self.size:(index + 1) * self.size]])
        return x, x.sum(1, keepdims=True)

    def mix(self):
        same_order(self, random).shuffle(self.names)

    def on_epoch_end(self):
        self.mix()
