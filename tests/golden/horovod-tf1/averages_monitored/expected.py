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


data = np.random.RandomState(0).rand(203, 6).astype('float32')
target = data.sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 6])
y = tf.placeholder(tf.float32, [None, 1])
h = tf.layers.batch_normalization(tf.layers.dense(x, 8), training=True)
loss = tf.reduce_mean(tf.square(tf.layers.dense(tf.nn.relu(h), 1) - y))
step = tf.train.get_or_create_global_step()
with tf.control_dependencies(tf.get_collection(tf.GraphKeys.UPDATE_OPS)):
    train_op = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss,
        global_step=step)
with tf.train.MonitoredTrainingSession(
        hooks=[hvd.BroadcastGlobalVariablesHook(0),
            tf.train.StopAtStepHook(last_step=max(1, 40 // hvd.size()))],
        config=session_config()) as sess:
    i = 0
    data = share(data)
    target = share(target)
    while not sess.should_stop():
        i = (i + 16) % (len(data) - 16)
        sess.run(train_op, {x: data[i:i + 16], y: target[i:i + 16]})
