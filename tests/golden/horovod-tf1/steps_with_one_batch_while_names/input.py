import numpy as np
import tensorflow as tf

xs = np.random.RandomState(3).rand(96, 3).astype("float32")
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean((tf.layers.dense(x, 3) - x) ** 2)
step = tf.train.AdamOptimizer(0.01).minimize(loss)


def learn(sess, some):
    count = 0
    while count < 5:
        sess.run(step, {x: some})
        count += 1


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(3):
        np.random.shuffle(xs)
        for k in range(len(xs) // 8):
            learn(sess, xs[k * 8:(k + 1) * 8])
