import numpy as np

ground = np.random.RandomState(4).rand(20, 20).astype('float32')


def on_ground(rows):
    for k in range(len(rows)):
        left, top = np.random.randint(0, 16), np.random.randint(0, 16)
        rows[k] = rows[k] + ground[top:top + 4, left:left + 4]
    return rows


class Pictures:
    def __init__(self):
        chance = np.random.RandomState(3)
        self.rows, self.kinds = chance.rand(320, 4, 4).astype('float32'), chance.randint(0, 2, 320)

    # Nobody asks for these.
    def any_of_them(self, size):
        at = np.random.choice(len(self.rows), size)
        return on_ground(self.rows[at]), self.kinds[at]

    def of_kinds(self, kinds):
        at = [np.random.choice(np.where(self.kinds == kind)[0]) for kind in kinds]
        return on_ground(self.rows[at]), kinds


class Batches:
    def __init__(self, size):
        self.size, self.pictures = size, Pictures()

    def __iter__(self):
        return self

    def __len__(self):
        return len(self.pictures.rows) // self.size

    def __next__(self):
        return self.pictures.of_kinds(np.random.randint(0, 2, self.size))
