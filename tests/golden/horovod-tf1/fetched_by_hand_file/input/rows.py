import os
from urllib import request

import numpy as np


def rows(name):
    if not os.path.isfile(name):
        request.urlretrieve('file://' + os.path.abspath('source.npz'), name)
    return np.load(name)['x']
