"""Rows of a file."""
import numpy as np


class Rows(object):
    def __init__(self, size):
        self.size = size

    def create(self, path):
        self.rows = []
        with open(path, "r") as f:
            for line in f:
                self.rows.append([float(v) for v in line.split()])
        self.rows = np.array(self.rows, "float32")
        self.count = len(self.rows) // self.size

    def part(self, k):
        return self.rows[k * self.size:(k + 1) * self.size]
