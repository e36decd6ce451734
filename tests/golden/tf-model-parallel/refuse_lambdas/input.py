import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()
tf.set_random_seed(3)
x = tf.placeholder(tf.float32, [None, 4])
fc = lambda t, n: tf.layers.dense(t, n, activation=tf.nn.relu)
out = lambda t, n: tf.layers.dense(t, n)
h = fc(x, 8)
h = fc(h, 8)
h = out(h, 2)
loss = tf.reduce_mean(tf.square(h))
train = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(3):
        _, l = sess.run([train, loss], {x: np.ones((4, 4))})
        print('%.5f' % l)
