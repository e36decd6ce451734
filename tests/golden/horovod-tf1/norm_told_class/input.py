"""Clipped gradients, whose norm a method tells."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Net:
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 3])
        loss = tf.reduce_mean(tf.layers.dense(self.x, 1) ** 2)
        vs = tf.trainable_variables()
        gs, self.norm = tf.clip_by_global_norm(tf.gradients(loss, vs), 1.0)
        self.step = tf.train.GradientDescentOptimizer(0.01).apply_gradients(list(zip(gs, vs)))

    def tell(self, sess, data):
        print("norm: %.3f" % sess.run(self.norm, {self.x: data}))


net = Net()
data = np.random.RandomState(0).rand(300, 3)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(0, 300, 10):
        sess.run(net.step, {net.x: data[i:i + 10]})
    net.tell(sess, data)
