"""Pass and round to go on with are given together, and counted up."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(3).rand(320, 4)
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
saver = tf.train.Saver()
wide = 20
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    last = tf.train.latest_checkpoint('kept')
    turn, k = 0, 0
    if last:
        saver.restore(sess, last)
        done = int(last.rsplit('-', 1)[1])
        turn, k = done // wide, done % wide
    while turn < 4:
        while k < wide:
            at = np.random.randint(0, 320, 16)
            sess.run(step, {x: rows[at]})
            k += 1
        k = 0
        turn += 1
        saver.save(sess, 'kept/net', global_step=turn * wide)
    print('loss', sess.run(loss, {x: rows}))
