"""What is printed and kept before the gradients are made is a part of the graph: all make it."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
sess = tf.Session()


def total(v):
    return sess.run(tf.reduce_sum(v))


print('sum %.1f' % total(np.ones(3)))
print(sess.run(tf.reduce_mean(tf.constant([1., 2.]))))
np.save('eye.npy', sess.run(tf.eye(3)))
rows = np.random.RandomState(1).rand(640, 4).astype('float32')
x = tf.placeholder(tf.float32, [None, 4])
w = tf.Variable(tf.zeros([4, 1]))
loss = tf.reduce_mean(tf.square(tf.matmul(x, w) - tf.reduce_sum(x, 1, keepdims=True)))
train = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
sess.run(tf.global_variables_initializer())
for k in range(80):
    sess.run(train, {x: rows[8 * k:8 * k + 8]})
print(sess.run(tf.reduce_mean(w)))
