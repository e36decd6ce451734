# The mean of a pass: its sum by the number of batches, counted anew, of rows that are used whole too.
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(192, 6)
size = 8
x = tf.placeholder(tf.float32, [None, 6])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 6) - x))
step = tf.train.RMSPropOptimizer(0.01).minimize(loss)
sess = tf.InteractiveSession()
sess.run(tf.global_variables_initializer())
for turn in range(4):
    total = 0
    for k in range(0, (rows.shape[0] // size) * size, size):
        now, _ = sess.run([loss, step], feed_dict={x: rows[k:k + size, :]})
        total += now
    total /= (rows.shape[0] // size)
    print('pass %d, mean %f' % (turn + 1, total))
print('left', sess.run(loss, feed_dict={x: rows}))
