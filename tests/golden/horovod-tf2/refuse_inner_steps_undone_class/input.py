"""A meta-learner adapts to each of a few tasks, and takes the weights back before the next."""
import numpy as np
import tensorflow as tf


class Meta:
    def __init__(self, net):
        self.net = net
        self.fast = tf.keras.optimizers.SGD(0.01)
        self.slow = tf.keras.optimizers.Adam(0.001)

    def error(self, x, y):
        return tf.reduce_mean(tf.square(y - self.net(x)))

    def adapt(self, x, y):
        with tf.GradientTape() as tape:
            loss = self.error(x, y)
        slopes = tape.gradient(loss, self.net.trainable_weights)
        self.fast.apply_gradients(zip(slopes, self.net.trainable_weights))

    def round(self, tasks):
        kept = self.net.get_weights()
        sums = [tf.zeros_like(w) for w in self.net.trainable_weights]
        for x, y in tasks:
            for _ in range(2):
                self.adapt(x[:5], y[:5])
            with tf.GradientTape() as tape:
                loss = self.error(x[5:], y[5:])
            slopes = tape.gradient(loss, self.net.trainable_weights)
            sums = [s + g / len(tasks) for s, g in zip(sums, slopes)]
            self.net.set_weights(kept)
        self.slow.apply_gradients(zip(sums, self.net.trainable_weights))


def task():
    a = np.random.uniform(1, 5)
    x = np.random.rand(10, 1).astype('float32')
    return x, (a * x).astype('float32')


meta = Meta(tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(1,))]))
for i in range(20):
    meta.round([task() for _ in range(4)])
meta.net.save_weights('meta.h5')
