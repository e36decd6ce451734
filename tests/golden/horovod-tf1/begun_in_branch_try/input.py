"""Whether there is a checkpoint is found out by reading it."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

rows = np.random.RandomState(0).rand(640, 3).astype("float32")
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - 1.0) ** 2)
steps = tf.train.get_or_create_global_step()
train = tf.train.AdamOptimizer(0.01).minimize(loss, steps)
saver = tf.train.Saver()

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    try:
        saver.restore(sess, "kept/net")
        first = sess.run(steps) // 80
    except (ValueError, tf.errors.NotFoundError):
        first = 0
    for epoch in range(first, 3):
        for begin in range(0, len(rows), 8):
            sess.run(train, {x: rows[begin:begin + 8]})
    saver.save(sess, "kept/net")
