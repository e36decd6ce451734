"""A run that goes on within a pass, by how many rounds a checkpoint was given as its number."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(3).rand(320, 5)
x = tf.placeholder(tf.float32, [None, 5])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 5) - x))
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
saver = tf.train.Saver(max_to_keep=2)
passes, of_a_pass = 4, 20

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    latest = tf.train.latest_checkpoint('kept')
    if latest:
        saver.restore(sess, latest)
        made = int(latest.split('-')[-1])
        first = made // of_a_pass
        begin = made % of_a_pass
    else:
        made, first = 0, 0
        begin = 0
    for turn in range(first, passes):
        for k in range(begin, of_a_pass):
            at = np.random.randint(0, len(rows), 16)
            sess.run(step, {x: rows[at]})
            made += 1
        begin = 0
        saver.save(sess, 'kept/net', global_step=made)
        print('pass', turn, 'loss', sess.run(loss, {x: rows}))
