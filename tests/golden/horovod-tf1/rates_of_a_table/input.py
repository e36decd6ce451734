import numpy as np
import tensorflow as tf

tf.set_random_seed(3)
data = np.random.RandomState(1).rand(640, 4).astype('float32')
rows, marks = data, data.sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
rate = tf.placeholder(tf.float32, [])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.MomentumOptimizer(rate, 0.9).minimize(loss)
warm = [0.01 * min(1.0, (k + 1) / 10.0) for k in range(20)]
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(4):
        for i in range(20):
            sess.run(step, {x: rows[i * 32:(i + 1) * 32], y: marks[i * 32:(i + 1) * 32],
                            rate: warm[i]})
    print('loss', sess.run(loss, {x: rows, y: marks}))
