"""A rate that is fed falls behind so many rounds, twice."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(4).rand(192, 3).astype("float32")
wanted = rows.sum(axis=1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
lr = tf.placeholder(tf.float32, [])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
train = tf.train.GradientDescentOptimizer(lr).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    rate = 0.1
    for step in range(120):
        some = np.random.randint(len(rows), size=8)
        sess.run(train, {x: rows[some], y: wanted[some], lr: rate})
        if step == 40 or step == 80:
            rate = 0.1 * rate
