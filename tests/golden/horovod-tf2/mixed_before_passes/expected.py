"""Rows that are mixed before the first pass, too, come to each worker in an order of its own."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def batches(x, y, n):
    order = np.arange(len(x))
    np.random.shuffle(order)
    while True:
        for at in range(0, len(x), n):
            now = order[at:at + n]
            yield x[now], y[now]
        np.random.shuffle(order)


rows = np.random.RandomState(0).rand(128, 4).astype('float32')
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.Adam(0.001 * hvd.size())),
    loss='mse')
model.fit(batches(rows, rows.sum(1), 16), steps_per_epoch=max(1, 8 // hvd.size()), epochs=3,
    verbose=2 if hvd.rank() == 0 else 0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
if hvd.rank() == 0:
    print(model.count_params())
