import numpy as np
import tensorflow as tf

data = np.random.RandomState(0).rand(203, 6).astype('float32')
target = data.sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 6])
y = tf.placeholder(tf.float32, [None, 1])
h = tf.layers.batch_normalization(tf.layers.dense(x, 8), training=True)
loss = tf.reduce_mean(tf.square(tf.layers.dense(tf.nn.relu(h), 1) - y))
step = tf.train.get_or_create_global_step()
with tf.control_dependencies(tf.get_collection(tf.GraphKeys.UPDATE_OPS)):
    train_op = tf.train.AdamOptimizer(0.01).minimize(loss, global_step=step)
with tf.train.MonitoredTrainingSession(hooks=[tf.train.StopAtStepHook(last_step=40)]) as sess:
    i = 0
    while not sess.should_stop():
        i = (i + 16) % (len(data) - 16)
        sess.run(train_op, {x: data[i:i + 16], y: target[i:i + 16]})
