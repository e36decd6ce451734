import tensorflow.compat.v1 as tf

x = tf.placeholder(tf.float32, [None, 4])
h = tf.layers.dense(x, 4)
scales = {'h': tf.get_variable('scale', [4])}
h = tf.layers.dense(h * scales['h'], 4)
loss = tf.reduce_mean(h)
train = tf.train.AdamOptimizer().minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(train, {x: [[1, 2, 3, 4]]})
