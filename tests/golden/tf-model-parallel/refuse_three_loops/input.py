import tensorflow.compat.v1 as tf

x = tf.placeholder(tf.float32, [None, 4])
h = x
for i in range(3):
    h = tf.layers.dense(h, 8)
for i in range(3):
    h = tf.layers.dense(h, 8)
for j in range(2):
    h = tf.layers.dense(h, 4)
loss = tf.reduce_mean(h)
train = tf.train.AdamOptimizer().minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(train, {x: [[1, 2, 3, 4]]})
