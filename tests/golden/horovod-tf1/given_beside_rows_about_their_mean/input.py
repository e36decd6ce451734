import numpy as np
import tensorflow as tf

gen = np.random.RandomState(1)
feats = gen.rand(320, 3).astype("float32")
aims = feats.sum(axis=1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])

out = tf.layers.dense(x, 1)
loss = tf.reduce_mean((out - y) ** 2)
train = tf.train.FtrlOptimizer(0.1).minimize(loss)
off = aims - aims.mean()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(30):
        _, got = sess.run([train, out], {x: feats, y: aims})
        print(k, np.mean(got - off))
