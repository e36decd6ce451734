class Transform(object):
    def __init__(self, f):
        self.f = f

    def __call__(self, rows):
        return self.f(rows)


class Picture(object):
    def __init__(self, rows):
        self.rows = rows

    def load(self):
        return self.rows


def cut(rows):
    seen = rows.load()
    seen[0, 0] = 0.
    return seen


TRANSFORMS = [Transform(cut)]
