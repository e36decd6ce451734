"""A pass that was no better goes on, and the first worker alone saves the others: nobody waits for them."""
import os
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
os.makedirs("out", exist_ok=True)
rows = np.random.RandomState(1).rand(96, 4).astype("float32")
x = tf.placeholder(tf.float32, (None, 4))
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
best = float("inf")
saver = tf.train.Saver()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(3):
        for i in range(0, 96, 8):
            _, c = sess.run([step, loss], {x: rows[i:i + 8]})
        if c >= best:
            continue
        best = c
        saver.save(sess, "out/model")
