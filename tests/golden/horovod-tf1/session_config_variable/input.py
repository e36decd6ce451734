import numpy as np
import tensorflow as tf

x = tf.placeholder(tf.float32, [None, 3])
w = tf.Variable(tf.random_normal([3, 1]))
loss = tf.reduce_mean(tf.square(tf.matmul(x, w)))
train_op = tf.train.RMSPropOptimizer(learning_rate=0.001).minimize(loss)
session_conf = tf.ConfigProto(allow_soft_placement=True, log_device_placement=False)
session_conf.gpu_options.allow_growth = True
with tf.Session(config=session_conf) as session:
    session.run(tf.global_variables_initializer())
    for step in range(20):
        session.run(train_op, {x: np.random.rand(8, 3)})
