"""What a dictionary of its own kind keeps was read, and is not followed."""
import numpy as np
import tensorflow as tf



class Parts(dict):
    def __init__(self, **parts):
        super(Parts, self).__init__(**parts)
        self.__dict__ = self


def built():
    x = tf.placeholder(tf.float32, [None, 6])
    return Parts(x=x, loss=tf.reduce_mean(tf.square(tf.layers.dense(x, 6) - x)))


def trained(loss):
    return Parts(train_op=tf.train.GradientDescentOptimizer(0.01).minimize(loss))


rows = np.random.RandomState(1).rand(320, 6).astype("float32")
m = built()
m.update(trained(m.loss))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(20):
        sess.run(m.train_op, {m.x: rows[16 * k:16 * k + 16]})
