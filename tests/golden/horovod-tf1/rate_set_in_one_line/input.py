"""Where the loss has grown the rate is set, in one line."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(96, 4).astype("float32")
x = tf.placeholder(tf.float32, (None, 4))
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
rate = tf.Variable(0.01, trainable=False)
step = tf.train.GradientDescentOptimizer(rate).minimize(loss)
def cut(sess, lr):
    rate.load(lr, sess)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    before = 1e9
    for i in range(24):
        _, now = sess.run([step, loss], {x: rows[np.random.randint(0, 96, 8)]})
        now > before and cut(sess, 0.001)
        before = now
