import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


data = np.random.rand(101, 3).astype(np.float32)
dataset = tf.data.Dataset.from_tensor_slices(
    (share(data), share(data))).shuffle(100).batch(8).repeat(2)
iterator = dataset.make_one_shot_iterator()
features, labels = iterator.get_next()
w = tf.Variable(tf.random_normal([3, 3]))
loss = tf.reduce_mean(tf.square(tf.matmul(features, w) - labels))
train_op = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.001 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    while True:
        try:
            sess.run(train_op)
        except tf.errors.OutOfRangeError:
            break
