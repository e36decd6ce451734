# A network of which another file trains some layers: this one gives the others their kept weights.
import numpy as np
import tensorflow as tf


class Net:
    def __init__(self, x):
        with tf.variable_scope('first'):
            self.weights = tf.get_variable('weights', shape=[4, 2])
        self.out = tf.matmul(x, self.weights)

    def load(self, session):
        kept = np.load('kept.npy', allow_pickle=True).item()
        for name in kept:
            with tf.variable_scope(name, reuse=True):
                for values in kept[name]:
                    variable = tf.get_variable('weights', trainable=False)
                    session.run(variable.assign(values))
