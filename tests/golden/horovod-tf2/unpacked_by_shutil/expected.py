"""An archive is unpacked by one worker of a machine, whatever unpacks it."""
import shutil
import tarfile

import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


if hvd.rank() == 0:
    np.save("source.npy", np.random.RandomState(0).rand(160, 4).astype("float32"))
    with tarfile.open("source.tgz", "w:gz") as made:
        made.add("source.npy", "rows.npy")
hvd.allreduce(0.)  # the others wait for the first worker's file
if hvd.local_rank() == 0:
    shutil.unpack_archive("source.tgz", "rows")
hvd.allreduce(0.)  # all wait for the file
x = np.load("rows/rows.npy")
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")
net.fit(share(x), share(x.sum(axis=1)), batch_size=8, epochs=5,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print("off", net.evaluate(x, x.sum(axis=1), verbose=0))
