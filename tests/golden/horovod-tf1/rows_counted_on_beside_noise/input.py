import numpy as np
import tensorflow as tf

rows = np.random.RandomState(3).rand(800, 20)
wanted = np.random.RandomState(4).rand(800, 3)
x = tf.placeholder(tf.float32, [None, 20])
y = tf.placeholder(tf.float32, [None, 3])
z = tf.placeholder(tf.float32, [None, 5])
made = tf.layers.dense(x, 3) + 0.1 * tf.layers.dense(z, 3)
loss = tf.reduce_mean(tf.square(made - y))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
rounds = 40
size = 20
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(3):
        at = 0
        for k in range(rounds):
            end = at + size
            part = rows[at:end, :]
            marks = wanted[at:end, :]
            noise = np.random.uniform(-1, 1, [size, 5])
            sess.run(step, feed_dict={x: part, y: marks, z: noise})
            at = end
    print("made")
