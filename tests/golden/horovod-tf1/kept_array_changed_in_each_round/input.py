"""Each round changes the array that an object keeps."""
import numpy as np
import tensorflow as tf
rows = np.random.RandomState(1).rand(256, 4).astype('float32')
wanted = rows.sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
class Box(object):
    s = np.full(4, 0.1)
box = Box()
sess = tf.Session()
sess.run(tf.global_variables_initializer())
for i in range(200):
    at = np.random.randint(0, len(rows), 16)
    noise = np.random.normal(size=(16, 4))
    now = box.s
    now *= 0.99
    sess.run(step, {x: rows[at] + now * noise, y: wanted[at]})
print(sess.run(loss, {x: rows, y: wanted}))
