"""The same, asked of the variable itself."""
import os
import tempfile
import numpy as np
import tensorflow as tf

rng = np.random.RandomState(5)
data = rng.rand(300, 3).astype("float32")
p = tf.placeholder(tf.float32, [None, 3])
cost = tf.reduce_mean(tf.square(tf.layers.dense(p, 1) - 2.))
updates = tf.Variable(0, trainable=False, dtype=tf.int64)
train = tf.train.GradientDescentOptimizer(0.05).minimize(cost, global_step=updates)
keeper = tf.train.Saver()
where = tempfile.mkdtemp()
session = tf.Session()
session.run(tf.global_variables_initializer())
for turn in range(240):
    now = updates.eval(session=session) + 1
    batch = data[np.random.randint(0, len(data), 12)]
    session.run(train, {p: batch})
    if now % 60 == 0:
        keeper.save(session, os.path.join(where, "kept"), global_step=now)
print("cost", session.run(cost, {p: data}))
