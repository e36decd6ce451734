"""Whether the rows were there before is kept beside their fetching, and says how training goes on."""
import os
import urllib.request

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


if hvd.rank() == 0:
    np.savez("far.npz", x=np.random.RandomState(0).rand(256, 4).astype("float32"))
if hvd.local_rank() != 0:
    hvd.allreduce(0.)
if not os.path.exists("near.npz"):
    urllib.request.urlretrieve("file://" + os.path.abspath("far.npz"), "near.npz")
    new = True
else:
    new = False
if hvd.local_rank() == 0:
    hvd.allreduce(0.)
new = hvd_tf.broadcast_object(new, 0)
rows = np.load("near.npz")["x"]
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")
if not new:
    net.load_weights("net.h5")
net.fit(share(rows[:, :3]), share(rows[:, 3:]), epochs=2 if new else 1, batch_size=8,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    net.save_weights("net.h5")
