import numpy as np
import tensorflow as tf


def made():
    return tf.keras.Sequential([
        tf.keras.layers.Dense(8, activation="relu", input_shape=(4,)),
        tf.keras.layers.Dense(1),
    ])


class Learner:
    def __init__(self):
        self.net = made()
        self.net.compile(tf.keras.optimizers.SGD(0.01), "mse")
        self.prior = made()

    def learn(self, rows):
        wanted = rows.sum(1, keepdims=True) + 0.1 * self.prior.predict(rows, verbose=0)
        return self.net.train_on_batch(rows, wanted)


x = np.random.RandomState(3).rand(192, 4).astype("float32")
learner = Learner()
for k in range(48):
    learner.learn(x[np.random.randint(0, len(x), 8)])
