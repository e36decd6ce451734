import numpy as np
import tensorflow as tf

x = tf.placeholder(tf.float32, [None, 3])
w = tf.Variable(tf.random_normal([3, 1]))
loss = tf.reduce_mean(tf.square(tf.matmul(x, w)))
train_op = tf.train.AdamOptimizer(0.01).minimize(loss)


def train_epoch(session, steps):
    for _ in range(steps):
        session.run(train_op, {x: np.random.rand(8, 3)})


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(2):
        train_epoch(sess, 10)
        print('epoch', epoch)
