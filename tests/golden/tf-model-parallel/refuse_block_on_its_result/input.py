import tensorflow.compat.v1 as tf


def block(x):
    h = tf.layers.dense(x, 4, name='one', reuse=tf.AUTO_REUSE)
    return tf.layers.dense(h, 4, name='two', reuse=tf.AUTO_REUSE)


x = tf.placeholder(tf.float32, [None, 4])
h = block(x)
h = block(h)
loss = tf.reduce_mean(h)
train = tf.train.AdamOptimizer().minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(train, {x: [[1, 2, 3, 4]]})
