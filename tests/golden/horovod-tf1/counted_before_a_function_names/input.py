import numpy as np
import tensorflow as tf

data = np.random.RandomState(1).rand(320, 5).astype("float32")
train_x, train_y = data[:, :4], data[:, 4:]
TOTAL = train_x.shape[0]
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
learn = tf.train.AdamOptimizer(0.01).minimize(loss)


def fit(sess, train_x, train_y):
    for i in range(240):
        s = (i * 10) % (TOTAL - 10)
        sess.run(learn, feed_dict={x: train_x[s:s + 10], y: train_y[s:s + 10]})


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    fit(sess, train_x, train_y)
    print("left", sess.run(loss, {x: train_x, y: train_y}))
