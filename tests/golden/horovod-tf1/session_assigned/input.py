import numpy as np
import tensorflow as tf

x = tf.placeholder(tf.float32, [None, 3])
w = tf.Variable(tf.random_normal([3, 1]))
loss = tf.reduce_mean(tf.square(tf.matmul(x, w)))
train_step = tf.train.AdamOptimizer(1e-4).minimize(loss)
sess = tf.Session()
sess.run(tf.global_variables_initializer())
for i in range(20):
    batch = np.random.rand(8, 3)
    sess.run(train_step, feed_dict={x: batch})
    if i % 10 == 0:
        print('step %d, loss %g' % (i, sess.run(loss, feed_dict={x: batch})))
sess.close()
