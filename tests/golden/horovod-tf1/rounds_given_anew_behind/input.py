"""Behind the rounds their number is given that of those that measure."""
import numpy as np
import tensorflow as tf

data = np.random.RandomState(1).rand(330, 5).astype("float32")
rows, marks = data[:, :4], data[:, :4].sum(1, keepdims=True)
held, right = rows[:40] * 1., marks[:40] * 1.
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(4):
        many = 40
        total = 0.
        for k in range(many):
            at = np.random.randint(0, len(rows), 8)
            total += sess.run([step, loss], {x: rows[at], y: marks[at]})[1]
        print(total / many)
        many = 5
        total = 0.
        for k in range(many):
            total += sess.run(loss, {x: held[k * 8:k * 8 + 8], y: right[k * 8:k * 8 + 8]})
        print(total / many)
