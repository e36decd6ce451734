"""The rounds of a queue go on from a number: an interval is not divided where they are not."""
import numpy as np
import tensorflow as tf

rows = np.random.rand(200, 4).astype('float32')
wanted = np.random.rand(200, 1).astype('float32')
row, aim = tf.train.slice_input_producer([rows, wanted])
a, b = tf.train.batch([row, aim], 8)
loss = tf.reduce_mean(tf.square(tf.layers.dense(a, 1) - b))
step = tf.train.AdamOptimizer(0.001).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    tf.train.start_queue_runners(sess)
    for k in range(100, 140):
        sess.run(step)
        if k % 10 == 0:
            print(k, sess.run(loss))
