"""A folder of an earlier run is taken away, if there is one, and made again."""
import shutil
from pathlib import Path

import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd_tf
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


kept = Path("kept")
if hvd_tf.broadcast_object(kept.exists(), 0):
    if hvd.rank() == 0:
        shutil.rmtree(kept)
    hvd.allreduce(0.)  # the others wait for the first worker
kept.mkdir(exist_ok=True)
try:
    if hvd.rank() == 0:
        shutil.rmtree("logs")
except OSError:
    if hvd.rank() == 0:
        print("this is the first run")
hvd.allreduce(0.)  # the others wait for the first worker
Path("logs").mkdir(exist_ok=True)

rows = np.random.RandomState(0).rand(320, 3).astype("float32")
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
model.compile(optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())),
    loss="mse")
model.fit(share(rows), share(rows.sum(1, keepdims=True)), batch_size=8, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    model.save_weights(str(kept / "net.h5"))
