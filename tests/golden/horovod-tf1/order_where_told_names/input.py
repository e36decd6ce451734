import numpy as np
import tensorflow as tf

xs = np.random.RandomState(3).rand(48, 3).astype("float32")
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean((tf.layers.dense(x, 3) - x) ** 2)
step = tf.train.AdamOptimizer(0.01).minimize(loss)


def batch_iter(data, size, passes):
    data = np.array(data)
    for epoch in range(passes):
        order = np.random.permutation(np.arange(len(data)))
        shuffled = data[order]
        for i in range(len(data) // size):
            yield shuffled[i * size:(i + 1) * size]


def measure(sess, held):
    seen = [sess.run(loss, {x: some}) for some in batch_iter(held, 8, 1)]
    return np.mean(seen)


held = np.random.RandomState(4).rand(16, 3)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for made, some in enumerate(batch_iter(list(xs), 8, 2)):
        sess.run(step, {x: some})
        if made % 6 == 0:
            print(made, measure(sess, held))
