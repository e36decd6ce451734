import numpy as np
import tensorflow as tf

tf.set_random_seed(3)
points = np.random.RandomState(2).rand(96, 3).astype('float32')
given = tf.placeholder(tf.float32, [None, 3])
off = tf.reduce_mean((tf.layers.dense(given, 1)[:, 0] - tf.reduce_sum(given, 1)) ** 2)
learn = tf.train.GradientDescentOptimizer(0.05).minimize(off)


def passes(session):
    smooth = 1.0
    for turn in range(12):
        for k in range(0, len(points), 8):
            now = session.run([learn, off], {given: points[k:k + 8]})[1]
            smooth = 0.1 * now + 0.9 * smooth
        if smooth < 1e-6:
            return turn
    return 12


with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    print('passes', passes(session))
