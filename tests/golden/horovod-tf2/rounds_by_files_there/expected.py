"""How many files have been kept by now says whether there are more rounds."""
import glob
import os
from pathlib import Path
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd
import horovod.tensorflow as hvd_tf

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


os.makedirs("out", exist_ok=True)
x = np.random.RandomState(0).rand(160, 8).astype("float32")
y = x.mean(axis=1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")
k = 0
while True:
    if len(hvd_tf.broadcast_object(list(Path("out").glob("*.h5")), 0)) >= 2:
        break
    model.fit(share(x), share(y), batch_size=8,
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
    if hvd.rank() == 0:
        model.save_weights("out/%d.weights.h5" % k)
    k += 1
hvd.allreduce(0.)  # the others wait for the first worker's file
while hvd_tf.broadcast_object(bool(len(glob.glob("out/*.h5")) < 4), 0):
    model.fit(share(x), share(y), batch_size=8,
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
    value = "out/%d.weights.h5" % len(glob.glob("out/*.h5"))
    if hvd.rank() == 0:
        model.save_weights(value)
