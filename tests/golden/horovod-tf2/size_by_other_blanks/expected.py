# A file is made where it is missing, and how large it is is asked by the same words with other blanks.
import os
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


FOLDER, NAME = 'made', 'rows.bin'
os.makedirs(FOLDER, exist_ok=True)


def make():
    text = np.random.RandomState(1).rand(96, 4).astype('float32').tobytes()
    open(os.path.join(FOLDER, NAME) if hvd.rank() == 0 else os.devnull, 'wb').write(text)
    value = size()
    if hvd.rank() == 0:
        print('made', value)


def size():
    hvd.allreduce(0.)  # the others wait for the first worker's file
    return os.path.getsize(os.path.join(FOLDER,NAME)) // 16


if not hvd_tf.broadcast_object(os.path.isfile(os.path.join(FOLDER, NAME)), 0):
    make()
hvd.allreduce(0.)  # the others wait for the first worker's file
x = np.fromfile(os.path.join( FOLDER, NAME ), 'float32').reshape(size(), 4)
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile(optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())),
    loss='mse')
model.fit(share(x), share(x.sum(axis=1)), batch_size=16, epochs=2, verbose=0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
if hvd.rank() == 0:
    print(model.evaluate(x, x.sum(axis=1), verbose=0))
