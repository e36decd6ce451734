"""Plain variables, made by functions as the first tutorials do."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
tf.set_random_seed(1)


def weight_variable(shape):
    return tf.Variable(tf.truncated_normal(shape, stddev=0.1))


def bias_variable(shape):
    return tf.Variable(tf.constant(0.1, shape=shape))


def conv2d(x, W):
    return tf.nn.conv2d(x, W, strides=[1, 1, 1, 1], padding='SAME')


x = tf.placeholder(tf.float32, [None, 64])
y_ = tf.placeholder(tf.float32, [None, 4])
x_image = tf.reshape(x, [-1, 8, 8, 1])

W_conv1 = weight_variable([3, 3, 1, 4])
b_conv1 = bias_variable([4])
h_conv1 = tf.nn.relu(conv2d(x_image, W_conv1) + b_conv1)
h_pool1 = tf.nn.max_pool(h_conv1, ksize=[1, 2, 2, 1], strides=[1, 2, 2, 1], padding='SAME')

W_fc1 = weight_variable([4 * 4 * 4, 16])
b_fc1 = bias_variable([16])
h_flat = tf.reshape(h_pool1, [-1, 4 * 4 * 4])
h_fc1 = tf.nn.relu(tf.matmul(h_flat, W_fc1) + b_fc1)

W_fc2 = tf.get_variable('W_fc2', [16, 16])
h_fc2 = tf.nn.relu(tf.matmul(h_fc1, W_fc2))
W_out = weight_variable([16, 4])
y = tf.matmul(h_fc2, W_out)

cross_entropy = tf.reduce_mean(tf.nn.softmax_cross_entropy_with_logits(labels=y_, logits=y))
global_step = tf.Variable(0, name='global_step', trainable=False)
train_step = tf.train.AdamOptimizer(1e-3).minimize(cross_entropy, global_step=global_step)

rng = np.random.RandomState(0)
rows, targets = rng.rand(60, 64), np.eye(4)[rng.randint(0, 4, 60)]
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(5):
        sess.run(train_step, feed_dict={x: rows[i * 12:i * 12 + 12], y_: targets[i * 12:i * 12 + 12]})
        print('%.6f' % sess.run(cross_entropy, feed_dict={x: rows, y_: targets}))
