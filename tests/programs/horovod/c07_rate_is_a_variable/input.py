import numpy as np
import tensorflow as tf

xs = np.random.RandomState(4).rand(160, 5).astype('float32')
ys = (xs[:, :1] > 0.5).astype('float32')

x = tf.placeholder('float32', [None, 5])
y = tf.placeholder('float32', [None, 1])
w = tf.Variable(tf.zeros([5, 1]))
c = tf.Variable(tf.zeros([1]))
logit = tf.matmul(x, w) + c
loss = tf.reduce_mean(tf.nn.sigmoid_cross_entropy_with_logits(labels=y, logits=logit))
lr = tf.Variable(0.1, trainable=False, name='lr')
train = tf.train.GradientDescentOptimizer(lr).minimize(loss)

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(4):
        sess.run(tf.assign(lr, 0.1 * (0.9 ** epoch)))
        for k in range(10):
            batch = slice(k * 16, (k + 1) * 16)
            sess.run(train, feed_dict={x: xs[batch], y: ys[batch]})
        print(epoch, sess.run(loss, feed_dict={x: xs, y: ys}))
