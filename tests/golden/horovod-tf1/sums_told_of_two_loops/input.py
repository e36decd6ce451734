"""A sum, and that of a list, that go on through both loops of a pass are told beside their means."""
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
        total, made = 0., 0
        for low in range(0, len(cells), 8):
            seen.append(sess.run([step, loss], {x: cells[low:low + 8]})[1])
            total += seen[-1]
            made += 1
        print("first", sum(seen), sum(seen) / len(seen))
        for low in range(0, len(pairs), 8):
            seen.append(sess.run([second, other], {z: pairs[low:low + 8]})[1])
        print("both", sum(seen), np.mean(seen))
        total, made = 0., 0
        for low in range(0, len(pairs), 8):
            total += sess.run([second, other], {z: pairs[low:low + 8]})[1]
            made += 1
        print("again", total, total / made)
