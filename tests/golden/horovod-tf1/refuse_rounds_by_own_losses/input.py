"""What a worker has seen says how many rounds follow."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

table = np.random.RandomState(0).rand(320, 4).astype("float32")
given = tf.placeholder(tf.float32, [None, 4])
cost = tf.reduce_mean((tf.layers.dense(given, 4) - given) ** 2)
step = tf.train.GradientDescentOptimizer(0.01).minimize(cost)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    hard = []
    for low in range(0, len(table), 8):
        now = sess.run([step, cost], {given: table[low:low + 8]})[1]
        if now > 0.1:
            hard.append(low)
    for low in hard:
        sess.run(step, {given: table[low:low + 8]})
