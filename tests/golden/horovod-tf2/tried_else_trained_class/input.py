import numpy as np
import tensorflow as tf


class Kept:
    def __init__(self, path):
        self.path = path

    def given(self, x, y):
        try:
            print("kept", tf.keras.models.load_model(self.path).evaluate(x, y, verbose=0))
        except OSError:
            net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
            net.compile(loss="mse", optimizer=tf.keras.optimizers.SGD(0.01))
            net.fit(x, y, epochs=3, batch_size=8, verbose=0)
            net.save(self.path)


np.random.seed(4)
rows = np.random.rand(96, 4).astype("float32")
Kept("kept.h5").given(rows, rows.sum(axis=1))
