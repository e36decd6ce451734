import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
tf.set_random_seed(9)
rng = np.random.RandomState(0)
rows, targets = rng.rand(60, 6), rng.rand(60, 1)
x = tf.placeholder(tf.float32, [None, 6])
y = tf.placeholder(tf.float32, [None, 1])
h = x
for width in [12, 12, 12]:
    h = tf.layers.dense(h, width, activation=tf.nn.tanh)
loss = tf.losses.mean_squared_error(y, tf.layers.dense(h, 1))
step = tf.train.get_or_create_global_step()
train = tf.train.GradientDescentOptimizer(0.05).minimize(loss, global_step=step)
with tf.train.MonitoredSession(hooks=[tf.train.StopAtStepHook(last_step=6)]) as sess:
    while not sess.should_stop():
        _, value = sess.run([train, loss], feed_dict={x: rows, y: targets})
        print('%.5f' % value)
