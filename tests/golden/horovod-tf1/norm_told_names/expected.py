# The norm of averaged gradients is computed by all workers, whoever tells it; and the number of the
# round grows by ten.
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
rows = np.random.RandomState(0).rand(1000, 3).astype("f")
x = tf.placeholder(tf.float32, [None, 3])
cost = tf.reduce_mean(tf.layers.dense(x, 1) ** 2)
maker = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.001 * hvd.size()))
pairs = maker.compute_gradients(cost)
norm = tf.global_norm([g for g, v in pairs])
update = maker.apply_gradients(pairs)
keeper = tf.train.Saver()
with tf.Session(config=session_config()) as s:
    s.run(tf.global_variables_initializer())
    s.run(hvd.broadcast_global_variables(0))
    for i in range(0, max(1, 1000 // hvd.size()), 10):
        s.run(update, {x: share(rows)[i:i + 10]})
        if i % (max(1, 200 // 10 // hvd.size()) * 10) == 0:
            value = s.run(norm, {x: rows[:10]})
            if hvd.rank() == 0:
                print("norm", value)
                keeper.save(s, "kept/net")
