"""The rows of a set."""


class Rows(object):
    def __init__(self, cells):
        self._cells = cells
        self._count = cells.shape[0]

    @property
    def cells(self):
        return self._cells

    @property
    def count(self):
        return self._count
