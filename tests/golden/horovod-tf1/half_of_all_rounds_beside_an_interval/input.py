"""Behind half of all rounds it saves at an interval."""
import numpy as np
import tensorflow as tf

TURNS = 200
rows = np.random.RandomState(1).rand(640, 4).astype("float32")
marks = rows.sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
saver = tf.train.Saver()
saver = tf.train.Saver()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(TURNS):
        at = np.random.randint(0, len(rows), 16)
        sess.run(step, {x: rows[at], y: marks[at]})
        if turn % 40 == 0 and turn > TURNS // 2:
            saver.save(sess, "./net")
    print("loss", sess.run(loss, {x: rows, y: marks}))
