"""Whether files are found says whether rows are made or loaded: the first worker says it."""
import glob
import os
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def parts(folder):
    os.makedirs(folder, exist_ok=True)
    if glob.glob(folder + '/*.npy'):
        return np.load(folder + '/rows.npy')
    made = np.random.RandomState(0).rand(640, 4).astype('float32')
    np.save(folder + '/rows.npy', made)
    return made


if os.path.lexists('wanted.npy'):
    wanted = np.load('wanted.npy')
else:
    wanted = np.ones((640, 1), 'float32')
    np.save('wanted.npy', wanted)
rows = parts('kept')
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(3):
        for i in range(len(rows) // 32):
            sess.run(step, {x: rows[i * 32:(i + 1) * 32], y: wanted[i * 32:(i + 1) * 32]})
