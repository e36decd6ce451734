"""The session is the one of Keras itself, which no configuration is given."""
import numpy as np
import tensorflow as tf
from tensorflow import keras


class Head:
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.y = tf.placeholder(tf.float32, [None, 1])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1) - self.y))
        self.step = tf.train.AdamOptimizer(0.01).minimize(self.loss)
        self.sess = keras.backend.get_session()
        self.sess.run(tf.global_variables_initializer())

    def train(self, rows):
        for k in range(0, len(rows), 8):
            self.sess.run(self.step, {self.x: rows[k:k + 8], self.y: rows[k:k + 8, :1]})
        return self.sess.run(self.loss, {self.x: rows, self.y: rows[:, :1]})


print(Head().train(np.random.RandomState(8).rand(160, 4).astype("float32")))
