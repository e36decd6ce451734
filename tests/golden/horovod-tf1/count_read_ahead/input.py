"""The number of updates is read from the graph, and one is added before the update is made."""
import os
import tempfile
import numpy as np
import tensorflow as tf

chance = np.random.RandomState(3)
rows = chance.rand(400, 4).astype("float32")
wanted = rows.sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
counted = tf.get_variable("counted", shape=[], dtype=tf.int32,
                          initializer=tf.constant_initializer(0), trainable=False)
step = tf.train.AdamOptimizer(0.02).minimize(loss, global_step=counted)
saver = tf.train.Saver()
folder = tempfile.mkdtemp()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(1, 400 + 1):
        at = sess.run(counted) + 1
        some = np.random.randint(0, len(rows), 16)
        sess.run(step, {x: rows[some], y: wanted[some]})
        if at % 100 == 0:
            print("loss", sess.run(loss, {x: rows, y: wanted}))
            saver.save(sess, os.path.join(folder, "net"), global_step=at)
