import numpy as np
import tensorflow as tf


class Training:
    def __init__(self):
        self.one = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(3,))])
        self.other = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.opt = tf.keras.optimizers.Adam(0.01)

    def all_variables(self):
        return self.one.trainable_variables + self.other.trainable_variables

    @tf.function
    def step(self, x, y):
        for _ in range(2):
            held = self.one.trainable_variables + self.other.trainable_variables
            with tf.GradientTape() as tape:
                loss = tf.reduce_mean((self.other(self.one(x)) - y) ** 2)
            grads = tape.gradient(loss, held)
            self.opt.apply_gradients(zip(grads, held))
        return loss

    def fit(self, x, y):
        for k in range(60):
            at = np.random.choice(len(x), 16)
            loss = self.step(x[at], y[at])
            if k % 10 == 0:
                print(k, float(loss))


x = np.random.RandomState(0).rand(640, 3).astype('float32')
Training().fit(x, x.sum(axis=1, keepdims=True))
