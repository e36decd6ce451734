import numpy as np
import tensorflow as tf

(x_train, y_train), (x_test, y_test) = tf.keras.datasets.mnist.load_data()
x_train = x_train.reshape(-1, 784).astype(np.float32) / 255
batch_size = 16
x = tf.placeholder(tf.float32, [None, 784])
y = tf.placeholder(tf.int64, [None])
logits = tf.layers.dense(x, 10)
loss = tf.losses.sparse_softmax_cross_entropy(y, logits)
train_op = tf.train.AdamOptimizer(0.001).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(2):
        for i in range(len(x_train) // batch_size):
            xb = x_train[i * batch_size:(i + 1) * batch_size]
            yb = y_train[i * batch_size:(i + 1) * batch_size]
            sess.run(train_op, feed_dict={x: xb, y: yb})
