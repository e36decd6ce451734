"""The number of all rows makes their answers as well, so the work stays whole."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(640, 4).astype("float32")
count = rows.shape[0]
marks = np.zeros((count, 1), "float32")
for k in range(count):
    marks[k] = rows[k].sum()
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(4):
        for k in range(count // 16):
            sess.run(step, {x: rows[k * 16:(k + 1) * 16], y: marks[k * 16:(k + 1) * 16]})
