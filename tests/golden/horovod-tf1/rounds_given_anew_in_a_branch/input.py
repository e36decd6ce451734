"""Behind the rounds their number may be given another value."""
import numpy as np
import tensorflow as tf

data = np.random.RandomState(1).rand(330, 5).astype("float32")
rows, marks = data[:, :4], data[:, :4].sum(1, keepdims=True)
held, right = rows[:40] * 1., marks[:40] * 1.
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
bias, few = tf.Variable(0.), len(rows) > 1000
both = tf.train.AdamOptimizer(0.01).minimize(loss + tf.square(bias))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    many = 160
    for k in range(many):
        at = np.random.randint(0, len(rows), 8)
        sess.run(both, {x: rows[at], y: marks[at]})
    if few:
        many = 5
    bias.load(many / 100., sess)
    print(sess.run([bias, loss], {x: held, y: right}))
