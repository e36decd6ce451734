"""An interval writes what another one gives, in which there is an update: both stay as they are."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
train = tf.train.AdamOptimizer(0.001).minimize(loss)
aux = tf.train.GradientDescentOptimizer(0.001).minimize(loss + 1)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(1, 41):
        batch = np.random.normal(size=(8, 4))
        sess.run(train, {x: batch})
        if i % 5 == 0:
            _, value = sess.run([aux, loss], {x: batch})
        if i % 10 == 0:
            with open("log.txt", "a") as f:
                f.write("%d %f\n" % (i, value))
