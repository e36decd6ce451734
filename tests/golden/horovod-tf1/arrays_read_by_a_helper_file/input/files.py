import numpy as np
def keep(i, value):
    np.save("seen%d.npy" % i, value)
def seen(i):
    return np.load("seen%d.npy" % i)
