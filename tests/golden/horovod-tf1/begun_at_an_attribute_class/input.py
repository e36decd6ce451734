"""An object that reads where an earlier run ended when it is made: all begin where the first one's has."""
import json
import os
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Learner:
    def __init__(self, rows, folder='kept'):
        self.rows = rows
        self.folder = folder
        self.first = 0
        self.x = tf.placeholder(tf.float32, [None, 3])
        self.loss = tf.reduce_mean(tf.square(
            tf.layers.dense(self.x, 1) - tf.reduce_sum(self.x, 1, True)))
        self.step = tf.train.GradientDescentOptimizer(0.05).minimize(self.loss)
        self.saver = tf.train.Saver()
        noted = os.path.join(folder, 'pass.json')
        if os.path.exists(noted):
            with open(noted) as file:
                self.first = json.load(file)

    def fit(self, passes, size):
        with tf.Session() as session:
            session.run(tf.global_variables_initializer())
            if self.first > 0:
                self.saver.restore(session, os.path.join(self.folder, 'net'))
            for each in range(self.first, passes):
                for k in range(len(self.rows) // size):
                    session.run(self.step, {self.x: self.rows[k * size:(k + 1) * size]})
            self.saver.save(session, os.path.join(self.folder, 'net'))
            with open(os.path.join(self.folder, 'pass.json'), 'w') as file:
                json.dump(passes, file)


Learner(np.random.RandomState(3).rand(1200, 3).astype(np.float32)).fit(3, 12)
