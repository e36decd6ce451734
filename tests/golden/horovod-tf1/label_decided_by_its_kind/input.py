"""A row's image is put in one array, and a its kind decides about another; all rows are told of."""
import random
import numpy as np
import tensorflow as tf

random.seed(1)
rows = [[np.full(16, k % 7, np.float32), k % 5] for k in range(400)]
x = tf.placeholder(tf.float32, [None, 16])
y = tf.placeholder(tf.float32, [None, 5])
z = tf.layers.dense(x, 5)
loss = tf.reduce_mean(tf.nn.softmax_cross_entropy_with_logits(labels=y, logits=z))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
images = np.zeros((16, 16), np.float32)
labels = np.zeros((16, 5), np.float32)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(3):
        for r in range(len(rows) // 16):
            labels[:, :] = 0.
            for n in range(16):
                place = r * 16 + n
                kind = rows[place][1]
                images[n, :] = rows[place][0]
                if kind == 3:
                    labels[n, 0] = 1.
                else:
                    labels[n, 1] = 1.
            sess.run(step, {x: images, y: labels})
        print(len([k for _, k in rows if k == 3]), 'of', rows[:2])
