import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


Optimizer = tf.train.AdamOptimizer
lr = 0.01

train_x = np.random.RandomState(16).rand(128, 4).astype(np.float32)
train_y = train_x[:, 1:2]
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
op = hvd.DistributedOptimizer(Optimizer(lr * hvd.size())).minimize(loss)  #? Optimizer <: tensorflow.train.Optimizer = yes

with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    train_x = share(train_x)
    train_y = share(train_y)
    sess.run(hvd.broadcast_global_variables(0))
    for i in range(max(1, 64 // hvd.size())):
        sess.run(op, feed_dict={x: train_x[2 * i:2 * i + 2], y: train_y[2 * i:2 * i + 2]})
