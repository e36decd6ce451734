"""A file is begun in the first pass and added to later: what is opened is told by a name."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def note(epoch, value):
    if epoch == 0:
        how = "w"
    else:
        how = "a"
    with open("told.txt", how) as f:
        f.write("%d %.4f\n" % (epoch, value))


rows = np.random.RandomState(0).rand(480, 6).astype("float32")
x = tf.placeholder(tf.float32, [None, 6])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - 1.0) ** 2)
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(3):
        for k in range(0, 480, 32):
            sess.run(step, {x: rows[k:k + 32]})
        note(epoch, sess.run(loss, {x: rows[:64]}))
