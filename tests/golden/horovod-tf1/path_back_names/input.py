"""What a save gave back is where all read from."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

rows = np.random.RandomState(0).rand(320, 3).astype("float32")
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean(tf.layers.dense(x, 1) ** 2)
train = tf.train.AdamOptimizer(0.01).minimize(loss)
saver = tf.train.Saver()

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for begin in range(0, len(rows), 8):
        sess.run(train, {x: rows[begin:begin + 8]})
    kept = saver.save(sess, "kept/net")

with tf.Session() as sess:
    saver.restore(sess, kept)
    print(sess.run(loss, {x: rows[:100]}))
