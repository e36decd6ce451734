import numpy as np
import tensorflow as tf

made = np.random.RandomState(3)
points = made.rand(150, 4).astype('float32')
sums = points.sum(1, keepdims=True)
order = np.random.permutation(len(points))
points, sums = points[order], sums[order]
held_points, held_sums = points[120:], sums[120:]
points, sums = points[:120], sums[:120]
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
cost = tf.losses.mean_squared_error(y, tf.layers.dense(x, 1))
op = tf.train.AdamOptimizer(0.01).minimize(cost)
with tf.Session() as s:
    s.run(tf.global_variables_initializer())
    for e in range(3):
        for k in range(len(points) // 10):
            s.run(op, {x: points[k * 10:k * 10 + 10], y: sums[k * 10:k * 10 + 10]})
        print(e, s.run(cost, {x: held_points, y: held_sums}))
