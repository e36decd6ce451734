"""A run goes on by the updates that one before has written in a file."""
import os
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
if not os.path.exists("kept"):
    os.makedirs("kept")
rows = np.random.RandomState(0).rand(400, 3)
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - 1.0))
gs = tf.train.get_or_create_global_step()
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss, global_step=gs)
saver = tf.train.Saver()

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    start = 0
    found = tf.train.latest_checkpoint("kept")
    if found:
        saver.restore(sess, found)
        start = int(found.split("-")[-1])
    made = 0
    if os.path.exists("kept/made"):
        made = int(open("kept/made").read())
    for k in range(made, 120):
        at = np.random.randint(0, len(rows), 8)
        sess.run(step, {x: rows[at]})
    saver.save(sess, "kept/m")
    with open("kept/made", "w") as f:
        f.write(str(sess.run(gs)))
