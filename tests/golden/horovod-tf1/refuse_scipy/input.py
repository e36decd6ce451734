"""SciPy minimises: the graph gives it gradients, and no training operation is run."""
import numpy as np
import tensorflow as tf

picture = tf.Variable(np.random.rand(8, 8).astype('float32'))
energy = tf.reduce_sum(tf.square(picture)) + tf.reduce_sum(tf.abs(picture[1:] - picture[:-1]))
minimizer = tf.contrib.opt.ScipyOptimizerInterface(energy, method='L-BFGS-B', options={'maxiter': 50})
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    minimizer.minimize(sess)
    print(sess.run(energy))
