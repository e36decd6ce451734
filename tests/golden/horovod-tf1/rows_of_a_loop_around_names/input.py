"""The outer loop takes the rows, the inner rounds take batches of places in one of them."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
series = np.random.RandomState(3).rand(4, 100, 3).astype("float32")
x = tf.placeholder(tf.float32, [None, 5, 3])
y = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x[:, -1], 3) - y))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
places = list(range(90))
batches = int(90 / 10)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(2):
        for s in range(series.shape[0]):
            at = 0
            for k in range(batches):
                a = np.array([series[s, i:i + 5] for i in places[at:at + 10]])
                b = np.array([series[s, i + 5] for i in places[at:at + 10]])
                at += 10
                sess.run(step, {x: a, y: b})
