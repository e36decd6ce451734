import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 3])
w = tf.get_variable('w', [3, 1])
loss = tf.reduce_mean(tf.square(tf.matmul(x, w)))
train_op = tf.train.AdamOptimizer(0.01).minimize(loss, global_step=tf.train.get_or_create_global_step())
with tf.train.SingularMonitoredSession(hooks=[tf.train.StopAtStepHook(num_steps=20)]) as sess:
    while not sess.should_stop():
        sess.run(train_op, {x: np.random.rand(8, 3)})
