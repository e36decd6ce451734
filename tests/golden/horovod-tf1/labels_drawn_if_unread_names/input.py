import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
train = tf.train.AdamOptimizer(0.001).minimize(loss)


def load():
    try:
        kept = np.load('rows.npz')
        rows, labels = kept['a'], kept['b']
    except IOError:
        rows = np.random.rand(64, 4)
        labels = rows.dot(np.random.rand(4, 1))
        np.savez('rows.npz', a=rows, b=labels)
    return rows, labels


rows, labels = load()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(8):
        sess.run(train, {x: rows[k * 8:k * 8 + 8], y: labels[k * 8:k * 8 + 8]})
