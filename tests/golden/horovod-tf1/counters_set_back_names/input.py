"""Counters of metrics are set to naught in each pass and each round, and no weights begin anew."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
draw = np.random.RandomState(0)
rows = draw.rand(320, 3).astype("float32")
wanted = (rows.sum(1, keepdims=True) > 1.5).astype("float32")
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
out = tf.layers.dense(x, 1)
loss = tf.reduce_mean((out - y) ** 2)
with tf.variable_scope("told"):
    near, near_more = tf.metrics.mean(loss)
    right, right_more = tf.metrics.accuracy(y, tf.round(out))
held = [v for v in tf.local_variables() if "mean" in v.name]
near_again = tf.variables_initializer(held)
all_again = tf.variables_initializer(
    var_list=tf.get_collection(tf.GraphKeys.LOCAL_VARIABLES, scope="told"))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run([tf.global_variables_initializer(), tf.local_variables_initializer()])
    for turn in range(3):
        sess.run(all_again)
        for k in range(0, len(rows), 8):
            sess.run(near_again)
            feed = {x: rows[k:k + 8], y: wanted[k:k + 8]}
            sess.run([step, near_more, right_more], feed_dict=feed)
        print(turn, sess.run(right))
