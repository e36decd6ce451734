"""A queue reads one file, and an object hands out the rows that are fed beside."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
np.savetxt('points.csv', np.random.RandomState(1).rand(320, 2), delimiter=',')


class Rows(object):
    def __init__(self, rows):
        self.rows = rows
        self.at = 0

    def next_batch(self, size):
        if self.at + size > len(self.rows):
            self.at = 0
        self.at += size
        return self.rows[self.at - size:self.at]


names = tf.train.string_input_producer(['points.csv'])
_, line = tf.TextLineReader().read(names)
a, b = tf.decode_csv(line, [[0.], [0.]])
points = tf.train.batch([tf.stack([a, b])], batch_size=8)
z = tf.placeholder(tf.float32, [None, 2])
loss = tf.reduce_mean(tf.square(tf.layers.dense(points, 2) - z))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
dealer = Rows(np.random.RandomState(2).rand(320, 2).astype('float32'))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    coord = tf.train.Coordinator()
    threads = tf.train.start_queue_runners(sess, coord)
    for i in range(100):
        sess.run(step, feed_dict={z: dealer.next_batch(8)})
    coord.request_stop()
    coord.join(threads)
