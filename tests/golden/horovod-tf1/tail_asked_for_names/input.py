import numpy as np
import tensorflow as tf

SIZE = 24


def train(session, learn, a, b, given, answers):
    count = len(given)
    for _ in range(2):
        for at in range(0, count, SIZE):
            if count <= at + SIZE:
                part = given[at:]
                want = answers[at:]
            else:
                part = given[at:at + SIZE]
                want = answers[at:at + SIZE]
            session.run(learn, feed_dict={a: part, b: want})


given = np.random.rand(170, 3).astype("float32")
answers = given.sum(1, keepdims=True)
a = tf.placeholder(tf.float32, (None, 3))
b = tf.placeholder(tf.float32, (None, 1))
cost = tf.reduce_mean(tf.square(tf.layers.dense(a, 1) - b))
learn = tf.train.GradientDescentOptimizer(0.01).minimize(cost)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    train(session, learn, a, b, given, answers)
