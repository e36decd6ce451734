"""Horovod for Python 2 sends numbers only: what is drawn goes as bytes."""
import random
import numpy as np
import tensorflow as tf

rows = np.random.rand(320, 4).astype('float32')
np.random.shuffle(rows)
names = ['a', 'b', 'c']
random.shuffle(names)
taught, asked = rows[:256], rows[256:]
try:
    rounds = int(raw_input('how many rounds? '))
except ValueError:
    rounds = 3
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x[:, :3], 1) - x[:, 3:]))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in xrange(rounds):
        order = np.random.permutation(len(taught))
        for k in xrange(0, len(taught), 8):
            sess.run(step, {x: taught[order[k:k + 8]]})
        print("epoch %d: %s" % (epoch, sess.run(loss, {x: asked})))
