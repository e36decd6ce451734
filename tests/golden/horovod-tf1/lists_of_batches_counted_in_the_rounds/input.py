"""The last of the lists' batches is told by how many there are: of its turns a worker sees it seldom."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(400, 4).astype("float32")
marks = rows.sum(axis=1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.MomentumOptimizer(0.02, 0.9).minimize(loss)


def parts(arrays, size):
    given = []
    for array in arrays:
        given.append([array[i:i + size] for i in range(0, len(array), size)])
    return given


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(4):
        [some, wanted] = parts([rows, marks], 8)
        for k, (a, c) in enumerate(zip(some, wanted)):
            sess.run(step, {x: a, y: c})
            if k == len(some) - 1:
                print('end of turn', turn)
    print('loss %.5f' % sess.run(loss, {x: rows, y: marks}))
