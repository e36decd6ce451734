import random

import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(400, 4).astype('float32')
wanted = rows.sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
out = tf.layers.dense(x, 1)
loss = tf.reduce_mean(tf.square(out - y))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
sess = tf.Session()
sess.run(tf.global_variables_initializer())




class Log(object):
    def __init__(self, path):
        self.path = path
        self.held = None

    def turn(self, what):
        with open(self.path, 'w') as f:
            f.write(what)
        with open(self.path) as f:
            self.held = f.read()


for k in range(100):
    sess.run(step, {x: rows[k:k + 8], y: wanted[k:k + 8]})
log = Log('log.txt')
for name in ['a', 'b', 'c']:
    log.turn(name)
    assert log.held == name
