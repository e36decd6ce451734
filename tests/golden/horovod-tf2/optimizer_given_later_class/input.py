import numpy as np
import tensorflow as tf


def change(model, optimizer):
    setattr(model, "optimizer", optimizer)


class Run:
    def __init__(self):
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
        self.model.compile(loss="mse", optimizer=tf.keras.optimizers.Adam(0.01))

    def tune(self, rate):
        change(self.model, tf.keras.optimizers.RMSprop(rate))

    def go(self, x, y):
        for i in range(12):
            self.model.train_on_batch(x[i * 8:(i + 1) * 8], y[i * 8:(i + 1) * 8])


np.random.seed(4)
rows = np.random.rand(96, 3).astype("float32")
run = Run()
run.tune(0.002)
run.go(rows, rows.sum(axis=1))
