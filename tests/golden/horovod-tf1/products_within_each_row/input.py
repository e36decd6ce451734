"""A network multiplies the parts of each row by one another."""
import numpy as np
import tensorflow as tf
rows = np.random.RandomState(1).rand(256, 4).astype('float32')
wanted = rows.sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
h = tf.layers.dense(tf.reshape(x, [-1, 2, 2]), 3)
score = tf.nn.softmax(tf.matmul(h, h, transpose_a=True))
loss = tf.reduce_mean(tf.square(tf.layers.dense(tf.layers.flatten(score), 1) - y))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
sess = tf.Session()
sess.run(tf.global_variables_initializer())
for ep in range(100):
    sess.run(step, {x: rows, y: wanted})
print(sess.run(loss, {x: rows, y: wanted}))
