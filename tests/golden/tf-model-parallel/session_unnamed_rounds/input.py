import numpy as np
import tensorflow as tf

tf1 = tf.compat.v1
tf1.disable_eager_execution()
tf1.set_random_seed(3)

depth = 3
x = tf1.placeholder(tf.float32, [None, 12])
y = tf1.placeholder(tf.float32, [None, 1])
h = tf1.layers.dense(x, 16)
for _ in range(depth):
    shortcut = h
    h = tf1.layers.dense(h, 16, activation=tf.nn.relu)
    h = tf1.layers.dense(h, 16)
    h = tf.nn.relu(h + shortcut)
out = tf1.layers.dense(h, 1)
loss = tf.reduce_mean(tf.square(out - y))
step_op = tf1.train.MomentumOptimizer(0.01, 0.9).minimize(loss)

rng = np.random.RandomState(0)
data, target = rng.rand(64, 12), rng.rand(64, 1)
sess = tf1.Session(config=tf1.ConfigProto(log_device_placement=False))
sess.run(tf1.global_variables_initializer())
for k in range(6):
    sess.run(step_op, {x: data, y: target})
print('%.6f' % sess.run(loss, {x: data, y: target}))
sess.close()
