"""The network of the case study with n = 20 and its 20,026,752 parameters, on smaller batches."""
import sys

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
tf.set_random_seed(1)

n = int(sys.argv[1]) if len(sys.argv) > 1 else 20
steps = int(sys.argv[2]) if len(sys.argv) > 2 else 3
batch_size = int(sys.argv[3]) if len(sys.argv) > 3 else 20

rng = np.random.RandomState(0)
images = rng.rand(batch_size, 784).astype(np.float32)
labels = rng.randint(0, 10, batch_size)

x = tf.placeholder(tf.float32, [None, 784])
y = tf.placeholder(tf.int64, [None])

h = tf.reshape(x, [-1, 28, 28, 1])
h = tf.layers.conv2d(h, 32, 3, padding='same', activation=tf.nn.relu)
h = tf.layers.max_pooling2d(h, 2, 2)
h = tf.layers.conv2d(h, 64, 3, padding='same', activation=tf.nn.relu)
h = tf.layers.max_pooling2d(h, 14, 14)
h = tf.layers.flatten(h)
for i in range(n - 1):
    h = tf.layers.dense(h, 1024, activation=tf.nn.relu)
logits = tf.layers.dense(h, 1024, use_bias=False)
loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=y, logits=logits))
train_step = tf.train.AdamOptimizer(1e-4).minimize(loss)
print('parameters', sum(np.prod(v.shape.as_list()) for v in tf.trainable_variables()))

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for step in range(steps):
        _, value = sess.run([train_step, loss], feed_dict={x: images, y: labels})
        print('step %d loss %.6f' % (step, value), flush=True)
