"""A mean and a deviation are given beside the rows, which are made of them."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(400, 4).astype("float32")
marks = rows.sum(axis=1, keepdims=True)


def data_of(rows, marks, size, train, mean, std):
    rows = (rows - mean) / std
    data = tf.data.Dataset.from_tensor_slices((rows, marks))
    if train:
        data = data.shuffle(100).repeat()
    return data.batch(size)


mean, std = rows[:320].mean(axis=0), rows[:320].std(axis=0)
train = data_of(rows[:320], marks[:320], 8, True, mean, std)
test = data_of(rows[320:], marks[320:], 80, False, mean, std)
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
