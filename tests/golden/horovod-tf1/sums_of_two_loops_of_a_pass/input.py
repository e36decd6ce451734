"""A mean, and a list, go on through both loops of a pass; a sum is begun anew between them."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
stream = np.random.RandomState(1)
cells = stream.rand(240, 3)
pairs = stream.rand(192, 3)
x = tf.placeholder(tf.float32, [None, 3])
z = tf.placeholder(tf.float32, [None, 3])
held = tf.get_variable("held", [3, 2])
loss = tf.reduce_mean(tf.square(tf.matmul(x, held) - 1.))
other = tf.reduce_mean(tf.square(tf.matmul(z, held) - 0.5))
step = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
second = tf.train.GradientDescentOptimizer(0.02).minimize(other)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(4):
        seen = []
        total, mean, made = 0., 0., 0
        for low in range(0, len(cells), 8):
            now = sess.run([step, loss], {x: cells[low:low + 8]})[1]
            seen.append(now)
            mean += now
            total += now
            made += 1
        print("first", total)
        total, count = 0., len(pairs)
        for low in range(0, count, 8):
            now = sess.run([second, other], {z: pairs[low:low + 8]})[1]
            seen.append(now)
            mean += now
            total += now
            made += 1
        print("second", total, "both", mean / made, np.mean(seen))
