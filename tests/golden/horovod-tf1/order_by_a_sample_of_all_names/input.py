"""The same in a function, which samples its places once a pass."""
import random
import numpy as np
import tensorflow as tf

data = np.random.RandomState(6).rand(180, 4).astype("float32")
p = tf.placeholder(tf.float32, [None, 4])
cost = tf.reduce_mean(tf.square(tf.layers.dense(p, 1) - 1.))
train = tf.train.GradientDescentOptimizer(0.05).minimize(cost)


def parts(rows, many):
    count = len(rows)
    places = random.sample(range(count), count)
    for k in range(0, len(places), many):
        yield rows[places[k:k + many]]


with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for turn in range(8):
        for part in parts(data, 12):
            session.run(train, {p: part})
    print("cost", session.run(cost, {p: data}))
