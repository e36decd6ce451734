"""The operation that sets the iterator is given to the method that trains."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def tables(size):
    drawn = np.random.RandomState(9)
    points = drawn.rand(200, 2).astype("float32")
    kinds = (points.sum(axis=1) > 1).astype("int64")
    some = tf.data.Dataset.from_tensor_slices((points[:160], kinds[:160])).shuffle(160).batch(size)
    rest = tf.data.Dataset.from_tensor_slices((points[160:], kinds[160:])).batch(size)
    return some, rest


class Sorter(object):
    def __init__(self):
        self.some, self.rest = tables(10)
        walk = tf.data.Iterator.from_structure(tf.data.get_output_types(self.some), tf.data.get_output_shapes(self.some))
        self.points, self.kinds = walk.get_next()
        self.begin = walk.make_initializer(self.some)
        self.begin_test = walk.make_initializer(self.rest)
        self.scores = tf.layers.dense(tf.layers.dense(self.points, 8, tf.nn.relu), 2)
        self.loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=self.kinds, logits=self.scores))
        self.hits = tf.reduce_sum(tf.cast(tf.equal(tf.argmax(self.scores, 1), self.kinds), tf.float32))
        self.learn = tf.train.GradientDescentOptimizer(0.1).minimize(self.loss)

    def one_pass(self, sess, begin, epoch):
        sess.run(begin)
        lost, batches = 0, 0
        try:
            while True:
                _, now = sess.run([self.learn, self.loss])
                lost += now
                batches += 1
        except tf.errors.OutOfRangeError:
            pass
        print("pass", epoch, "loss", lost / batches)

    def test(self, sess, begin):
        sess.run(begin)
        right = 0
        try:
            while True:
                right += sess.run(self.hits)
        except tf.errors.OutOfRangeError:
            pass
        print("right", right / 40)

    def run(self):
        with tf.Session() as sess:
            sess.run(tf.global_variables_initializer())
            for epoch in range(4):
                self.one_pass(sess, self.begin, epoch)
                self.test(sess, self.begin_test)


Sorter().run()
