# The quotient of the round and the interval is written as a whole number.
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_eager_execution()
x = tf.placeholder(tf.float32, [None, 8])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 8) - x))
step = tf.train.AdamOptimizer(1e-3).minimize(loss)
saver = tf.train.Saver()
rows = np.random.RandomState(1).rand(960, 8)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    every = 10
    for i in range(40):
        at = np.random.randint(0, len(rows), 32)
        sess.run(step, {x: rows[at]})
        if i % every == 0:
            saver.save(sess, 'at_%d' % (i / every))
