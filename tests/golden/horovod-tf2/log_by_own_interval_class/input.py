"""A log of its own is handed the number of the round, and knows how often it speaks."""
import numpy as np
import tensorflow as tf


class Log:
    def __init__(self, every):
        self.every = every

    def round(self, n, loss):
        if n % self.every == 0:
            print(f"round {n} loss {loss:.4e}")


class Learner:
    def __init__(self, rounds, log):
        self.rounds = rounds
        self.log = log
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.opt = tf.keras.optimizers.SGD(0.05)

    def learn(self, x, y):
        for n in range(self.rounds):
            rows = np.random.choice(len(x), 32, replace=False)
            with tf.GradientTape() as tape:
                loss = tf.reduce_mean((self.model(x[rows])[:, 0] - y[rows]) ** 2)
            grads = tape.gradient(loss, self.model.trainable_variables)
            self.opt.apply_gradients(zip(grads, self.model.trainable_variables))
            self.log.round(n, loss)


x = np.random.RandomState(18).rand(256, 4).astype("float32")
Learner(120, Log(20)).learn(x, x.sum(1))
