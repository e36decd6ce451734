"""The same in a session, of a logger that another file makes."""
import numpy as np
import tensorflow.compat.v1 as tf

from told import make

tf.disable_v2_behavior()
speaker = make("train")
x = np.random.RandomState(0).rand(640, 4).astype("float32")
y = x.sum(1, keepdims=True)
a = tf.placeholder(tf.float32, [None, 4])
b = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(a, 1) - b))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(3):
        for k in range(0, 640, 32):
            found, _ = sess.run([loss, step], {a: x[k:k + 32], b: y[k:k + 32]})
        speaker.info("epoch %d: %f", epoch, found)
