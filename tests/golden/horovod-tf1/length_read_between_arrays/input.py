"""How many rows there are is read before their answers are made."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(640, 4).astype("float32")
count = len(rows)
batches = count // 16
marks = rows.sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(4):
        for k in range(batches):
            given, wanted = rows[k * 16:(k + 1) * 16], marks[k * 16:(k + 1) * 16]
            sess.run(step, {x: given, y: wanted})
