"""A session that is the default one for each step alone, and not in front of the rounds."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(640, 3).astype("float32")
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - 1.0) ** 2)
step = tf.train.AdamOptimizer(0.01).minimize(loss)
session = tf.Session()
session.run(tf.global_variables_initializer())


def learn(batch):
    with session.as_default():
        step.run({x: batch})


for k in range(0, 640, 16):
    learn(rows[k:k + 16])
print(loss.eval({x: rows}, session=session))
