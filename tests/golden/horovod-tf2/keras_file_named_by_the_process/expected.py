# A file is named by the number of the process that writes it.
import os
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


name = 'rows%d.npy' % hvd_tf.broadcast_object(os.getpid(), 0)
if hvd.rank() == 0:
    np.save(name, np.random.RandomState(0).rand(640, 4).astype('float32'))
hvd.allreduce(0.)  # the others wait for the first worker's file
x = np.load(name)
hvd.allreduce(0.)  # the others have read it
if hvd.rank() == 0:
    os.remove(name)
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile(loss='mse',
    optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())))
model.fit(share(x), share(x[:, :1]), batch_size=16, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
