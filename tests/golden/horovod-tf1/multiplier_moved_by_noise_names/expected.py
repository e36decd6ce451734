"""A multiplier moves by what a round sees through noise: its mean is the same for all, and nothing more is told."""
import numpy as np
import tensorflow.compat.v1 as tf
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


tf.disable_v2_behavior()

rows = np.random.RandomState(3).rand(1200, 3).astype(np.float32)
inputs = tf.placeholder(tf.float32, [None, 3])
multiplier = tf.Variable(tf.zeros([]))
mean = tf.layers.dense(inputs, 2)
seen = mean + tf.random_normal(tf.shape(mean), stddev=0.1)
size = tf.reduce_mean(tf.square(seen))
loss = tf.reduce_mean(tf.square(tf.reduce_sum(inputs, 1) - seen[:, 0])) + multiplier * size
train = hvd.DistributedOptimizer(
    tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(loss)
moved = tf.assign(multiplier, hvd.allreduce(tf.maximum(0.0, multiplier + 1e-3 * size)))
with tf.Session(config=session_config()) as session:
    session.run(tf.global_variables_initializer())
    rows = share(rows)
    session.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, 100 // hvd.size())):
        part = rows[k * 12:(k + 1) * 12]
        session.run([train], {inputs: part})
        session.run([moved], {inputs: part})
