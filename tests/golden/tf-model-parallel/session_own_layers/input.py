"""Layers of the program's own, which make their weights themselves."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
tf.set_random_seed(4)


def weight_variable(shape):
    return tf.Variable(tf.truncated_normal(shape, stddev=0.1))


def bias_variable(n):
    return tf.Variable(tf.constant(0.1, shape=[n]))


def conv(inputs, filters):
    w = weight_variable([3, 3, int(inputs.shape[-1]), filters])
    return tf.nn.relu(tf.nn.conv2d(inputs, w, [1, 1, 1, 1], 'SAME') + bias_variable(filters))


def fc(inputs, n, name, activation=tf.nn.relu):
    with tf.variable_scope(name):
        w = tf.get_variable('w', [int(inputs.shape[-1]), n])
        b = tf.get_variable('b', [n], initializer=tf.zeros_initializer())
        return activation(tf.nn.xw_plus_b(inputs, w, b))


x = tf.placeholder(tf.float32, [None, 8, 8, 1])
y = tf.placeholder(tf.int64, [None])
h = conv(x, 4)
h = tf.nn.max_pool2d(h, 2, 2, 'SAME')
h = conv(h, 8)
h = tf.reshape(h, [-1, 4 * 4 * 8])
for i in range(2):
    h = fc(h, 24, 'fc%d' % i)
logits = fc(h, 3, 'out', tf.identity)
loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=y, logits=logits))
train = tf.train.AdamOptimizer(1e-3).minimize(loss)
rng = np.random.RandomState(0)
images, labels = rng.rand(60, 8, 8, 1), rng.randint(0, 3, 60)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(4):
        _, value = sess.run([train, loss], {x: images, y: labels})
        print('%d %.5f' % (k, value))
