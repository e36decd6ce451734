import numpy as np
import tensorflow as tf

data = np.random.RandomState(5).rand(120, 4).astype(np.float32)
target = data.dot(np.array([[1.], [2.], [-1.], [.5]], np.float32))

inp = tf.placeholder(tf.float32, [None, 4], name='inp')
out = tf.placeholder(tf.float32, [None, 1], name='out')
weights = tf.Variable(tf.random_normal([4, 1]))
error = tf.reduce_mean((tf.matmul(inp, weights) - out) ** 2)
train_op = tf.train.MomentumOptimizer(0.01, 0.9).minimize(error)

with tf.Session():
    tf.global_variables_initializer().run()
    for epoch in range(30):
        train_op.run({inp: data, out: target})
    print('error', error.eval({inp: data, out: target}))
