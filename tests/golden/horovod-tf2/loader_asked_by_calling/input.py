# The loader is called for its next batch, and begins anew behind its last.
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(0).rand(240, 4).astype("float32")
wanted = rows.sum(1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.05)


class Loader:
    def __init__(self, rows, wanted, size):
        self.rows, self.wanted, self.size = rows, wanted, size
        self.at = 0

    def __call__(self):
        low = self.at * self.size
        self.at += 1
        if self.at >= len(self.rows) // self.size:
            self.at = 0
        return self.rows[low:low + self.size], self.wanted[low:low + self.size]


def fit(given, rounds):
    for turn in range(3):
        for step in range(rounds):
            x, y = given()
            with tf.GradientTape() as tape:
                loss = tf.reduce_mean((model(x) - y) ** 2)
            grads = tape.gradient(loss, model.trainable_variables)
            opt.apply_gradients(zip(grads, model.trainable_variables))
        print(turn)


fit(Loader(rows, wanted, 8), 30)
