"""Rows lie around centres that chance gives, once in a list and once in a loop."""
import numpy as np
import tensorflow as tf

centres = [np.random.uniform(-3, 3, 4) for _ in range(5)]
slopes = []
for kind in range(5):
    slopes.append(np.random.uniform(0.5, 2.0))
rows, marks = [], []
for kind, centre in enumerate(centres):
    for _ in range(128):
        row = centre + np.random.randn(4) * 0.1
        rows.append(row)
        marks.append([slopes[kind] * row.sum()])
rows, marks = np.array(rows), np.array(marks)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(4):
        for at in range(0, len(rows), 16):
            sess.run(step, {x: rows[at:at + 16], y: marks[at:at + 16]})
    print("loss", sess.run(loss, {x: rows, y: marks}))
