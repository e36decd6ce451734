import tensorflow.compat.v1 as tf


def normal(x):
    return tf.layers.batch_normalization(x)


x = tf.placeholder(tf.float32, [None, 4])
h = tf.layers.dense(x, 4)
h = normal(h)
h = tf.layers.dense(h, 4)
loss = tf.reduce_mean(h)
train = tf.train.AdamOptimizer().minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(train, {x: [[1, 2, 3, 4]]})
