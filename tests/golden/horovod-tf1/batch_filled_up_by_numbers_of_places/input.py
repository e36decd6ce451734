"""Places that are shared out fill the last batch up by numbers of all rows, which stay whole."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(400, 4).astype("float32")
marks = rows.sum(axis=1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))


def filled(part, size):
    while len(part) < size:
        part.append(np.random.randint(len(rows)))
    return part


step = tf.train.MomentumOptimizer(0.02, 0.9).minimize(loss)
mine, aims = rows, marks
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(4):
        order = list(np.random.permutation(len(rows)))
        for k in range(int(np.ceil(len(rows) / 12.))):
            part = filled(order[k * 12:(k + 1) * 12], 12)
            sess.run(step, {x: mine[part], y: aims[part]})
    print('loss %.5f' % sess.run(loss, {x: rows, y: marks}))
