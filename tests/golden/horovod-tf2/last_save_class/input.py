"""Rounds end by their number, in front of the end of their data; some of another loop are taken."""
import tensorflow as tf


class Net(object):
    def __init__(self):
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.opt = tf.keras.optimizers.SGD(0.01)

    def step(self, x):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(self.model(x) - 1.))
        grads = tape.gradient(loss, self.model.trainable_variables)
        self.opt.apply_gradients(zip(grads, self.model.trainable_variables))

    def train(self, rows, end):
        k = 0
        for x in tf.data.Dataset.from_tensor_slices(rows).repeat().batch(8):
            self.step(x)
            if k % 20 == 0:
                self.model.save_weights('first.h5')
            k += 1
            if k >= end:
                break
        for n, x in enumerate(tf.data.Dataset.from_tensor_slices(rows).repeat().batch(8).take(41)):
            self.step(x)
            if n % 20 == 0:
                self.model.save_weights('second.h5')


Net().train(tf.random.stateless_normal([480, 4], seed=[1, 2]), 61)
