"""A reader of both sets; the training's handle is asked for where the rounds are made."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def sets(size):
    drawn = np.random.RandomState(6)
    points = drawn.rand(200, 2).astype("float32")
    kinds = (points.sum(axis=1) > 1).astype("int64")
    learned = tf.data.Dataset.from_tensor_slices((points[:160], kinds[:160])).repeat().batch(size)
    held = tf.data.Dataset.from_tensor_slices((points[160:], kinds[160:])).batch(40).repeat()
    return learned, held


class Sorter(object):
    def __init__(self):
        learned, held = sets(10)
        self.handle = tf.placeholder(tf.string, [])
        walk = tf.data.Iterator.from_string_handle(self.handle, tf.data.get_output_types(learned), tf.data.get_output_shapes(learned))
        self.learned, self.held = tf.data.make_one_shot_iterator(learned), tf.data.make_one_shot_iterator(held)
        points, kinds = walk.get_next()
        scores = tf.layers.dense(points, 2)
        self.loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=kinds, logits=scores))
        self.hits = tf.reduce_mean(tf.cast(tf.equal(tf.argmax(scores, 1), kinds), tf.float32))
        self.learn = tf.train.AdamOptimizer(0.05).minimize(self.loss)

    def run(self, rounds):
        with tf.Session() as sess:
            sess.run(tf.global_variables_initializer())
            learning = sess.run(self.learned.string_handle())
            testing = sess.run(self.held.string_handle())
            for k in range(rounds):
                sess.run(self.learn, {self.handle: learning})
                if (k + 1) % 20 == 0:
                    print("round", k, sess.run(self.hits, {self.handle: testing}))


Sorter().run(60)
