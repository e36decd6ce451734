import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def some_of(rows, size):
    start = np.random.randint(0, len(rows) - size)
    return rows[start:start + size]


(rows, _), (others, _) = tf.keras.datasets.mnist.load_data()
rows, others = rows.reshape(-1, 784) / 255., others.reshape(-1, 784) / 255.
count = len(rows)
x = tf.placeholder(tf.float32, [None, 784])
cost = tf.reduce_mean(tf.square(x - tf.layers.dense(tf.layers.dense(x, 4), 784)))
op = tf.train.AdamOptimizer(0.001).minimize(cost)
with tf.Session() as s:
    s.run(tf.global_variables_initializer())
    for e in range(3):
        mean = 0.
        for i in range(int(count / 8)):
            c, _ = s.run([cost, op], {x: some_of(rows, 8)})
            mean += c / count * 8
        print('%.4f' % mean)
