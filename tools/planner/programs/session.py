"""Dense layers, trained by a session that is fed."""

import sys

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
width, batch = int(sys.argv[1]), int(sys.argv[2])


def network(x):
    for _ in range(4):
        x = tf.layers.dense(x, width, activation=tf.nn.relu)
    return tf.layers.dense(x, 10)


data = np.random.rand(batch * 10, 256).astype("float32")
wanted = np.random.randint(0, 10, batch * 10)
images = tf.placeholder(tf.float32, [None, 256])
labels = tf.placeholder(tf.int64, [None])
loss = tf.reduce_mean(
    tf.nn.sparse_softmax_cross_entropy_with_logits(labels=labels, logits=network(images))
)
train_op = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for step in range(100000):
        at = step * batch % (len(data) - batch + 1)
        sess.run(
            train_op, feed_dict={images: data[at : at + batch], labels: wanted[at : at + batch]}
        )
