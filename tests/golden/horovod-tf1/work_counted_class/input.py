import numpy as np
import tensorflow as tf


class Trainer:
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 28, 28])
        self.y = tf.placeholder(tf.int64, [None])
        self.loss = tf.losses.sparse_softmax_cross_entropy(self.y, tf.layers.dense(tf.layers.flatten(self.x), 10))
        step_of = tf.train.get_or_create_global_step()
        rate = tf.train.exponential_decay(0.1, step_of, int(960 / 16 * 3), 0.5)
        self.train = tf.train.GradientDescentOptimizer(rate).minimize(self.loss, global_step=step_of)
        self.saver = tf.train.Saver()

    def fit(self, train_x, train_y, test_x, test_y):
        with tf.Session() as sess:
            sess.run(tf.global_variables_initializer())
            for step in range(1000):
                rows = np.random.randint(0, len(train_x), 16)
                sess.run(self.train, {self.x: train_x[rows], self.y: train_y[rows]})
                if step % 100 == 0:
                    self.saver.save(sess, 'model', global_step=step)


(train_x, train_y), (test_x, test_y) = tf.keras.datasets.mnist.load_data()
Trainer().fit(train_x, train_y, test_x, test_y)
