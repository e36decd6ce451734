"""So many rounds at the most, where the session is asked whether to stop and has no hooks that say so."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(640, 4).astype("float32")
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
step = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
with tf.train.MonitoredTrainingSession() as sess:
    for turn in range(200):
        if sess.should_stop():
            break
        at = np.random.randint(0, len(rows), 16)
        sess.run(step, {x: rows[at]})
