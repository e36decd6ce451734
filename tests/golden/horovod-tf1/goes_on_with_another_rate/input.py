"""The rate is another one from some rounds on, where a run goes on."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(400, 3)
x = tf.placeholder(tf.float32, [None, 3])
lr = tf.placeholder(tf.float32, [])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - 1.0))
step = tf.train.GradientDescentOptimizer(lr).minimize(loss)
class Box(object):
    def __init__(self):
        self.rate = 0.1


box = Box()
saver = tf.train.Saver()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    start = 0
    found = tf.train.latest_checkpoint("kept")
    if found:
        saver.restore(sess, found)
        start = int(found.split("-")[-1])
    now = box.rate
    for k in range(start + 1, 121):
        if k % 50 == 0:
            now = box.rate * 0.5
        at = np.random.randint(0, len(rows), 8)
        sess.run(step, {x: rows[at], lr: now})
        if k % 40 == 0:
            saver.save(sess, "kept/model", global_step=k)
    print("done")
