import tensorflow as tf


class Net(object):
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 1])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1)))
        self.train_op = tf.train.GradientDescentOptimizer(0.1).minimize(self.loss)


def train(model):
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        for i in range(100):
            sess.run(model.train_op, {model.x: [[1.0]]})


def test(model):
    with tf.Session() as sess:
        tf.train.Saver().restore(sess, "model/m")
        print(sess.run(model.loss, {model.x: [[1.0]]}))


test(Net())
