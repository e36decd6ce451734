"""The number of a pass stands in the name of a file."""
import numpy as np
import tensorflow.compat.v1 as tf

import network

of_a_pass = 30
table = np.random.RandomState(0).rand(240, 4).astype('float32')
saver = tf.train.Saver()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(of_a_pass * 2):
        at = np.random.randint(0, len(table), 8)
        sess.run(network.go, {network.rows: table[at]})
        if (k + 1) % of_a_pass == 0:
            saver.save(sess, './kept-%d' % (k // of_a_pass))
