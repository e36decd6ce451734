import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
tf.set_random_seed(8)
x = tf.placeholder(tf.float32, [None, 6])
y = tf.placeholder(tf.float32, [None, 1])
h = tf.layers.dense(x, 12, activation=tf.nn.tanh)
h = tf.layers.dense(h, 12, activation=tf.nn.tanh)
h = tf.layers.dense(h, 12, activation=tf.nn.tanh)
loss = tf.losses.mean_squared_error(y, tf.layers.dense(h, 1))
step = tf.train.get_or_create_global_step()
train = tf.train.MomentumOptimizer(0.05, 0.9).minimize(loss, global_step=step)
rng = np.random.RandomState(0)
rows, targets = rng.rand(60, 6), rng.rand(60, 1)
creator = tf.train.ChiefSessionCreator(config=tf.ConfigProto(log_device_placement=False))
with tf.train.MonitoredSession(session_creator=creator,
                               hooks=[tf.train.StopAtStepHook(num_steps=5)]) as sess:
    while not sess.should_stop():
        _, at = sess.run([train, step], feed_dict={x: rows, y: targets})
        print('step', at)
