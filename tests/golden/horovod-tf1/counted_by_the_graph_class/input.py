"""Batches that a generator hands out; the step is asked of the graph."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def batches(data, size, epochs):
    for _ in range(epochs):
        for i in range(0, len(data), size):
            yield data[i:i + size]


class Net:
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 3])
        self.loss = tf.reduce_mean(tf.layers.dense(self.x, 1) ** 2)
        self.global_step = tf.Variable(0, name="global_step", trainable=False)
        self.train_op = tf.train.AdamOptimizer(0.01).minimize(self.loss, global_step=self.global_step)


net = Net()
saver = tf.train.Saver()
data = np.random.RandomState(0).rand(480, 3)
sess = tf.Session()
sess.run(tf.global_variables_initializer())
handed = batches(data, 8, 2)
for batch in handed:
    sess.run(net.train_op, {net.x: batch})
    current = tf.train.global_step(sess, net.global_step)
    if current % 30 == 0:
        path = saver.save(sess, "kept/net", global_step=current)
        print("saved to", path)
