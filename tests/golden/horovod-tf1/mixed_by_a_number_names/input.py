import numpy as np
import tensorflow as tf

xs = np.random.RandomState(3).rand(48, 3).astype("float32")
ys = xs.sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(3):
        seed = np.random.randint(1000)
        np.random.seed(seed)
        np.random.shuffle(xs)
        np.random.seed(seed)
        np.random.shuffle(ys)
        for k in range(0, len(xs), 8):
            sess.run(step, {x: xs[k:k + 8], y: ys[k:k + 8]})
        print(turn, sess.run(loss, {x: xs, y: ys}))
