"""The network of the case study, smaller: two convolutions and n layers in a loop."""
import sys

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
tf.set_random_seed(1)

n = int(sys.argv[1]) if len(sys.argv) > 1 else 6
width = 32

rng = np.random.RandomState(0)
images = rng.rand(120, 196).astype(np.float32)
labels = rng.randint(0, 10, 120)

x = tf.placeholder(tf.float32, [None, 196])
y = tf.placeholder(tf.int64, [None])

h = tf.reshape(x, [-1, 14, 14, 1])
h = tf.layers.conv2d(h, 8, 3, padding='same', activation=tf.nn.relu)
h = tf.layers.max_pooling2d(h, 2, 2)
h = tf.layers.conv2d(h, 16, 3, padding='same', activation=tf.nn.relu)
h = tf.layers.max_pooling2d(h, 7, 7)
h = tf.layers.flatten(h)
for i in range(n - 1):
    h = tf.layers.dense(h, width, activation=tf.nn.relu)
logits = tf.layers.dense(h, 10, use_bias=False)
loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=y, logits=logits))
train_step = tf.train.AdamOptimizer(1e-3).minimize(loss)
print('parameters', sum(np.prod(v.shape.as_list()) for v in tf.trainable_variables()))

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for step in range(6):
        _, value = sess.run([train_step, loss], feed_dict={x: images, y: labels})
        print('step %d loss %.6f' % (step, value))
