# Python 2 opens files by another name, too.
import numpy as np
import tensorflow as tf
rows = np.load('rows.npy')
x = tf.placeholder(tf.float32, [None, 8])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 8) - x))
step = tf.train.AdamOptimizer(1e-3).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for e in range(10):
        for i in range(len(rows) // 32):
            _, value = sess.run([step, loss], {x: rows[i * 32:(i + 1) * 32]})
    with file('log.txt', 'w') as log:
        log.write('%d %f\n' % (e, value))
    np.savetxt(file('b.txt', 'w'), rows)
