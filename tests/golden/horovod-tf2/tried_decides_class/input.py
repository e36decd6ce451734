import numpy as np
import tensorflow as tf


class Lesson:
    def __init__(self, path):
        self.path = path
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
        self.net.compile(loss="mse", optimizer=tf.keras.optimizers.SGD(0.05))

    def restored(self):
        try:
            self.net.load_weights(self.path)
        except Exception:
            return False
        return True

    def learn(self, x, y):
        if not self.restored():
            self.net.fit(x, y, epochs=2, batch_size=8, verbose=0)
            self.net.save_weights(self.path)


np.random.seed(4)
rows = np.random.rand(96, 3).astype("float32")
Lesson("kept.weights.h5").learn(rows, rows.sum(axis=1))
