import numpy as np
import tensorflow as tf

SIZE = 16


class Learner(object):
    def __init__(self):
        self.a = tf.placeholder(tf.float32, (None, 3))
        self.b = tf.placeholder(tf.float32, (None, 1))
        self.cost = tf.reduce_mean(tf.square(tf.layers.dense(self.a, 1) - self.b))
        self.learn = tf.train.GradientDescentOptimizer(0.01).minimize(self.cost)

    def fit(self, session, given, answers):
        for at in range(0, len(given), SIZE):
            places = np.arange(at, min(at + SIZE, len(given)))
            session.run(self.learn, {self.a: given[places], self.b: answers[places]})


given = np.random.rand(160, 3).astype("float32")
answers = given.sum(1, keepdims=True)
learner = Learner()
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for passed in range(2):
        learner.fit(session, given, answers)
