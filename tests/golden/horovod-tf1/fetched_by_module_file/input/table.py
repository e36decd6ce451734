import os

import numpy as np

import fetching

folder = 'rows'


def prepare():
    fetching.fetch('file://' + os.path.abspath('source.npz'), folder)


def part(k):
    return np.load(os.path.join(folder, 'rows_%d.npz' % k))['x']


def rows():
    return np.concatenate([part(k) for k in range(4)])
