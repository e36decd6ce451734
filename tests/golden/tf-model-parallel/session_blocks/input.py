"""Blocks of layers that a function makes again and again, written out and in a loop, with a block of its own kind at the end."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
tf.set_random_seed(5)


def conv_block(x, filters, name):
    with tf.variable_scope(name):
        h = tf.layers.conv2d(x, filters, 3, padding='same', activation=tf.nn.relu, name='one')
        h = tf.layers.conv2d(h, filters, 3, padding='same', name='two')
        h = tf.nn.relu(h)
        return tf.layers.max_pooling2d(h, 2, 2)


def residual(x, width, name):
    h = tf.layers.dense(x, width, activation=tf.nn.relu, name=name)
    return x + h


x = tf.placeholder(tf.float32, [None, 64])
y = tf.placeholder(tf.int64, [None])
h = tf.reshape(x, [-1, 8, 8, 1])
h = conv_block(h, 4, 'a')
h = conv_block(h, 8, 'b')
h = tf.layers.flatten(h)
h = tf.layers.dense(h, 16, name='between')
for i in range(3):
    h = residual(h, 16, 'residual%d' % i)
logits = tf.layers.dense(h, 5, name='last')
loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=y, logits=logits))
train_step = tf.train.AdamOptimizer(0.01).minimize(loss)

rng = np.random.RandomState(0)
rows, labels = rng.rand(40, 64), rng.randint(0, 5, 40)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for step in range(4):
        _, value = sess.run([train_step, loss], feed_dict={x: rows, y: labels})
        print('step %d loss %.6f' % (step, value))
