# The same in a class that draws its points by numpy.
import numpy as np
import tensorflow as tf


class Curve:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(6, 'tanh', input_shape=(2,)),
                                        tf.keras.layers.Dense(1)])
        self.opt = tf.keras.optimizers.SGD(0.05)

    def learn(self, rounds):
        for k in range(rounds):
            at = np.random.uniform(-1., 1., (32, 2)).astype('float32')
            with tf.GradientTape() as tape:
                off = tf.reduce_mean(tf.abs(self.net(at)[:, 0] - at[:, 0] * at[:, 1]))
            grads = tape.gradient(off, self.net.trainable_variables)
            self.opt.apply_gradients(zip(grads, self.net.trainable_variables))
            if (k + 1) % 25 == 0:
                print('far off', k + 1, float(off))


np.random.seed(4)
Curve().learn(100)
