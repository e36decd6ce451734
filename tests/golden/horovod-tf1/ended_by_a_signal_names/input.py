"""A signal ends the rounds, which one worker may get before the others."""
import signal

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(192, 3).astype('float32')
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - tf.reduce_sum(x, 1, keepdims=True)) ** 2)
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
asked, going = [], True


def enough(number, frame):
    global going
    going = False


signal.signal(signal.SIGTERM, lambda *told: asked.append(told))
signal.signal(signal.SIGUSR1, enough)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(3):
        for k in range(0, len(rows), 8):
            sess.run(step, {x: rows[k:k + 8]})
        if asked:
            break
    made = 0
    while going and made < 60:
        at = np.random.randint(0, len(rows), 8)
        sess.run(step, {x: rows[at]})
        made += 1
