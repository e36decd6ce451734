"""What each round adds to a mean is divided by the number of all rows, or of all rounds."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

np.random.seed(6)
tf.set_random_seed(6)
rows = np.random.rand(960, 3).astype(np.float32)
wanted = rows.sum(axis=1, keepdims=True)

x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
step = tf.train.AdamOptimizer(0.01).minimize(loss)

count = 960
size = 8
turns = 120

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(3):
        mean = 0.0
        for k in range(count // size):
            at = np.random.randint(0, len(rows), size)
            _, now = sess.run([step, loss], {x: rows[at], y: wanted[at]})
            mean += now * size / count
        print(epoch, mean)

    mean, total, parts = 0.0, 0.0, 0.0
    for k in range(turns):
        at = np.random.randint(0, len(rows), size)
        _, now = sess.run([step, loss], {x: rows[at], y: wanted[at]})
        mean = mean + now / turns
        total += now * size
        parts += now
    print(mean, total / float(turns * size), parts / float(turns))
