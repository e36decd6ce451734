"""A network adds the parts of each row."""
import numpy as np
import tensorflow as tf
rows = np.random.RandomState(1).rand(256, 5, 3).astype('float32')
wanted = rows.sum((1, 2)).reshape(-1, 1)
x = tf.placeholder(tf.float32, [None, 5, 3])
y = tf.placeholder(tf.float32, [None, 1])
outs = tf.unstack(x, axis=1)
mean = tf.reduce_sum([tf.layers.dense(o, 2) for o in outs], 0)
loss = tf.reduce_mean(tf.square(tf.layers.dense(mean, 1) - y))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
sess = tf.Session()
sess.run(tf.global_variables_initializer())
for ep in range(100):
    sess.run(step, {x: rows, y: wanted})
print(sess.run(loss, {x: rows, y: wanted}))
