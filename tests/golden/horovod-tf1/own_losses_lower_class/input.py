import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Learner:
    def __init__(self):
        self.given, self.wanted = tf.placeholder(tf.float32, [None, 4]), tf.placeholder(tf.float32, [None, 1])
        self.pace = tf.Variable(0.05, trainable=False)
        self.lower = self.pace.assign(self.pace * 0.9)
        self.error = tf.reduce_mean(tf.square(tf.layers.dense(self.given, 1) - self.wanted))
        self.update = tf.train.GradientDescentOptimizer(self.pace).minimize(self.error)
        self.before = []

    def learn(self, session, samples, goals):
        for turn in range(6):
            for at in range(0, len(samples), 8):
                feed = {self.given: samples[at:at + 8], self.wanted: goals[at:at + 8]}
                _, value = session.run([self.update, self.error], feed)
            if len(self.before) > 2 and value > max(self.before[-3:]):
                session.run(self.lower)
            self.before.append(value)


learner = Learner()
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    x, y = np.random.rand(320, 4).astype("float32"), np.random.rand(320, 1).astype("float32")
    learner.learn(session, x, y)
