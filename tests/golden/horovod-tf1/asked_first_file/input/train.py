import numpy as np
import tensorflow.compat.v1 as tf

from last import restore_last

tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(320, 3)
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean(tf.layers.dense(x, 1) ** 2)
train = tf.train.AdamOptimizer(0.01).minimize(loss)
saver = tf.train.Saver()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(0, 320, 8):
        sess.run(train, {x: rows[i:i + 8]})
    saver.save(sess, "kept/net", global_step=1)
with tf.Session() as again:
    restore_last(again, saver, "kept")
    last = again.run(loss, {x: rows})
    print(last)
