import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
x = tf.placeholder(tf.float32, [None, 8])
y = tf.placeholder(tf.float32, [None, 3])
h = tf.layers.dense(x, 16, activation=tf.nn.relu)
h = tf.layers.dense(h, 16, activation=tf.nn.relu)
h = tf.layers.dense(h, 16, activation=tf.nn.relu)
out = tf.layers.dense(h, 3)
loss = tf.reduce_mean(tf.square(out - y))
opt = tf.train.AdamOptimizer(0.01)
weights = tf.trainable_variables()
sums = [tf.Variable(tf.zeros_like(w.initialized_value()), trainable=False) for w in weights]
zero = [s.assign(tf.zeros_like(s)) for s in sums]
pairs = opt.compute_gradients(loss, weights)
add = [s.assign_add(delta=g) for s, (g, _) in zip(sums, pairs)]
step = opt.apply_gradients([(s / 4, w) for s, w in zip(sums, weights)])
rng = np.random.RandomState(0)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(3):
        sess.run(zero)
        for _ in range(4):
            _, v = sess.run([add, loss], {x: rng.rand(16, 8), y: rng.rand(16, 3)})
        sess.run(step)
        print('step %d loss %.5f' % (i, v))
