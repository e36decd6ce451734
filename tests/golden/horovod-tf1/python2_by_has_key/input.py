"""Only Python 2's dictionaries have `has_key` and `iteritems`: what is drawn is sent as bytes."""
import numpy as np
import tensorflow as tf

kinds = {}
for name in ('a', 'b', 'a'):
    if not kinds.has_key(name):
        kinds[name] = len(kinds)
for name, number in kinds.iteritems():
    kinds[name] = number + 1
rows = np.random.rand(320, 4).astype('float32')
np.random.shuffle(rows)
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x[:, :3], 1) - x[:, 3:]))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(3):
        for k in range(0, len(rows[:256]), 8):
            sess.run(step, {x: rows[:256][k:k + 8]})
