"""The number of a round stands in the names of files alone, put together in several ways."""
import os

import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(640, 3).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
made = tf.layers.dense(x, 1)
loss = tf.reduce_mean(tf.square(made - y))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
saver = tf.train.Saver()
out = 'out'


def shot(path, values):
    np.save(path, values)


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(200):
        at = np.random.randint(0, 640, 32)
        sess.run(step, {x: rows[at], y: wanted[at]})
        if (k + 1) % 20 == 0:
            got = sess.run(made, {x: rows})
            if not os.path.exists(out + '/%d' % (k + 1)):
                os.makedirs(out + '/%d' % (k + 1))
            np.savetxt(out + '/%d/' % (k + 1) + 'all.txt', got)
            for n in range(3):
                name = os.path.join(out, str(k + 1) + '_' + str(n) + '.npy')
                shot(name, got[n])
            shot(f'out/{k + 1}.npy', got)
            shot(out + f'/more-{k}.npy', got)
            saver.save(sess, 'kept/' + str(k + 1) + '/net')
