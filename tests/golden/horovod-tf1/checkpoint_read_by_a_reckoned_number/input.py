"""A checkpoint is read by a number that is reckoned."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(96, 4).astype("float32")
x = tf.placeholder(tf.float32, (None, 4))
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
saver = tf.train.Saver()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(25):
        sess.run(step, {x: rows[np.random.randint(0, 96, 8)]})
        if i % 8 == 0:
            saver.save(sess, "out/model", global_step=i)
    saver.restore(sess, "out/model-%d" % (i // 8 * 8))
    print(sess.run(loss, {x: rows}))
