"""Each round has a place in a table, which is read behind them."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
table = np.random.RandomState(0).rand(240, 4).astype('float32')
rows = tf.placeholder(tf.float32, [None, 4])
cost = tf.reduce_mean(tf.square(tf.layers.dense(rows, 1)))
go = tf.train.GradientDescentOptimizer(0.001).minimize(cost)
costs = np.zeros(60)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(60):
        at = np.random.randint(0, len(table), 8)
        _, costs[k] = sess.run([go, cost], {rows: table[at]})
    print('the best round', costs.argmin(), costs.min())
