"""What was written, or moved, must be there before the program goes on, or its size is asked for."""
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


rows = np.random.RandomState(0).rand(640, 4).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
model.fit(share(rows), share(wanted), epochs=1,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    model.save('net.part.h5')
    os.rename('net.part.h5', 'net.h5')
hvd.allreduce(0.)  # the others wait for the first worker's file
assert os.path.isfile('net.h5')
out = Path('.')
half, whole = out / 'weights.part.h5', out / 'weights.h5'
if hvd.rank() == 0:
    model.save_weights(str(half))
    half.rename(whole)
hvd.allreduce(0.)  # the others wait for the first worker's file
if not hvd_tf.broadcast_object(whole.exists(), 0):
    raise RuntimeError('lost')
half = out / 'loss.part'
if hvd.rank() == 0:
    half.write_text('0.1')
    half.replace(out / 'loss.txt')
hvd.allreduce(0.)  # the others wait for the first worker's file
assert (out / 'loss.txt').exists(), 'lost'


def keep():
    if hvd.rank() == 0:
        np.save('kept.npy', model.get_weights()[0])


keep()
hvd.allreduce(0.)  # the others wait for the first worker's file
assert os.path.exists('kept.npy')
if hvd.rank() == 0:
    np.save('more.npy', rows)
hvd.allreduce(0.)  # the others wait for the first worker's file
size = os.path.getsize('more.npy')
model.fit(share(rows), share(wanted), epochs=1 if size else 2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
