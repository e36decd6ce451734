"""Networks stand in a list, and each round trains them all."""
import tensorflow as tf
from tensorflow.examples.tutorials.mnist import input_data

mnist = input_data.read_data_sets("data", one_hot=True)


class Net:
    def __init__(self, sess, name):
        self.sess = sess
        with tf.variable_scope(name):
            self.x = tf.placeholder(tf.float32, [None, 784])
            self.y = tf.placeholder(tf.float32, [None, 10])
            out = tf.layers.dense(self.x, 10)
        self.cost = tf.reduce_mean(
            tf.nn.softmax_cross_entropy_with_logits(logits=out, labels=self.y))
        self.step = tf.train.AdamOptimizer(0.001).minimize(self.cost)

    def fit(self, x, y):
        return self.sess.run([self.cost, self.step], feed_dict={self.x: x, self.y: y})


sess = tf.Session()
nets = []
for k in range(2):
    nets.append(Net(sess, "net%d" % k))
sess.run(tf.global_variables_initializer())
for epoch in range(15):
    for i in range(mnist.train.num_examples // 100):
        bx, by = mnist.train.next_batch(100)
        for net in nets:
            cost, _ = net.fit(bx, by)
