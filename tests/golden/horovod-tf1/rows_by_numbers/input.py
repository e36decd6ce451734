import numpy as np
import tensorflow as tf

rows = np.random.rand(160, 4).astype("float32")
wants = rows.sum(1, keepdims=True)
x = tf.placeholder(tf.float32, (None, 4))
y = tf.placeholder(tf.float32, (None, 1))
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(2):
        for i in range(len(rows) // 20):
            picked = range(i * 20, (i + 1) * 20)
            sess.run(step, {x: rows[picked], y: wants[picked]})
