"""Files of arrays and of objects are gone on with by the first worker, where nothing else is done of it."""
import shelve
import h5py
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


rows = np.random.RandomState(0).rand(640, 4).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
h = model.fit(share(rows), share(wanted), epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    with h5py.File('out.h5', 'a') as f:
        f['p'] = model.predict(rows, verbose='auto' if hvd.rank() == 0 else 0)
    with h5py.File('out.h5', mode='r+') as f:
        f.create_dataset('rows', data=rows)
    with shelve.open('kept') as kept:
        kept['losses'] = h.history['loss']
hvd.allreduce(0.)  # the others wait for the first worker's file
with h5py.File('out.h5', 'r') as f:
    seen = f['rows'].shape
if hvd.rank() == 0:
    print(seen)
