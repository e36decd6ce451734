"""An operation halves the rate where the loss has grown."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(96, 4).astype("float32")
x = tf.placeholder(tf.float32, (None, 4))
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
rate = tf.Variable(0.01, trainable=False)
step = tf.train.GradientDescentOptimizer(rate).minimize(loss)
cut = tf.assign(rate, rate * 0.5)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    lr, before = 0.01, 1e9
    for number in range(24):
        picked = rows[np.random.randint(0, 96, 8)]
        _, now = sess.run([step, loss], {x: picked})
        worse = now > before
        if worse:
            sess.run(cut)
        before = now
