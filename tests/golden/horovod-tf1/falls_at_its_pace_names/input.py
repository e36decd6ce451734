import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()

rng = np.random.RandomState(4)
rows = rng.rand(240, 3).astype('float32')
wanted = rows.dot([[1.], [-2.], [.5]]).astype('float32')

x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
rate = tf.placeholder(tf.float32, [])
w = tf.get_variable('w', [3, 1])
cost = tf.reduce_mean(tf.square(tf.matmul(x, w) - y))
learn = tf.train.GradientDescentOptimizer(rate).minimize(cost)

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    now = 0.1
    for k in range(60):
        at = (k * 8) % (len(rows) - 8)
        sess.run(learn, {x: rows[at:at + 8], y: wanted[at:at + 8], rate: now})
        if k % 5 == 0:
            now *= 0.9
    print('cost', sess.run(cost, {x: rows, y: wanted}))
