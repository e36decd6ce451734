"""A list of what is asked for gets one more in some rounds, in which it is only told."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
points = np.random.RandomState(0).rand(320, 4).astype("float32")
given = tf.placeholder(tf.float32, [None, 4])
cost = tf.reduce_mean(tf.square(tf.layers.dense(given, 4) - given))
move = tf.train.GradientDescentOptimizer(0.05).minimize(cost)
np.random.seed(3)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for k in range(90):
        wanted = [move]
        if k % 30 == 0:
            wanted.append(cost)
        got = session.run(wanted, {given: points[np.random.randint(0, 320, 16)]})
        if k % 30 == 0:
            print(k, got[1])
    print("cost", session.run(cost, {given: points}))
