"""The rate is a variable, which is given what follows from the loss."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(96, 4).astype("float32")
x = tf.placeholder(tf.float32, (None, 4))
rate = tf.Variable(0.01, trainable=False)
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
step = tf.train.GradientDescentOptimizer(rate).minimize(loss)
lr = 0.01
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for number in range(24):
        _, now = sess.run([step, loss], {x: rows[np.random.randint(0, 96, 8)]})
        lr = min(0.01, 2. * now * lr)
        rate.load(lr, sess)
