import numpy as np
import tensorflow as tf


class Net(object):
    def __init__(self, rate):
        self.x = tf.placeholder(tf.float32, (None, 4))
        inner = tf.layers.dense(tf.layers.dense(self.x, 2), 4)
        self.loss = tf.reduce_mean(tf.square(inner - self.x))
        self.train_op = tf.contrib.layers.optimize_loss(
            self.loss, tf.train.get_or_create_global_step(), rate, tf.train.AdamOptimizer)

    def fit(self, sess, rows):
        for i in range(0, len(rows), 20):
            sess.run(self.train_op, {self.x: rows[i:i + 20]})


data = np.random.RandomState(0).rand(160, 4).astype("float32")
net = Net(0.01)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for epoch in range(3):
        net.fit(session, data)
    print("loss", session.run(net.loss, {net.x: data}))
