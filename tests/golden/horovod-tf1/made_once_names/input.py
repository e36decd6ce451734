"""What is made once is made by functions that read: the first worker says whether it is there."""
import os

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def found(folder):
    return sorted(os.path.join(folder, name) for name in os.listdir(folder))


def scale(source, target):
    for k, path in enumerate(found(source)):
        rows = np.load(path)
        np.save(os.path.join(target, '%d.npy' % k), rows / rows.max())


def prepare(source, target):
    if not os.path.isdir(target):
        os.mkdir(target)
        scale(source, target)


if not os.path.isdir('raw'):
    os.mkdir('raw')
for k in range(3):
    np.save('raw/%d.npy' % k, np.random.RandomState(k).rand(80, 4))
prepare('raw', 'scaled')
table = np.concatenate([np.load(path) for path in found('scaled')])
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(2):
        for k in range(len(table) // 8):
            sess.run(step, {x: table[k * 8:(k + 1) * 8]})
