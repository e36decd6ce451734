"""Numbers of a table are hidden by chance; what fills them is measured on those that were hidden."""
import numpy as np
import tensorflow as tf

chance = np.random.RandomState(3)
base = chance.rand(240, 2).astype("float32")
table = np.concatenate([base, base.dot(chance.rand(2, 4).astype("float32"))], 1)


def with_holes(data, rate):
    drawn = np.random.uniform(0., 1., size=data.shape)
    mask = 1 * (drawn < 1 - rate)
    holed = data.copy()
    holed[mask == 0] = 0
    return holed, mask


seen, mask = with_holes(table, 0.2)
x = tf.placeholder(tf.float32, [None, 6])
m = tf.placeholder(tf.float32, [None, 6])
out = tf.layers.dense(tf.layers.dense(tf.concat([x, m], 1), 16, tf.nn.relu), 6)
loss = tf.reduce_mean(tf.square(m * x - m * out))
step = tf.train.AdamOptimizer(0.005).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for it in range(400):
        at = np.random.randint(0, len(seen), 32)
        sess.run(step, {x: seen[at], m: mask[at]})
    filled = sess.run(out, {x: seen, m: mask})
    print("hidden", np.sqrt(np.sum(((1 - mask) * (table - filled)) ** 2) / np.sum(1 - mask)))
