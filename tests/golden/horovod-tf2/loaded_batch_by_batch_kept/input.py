import sys
import numpy as np
import tensorflow as tf


class Nets:
    def __init__(self, old):
        self.nets = {}
        for name in ("a", "b"):
            if old:
                self.nets[name] = tf.keras.models.load_model(old + name)
            else:
                net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
                net.compile("adam", "mse")
                self.nets[name] = net

    def go(self, x, y):
        for i in range(8):
            for name in ("a", "b"):
                self.nets[name].train_on_batch(x[i * 16:(i + 1) * 16], y[i * 16:(i + 1) * 16])


np.random.seed(4)
x = np.random.rand(128, 3).astype("float32")
Nets(sys.argv[5] if len(sys.argv) > 5 else None).go(x, x.sum(axis=1))
