"""A method cuts rows that the module names."""
import numpy as np
import tensorflow as tf
rows = np.random.RandomState(3).rand(160, 4).astype("float32")
class Trainer:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
        self.net.compile(tf.keras.optimizers.SGD(0.01), "mse")
    def train(self):
        for epoch in range(2):
            for k in range(0, len(rows), 8):
                self.net.train_on_batch(rows[k:k + 8, :3], rows[k:k + 8, 3:])
        self.net.save_weights("net.h5")
Trainer().train()
