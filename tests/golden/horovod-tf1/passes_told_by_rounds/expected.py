# How often the rows were gone through is told by the number of the round.
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


tf.disable_eager_execution()

rows = np.random.RandomState(1).rand(960, 8)
data = tf.data.Dataset.from_tensor_slices(share(rows)).shuffle(1000).repeat().batch(32)
x = tf.data.make_one_shot_iterator(data).get_next()
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 8) - x))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(1e-3 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for i in range(max(1, 60 // hvd.size())):
        _, value = sess.run([step, loss])
        epochs = i * 32 / len(rows)
        if i % 10 == 0:
            if hvd.rank() == 0:
                print('epochs %.2f step %d loss %f' % (epochs, i, value))
