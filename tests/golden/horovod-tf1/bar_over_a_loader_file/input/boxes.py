"""Boxes in an order of their own."""
import numpy as np


class Boxes(object):
    def __init__(self, rows, size):
        self.rows, self.size, self.at = list(rows), size, 0
        self.count = int(np.ceil(len(self.rows) / float(size)))

    def __iter__(self):
        return self

    def __next__(self):
        if self.at < self.count:
            part = np.array(self.rows[self.at * self.size:(self.at + 1) * self.size])
            self.at += 1
            return part[:, :4], part[:, 4:]
        self.at = 0
        np.random.shuffle(self.rows)
        raise StopIteration

    next = __next__

    def __len__(self):
        return self.count
