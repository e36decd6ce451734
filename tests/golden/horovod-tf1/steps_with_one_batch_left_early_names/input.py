import numpy as np
import tensorflow as tf

xs = np.random.RandomState(3).rand(96, 3).astype("float32")
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean((tf.layers.dense(x, 3) - x) ** 2)
step = tf.train.AdamOptimizer(0.01).minimize(loss)


def learn(sess, some, most=5):
    for turn in range(most):
        _, now = sess.run([step, loss], {x: some})
        if now < 0.01:
            return turn + 1
    return most


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    made = 0
    for epoch in range(2):
        for k in range(0, len(xs), 8):
            made += learn(sess, xs[k:k + 8])
    print("steps", made)
