import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
tf.set_random_seed(4)
x = tf.placeholder(tf.float32, [None, 8, 8, 1])
y = tf.placeholder(tf.float32, [None, 1])
net = tf.layers.Conv2D(4, 3, activation=tf.nn.relu)(x)
net = tf.layers.MaxPooling2D(2, 2)(net)
net = tf.layers.Flatten()(net)
net = tf.layers.Dense(16, activation=tf.nn.relu)(net)
net = tf.layers.Dense(16, activation=tf.nn.relu)(net)
loss = tf.losses.mean_squared_error(y, tf.layers.Dense(1)(net))
train = tf.train.RMSPropOptimizer(0.01).minimize(loss)
rng = np.random.RandomState(0)
rows, targets = rng.rand(40, 8, 8, 1), rng.rand(40, 1)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(4):
        _, value = sess.run([train, loss], {x: rows, y: targets})
        print('%d %.5f' % (k, value))
