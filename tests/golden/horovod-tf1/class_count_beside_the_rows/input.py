"""A number is given beside the rows, by which those that are wanted become others."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(400, 4).astype("float32")
marks = rows.sum(axis=1, keepdims=True)


def data_of(rows, marks, size, train, classes):
    marks = np.eye(classes, dtype="float32")[marks.astype(int)[:, 0]]
    data = tf.data.Dataset.from_tensor_slices((rows, marks))
    if train:
        data = data.shuffle(100).repeat()
    return data.batch(size)


train = data_of(rows[:320], marks[:320], 8, True, 4)
test = data_of(rows[320:], marks[320:], 80, False, 4)
a, b = train.make_one_shot_iterator().get_next()
c, d = test.make_one_shot_iterator().get_next()
net = tf.layers.Dense(1)
loss = tf.reduce_mean(tf.square(net(a) - b))
cost = tf.reduce_mean(tf.square(net(c) - d))
step = tf.train.MomentumOptimizer(0.02, 0.9).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(200):
        sess.run(step)
    print('cost %.5f' % sess.run(cost))
