import os
import sys

sys.path.append(os.path.join(os.path.dirname(__file__), '..'))

import numpy as np
import tensorflow as tf

from lib.net import Net
from lib.solver import Solver

if __name__ == '__main__':
    rng = np.random.RandomState(14)
    tfconfig = tf.ConfigProto(allow_soft_placement=True)
    tfconfig.gpu_options.allow_growth = True
    with tf.Session(config=tfconfig) as sess:
        Solver(sess, Net()).train(rng.rand(132, 16).astype(np.float32), rng.randint(0, 4, 132))
