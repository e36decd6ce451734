"""A reader is told how often it goes through its list, which nobody says; its noise follows a seed."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
np.random.seed(7)
np.savetxt('points.csv', np.random.rand(320, 2), delimiter=',')


class Reader(object):
    def __init__(self, files, passes=None):
        self.names = tf.train.string_input_producer(files, passes)

    def rows(self, size):
        _, line = tf.TextLineReader().read(self.names)
        a, b = tf.decode_csv(line, [[0.], [0.]])
        return tf.train.batch([tf.stack([a, b])], batch_size=size)


real = Reader(['points.csv']).rows(8)
z = tf.placeholder(tf.float32, [None, 2])
loss = tf.reduce_mean(tf.square(tf.layers.dense(real, 2) - z))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    coord = tf.train.Coordinator()
    threads = tf.train.start_queue_runners(sess, coord)
    for i in range(100):
        sess.run(step, feed_dict={z: np.random.normal(size=(8, 2))})
    coord.request_stop()
    coord.join(threads)
