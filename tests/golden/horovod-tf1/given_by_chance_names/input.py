"""In some rounds variables begin anew, or are shaken, each by what chance has drawn."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

rows = np.random.RandomState(3).rand(192, 3).astype("float32")
wanted = rows.sum(1, keepdims=True)
x, y = tf.placeholder(tf.float32, [None, 3]), tf.placeholder(tf.float32, [None, 1])
weight = tf.Variable(tf.random_normal([3, 1]))
offset = tf.Variable(tf.random_normal([1]))
noise = tf.Variable(tf.zeros([1]), trainable=False)
count = tf.Variable(0, trainable=False)
loss = tf.reduce_mean((tf.matmul(x, weight) + offset + noise - y) ** 2)
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
value = tf.placeholder(tf.float32, [3, 1])
shake = weight.assign_add(value)
other_noise = noise.assign(tf.random_normal([1]))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(100):
        at = np.random.randint(0, len(rows), 8)
        sess.run(other_noise)
        sess.run(step, {x: rows[at], y: wanted[at]})
        if k == 40:
            sess.run(offset.initializer)
        if k == 60:
            sess.run(shake, {value: np.random.randn(3, 1)})
        sess.run(count.initializer)
