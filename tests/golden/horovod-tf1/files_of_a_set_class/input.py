"""A function is given the set of files that it trains on."""
import os
import numpy as np
import tensorflow as tf


class Pupil:
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.y = tf.placeholder(tf.float32, [None, 1])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1) - self.y))
        self.step = tf.train.AdamOptimizer(0.01).minimize(self.loss)

    def fit(self, sess, names):
        for turn in range(3):
            for n in names:
                part = np.load(os.path.join("fit_parts", "p%d.npy" % n))
                sess.run(self.step, {self.x: part[:, :4], self.y: part[:, 4:]})


os.makedirs("fit_parts", exist_ok=True)
draw = np.random.RandomState(1)
for k in range(10):
    np.save("fit_parts/p%d.npy" % k, draw.rand(16, 5).astype("float32"))
pupil = Pupil()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    pupil.fit(sess, set(range(len(os.listdir("fit_parts")))) - {0, 1})
    part = np.load("fit_parts/p0.npy")
    print(sess.run(pupil.loss, {pupil.x: part[:, :4], pupil.y: part[:, 4:]}))
