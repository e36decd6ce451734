# The same by places, the mean told where it is divided.
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
given = np.random.RandomState(8).rand(160, 3)
wanted = given.mean(axis=1, keepdims=True)
a = tf.placeholder(tf.float32, [None, 3])
b = tf.placeholder(tf.float32, [None, 1])
off = tf.reduce_mean(tf.abs(tf.layers.dense(a, 1) - b))
learn = tf.train.AdamOptimizer(0.02).minimize(off)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for turn in range(3):
        added = 0.
        for at in range(len(given) // 10):
            _, one = session.run([learn, off], {a: given[at * 10:(at + 1) * 10],
                                                b: wanted[at * 10:(at + 1) * 10]})
            added = added + one
        print('mean', added / int(len(given) / 10), 'all',
              session.run(off, {a: given, b: wanted}))
