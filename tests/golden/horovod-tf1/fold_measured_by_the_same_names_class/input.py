"""In a function rows of a fold are trained on, and those left out measured under the same names."""
import numpy as np
import tensorflow as tf
from sklearn.model_selection import KFold

data = np.random.RandomState(1).rand(1320, 5).astype("float32")
rows, marks = data[:, :4], data[:, :4].sum(1, keepdims=True)
held, right = rows[:40] * 1., marks[:40] * 1.
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.AdamOptimizer(0.01).minimize(loss)


def main():
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        for kept, left in KFold(3).split(rows):
            a, b = rows[kept], marks[kept]
            c, d = rows[left], marks[left]
            for turn in range(2):
                for at in range(0, len(a), 8):
                    if at + 8 < len(a):
                        part = a[at:at + 8]
                        want = b[at:at + 8]
                    else:
                        part = a[at:len(rows)]
                        want = b[at:len(rows)]
                    sess.run(step, {x: part, y: want})
                costs = []
                for at in range(0, len(c), 256):
                    part = c[at:at + 256]
                    want = d[at:at + 256]
                    costs.append(sess.run(loss, {x: part, y: want}))
                print(len(costs), np.mean(costs))


main()
