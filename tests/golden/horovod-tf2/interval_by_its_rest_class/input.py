"""The same in a class, with a count that the optimizer keeps, and a rest of divmod."""
import numpy as np
import tensorflow as tf


class Lesson:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1)])
        self.opt = tf.keras.optimizers.SGD(0.1)

    def run(self, rows):
        for k, x in enumerate(rows):
            with tf.GradientTape() as tape:
                loss = tf.reduce_mean(tf.square(self.net(x[:, 1:]) - x[:, :1]))
            grads = tape.gradient(loss, self.net.trainable_variables)
            self.opt.apply_gradients(zip(grads, self.net.trainable_variables))
            if tf.math.equal(self.opt.iterations % 6, 5):
                self.net.save_weights("first.weights.h5")
            if k % 6 in (1, 4):
                self.net.save_weights("second.weights.h5")
            if divmod(k, 6)[1] == 5:
                self.net.save_weights("third.weights.h5")


table = np.random.RandomState(1).rand(128, 4).astype("float32")
Lesson().run(tf.data.Dataset.from_tensor_slices(table).batch(8))
