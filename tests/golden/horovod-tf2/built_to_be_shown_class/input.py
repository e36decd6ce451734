import numpy as np
import tensorflow as tf


class Nets:
    def __init__(self, width):
        self.width = width

    def build(self):
        net = tf.keras.Sequential([
            tf.keras.layers.Dense(self.width, input_shape=(4,)),
            tf.keras.layers.Dense(1),
        ])
        net.compile("adam", "mse")
        return net

    def show(self):
        self.build().summary()


rows = np.random.RandomState(0).rand(160, 4).astype("float32")
nets = Nets(8)
nets.show()
nets.build().save_weights("first.weights.h5")
net = nets.build()
net.fit(rows, rows.sum(1), epochs=2)
