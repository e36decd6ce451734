"""Labels, drawn ones as well, are put by their numbers into an array of the function's own."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
stream = np.random.RandomState(5)
cells = stream.rand(240, 3)
kinds = stream.randint(0, 4, 240)


def one_hot(numbers, count=4):
    numbers = np.asarray(numbers).flatten()
    held = np.ones((len(numbers), count)) * 0.
    held[np.arange(len(numbers)), numbers] = 1.
    return held


x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 4])
guess = tf.layers.dense(x, 4)
loss = tf.reduce_mean(tf.square(guess - y))
step = tf.train.GradientDescentOptimizer(0.02).minimize(loss)
shown = one_hot(np.random.randint(4, size=[6]))
held_out = stream.rand(6, 3)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(3):
        order = np.arange(len(kinds))
        np.random.shuffle(order)
        cells = cells[order]
        kinds = kinds[order]
        for low, high in zip(range(0, len(kinds), 8), range(8, len(kinds) + 1, 8)):
            sess.run(step, {x: cells[low:high], y: one_hot(kinds[low:high])})
        print(epoch, sess.run(loss, {x: held_out, y: shown}))
