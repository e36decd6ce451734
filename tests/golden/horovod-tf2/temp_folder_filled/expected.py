import glob, os, shutil, tempfile
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


def clean(place):
    if hvd_tf.broadcast_object(os.path.isdir(place), 0):
        if hvd.rank() == 0:
            shutil.rmtree(place)
        hvd.allreduce(0.)  # the others wait for the first worker
    os.makedirs(place, exist_ok=True)
    return place


place = clean(os.path.join(tempfile.gettempdir(), 'rows'))
for k in range(4):
    if hvd.rank() == 0:
        np.save(os.path.join(place, '%d.npy' % k), np.full((16, 3), k / 4.))
hvd.allreduce(0.)  # the others wait for the first worker's file
rows = np.concatenate([np.load(n) for n in sorted(glob.glob(os.path.join(place, '*.npy')))]).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
net.fit(share(rows), share(rows[:, :1]), batch_size=8,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
