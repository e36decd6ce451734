import numpy as np
import tensorflow as tf
rows = np.random.rand(600, 5).astype('float32'); goal = rows.sum(1, keepdims=True)
X = tf.placeholder(tf.float32, [None, 5]); Y = tf.placeholder(tf.float32, [None, 1])
cost = tf.reduce_mean((tf.layers.dense(X, 1) - Y) ** 2)
op = tf.train.AdamOptimizer(0.01).minimize(cost)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(5):
        total = 0.
        for i in range(0, len(rows), 20):
            _, c = sess.run([op, cost], {X: rows[i:i + 20], Y: goal[i:i + 20]})
            total += c * 20
        print(epoch, total / len(rows))

    print('all', sess.run(cost, {X: rows, Y: goal}))
