"""Weights of layers made in a loop, gradients cut off, in an InteractiveSession, which makes a configuration of its own."""
import tensorflow.compat.v1 as tf
import numpy as np
tf.disable_eager_execution()
tf.set_random_seed(1)
sizes = [6, 14, 12, 10, 2]
x = tf.placeholder(tf.float32, (None, 6)); y = tf.placeholder(tf.float32, (None, 2))
a = x
for i in range(len(sizes) - 1):
    W = tf.get_variable('W%d' % i, [sizes[i], sizes[i + 1]], initializer=tf.glorot_uniform_initializer(seed=i))
    b = tf.get_variable('b%d' % i, [sizes[i + 1]], initializer=tf.zeros_initializer())
    a = tf.matmul(a, W) + b
    if i < len(sizes) - 2:
        a = tf.nn.sigmoid(a)
loss = tf.reduce_mean(tf.nn.softmax_cross_entropy_with_logits_v2(labels=y, logits=a))
opt = tf.train.GradientDescentOptimizer(0.3)
gv = opt.compute_gradients(loss)
gv = [(tf.clip_by_value(g, -1., 1.), v) for g, v in gv]
train = opt.apply_gradients(gv)
r = np.random.RandomState(1)
sess = tf.InteractiveSession()
sess.run(tf.global_variables_initializer())
for k in range(5):
    xs = r.rand(20, 6); ys = np.eye(2)[r.randint(0, 2, 20)]
    sess.run(train, feed_dict={x: xs, y: ys})
print(sess.run(loss, {x: xs, y: ys}))
sess.close()
