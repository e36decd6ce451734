import argparse
import numpy as np
import tensorflow as tf

gen = np.random.RandomState(1)
feats, aims = gen.rand(320, 3), gen.rand(320, 1)
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
out = tf.layers.dense(x, 1)
loss = tf.reduce_mean((out - y) ** 2)
train = tf.train.FtrlOptimizer(0.1).minimize(loss)
sess = tf.Session()
sess.run(tf.global_variables_initializer())
p = argparse.ArgumentParser()
p.add_argument('--when', type=int, default=60)
p.add_argument('--warm-up', type=int, default=30)
p.add_argument('--steps', type=int, default=100)
opts = p.parse_args()
for k in range(opts.steps):
    at = np.random.randint(0, len(feats), 8)
    sess.run(train, {x: feats[at], y: aims[at]})
    if k == opts.when:
        print('there', k)
    if k > opts.warm_up:
        print('warm', k)
