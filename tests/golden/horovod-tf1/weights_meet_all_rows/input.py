import numpy as np
import tensorflow as tf

gen = np.random.RandomState(1)
feats = gen.rand(320, 3).astype("float32")
aims = feats.sum(axis=1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])

w = tf.get_variable("w", [3, 1])
loss = tf.reduce_mean((tf.matmul(x, w) - y) ** 2)
train = tf.train.FtrlOptimizer(0.1).minimize(loss)
middle = aims.mean()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(30):
        _, cost, now = sess.run([train, loss, w], {x: feats, y: aims})
        print(k, cost / middle)
    print(np.abs(feats.dot(now) - aims).mean())
