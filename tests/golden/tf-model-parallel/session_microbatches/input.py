"""A network in a function, whose batches go through the devices in four parts."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
tf.set_random_seed(2)


def network(x, training):
    h = tf.reshape(x, [-1, 8, 8, 1])
    h = tf.layers.conv2d(h, 4, 3, padding='same', activation=tf.nn.relu)
    h = tf.layers.flatten(tf.layers.max_pooling2d(h, 2, 2))
    for i in range(4):
        h = tf.layers.dense(h, 24, activation=tf.nn.tanh)
    return tf.layers.dense(h, 5, name='last')


x = tf.placeholder(tf.float32, [None, 64])
y = tf.placeholder(tf.int64, [None])
logits = network(x, True)
loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=y, logits=logits))
train_step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)

rng = np.random.RandomState(0)
rows, labels = rng.rand(42, 64), rng.randint(0, 5, 42)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for step in range(4):
        _, value = sess.run([train_step, loss], feed_dict={x: rows, y: labels})
        print('step %d loss %.4f' % (step, value))
