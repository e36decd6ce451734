import numpy as np


class Dealer(object):
    def load(self, good_file, made_file):
        rows = []
        with open(good_file) as f:
            for line in f:
                rows.append([float(v) for v in line.split()])
        with open(made_file) as f:
            for line in f:
                rows.append([float(v) for v in line.split()])
        self.count = len(rows) // 8
        self.parts = np.split(np.array(rows[:self.count * 8]), self.count)
        self.at = 0

    def next_part(self):
        part = self.parts[self.at]
        self.at = (self.at + 1) % self.count
        return part
