"""What is done in one round, or every so many by a function, is said where the rounds are divided."""
import numpy as np
import tensorflow.compat.v1 as tf
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


tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(192, 3).astype('float32')
data = tf.data.Dataset.from_tensor_slices(share(rows)).repeat().batch(8)
x = tf.data.make_one_shot_iterator(data).get_next()
offset = tf.Variable(tf.zeros([1]))
loss = tf.reduce_mean((tf.layers.dense(x, 1) + offset - tf.reduce_sum(x, 1, keepdims=True)) ** 2)
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, 60 // hvd.size())):
        sess.run(step)
        if k == 40:
            sess.run(offset.initializer)
        if np.remainder(k + 1, 20) == 0:
            if hvd.rank() == 0:
                print('twenty more')
        if k == 0:
            if hvd.rank() == 0:
                print('begun')
