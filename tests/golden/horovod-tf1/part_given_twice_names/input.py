import numpy as np
import tensorflow as tf

xs = np.random.RandomState(3).rand(200, 3).astype("float32")
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean((tf.layers.dense(x, 3) - x) ** 2)
step = tf.train.AdamOptimizer(0.01).minimize(loss)


def learn(sess, some):
    for k in range(0, len(some), 8):
        _, now = sess.run([step, loss], {x: some[k:k + 8]})
    return now


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(2):
        for low in range(0, len(xs), 40):
            learn(sess, xs[low:low + 40])
        for some in np.array_split(xs, 5):
            learn(sess, some)
