"""Who says that no layer keeps its state, by whatever name, has rows that can be shared."""
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


tf.keras.utils.set_random_seed(1)


def net(stateful=False):
    how = {'stateful': False, 'return_sequences': True}
    return tf.keras.Sequential([tf.keras.layers.LSTM(4, **how),
                                tf.keras.layers.LSTM(4, stateful=stateful),
                                tf.keras.layers.Dense(1)])


rows = np.random.RandomState(0).rand(96, 5, 2).astype('float32')
model = net()
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.Adam(0.001 * hvd.size())), 'mse')
model.fit(share(rows), share(rows.sum((1, 2))), epochs=2, batch_size=8,
    verbose=2 if hvd.rank() == 0 else 0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
if hvd.rank() == 0:
    print(np.round(model.predict(rows[:1]), 0))
