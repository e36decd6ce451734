"""Few rounds of a loop are divided, as the one around it goes by its own number: it is said."""
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
loss = tf.reduce_mean((tf.layers.dense(x, 1) - tf.reduce_sum(x, 1, keepdims=True)) ** 2)
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss)
again = 4
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    turn = 0
    sess.run(hvd.broadcast_global_variables(0))
    while turn < 30:
        for _ in range(max(1, again // hvd.size())):
            sess.run(step)
        turn += 1
