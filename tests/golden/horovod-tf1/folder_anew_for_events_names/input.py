"""A property that makes its folder anew, within the line that saves."""
import os
import shutil
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Fit:
    def __init__(self):
        self.given = tf.placeholder(tf.float32, [None, 4])
        self.cost = tf.reduce_mean(tf.square(tf.layers.dense(self.given, 4) - self.given))
        self.move = tf.train.GradientDescentOptimizer(0.05).minimize(self.cost)
        self.keeper = tf.train.Saver()

    @property
    def place(self):
        path = "kept/fit"
        if os.path.isdir(path):
            shutil.rmtree(path)
        os.makedirs(path)
        return path

    def run(self, session, points):
        for _ in range(3):
            for k in range(0, len(points), 16):
                session.run(self.move, {self.given: points[k:k + 16]})
        self.keeper.save(session, self.place + "/weights")
        return session.run(self.cost, {self.given: points})


fit = Fit()
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    print("cost", fit.run(session, np.random.RandomState(0).rand(320, 4).astype("float32")))
