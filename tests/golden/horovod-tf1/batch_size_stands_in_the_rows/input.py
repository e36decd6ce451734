"""A number that is given beside the rows, and of which they are made as well, is no rows."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
wide = 4
rows = np.random.RandomState(1).rand(400, wide).astype("float32")
marks = rows.sum(axis=1, keepdims=True)


def batches(rows, marks, size, train):
    rows = np.asarray(rows)
    data = tf.data.Dataset.from_tensor_slices((rows, marks))
    if train:
        data = data.shuffle(100).repeat()
    return data.batch(size).make_one_shot_iterator().get_next()


a, b = batches(rows[:320], marks[:320], wide, train=True)
c, d = batches(rows[320:], marks[320:], 80, train=False)
net = tf.layers.Dense(1)
loss = tf.reduce_mean(tf.square(net(a) - b))
cost = tf.reduce_mean(tf.square(net(c) - d))
step = tf.train.MomentumOptimizer(0.02, 0.9).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(200):
        sess.run(step)
    print('cost %.5f' % sess.run(cost))
