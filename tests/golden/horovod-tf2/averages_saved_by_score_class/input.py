"""The best model is saved among the rounds, by a score that each worker computes for itself."""
import numpy as np
import tensorflow as tf


class Learner:
    def __init__(self, net):
        self.net = net
        self.rule = tf.keras.optimizers.legacy.SGD(0.01)

    def score(self, held):
        total = 0.0
        for x in held:
            total += float(tf.reduce_mean((self.net(x, training=False) - 1.0) ** 2))
        return total

    def run(self, data, held):
        best = 1e9
        for i, x in enumerate(data.repeat(2)):
            with tf.GradientTape() as tape:
                loss = tf.reduce_mean((self.net(x, training=True) - 1.0) ** 2)
            grads = tape.gradient(loss, self.net.trainable_variables)
            self.rule.apply_gradients(zip(grads, self.net.trainable_variables))
            if i % 10 == 9:
                told = self.score(held)
                if told < best:
                    best = told
                    self.net.save_weights('best.h5')


rows = np.random.RandomState(0).rand(200, 4).astype('float32')
network = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(4,)),
                               tf.keras.layers.BatchNormalization(),
                               tf.keras.layers.Dense(1)])
Learner(network).run(tf.data.Dataset.from_tensor_slices(rows[:160]).batch(8),
                     tf.data.Dataset.from_tensor_slices(rows[160:]).batch(8))
