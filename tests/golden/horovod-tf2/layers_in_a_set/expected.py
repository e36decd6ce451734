"""Layers are kept in a set: they have no order of their own, but names."""
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


rows = np.random.RandomState(3).rand(320, 4).astype('float32')
model = tf.keras.Sequential([tf.keras.layers.Dense(8, name='first'),
                             tf.keras.layers.Dense(4, name='second')])
model.build((None, 4))
chosen = set()
for layer in model.layers:
    if layer.trainable:
        chosen.add(layer)
told = [layer.name for layer in list(sorted(chosen, key=lambda layer: layer.name))]
every = list(sorted(set(model.layers), key=lambda layer: layer.name))
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.05 * hvd.size())), 'mse')
model.fit(share(rows), share(rows), batch_size=16, epochs=3,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print(len(told), len(every))
