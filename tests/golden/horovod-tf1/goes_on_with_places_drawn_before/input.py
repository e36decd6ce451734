"""The places of a run that goes on are drawn before its rounds."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(400, 3)
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - 1.0))
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
saver = tf.train.Saver()

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    start = 0
    found = tf.train.latest_checkpoint("kept")
    if found:
        saver.restore(sess, found)
        start = int(found.split("-")[-1])
    todo = list(range(400))
    np.random.shuffle(todo)
    for k in range(start, 50):
        at = [todo.pop() for _ in range(8)]
        sess.run(step, {x: rows[at]})
