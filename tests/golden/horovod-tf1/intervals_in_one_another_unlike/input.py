"""Two intervals ask for their last rounds: they stay as they are, and it is told."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(400, 4)
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
saver = tf.train.Saver()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(120):
        at = np.random.randint(0, 400, 16)
        sess.run(step, {x: rows[at]})
        if k % 10 == 9:
            saver.save(sess, 'kept/net', global_step=k)
            if k % 30 == 29:
                saver.save(sess, 'kept/third', global_step=k)
    print('loss', sess.run(loss, {x: np.ones((3, 4))}))
