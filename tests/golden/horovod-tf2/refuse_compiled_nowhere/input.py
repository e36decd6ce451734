"""A model of the program's class is trained batch by batch, and what compiles it is called by its name alone."""
import numpy as np
import tensorflow as tf


class Net(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.last = tf.keras.layers.Dense(1)

    def call(self, x):
        return self.last(x)


rows = np.random.RandomState(0).rand(160, 6).astype("float32")
net = Net()
getattr(net, "comp" + "ile")("sgd", "mse")
for k in range(0, len(rows), 16):
    net.train_on_batch(rows[k:k + 16], rows[k:k + 16].sum(axis=1))
