"""Two objects queue the files that the graph finds, and a model learns from both."""
import os
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
for kind in ("one", "other"):
    if not os.path.exists(kind):
        os.makedirs(kind)
    for number in range(12):
        np.savetxt("%s/part%02d.csv" % (kind, number), np.random.rand(40, 3), delimiter=",")


class Reader(object):
    def __init__(self, folder, size):
        self.folder, self.size = folder, size
        self.reader = tf.TextLineReader()

    def feed(self):
        queue = tf.train.string_input_producer(
            tf.train.match_filenames_once(self.folder + "/*.csv"))
        _, line = self.reader.read(queue)
        numbers = tf.decode_csv(line, [[0.0], [0.0], [0.0]])
        return tf.train.shuffle_batch([numbers], self.size, capacity=300, min_after_dequeue=80)


class Model(object):
    def __init__(self, sess):
        self.sess = sess
        self.ones = Reader("one", 8).feed()
        self.others = Reader("other", 8).feed()
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.ones, 3) - self.others))
        self.step = tf.train.AdamOptimizer(0.01).minimize(self.loss)

    def train_step(self):
        return self.sess.run([self.step, self.loss])[1]


with tf.Session() as sess:
    model = Model(sess)
    sess.run([tf.global_variables_initializer(), tf.local_variables_initializer()])
    coord = tf.train.Coordinator()
    threads = tf.train.start_queue_runners(sess=sess, coord=coord)
    for k in range(120):
        now = model.train_step()
    print("loss", now)
    coord.request_stop()
    coord.join(threads)
