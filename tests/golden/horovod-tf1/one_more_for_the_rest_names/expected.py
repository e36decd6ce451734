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


tf.set_random_seed(3 + hvd.rank())
points = np.random.RandomState(1).rand(201, 4).astype('float32')
sums = points.sum(1, keepdims=True)
points = share(points)
sums = share(sums)
many = points.shape[0] // 50
rest = points.shape[0] % 50
many = many if rest == 0 else many + 1
given = tf.placeholder(tf.float32, [None, 4])
wanted = tf.placeholder(tf.float32, [None, 1])
off = tf.reduce_mean(tf.square(tf.layers.dense(given, 1) - wanted))
learn = hvd.DistributedOptimizer(tf.train.AdamOptimizer(1e-2 * hvd.size())).minimize(off)
with tf.Session(config=session_config()) as session:
    session.run(tf.global_variables_initializer())
    session.run(hvd.broadcast_global_variables(0))
    for turn in range(10):
        for k in range(many):
            session.run(learn, {given: points[k * 50:k * 50 + 50], wanted: sums[k * 50:k * 50 + 50]})
        if hvd.rank() == 0:
            print('pass', turn)
