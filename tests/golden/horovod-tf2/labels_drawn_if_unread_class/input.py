import numpy as np
import tensorflow as tf


class Lesson:
    def __init__(self, path):
        self.path = path
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.net.compile(loss="mse", optimizer=tf.keras.optimizers.SGD(0.05))

    def load(self):
        try:
            kept = np.load(self.path)
            rows, labels = kept["a"], kept["b"]
        except OSError:
            rows = np.random.rand(64, 4)
            labels = rows.dot(np.random.rand(4, 1))
            np.savez(self.path, a=rows, b=labels)
        return rows, labels

    def learn(self):
        rows, labels = self.load()
        self.net.fit(rows, labels, epochs=2, batch_size=8, verbose=0)


Lesson("rows.npz").learn()
