"""The same, with `math.ceil` of a float."""
import math
import numpy as np
import tensorflow as tf

rng = np.random.RandomState(5)
data = rng.rand(320, 3).astype("float32")
p = tf.placeholder(tf.float32, [None, 3])
cost = tf.reduce_mean(tf.square(tf.layers.dense(p, 1) - 1.))
train = tf.train.GradientDescentOptimizer(0.1).minimize(cost)
many = 20


def through(session):
    count = len(data)
    total = 0.
    mixed = np.random.permutation(count)
    seen = data[mixed]
    for k in range(int(math.ceil(float(count) / many))):
        total += session.run([cost, train], {p: seen[k * many:(k + 1) * many]})[0]
    return total / int(math.ceil(float(count) / many))


session = tf.Session()
session.run(tf.global_variables_initializer())
for turn in range(8):
    mean = through(session)
print("mean", mean)
