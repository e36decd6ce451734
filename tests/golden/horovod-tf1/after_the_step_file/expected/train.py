import numpy as np
import tensorflow as tf
from graph import make
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


rows = np.random.rand(320, 12).astype("float32")
sums = rows.sum(axis=1, keepdims=True)
inputs, wanted, learn = make()
with tf.Session(config=session_config()) as s:
    s.run(tf.global_variables_initializer())
    rows = share(rows)
    sums = share(sums)
    s.run(hvd.broadcast_global_variables(0))
    for n in range(5):
        for k in range(0, len(rows), 16):
            s.run(learn, {inputs: rows[k:k + 16], wanted: sums[k:k + 16]})
