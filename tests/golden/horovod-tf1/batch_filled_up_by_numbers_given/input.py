"""A function is given the rows by whose number it fills the last batch up."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(400, 4).astype("float32")
marks = rows.sum(axis=1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.MomentumOptimizer(0.02, 0.9).minimize(loss)
mine = rows
aims = marks


def filled(part, whole, size):
    while len(part) < size:
        part.append(np.random.randint(len(whole)))
    return part


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(4):
        order = list(np.random.permutation(len(mine)))
        for k in range(34):
            part = filled(order[k * 12:(k + 1) * 12], rows, 12)
            sess.run(step, {x: mine[part], y: aims[part]})
    print('loss %.5f' % sess.run(loss, {x: rows, y: marks}))
