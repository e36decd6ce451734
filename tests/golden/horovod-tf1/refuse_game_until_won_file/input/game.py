"""A board."""
import numpy as np


class Board:
    def __init__(self):
        self.taken = np.zeros(9)
        self.free = set(range(9))

    def put(self, place):
        self.free.remove(place)
        self.taken[place] = 1

    def result(self):
        if self.taken[:3].all() or self.taken[3:6].all():
            return 1.0
        elif self.taken.sum() == 9:
            return 0.0
        else:
            return None
