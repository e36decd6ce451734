import numpy as np
import tensorflow as tf

class Trainer:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
        self.opt = tf.keras.optimizers.SGD(0.1)

    def step(self, a, b):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.net(a)[:, 0] - b) ** 2)
        self.opt.apply_gradients(zip(tape.gradient(loss, self.net.trainable_variables), self.net.trainable_variables))
        return loss

    def fit(self, data):
        for a, b in data.take(1):
            print(a.shape)
        for epoch in range(3):
            for a, b in data:
                self.step(a, b)


x = tf.range(400.) / 400.
data = tf.data.Dataset.from_tensor_slices(x).batch(4, drop_remainder=True).map(lambda w: (w[:-1], w[-1])).shuffle(100).batch(8)
Trainer().fit(data)
