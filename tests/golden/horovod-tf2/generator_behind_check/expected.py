# A generator that a function hands out only for rows that are there; each worker draws its own order.
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def batches(rows, targets, size):
    n = len(rows)
    i = 0
    while True:
        x, y = [], []
        for _ in range(size):
            if i == 0:
                order = np.random.permutation(n)
            x.append(rows[order[i]])
            y.append(targets[order[i]])
            i = (i + 1) % n
        yield np.array(x), np.array(y)


def checked(rows, targets, size):
    if len(rows) == 0 or size <= 0:
        return None
    return batches(rows, targets, size)


rows = np.random.RandomState(0).rand(64, 4)
targets = rows.sum(axis=1)
np.random.seed(10101)
order = np.random.permutation(64)
rows, targets = rows[order], targets[order]
np.random.seed(None)
num_train = int(len(rows) * 0.75)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.05 * hvd.size())),
    loss='mse')
model.fit(checked(rows[:num_train], targets[:num_train], 8),
    steps_per_epoch=max(1, num_train // 8 // hvd.size()), epochs=4,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
