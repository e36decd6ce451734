import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


x = tf.placeholder(tf.float32, [None, 3])
with tf.variable_scope('d'):
    d_w = tf.get_variable('w', [3, 1])
with tf.variable_scope('g'):
    g_w = tf.get_variable('w', [3, 3])
d_loss = tf.reduce_mean(tf.matmul(tf.matmul(x, g_w), d_w) - tf.matmul(x, d_w))
g_loss = -tf.reduce_mean(tf.matmul(tf.matmul(x, g_w), d_w))
d_solver = hvd.DistributedOptimizer(tf.train.AdamOptimizer(1e-3 * hvd.size(), beta1=0.5)).minimize(
    d_loss, var_list=[d_w])
g_solver = hvd.DistributedOptimizer(tf.train.AdamOptimizer(1e-3 * hvd.size(), beta1=0.5)).minimize(
    g_loss, var_list=[g_w])
sess = tf.Session(config=session_config())
sess.run(tf.global_variables_initializer())
sess.run(hvd.broadcast_global_variables(0))
for it in range(max(1, 20 // hvd.size())):
    batch = np.random.rand(8, 3)
    _, d_curr = sess.run([d_solver, d_loss], feed_dict={x: batch})
    _, g_curr = sess.run([g_solver, g_loss], feed_dict={x: batch})
    if it % 10 == 0:
        if hvd.rank() == 0:
            print('Iter: {}'.format(it))
            print('D loss: {:.4}'.format(d_curr))
            print()
