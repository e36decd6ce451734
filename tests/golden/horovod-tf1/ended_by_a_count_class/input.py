"""A method returns when the loss is no number."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Net(object):
    def __init__(self):
        self.given = tf.placeholder(tf.float32, [None, 3])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.given, 2) - 0.5))
        self.learn = tf.train.GradientDescentOptimizer(0.1).minimize(self.loss)

    def fit(self, sess, rows, epochs):
        for epoch in range(epochs):
            for i in range(len(rows) // 8):
                _, cost = sess.run([self.learn, self.loss], {self.given: rows[i * 8:(i + 1) * 8]})
                if np.isnan(cost):
                    print("not a number")
                    return
            print("epoch", epoch)


net = Net()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    net.fit(sess, np.random.RandomState(1).rand(160, 3).astype("float32"), 4)
