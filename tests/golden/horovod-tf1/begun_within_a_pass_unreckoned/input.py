"""The round to begin with stands in a file by itself, as one worker has counted it."""
import json
import os

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(3).rand(320, 5)
held = np.random.RandomState(4).rand(80, 5)
x = tf.placeholder(tf.float32, [None, 5])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 5) - x))
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
saver = tf.train.Saver()
of_a_pass = 20

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    first, begin = 0, 0
    if os.path.exists('kept/place.json'):
        saver.restore(sess, 'kept/net')
        with open('kept/place.json') as file:
            first, begin = json.load(file)
    for turn in range(first, 4):
        for k in range(begin, of_a_pass):
            at = np.random.randint(0, len(rows), 16)
            sess.run(step, {x: rows[at]})
        begin = 0
        saver.save(sess, 'kept/net')
        with open('kept/place.json', 'w') as file:
            json.dump([turn + 1, 0], file)
    print('loss', sess.run(loss, {x: held}))
