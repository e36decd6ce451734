import numpy as np
import tensorflow as tf

x = tf.placeholder(tf.float32, [None, 3])
with tf.variable_scope('d'):
    d_w = tf.get_variable('w', [3, 1])
with tf.variable_scope('g'):
    g_w = tf.get_variable('w', [3, 3])
d_loss = tf.reduce_mean(tf.matmul(tf.matmul(x, g_w), d_w) - tf.matmul(x, d_w))
g_loss = -tf.reduce_mean(tf.matmul(tf.matmul(x, g_w), d_w))
d_solver = tf.train.AdamOptimizer(1e-3, beta1=0.5).minimize(d_loss, var_list=[d_w])
g_solver = tf.train.AdamOptimizer(1e-3, beta1=0.5).minimize(g_loss, var_list=[g_w])
sess = tf.Session()
sess.run(tf.global_variables_initializer())
for it in range(20):
    batch = np.random.rand(8, 3)
    _, d_curr = sess.run([d_solver, d_loss], feed_dict={x: batch})
    _, g_curr = sess.run([g_solver, g_loss], feed_dict={x: batch})
    if it % 10 == 0:
        print('Iter: {}'.format(it))
        print('D loss: {:.4}'.format(d_curr))
        print()
