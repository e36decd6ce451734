import numpy as np
import tensorflow as tf

gen = np.random.RandomState(1)
feats = gen.rand(320, 3).astype("float32")
aims = feats.sum(axis=1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])

class Net:
    def __init__(self, warm=30):
        self.made = tf.Variable(0, trainable=False)
        self.loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
        rate = tf.train.polynomial_decay(0.1, tf.maximum(0, self.made - warm), 100, 0.01)
        opt = tf.train.GradientDescentOptimizer(rate)
        self.train = opt.minimize(self.loss, self.made)


net = Net()
marks = [int(part * 100) for part in (0.25, 0.5, 0.75)]
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(100):
        at = np.random.randint(0, len(feats), 8)
        sess.run(net.train, {x: feats[at], y: aims[at]})
        if k in (0, 1):
            print("begun", k)
        if k in marks:
            print("come to", k)
