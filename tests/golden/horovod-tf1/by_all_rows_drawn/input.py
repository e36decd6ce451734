import numpy as np
import tensorflow as tf
rows = np.random.rand(600, 5).astype('float32'); goal = rows.sum(1, keepdims=True)
X = tf.placeholder(tf.float32, [None, 5]); Y = tf.placeholder(tf.float32, [None, 1])
cost = tf.reduce_mean((tf.layers.dense(X, 1) - Y) ** 2)
op = tf.train.AdamOptimizer(0.01).minimize(cost)
def batch(n):
    idx = np.random.randint(0, len(rows), n)
    return rows[idx], goal[idx]
n = len(rows)
n_batches = n // 20
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(5):
        total = 0.
        count = 0
        for i in range(n_batches):
            bx, by = batch(20)
            _, c = sess.run([op, cost], {X: bx, Y: by})
            total += c * len(bx)
            count += len(bx)
        print(epoch, total / n)
