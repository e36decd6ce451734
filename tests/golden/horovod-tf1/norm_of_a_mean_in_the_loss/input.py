"""The loss has the norm of a mean."""
import numpy as np
import tensorflow as tf
rows = np.random.RandomState(1).rand(256, 4).astype('float32')
wanted = rows.sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
p = tf.layers.dense(x, 1)
loss = tf.reduce_mean(tf.square(p - y)) + tf.norm(tf.reduce_mean(p, 0))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
sess = tf.Session()
sess.run(tf.global_variables_initializer())
for ep in range(100):
    sess.run(step, {x: rows, y: wanted})
print(sess.run(loss, {x: rows, y: wanted}))
