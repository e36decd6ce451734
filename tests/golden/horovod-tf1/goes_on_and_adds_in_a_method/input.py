"""A method that each round calls adds up what it gives."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(400, 3)
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - 1.0))
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
saver = tf.train.Saver()

class Model(object):
    def __init__(self, sess):
        self.sess, self.total = sess, 0.
    def train(self):
        at = np.random.randint(0, len(rows), 8)
        self.total += self.sess.run([step, loss], {x: rows[at]})[1]

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    start = 0
    found = tf.train.latest_checkpoint("kept")
    if found:
        saver.restore(sess, found)
        start = int(found.split("-")[-1])
    model = Model(sess)
    for k in range(start, 120):
        model.train()
        if k % 50 == 49:
            print(k, model.total / 50)
            model.total = 0.
        if k % 50 == 0:
            saver.save(sess, "kept/m", global_step=k)
