"""All rows are in one file, which a queue reads again and again."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
np.savetxt("rows.csv", np.random.rand(320, 3), delimiter=",")


class Trainer(object):
    def __init__(self, path):
        queue = tf.train.string_input_producer([path])
        _, line = tf.TextLineReader().read(queue)
        a, b, c = tf.decode_csv(line, [[0.0], [0.0], [0.0]])
        self.x, self.y = tf.train.batch([[a, b], [c]], 8)
        self.loss = tf.reduce_mean((tf.layers.dense(self.x, 1) - self.y) ** 2)
        self.step = tf.train.GradientDescentOptimizer(0.01).minimize(self.loss)

    def run(self, steps):
        with tf.Session() as sess:
            sess.run(tf.global_variables_initializer())
            coord = tf.train.Coordinator()
            threads = tf.train.start_queue_runners(sess=sess, coord=coord)
            for _ in range(steps):
                sess.run(self.step)
            coord.request_stop()
            coord.join(threads)


Trainer("rows.csv").run(60)
