"""The same by the number of the round, and a loop that leaves nothing out."""
import os
import tempfile
import numpy as np
import tensorflow as tf

rng = np.random.RandomState(7)
data = rng.rand(260, 3).astype("float32")
p = tf.placeholder(tf.float32, [None, 3])
cost = tf.reduce_mean(tf.square(tf.layers.dense(p, 1) - 1.))
train = tf.train.GradientDescentOptimizer(0.05).minimize(cost)
keeper = tf.train.Saver()
where = tempfile.mkdtemp()
least = 1e9
session = tf.Session()
session.run(tf.global_variables_initializer())
for turn in range(1, 241):
    batch = data[np.random.randint(0, 200, 12)]
    session.run(train, {p: batch})
    told = 0.
    if turn % 40 == 0:
        for k in range(200, 260, 20):
            told += session.run(cost, {p: data[k:k + 20]})
        print("told", told)
    if turn % 80 == 0:
        if told < least:
            least = told
            keeper.save(session, os.path.join(where, "kept"))
print("cost", session.run(cost, {p: data}))
