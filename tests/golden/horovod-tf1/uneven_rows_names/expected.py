"""A session goes through what a filter has left, to its end."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


seen = np.random.RandomState(0).rand(120, 3).astype('float32')
kept = tf.data.Dataset.from_tensor_slices(seen).filter(lambda row: tf.greater(row[0], 0.3)).batch(8)
ways = kept.make_initializable_iterator()
rows = ways.get_next()
cost = tf.reduce_mean((tf.layers.dense(rows, 1) - tf.reduce_sum(rows, 1, keepdims=True)) ** 2)
learn = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05)).minimize(cost)
with tf.Session(config=session_config()) as session:
    session.run(tf.global_variables_initializer())
    session.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        session.run(ways.initializer)
        while True:
            try:
                session.run(learn)
            except tf.errors.OutOfRangeError:
                break
    if hvd.rank() == 0:
        print('done')
