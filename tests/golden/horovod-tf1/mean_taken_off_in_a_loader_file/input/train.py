import tensorflow as tf
from loader import Loader

data = Loader(8)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(120):
        a, b = data.next_batch()
        sess.run(step, {x: a, y: b})
    print(sess.run(loss, {x: data.rows[:, :4], y: data.rows[:, 4:]}))
