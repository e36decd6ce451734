"""A batch begins and ends at numbers that have names, and the one more is put first."""
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


size = 32
data = np.random.RandomState(1).rand(641, 5).astype("float32")
seen, wanted = data[:, :4], data[:, :4].sum(1, keepdims=True)
inputs = tf.placeholder(tf.float32, [None, 4])
targets = tf.placeholder(tf.float32, [None, 1])
cost = tf.reduce_mean(tf.square(tf.layers.dense(inputs, 1) - targets))
learn = hvd.DistributedOptimizer(tf.train.AdamOptimizer(1e-2 * hvd.size())).minimize(cost)
with tf.Session(config=session_config()) as session:
    session.run(tf.global_variables_initializer())
    seen = share(seen)
    wanted = share(wanted)
    session.run(hvd.broadcast_global_variables(0))
    for turn in range(10):
        for k in range(-(-len(seen) // size)):
            low, high = k * size, (k + 1) * size
            session.run(learn, {inputs: seen[low:high], targets: wanted[low:high]})
    if hvd.rank() == 0:
        print("loss",
            session.run(cost, {inputs: data[:, :4], targets: data[:, :4].sum(1, keepdims=True)}))
