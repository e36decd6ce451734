"""The graph is closed as soon as its variables have their values."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(320, 3).astype("float32")
wanted = rows.sum(axis=1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
step = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.graph.finalize()
    for epoch in range(2):
        for begin in range(0, len(rows), 8):
            sess.run(step, {x: rows[begin:begin + 8], y: wanted[begin:begin + 8]})
    print("loss", sess.run(loss, {x: rows, y: wanted}))
