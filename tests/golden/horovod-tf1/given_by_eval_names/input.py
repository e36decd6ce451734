"""What is run by its own `eval` shakes a weight, and a fixed part of the model begins anew in one round."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

rows = np.random.RandomState(3).rand(192, 3).astype("float32")
wanted = rows.sum(1, keepdims=True)
x, y = tf.placeholder(tf.float32, [None, 3]), tf.placeholder(tf.float32, [None, 1])
mix = tf.Variable(tf.random_normal([3, 3]), trainable=False)
noise = tf.Variable(tf.random_normal([1]), trainable=False)
weight = tf.Variable(tf.random_normal([3, 1]))
loss = tf.reduce_mean((tf.matmul(tf.matmul(x, mix), weight) + noise - y) ** 2)
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
shake = tf.assign_add(weight, 0.1 * tf.random_uniform([3, 1]))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(100):
        at = np.random.randint(0, len(rows), 8)
        sess.run(noise.initializer)
        sess.run(step, {x: rows[at], y: wanted[at]})
        if k % 10 == 0:
            shake.eval()
        if k == 40:
            sess.run(mix.initializer)
