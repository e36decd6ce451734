"""Two functions are asked by one number, one for what is given and one for what is wanted."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def points(which, many=16):
    first = which * many
    return np.array([[np.cos(n), np.sin(n), n % 3] for n in range(first, first + many)])


def values(which, many=16):
    first = which * many
    return np.array([[np.cos(n) + 2 * np.sin(n)] for n in range(first, first + many)])


given = tf.placeholder(tf.float32, [None, 3])
wanted = tf.placeholder(tf.float32, [None, 1])
error = tf.losses.mean_squared_error(wanted, tf.layers.dense(given, 1))
update = tf.train.GradientDescentOptimizer(0.05).minimize(error)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for number in range(1200):
        session.run(update, feed_dict={given: points(number), wanted: values(which=number)})
    print('error %.5f' % session.run(error, {given: points(0, 99), wanted: values(0, 99)}))
