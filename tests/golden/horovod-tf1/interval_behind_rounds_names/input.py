# An interval that is compared with the rounds of a pass, behind them.
import numpy as np
import tensorflow as tf

SAVE_EVERY = 5
rows = np.random.RandomState(0).rand(1280, 5).astype('float32')
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
train_op = tf.train.AdamOptimizer(0.01).minimize(loss)
saver = tf.train.Saver()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(3):
        done = 0
        for at in range(0, 1280, 8):
            sess.run(train_op, feed_dict={x: rows[at:at + 8, :4], y: rows[at:at + 8, 4:]})
            done += 1
        if done % SAVE_EVERY == 0:
            saver.save(sess, './model')
