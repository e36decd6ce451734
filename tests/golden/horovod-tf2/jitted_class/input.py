"""The same for a tape in a method, which calls what may be compiled."""
import numpy as np
import tensorflow as tf


class Learner:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.opt = tf.keras.optimizers.SGD(0.1)

    @tf.function(jit_compile=True)
    def error(self, rows, sums):
        return tf.reduce_mean((self.net(rows)[:, 0] - sums) ** 2)

    @tf.function(jit_compile=True)
    def step(self, rows, sums):
        with tf.GradientTape() as tape:
            loss = self.error(rows, sums)
        grads = tape.gradient(loss, self.net.trainable_variables)
        self.opt.apply_gradients(zip(grads, self.net.trainable_variables))


x = np.random.RandomState(0).rand(256, 4).astype('float32')
learner = Learner()
learner.opt.build(learner.net.trainable_variables)
for rows, sums in tf.data.Dataset.from_tensor_slices((x, x.sum(1))).batch(8):
    learner.step(rows, sums)
