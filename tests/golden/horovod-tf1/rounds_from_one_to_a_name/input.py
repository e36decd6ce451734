"""Rounds go from one up to a number that has a name, and a function deals their batches out."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
cells = np.random.RandomState(6).rand(240, 4)
place = 0


def dealt(size):
    global place
    part = np.zeros((size, 4))
    for k in range(size):
        part[k] = cells[place]
        place = (place + 1) % len(cells)
    return part


x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x[:, :3], 1) - x[:, 3:]))
made = tf.train.get_or_create_global_step()
rounds = 121
rate = tf.train.exponential_decay(0.05, made, rounds, 0.5)
step = tf.train.GradientDescentOptimizer(rate).minimize(loss, global_step=made)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    total = 0.
    for k in range(1, rounds):
        total += sess.run([step, loss], {x: dealt(8)})[1]
        if k % 20 == 0:
            print("round", k, "of", rounds, total / 20)
            total = 0.
