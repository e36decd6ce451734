import numpy as np


class Feeder:
    def __init__(self, rows, targets, size):
        self.rows = rows
        self.targets = targets
        self.size = size
        self.at = 0

    @property
    def rounds(self):
        return len(self.rows) // self.size

    def take(self):
        if self.at + self.size > len(self.rows):
            order = np.random.permutation(len(self.rows))
            self.rows, self.targets = self.rows[order], self.targets[order]
            self.at = 0
        begin = self.at
        self.at += self.size
        return self.rows[begin:self.at], self.targets[begin:self.at]
