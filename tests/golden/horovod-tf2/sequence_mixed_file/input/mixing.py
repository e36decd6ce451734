"""What gives rows another order."""
import numpy as np


def mixed(rows, wanted):
    order = np.random.permutation(len(rows))
    return rows[order], wanted[order]
