"""A function of a pass mixes a copy of all rows, and counts its rounds by the rows it was given."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(48, 4)
x = tf.placeholder(tf.float32, [None, 4])
guess = tf.matmul(x, tf.get_variable("w", [4, 4]))
loss = tf.reduce_mean(tf.square(guess - x))
train = tf.train.GradientDescentOptimizer(0.01).minimize(loss)


def run_epoch(sess, rows):
    idx = np.arange(len(rows))
    np.random.shuffle(idx)
    mixed = rows[idx]
    for k in range(len(rows) // 4):
        sess.run(train, {x: mixed[k * 4:(k + 1) * 4]})


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(3):
        run_epoch(sess, rows)
    answer = sess.run(guess, {x: rows})
    print(np.isnan(answer).any(), answer.shape)
