"""A weight of the loss follows how many rows of a batch are chosen."""
import numpy as np
import tensorflow as tf
rows = np.random.RandomState(1).rand(256, 4).astype('float32')
wanted = rows.sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
c = tf.Variable(0., trainable=False)
pos = tf.boolean_mask(x, tf.squeeze(y, 1) > 2)
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y)) * c
up = tf.assign(c, 0.9 * c + 0.1 * tf.reduce_sum(tf.cast(tf.shape(pos)[0], tf.float32)))
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
sess = tf.Session()
sess.run(tf.global_variables_initializer())
for i in range(200):
    at = np.random.randint(0, len(rows), 16)
    sess.run([step, up], {x: rows[at], y: wanted[at]})
print(sess.run(loss, {x: rows, y: wanted}))
