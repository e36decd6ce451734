import numpy as np
import tensorflow as tf

from settings import classes

losses = tf.losses

import clock

x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.int64, [None])
loss = losses.sparse_softmax_cross_entropy(y, tf.layers.dense(x, classes))
train_op = tf.train.AdagradOptimizer(0.01).minimize(loss)
rows = np.random.RandomState(0).rand(640, 4)
labels = np.random.RandomState(1).randint(0, classes, 640)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(4):
        for i in range(len(rows) // 8):
            sess.run(train_op, {x: rows[i * 8:i * 8 + 8], y: labels[i * 8:i * 8 + 8]})
        clock.say('epoch %d' % epoch)
