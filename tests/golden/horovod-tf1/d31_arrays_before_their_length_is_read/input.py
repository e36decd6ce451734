import numpy as np
import tensorflow as tf

x_data, y_data = tf.keras.datasets.mnist.load_data()[0]
x = tf.placeholder(tf.float32, [None, 28, 28])
y = tf.placeholder(tf.int64, [None])
loss = tf.losses.sparse_softmax_cross_entropy(y, tf.layers.dense(tf.layers.flatten(x), 10))
optimizer = tf.train.MomentumOptimizer(0.01, 0.9).minimize(loss)
train_size = y_data.shape[0]
with tf.Session() as sess:
    tf.global_variables_initializer().run()
    for step in range(int(2 * train_size) // 16):
        offset = (step * 16) % (train_size - 16)
        sess.run(optimizer, {x: x_data[offset:offset + 16], y: y_data[offset:offset + 16]})
