"""Pictures of a folder are drawn until one fits, by each worker for itself."""
import os
import random
import tempfile

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def picture(folder):
    numbers, pictures = [], []
    for name in os.listdir(folder):
        numbers.append(int(name[0]))
        pictures.append(np.load(os.path.join(folder, name)))
    k = random.randint(0, len(numbers) - 1)
    return numbers[k], pictures[k]


def fitting(folder, shape=(3,)):
    while True:
        number, seen = picture(folder)
        if seen.shape == shape:
            return number, seen


folder = tempfile.mkdtemp()
for number in range(8):
    np.save(os.path.join(folder, "%d.npy" % number), np.full(3 + number % 2, number / 8.0))
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
step = tf.train.AdamOptimizer(0.02).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(60):
        some = [fitting(folder) for _ in range(8)]
        _, now = sess.run([step, loss], {x: [s[1] for s in some], y: [[s[0]] for s in some]})
    print("last loss", now)
