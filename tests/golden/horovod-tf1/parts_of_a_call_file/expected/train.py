import numpy as np
import tensorflow.compat.v1 as tf

from graph import graph
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
x, loss, train = graph(3)
rows = np.random.RandomState(0).rand(400, 3).astype("f")
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(5):
        for i in range(0, len(share(rows)), 20):
            sess.run(train, {x: share(rows)[i:i + 20]})
        if epoch % 2 == 0:
            if hvd.rank() == 0:
                print(epoch, sess.run(loss, {x: rows[:20]}))
