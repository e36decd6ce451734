"""Asked until it is a number, and by default where nobody answers."""
import io
import sys

import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd
import horovod.tensorflow as hvd_tf
import tensorflow.compat.v1 as tf1

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def asked(ask):
    """What the first worker is answered, on all workers, or what stops it there."""
    told = None
    if hvd.rank() == 0:
        try:
            told = ask()
        except Exception as stopped:
            told = stopped
    told = from_first_worker(told)
    if isinstance(told, Exception):
        raise told
    return told


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def from_first_worker(value):
    """What the first worker has, on all workers, in a graph or not; all ask for it."""
    if tf.executing_eagerly():
        return hvd_tf.broadcast_object(value, 0)
    config = tf1.ConfigProto(device_count={"GPU": 0})
    with tf1.Graph().as_default(), tf1.Session(config=config) as session:
        return hvd_tf.broadcast_object(value, 0, session=session, name="first")


sys.stdin = io.StringIO('many\n2\n')
while True:
    try:
        epochs = int(asked(lambda: sys.stdin.readline()))
        break
    except ValueError:
        continue
try:
    size = int(asked(lambda: sys.stdin.readline()))
except ValueError:
    size = 8
x = np.random.RandomState(0).rand(256, 4).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
net.fit(share(x), share(x.sum(1)), epochs=epochs, batch_size=size,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
