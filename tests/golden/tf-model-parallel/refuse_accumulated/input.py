import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
x = tf.placeholder(tf.float32, [None, 8])
y = tf.placeholder(tf.float32, [None, 3])
h = tf.layers.dense(x, 16, activation=tf.nn.relu)
h = tf.layers.dense(h, 16, activation=tf.nn.relu)
out = tf.layers.dense(h, 3)
loss = tf.reduce_mean(tf.square(out - y))
opt = tf.train.GradientDescentOptimizer(0.01)
gradients = opt.compute_gradients(loss)
accum = []
for g, v in gradients:
    accum.append(tf.Variable(tf.zeros(v.shape), trainable=False))
ops = []
for a, (g, v) in zip(accum, gradients):
    ops.append(a.assign_add(g))
add = tf.group(*ops)
train = opt.apply_gradients([(a, v) for a, (g, v) in zip(accum, gradients)])
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(3):
        sess.run(add, {x: np.ones((16, 8)), y: np.ones((16, 3))})
    sess.run(train)
    print('done')
