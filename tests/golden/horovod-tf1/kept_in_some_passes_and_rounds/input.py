"""Kept in every second pass, and there behind so many rounds."""
import numpy as np
import tensorflow as tf

x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
train_op = tf.train.AdamOptimizer(0.001).minimize(loss)
saver = tf.train.Saver()
counter = 1
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for ep in range(8):
        for step in range(60):
            batch = np.random.rand(16, 4)
            counter += 1
            sess.run(train_op, feed_dict={x: batch})
            if (ep + 1) % 2 == 0 and counter % 60 == 0:
                saver.save(sess, "kept/net", global_step=counter)
    print(tf.train.latest_checkpoint("kept") is not None)
