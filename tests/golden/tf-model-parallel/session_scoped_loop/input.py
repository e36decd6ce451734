"""Plain variables of get_variable, made in the loop that uses them."""
import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()
tf.set_random_seed(12)
HIDDEN = [40, 40, 30, 20]

x = tf.placeholder(tf.float32, [None, 25], name='x')
y = tf.placeholder(tf.float32, [None, 1], name='y')
h = x
size = 25
for i, width in enumerate(HIDDEN):
    with tf.variable_scope('layer_%d' % i):
        w = tf.get_variable('w', [size, width], initializer=tf.glorot_uniform_initializer())
        b = tf.get_variable('b', [width], initializer=tf.zeros_initializer())
        h = tf.nn.tanh(tf.matmul(h, w) + b)
        size = width
with tf.variable_scope('out'):
    w = tf.get_variable('w', [size, 1])
    b = tf.get_variable('b', [1], initializer=tf.zeros_initializer())
    prediction = tf.matmul(h, w) + b
loss = tf.reduce_mean(tf.square(prediction - y))
opt = tf.train.RMSPropOptimizer(0.002)
train_op = opt.minimize(loss)

rng = np.random.RandomState(0)
xs = rng.randn(128, 25).astype('f')
ys = xs.sum(1, keepdims=True)
with tf.Session(config=tf.ConfigProto(allow_soft_placement=True)) as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(8):
        _, l = sess.run([train_op, loss], feed_dict={x: xs, y: ys})
    print('final loss', l)
